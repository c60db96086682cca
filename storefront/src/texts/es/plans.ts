export const plans = {
  title: 'Suscripción', promise: 'Todos los juegos del plan, un solo precio', lead: 'Juega todos los juegos del plan mientras dure tu suscripción. La cancelas cuando quieras, en dos clics.',
  choose: 'Elige un plan', perMonth: '{{amount}} al mes', perYear: '{{amount}} al año', saves: 'Ahorras {{amount}} al año', vat: 'IVA incluido. Siempre pagas en pesos chilenos.',
  included: 'Juegos del plan', includedLead_one: '{{count}} juego hoy, y los que se sumen después.', includedLead_other: '{{count}} juegos hoy, y los que se sumen después.', includedNone: 'Pronto habrá juegos en el plan.',
  loading: 'Revisando tu cuenta…', loadFailed: 'No pudimos obtener tus suscripciones', again: 'Intentar de nuevo',
  pay: {
    title: 'Pago', other: 'Administrar mis tarjetas', noCard: 'Primero guarda una tarjeta', noCardText: 'La escribes una sola vez, en Webpay. Después vuelves aquí y te suscribes.', addCard: 'Guardar una tarjeta', broken: 'Ninguna de tus tarjetas guardadas funciona. Agrega otra.',
    today: 'Hoy se cobran {{amount}} a tu tarjeta.', nextMonthly: 'Después se cobra lo mismo cada mes, el día en que empezaste, hasta que canceles.', nextYearly: 'Después se cobra lo mismo cada año, el mismo día, hasta que canceles. Te escribimos 15 y 3 días antes.',
    withdrawal: 'Puedes retractarte dentro de 10 días y te devolvemos el dinero.', accept: 'Acepto los <terms>términos de venta</terms> y conozco el <refund>derecho a retracto</refund>', acceptNeeded: 'Para suscribirte tienes que aceptar los términos.',
    action: 'Suscribirme y pagar {{amount}}', working: 'Cobrando a tu tarjeta…',
  },
  login: { title: 'Ingresa para suscribirte', text: 'Guardamos el plan que elegiste.', action: 'Ingresar y suscribirme', signup: 'Crear una cuenta' },
  guardian: { title: 'Primero tiene que autorizarlo una persona adulta', text: 'Para que esta cuenta pague una suscripción, tu apoderado tiene que dar permiso por correo. Con un código no necesitas permiso.', action: 'Pedir permiso' },
  unverified: { title: 'Falta confirmar tu correo', text: 'Para suscribirte tenemos que saber que {{email}} es tuyo. Abre el enlace que te enviamos y vuelve aquí.', resend: 'Enviarme el enlace', resent: 'El enlace va en camino.' },
  already: { title: 'Ya tienes una suscripción', text: '{{plan}}. Juegas hasta el {{date}}.', renews: '{{plan}}. Se renueva sola.', action: 'Ver mi suscripción', library: 'Ir a mi biblioteca', pendingTitle: 'Estamos confirmando un pago', pending: 'El banco todavía no nos dice el resultado. No vuelvas a pagar.', pendingAction: 'Ver cómo va', debtTitle: 'Tu suscripción tiene un pago pendiente', debt: 'Elige otra tarjeta en la página de tu suscripción.' },
  code: { title: '¿Tienes un código?', label: 'Código', hint: 'Con un código de plan no necesitas tarjeta.', action: 'Usar el código', working: 'Usando el código…', empty: 'Escribe el código.', failed: 'No pudimos suscribirte con el código', otherTitle: 'El código no se usó' },
  trouble: {
    create: 'No pudimos crear tu suscripción', declined: 'Pago rechazado (código: {{code}}). Inténtalo otra vez o usa otro medio de pago.', declinedBecause: 'Pago rechazado: {{message}}', creation: 'No pudimos crear la suscripción. Escríbenos para ayudarte.', failed: 'El pago de la suscripción falló. Inténtalo otra vez.',
    later: 'No pudimos procesar el pago. Inténtalo más tarde.', unexpected: 'Ocurrió un error inesperado. Inténtalo más tarde.', unsure: 'Si el banco alcanzó a cobrar, lo verás en la página de tu suscripción; intentarlo otra vez no cobra dos veces.', changed: 'Los términos cambiaron. Léelos y acéptalos otra vez. No se cobró nada.', nothing: 'No se cobró nada.', addCard: 'Agregar otra tarjeta', mine: 'Ver mi suscripción',
  },
};
