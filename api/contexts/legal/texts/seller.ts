/** Whose shop this is, as Chilean law wants it told (Decree 6 of 2021). A made-up company: whoever runs the shop writes its own facts here. */
export const SELLER = {
  name: 'Ludoteca SpA',
  rut: '99.999.999-9',
  address: 'Avenida de los Juegos 123, Santiago, Chile',
  representative: 'Amanda Ejemplo',
  email: 'hola@ludoteca.test',
} as const;
