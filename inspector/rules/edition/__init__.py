"""What holds when, and under which number: editions, concepts, citations, readings, how an action ended."""
