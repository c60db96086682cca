import { hash } from '@node-rs/argon2';
import { Passwords } from './passwords.js';

describe('the hash of a password', () => {
  const passwords = new Passwords();

  it('is outdated when it was made with other parameters than those of today', async () => {
    expect(passwords.isOutdated(await hash('Ludoteca1', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }))).toBe(
      true,
    );
    expect(passwords.isOutdated(await hash('Ludoteca1', { memoryCost: 19_456, timeCost: 3, parallelism: 1 }))).toBe(
      true,
    );
    expect(passwords.isOutdated(await passwords.hash('Ludoteca1'))).toBe(false);
  });
});
