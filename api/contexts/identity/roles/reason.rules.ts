/** Whether a reason, which is kept for ever, holds the name or the address of somebody who may want to be forgotten. */
export function namesPerson(reason: string, { username, email }: { username: string; email: string }): boolean {
  const words = ` ${reason.toLowerCase().replace(/[^\p{L}\p{N}@.]+/gu, ' ')} `;
  return words.includes(` ${username.toLowerCase()} `) || words.includes(email);
}
