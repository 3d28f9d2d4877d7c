2020-02-29 13:05 2020 Mary Major jane |
