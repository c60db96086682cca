import { createHash, randomBytes } from 'node:crypto';
import { sha256Of } from './sha256';

describe('the fingerprint of a file', () => {
  it.each([0, 1, 63, 64, 65, 1_000_003])('of %i bytes is the one that the server gives', async (size) => {
    const content = randomBytes(size);
    const read: number[] = [];

    const hash = await sha256Of(new Blob([content]), (bytes) => read.push(bytes));

    expect(hash).toBe(createHash('sha256').update(content).digest('hex'));
    expect(read.at(-1) ?? 0).toBe(size);
  });
});
