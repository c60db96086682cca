import { namesPerson } from './reason.rules.js';

const person = { username: 'Ana Rojas', email: 'ana@example.test' };

describe('a reason that is kept for ever', () => {
  it.each(['Pidió Ana Rojas por teléfono', 'ana rojas', '¡Ana Rojas!', 'escribió ana@example.test'])('names the person: %s', (reason) => {
    expect(namesPerson(reason, person)).toBe(true);
  });

  it.each(['Compras con tarjetas robadas', 'Anamaría Rojasmiranda', 'Entra al equipo de soporte'])('does not: %s', (reason) => {
    expect(namesPerson(reason, person)).toBe(false);
  });
});
