import { faultOfReason } from './reason';

describe('a reason', () => {
  it.each(['Entra al equipo de soporte', 'Tarjetas robadas', '  ok!  '])('may be %p', (reason) =>
    expect(faultOfReason(reason)).toBeNull(),
  );
  it.each(['', '   '])('is not nothing: %p', (reason) => expect(faultOfReason(reason)).toBe('missing'));
  it('has at least three characters beside spaces', () => expect(faultOfReason(' si ')).toBe('tooShort'));
  it('holds no address', () => expect(faultOfReason('escribió ana@example.test')).toBe('hasAddress'));
});
