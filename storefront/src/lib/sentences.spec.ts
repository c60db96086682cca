import { sentences } from './sentences';

describe('sentences one after the other', () => {
  it('each end with a stop', () =>
    expect(sentences('No pudimos crear el pago', 'No se cobró nada.')).toBe(
      'No pudimos crear el pago. No se cobró nada.',
    ));
  it('keep the stop that they have', () =>
    expect(sentences('¿Seguro?', 'Sí…', '¡Listo!', 'Dijo «ya.»')).toBe('¿Seguro? Sí… ¡Listo! Dijo «ya.»'));
  it('leave out what is empty', () =>
    expect(sentences('', 'Failed to create payment', ' ')).toBe('Failed to create payment.'));
});
