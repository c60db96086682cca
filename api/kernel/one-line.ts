/**
 * Text on one line that reads as it is written: no control signs, no line ends, and none of the signs that make what follows
 * read backwards, by which `gpj.exe` is shown as `exe.jpg`.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;
