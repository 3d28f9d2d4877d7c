Shop Shop Copyright © 2026 Example Ltd. All rights reserved.
