const BROKEN = /\0|\p{Surrogate}/u;

/** Whether a text holds a NUL, or half of a character that takes two: JSON can write them, PostgreSQL and mails cannot hold them. */
export const hasBrokenCharacter = (text: string): boolean => BROKEN.test(text);
