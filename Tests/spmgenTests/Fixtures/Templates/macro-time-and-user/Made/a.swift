2026-03-08 20:00 2026 jane jane Example Copyright © 2026 Example. All rights reserved.
