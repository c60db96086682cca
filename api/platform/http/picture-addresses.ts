/** The shop's own pictures in the text of an answer: a value that begins with their folder, not a word inside another. */
const OWN_PICTURE = /(?<!\\)"(?=\/media\/)/g;

/**
 * The JSON of an answer with whole addresses of pictures, so that clients on other sites find them. The shop keeps their paths only.
 * @param origin scheme and host of the shop, without a slash at the end
 */
export function withPictureAddresses(json: string, origin: string): string {
  return json.includes('"/media/') ? json.replace(OWN_PICTURE, `"${origin}`) : json;
}
