import { holdsContact, namesPerson } from './reason.rules.js';

const person = { username: 'Ana Rojas', email: 'anita.rojas@example.test' };

describe('a reason that is kept for ever', () => {
  it.each([
    'Pidió Ana Rojas por teléfono',
    'ana rojas',
    '¡Ana Rojas!',
    'escribió anita.rojas@example.test',
    'Lo pidió Ana',
    'la señora ROJAS llamó',
    'A n a: Ánà',
    'Anita lo pidió',
    'de anita rojas',
  ])('names the person: %s', (reason) => expect(namesPerson(reason, person)).toBe(true));

  it.each([
    'Compras con tarjetas robadas',
    'Anamaría Rojasmiranda',
    'Entra al equipo de soporte',
    'Devolución de $ 12.345.678 el 21-11-2026',
    'Pedido L-2026-000123, tres intentos',
  ])('does not: %s', (reason) => expect(namesPerson(reason, person)).toBe(false));

  it('takes no number and no short word for a name', () => {
    expect(namesPerson('Un pago de 7 pesos', { username: 'El 7', email: '7@example.test' })).toBe(false);
    expect(namesPerson('Ganó el 2026', { username: 'El Gran Lucas 2026', email: 'x@example.test' })).toBe(false);
  });

  it.each([
    'pidió otra@correo.cl',
    '(jp+x@colegio.edu.cl)',
    'RUT 12.345.678-5',
    'rut 12345678-k',
    '7.654.321 - K',
    'llamar al +56 9 8765 4321',
    'fono 987654321',
    '9 8765-4321',
  ])('holds a contact: %s', (reason) =>
    expect([holdsContact(reason), namesPerson(reason, person)]).toEqual([true, true]),
  );

  it.each([
    'el 2026-11-21 a las 12:30',
    'cobro de 98.765.432 pesos',
    'orden 0198a000-0000-7000-8000-000000000000',
    'tarjeta terminada en 6623',
    '@ludoteca',
  ])('holds no contact: %s', (reason) => expect(holdsContact(reason)).toBe(false));
});
