"""Training: one question fills the window, is answered, judged and explained; what is known, what is due, exams."""
