import { nicknameKey, readNickname } from './nickname.rules.js';

describe('a nickname', () => {
  it.each(['Puma', 'Ñandú 7', "D'Artagnan", 'Sol-Luna', 'R2D2', '小熊'])('can be %p', (name) =>
    expect(readNickname(name)).toBe(name),
  );
  it('is shown without needless spaces', () => expect(readNickname('  Zorro   Rojo ')).toBe('Zorro Rojo'));
  it.each([
    '',
    'A',
    'x'.repeat(21),
    'ana@liceo.cl',
    '56912345678',
    '12.345.678-9',
    '<b>x</b>',
    'a\nb\u0000',
    '🦊🦊',
    '...',
  ])('is never %p', (typed) => expect(readNickname(typed)).toBeNull());
  it('is the same with other case, accents and spaces', () => {
    expect(nicknameKey('Ñandú Azul')).toBe(nicknameKey('nandu-azul'));
    expect(nicknameKey('Puma')).not.toBe(nicknameKey('Puma2'));
  });
});
