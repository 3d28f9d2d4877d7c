free Free
