import { Refusal } from './refusal.js';

/**
 * Does what a request wants. Where it is refused, a twin of it may have come first, whose own doing is what refuses it: then the twin's answer is its answer.
 * @param twins the answer that the same request got, or null.
 */
export async function orTwins<Answer>(
  work: () => Promise<Answer>,
  twins: () => Promise<Answer | null>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const answer = error instanceof Refusal ? await twins() : null;
    if (answer === null) throw error;
    return answer;
  }
}
