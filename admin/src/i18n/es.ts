import { booksEs } from './books.es';
import { codesEs } from './codes.es';
import { refundsEs } from './refunds.es';
import { settlementsEs } from './settlements.es';
import { peopleEs } from './people.es';
import { timelineEs } from './timeline.es';

/** What the console says, in Spanish. English has the same keys. */
export const es = {
  resources: {
    ...peopleEs.resources,
    ...booksEs.resources,
    ...refundsEs.resources,
    codes: codesEs.resource,
    settlements: settlementsEs.resource,
    orders: {
      name: 'Pedido |||| Pedidos',
      fields: {
        number: 'Número', status: 'Estado', playerName: 'Jugador', playerId: 'Jugador', total: 'Total', gameTitles: 'Juegos', attempts: 'Intentos', placedAt: 'Hecho', paidAt: 'Pagado',
        placedAt_gte: 'Hecho desde', placedAt_lte: 'Hecho hasta', paidAt_gte: 'Pagado desde', paidAt_lte: 'Pagado hasta', q: 'Número, jugador o correo',
      },
    },
    payments: {
      name: 'Pago |||| Pagos',
      fields: {
        buyOrder: 'Orden de compra', orderNumber: 'Pedido', state: 'Estado', amount: 'Monto', card: 'Tarjeta', plannedAt: 'Empezó', decidedAt: 'Terminó', nextCheckAt: 'Próxima consulta',
        inDoubt: 'En duda', needsPerson: 'Necesita a alguien', authorizationCode: 'Autorización', plannedAt_gte: 'Desde', plannedAt_lte: 'Hasta',
        q: 'Orden, pedido, autorización o tarjeta',
      },
    },
    games: {
      name: 'Juego |||| Juegos',
      fields: {
        title: 'Título', developer: 'Desarrollador', price: 'Precio', listed: 'A la venta', releasedOn: 'Lanzamiento', q: 'Buscar por título o palabra', cover: 'Portada', slug: 'Dirección',
        'title.es': 'Título en español', 'title.en': 'Título en inglés', 'summary.es': 'Resumen en español', 'summary.en': 'Resumen en inglés',
        'description.es': 'Descripción en español', 'description.en': 'Descripción en inglés', 'teaches.es': 'Qué enseña, en español', 'teaches.en': 'Qué enseña, en inglés',
        subjects: 'Asignaturas', 'grades.from': 'Desde el curso', 'grades.to': 'Hasta el curso', ageRating: 'Edad', platforms: 'Dónde se juega', languages: 'Idiomas del juego',
      },
    },
  },
  console: {
    ...peopleEs.console,
    ...booksEs.console,
    code: codesEs.console,
    settlement: settlementsEs.console,
    refund: refundsEs.refund,
    document: refundsEs.document,
    late: refundsEs.late,
    title: 'Consola de Ludoteca',
    menu: 'Menú principal',
    none: '—',
    operations: 'Operación',
    dashboard: 'Resumen',
    session: {
      title: 'Entra a la consola',
      email: 'Correo', password: 'Contraseña', signIn: 'Iniciar sesión',
      noPlace: 'Tu cuenta no tiene acceso a la consola. Si lo necesitas, pídelo a quien administra la tienda.',
      another: 'Para entrar con otra cuenta, escribe sus datos.',
      toShop: 'Volver a la tienda',
    },
    home: {
      salesToday: 'Ventas de hoy', ordersToday: '1 pedido pagado |||| %{smart_count} pedidos pagados', refundedToday: '%{amount} devueltos',
      inDoubt: 'Pagos en duda', inDoubtHelp: 'Aún no se sabe si el dinero se movió',
      needPerson: 'Necesitan a alguien', needPersonHelp: 'Ninguna máquina puede resolverlos',
      undelivered: 'Pagado y no entregado', undeliveredHelp: 'Pedidos cuyos juegos o período no llegaron', renewals: 'Renovaciones con problemas', renewalsHelp: 'Planes cuya tarjeta fue rechazada',
      failed: 'Trabajo fallido', failedHelp: 'Correos y otros efectos que se abandonaron',
      ...refundsEs.home,
      feeds: 'Atraso interno', feedsHelp: 'Eventos que faltan por leer', feedsStopped: '1 lectura detenida |||| %{smart_count} lecturas detenidas',
      welcome: 'Hola. Elige una sección en el menú.',
    },
    chart: {
      title: 'Ventas de los últimos 30 días',
      description: 'Barras con el total pagado por día, en pesos. Total del período: %{total} en %{orders} pedidos. El mejor día fue el %{best} con %{bestTotal}.',
      descriptionEmpty: 'No hubo ventas en los últimos 30 días.',
      asTable: 'Ver como tabla', day: 'Día', orders: 'Pedidos', total: 'Total', refunded: 'Devuelto', today: 'hoy', period: 'Total del período',
      bar: '%{day}: %{total} en %{orders} pedidos',
    },
    ops: {
      title: 'Operación', feeds: 'Lecturas de eventos', feed: 'Lectura', status: 'Estado', lagEvents: 'Eventos de atraso', lagSeconds: 'Segundos de atraso', running: 'Al día', failed: 'Detenida',
      behind: 'Atrasada',
      failures: 'Efectos abandonados', kind: 'Qué', subject: 'Sobre qué', at: 'Cuándo', noFailures: 'No hay efectos abandonados.', order: 'Pedido', amount: 'Monto', subscriber: 'Persona', nextTry: 'Próximo intento', noTry: 'ninguno con esta tarjeta', erased: 'Persona borrada',
      workersBraked: 'Un proceso dejó de cobrar porque hubo más cobros que los que vencían. No cobra a nadie hasta que alguien revise y lo reinicie. |||| %{smart_count} procesos dejaron de cobrar porque hubo más cobros que los que vencían. No cobran a nadie hasta que alguien revise y los reinicie.',
      queueSilent: 'La cola de trabajos no responde: el conteo puede estar incompleto.',
      state: { failed: 'Falló', manual: 'Espera a una persona' },
    },
    order: {
      facts: 'Datos del pedido', lines: 'Juegos', payments: 'Pagos', timeline: 'Historia', game: 'Juego', price: 'Precio', plan: 'Plan', period: 'Del %{from} al %{until}', discount: 'Descuento de un código (%{percent} %)', seeCode: 'Ver el código', net: 'Neto', vat: 'IVA (19 %)', total: 'Total', player: 'Jugador',
      email: 'Correo', erased: 'Cuenta borrada', terms: 'Términos aceptados', termsVersion: 'Versión %{version}', noTerms: 'Sin registro', allOfPlayer: 'Ver todos sus pedidos',
      noPayments: 'Nada que pagar: el pedido fue gratis o aún no se intentó.', free: 'Gratis',
      status: { placed: 'Por pagar', paid: 'Pagado', refunded: 'Devuelto', closed: 'Sin pago' },
      downloadName: 'pedidos',
    },
    payment: {
      facts: 'Datos del pago', responseCode: 'Código de respuesta del banco', closedBecause: 'Por qué terminó', declaredBy: 'Lo declaró cobrado', awaitsSecond: '%{name}; falta que otra persona vea los mismos datos', declaredAlone: '%{name}', installments: 'Cuotas', installmentsOf: '%{count} de %{amount}',
      refund: 'Devolución', refundStarted: '%{amount}, en curso', refundCompleted: '%{amount}, hecha el %{at}', cardEnding: '%{type} ···· %{last4}', ending: '···· %{last4}',
      inDoubtYes: 'En duda', inDoubtNo: 'Sin dudas',
      type: { debit: 'Débito', credit: 'Crédito', prepaid: 'Prepago' },
      downloadName: 'pagos',
      state: {
        planned: 'Por empezar', 'token-issued': 'En el formulario del banco', checking: 'Consultando al banco', committing: 'Confirmando', authorizing: 'Cobrando la tarjeta', unknown: 'Resultado desconocido', approved: 'Aprobado',
        declined: 'Rechazado', closed: 'Terminado sin cobro', 'needs-person': 'Necesita a alguien', unwanted: 'Por devolver', refunding: 'Devolviendo',
        'refund-unknown': 'Devolución sin confirmar', refunded: 'Devuelto', 'refund-failed': 'Devolución fallida',
      },
      decide: 'Qué hacer',
      do: {
        settle: {
          action: 'Anotar lo que muestra el banco', title: 'Lo que muestra el portal del banco', consequence: 'La tienda ya no puede preguntarlo. Si se cobró, el pedido queda pagado o el dinero se devuelve; si no, el intento termina sin cobro.',
          done: 'Quedó anotado', question: '¿Muestra el portal un cobro de %{amount} con la orden %{buyOrder}?', yes: 'Sí: se cobró exactamente ese monto', no: 'No: no se cobró nada', missing: 'Elige lo que muestra el portal.',
          authorizationCode: 'Código de autorización', authorizationCodeFault: 'Escribe las 1 a 6 letras o cifras del código.', cardLast4: 'Últimas 4 cifras de la tarjeta', cardLast4Fault: 'Escribe las cuatro últimas cifras.', paymentType: 'Tipo de tarjeta',
        },
        taken: {
          action: 'Anotar que sí se cobró', title: 'Sí se cobró', done: 'Quedó anotado',
          consequence: 'Hoy este pago cuenta como no cobrado. Si el portal del banco muestra un cobro de %{amount} con la orden %{buyOrder}, anótalo aquí: el pedido queda pagado o el dinero se devuelve.',
        },
        retry: { action: 'Intentar otra vez', title: 'Pedir otra vez al banco que devuelva', consequence: 'Se pide al banco que devuelva %{amount}, que nadie quería cobrar.', done: 'Se intenta otra vez' },
        record: {
          action: 'Anotar que volvió', title: 'El dinero volvió', consequence: 'Anota cómo volvieron %{amount}. Antes de contar una transferencia se pregunta al banco si al final devolvió el dinero.', done: 'Quedó anotado', question: '¿Cómo volvió?', bank: 'Lo devolvió el banco: su portal lo muestra',
          transfer: 'Por transferencia desde nuestra cuenta', missing: 'Elige cómo volvió.',
          bankGaveBack: 'El banco dice que él mismo devolvió el dinero. Quedó anotado eso, y no una transferencia: no la hagas, o pide que la devuelvan.',
        },
      },
    },
    game: {
      texts: 'Textos', classification: 'Clasificación', sale: 'Venta',
      paragraphs: 'Separa los párrafos con una línea en blanco.', onePerLine: 'Uno por línea.',
      priceHelp: 'Pesos con IVA; 0 es gratis.',
      priceNote: 'Un precio nuevo queda como un evento en la historia del juego, con tu nombre y la hora. Rige para las compras siguientes; los pedidos ya hechos no cambian.',
      priceChange: 'Vas a cambiar el precio de %{from} a %{to}.',
      listedNote: 'Poner o quitar de la venta también queda en la historia. Quien ya lo compró lo conserva.',
      free: 'Gratis', seeInShop: 'Ver en la tienda', listed: 'A la venta', unlisted: 'Fuera de venta', downloadName: 'juegos',
      gradeOrder: 'No puede ser menor que el primer curso',
      grade: { 0: 'Kínder', basic: '%{grade}.º básico', middle: '%{grade} medio' },
      age: { educational: 'Educativo', all: 'Todo público', 8: 'Desde 8 años', 14: 'Desde 14 años', 18: 'Desde 18 años' },
      platform: { web: 'Navegador', windows: 'Windows', macos: 'macOS', linux: 'Linux', android: 'Android' },
      language: { es: 'Español', en: 'Inglés', pt: 'Portugués' },
      subject: {
        science: 'Ciencias', biology: 'Biología', chemistry: 'Química', physics: 'Física', astronomy: 'Astronomía', math: 'Matemática', logic: 'Lógica', language: 'Lenguaje', english: 'Inglés',
        history: 'Historia', geography: 'Geografía', arts: 'Artes', music: 'Música', technology: 'Tecnología', citizenship: 'Ciudadanía', health: 'Salud',
      },
    },
    exporting: 'Preparando el archivo…',
    exportFailed: 'No pudimos preparar el archivo. Prueba otra vez.',
    playerFilter: 'Jugador %{id}…',
  },
  timeline: timelineEs,
};

export type Words = typeof es;
