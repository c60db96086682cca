/** Days that a file which came with a report is kept, and an enquiry that a program filled in. */
export const FILES_KEPT_DAYS = 90;
/** Days that words of an enquiry or a report are kept from its end. */
export const WORDS_KEPT_DAYS = 365;
