import { Refusal } from './refusal.js';

/**
 * Does what a request wants. Where it is refused, a twin of it may have come first, whose own doing is what refuses it: then the twin's answer is its answer.
 * @param copies the answer that the same request got, or null.
 */
export async function orFirstAnswer<Answer>(
  work: () => Promise<Answer>,
  copies: () => Promise<Answer | null>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const answer = error instanceof Refusal ? await copies() : null;
    if (answer === null) throw error;
    return answer;
  }
}
