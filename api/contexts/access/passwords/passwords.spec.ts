import { hash } from '@node-rs/argon2';
import { Passwords } from './passwords.js';

const TODAY = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const [composed, decomposed] = ['Ñandú-2026'.normalize('NFC'), 'Ñandú-2026'.normalize('NFD')];

describe('the hash of a password', () => {
  const passwords = new Passwords();

  it('is outdated when it was made with other parameters than those of today', async () => {
    const older = await hash('Ludoteca1', { ...TODAY, memoryCost: 8_192 });
    expect(await passwords.compare(older, 'Ludoteca1')).toBe('same-outdated');
    expect(await passwords.compare(await hash('Ludoteca1', { ...TODAY, timeCost: 3 }), 'Ludoteca1')).toBe(
      'same-outdated',
    );
    expect(await passwords.compare(await passwords.hash('Ludoteca1'), 'Ludoteca1')).toBe('same');
    expect(await passwords.compare(older, 'Ludoteca2')).toBe('other');
    expect(await passwords.compare(null, 'Ludoteca1')).toBe('other');
  });

  it.each([composed, decomposed])('is opened by every way to type its letters: %j', async (typed) => {
    const stored = await passwords.hash(typed);
    expect(await passwords.compare(stored, composed)).toBe('same');
    expect(await passwords.compare(stored, decomposed)).toBe('same');
    expect(await passwords.compare(stored, 'Nandu-2026')).toBe('other');
  });

  it('is opened by full-width letters of the same word', async () => {
    expect(await passwords.match(await passwords.hash('Ludoteca1'), 'Ｌｕｄｏｔｅｃａ１')).toBe(true);
  });

  it.each([decomposed, 'Clave1º', 'Cuarto½2026'])('opens by %j, of which it was made as typed', async (typed) => {
    const stored = await hash(typed, TODAY);
    expect(await passwords.compare(stored, typed)).toBe('same-outdated');
    expect(await passwords.compare(stored, typed.normalize('NFKC'))).toBe('other');
    expect(await passwords.compare(null, typed)).toBe('other');
  });
});
