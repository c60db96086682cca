/** Signs that a build's version may have at most. */
export const LONGEST_VERSION = 64;

/**
 * How a studio names a build, in composed form (NFC): as build tools write it, on one line and without a sign that cannot be seen.
 * It begins with a letter or a number, so that no table takes it for a formula, and ends with no space.
 */
const VERSION = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._+\-:/()#,~@]*[\p{L}\p{N}._+\-:/()#,~@])?$/u;
/** Letters among them, such as U+3164, that are drawn as nothing. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

export const isVersion = (text: string): boolean =>
  [...text].length <= LONGEST_VERSION && VERSION.test(text) && !UNSEEN.test(text);
