import { hashedName } from './hashed-files.js';

describe('the name of a file by its content', () => {
  it('is another for another content, and keeps its ending', () => {
    const [one, other] = ['one', 'other'].map((content) => hashedName('cover.svg', Buffer.from(content)));
    expect(one).toMatch(/^cover\.[0-9a-f]{16}\.svg$/);
    expect(other).not.toBe(one);
    expect(hashedName('cover.svg', Buffer.from('one'))).toBe(one);
  });
});
