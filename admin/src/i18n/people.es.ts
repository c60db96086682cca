import type { Permission } from '../lib/wire';

/** Each permission in a sentence; the compiler asks for one when the API gets another. */
const permission = {
  'console:open': 'Entrar a la consola',
  'order:read': 'Ver los pedidos',
  'payment:read': 'Ver los pagos',
  'payment:settle': 'Decidir los pagos que necesitan a una persona',
  'game:read': 'Ver el catálogo completo, también lo que no está a la venta',
  'game:write': 'Cambiar textos, precios y qué juegos están a la venta',
  'ops:read': 'Ver las ventas del día y cómo funciona la tienda por dentro',
  'person:read': 'Ver las cuentas de las personas, con su nombre y correo',
  'person:write': 'Reenviar el enlace de confirmación y cerrar las sesiones de una cuenta',
  'person:address': 'Cambiar el correo de una cuenta: espera, y su dirección actual lo puede detener',
  'person:block': 'Bloquear y desbloquear cuentas',
  'person:erase': 'Borrar una cuenta cuando la persona lo pide por escrito, y anular el borrado',
  'subscription:write': 'Activar y terminar suscripciones sin cobro',
  'role:read': 'Ver los roles y sus permisos',
  'role:write': 'Crear, cambiar y quitar roles',
  'role:assign': 'Dar y quitar roles a las personas',
  'audit:read': 'Ver el registro de lo que hizo el equipo',
  'books:read': 'Ver la contabilidad y los comprobantes de todos',
  'incident:read': 'Ver los incidentes de dinero',
  'incident:resolve': 'Resolver incidentes de dinero', 'settlement:import': 'Comparar liquidaciones del banco',
  'refund:read': 'Ver devoluciones',
  'refund:approve': 'Aprobar, rechazar y dar devoluciones',
  'code:read': 'Ver los códigos de descuento y sus usos',
  'code:write': 'Crear códigos de descuento y desactivarlos',
} satisfies Record<Permission, string>;

/** People, roles and the log of what the team did, in Spanish. English has the same keys. */
export const peopleEs = {
  resources: {
    people: {
      name: 'Persona |||| Personas',
      fields: {
        username: 'Nombre', email: 'Correo', roleId: 'Rol', verified: 'Correo confirmado', blocked: 'Bloqueada', state: 'Estado', createdAt: 'Desde', lastSeenAt: 'Última vez', language: 'Idioma',
        birthYear: 'Año de nacimiento', developer: 'Publica juegos', bio: 'Presentación', orders: 'Pedidos', createdAt_gte: 'Cuenta desde', createdAt_lte: 'Cuenta hasta', q: 'Nombre o correo',
      },
    },
    roles: { name: 'Rol |||| Roles' },
    audit: {
      name: 'Registro |||| Registro',
      fields: {
        at: 'Cuándo', actorName: 'Quién', action: 'Qué', subject: 'A quién o a qué', before: 'Antes', after: 'Después', reason: 'Motivo', actorId: 'Quién lo hizo', subjectId: 'A quién',
        at_gte: 'Desde', at_lte: 'Hasta', q: 'Persona o palabras del motivo',
      },
    },
  },
  console: {
    reason: {
      label: 'Motivo', hint: 'Sin nombres ni direcciones: queda guardado para siempre.', missing: 'Escribe el motivo.', tooShort: 'Escribe al menos 3 letras.',
      hasAddress: 'Escríbelo sin direcciones de correo (sin @): queda guardado para siempre.',
    },
    person: {
      facts: 'Datos de la cuenta', actions: 'Acciones', sessions: 'Sesiones abiertas', noSessions: 'No tiene sesiones abiertas.', inLog: 'Ver lo que el equipo hizo con esta cuenta',
      session: { unknownDevice: 'Dispositivo desconocido', times: 'Desde el %{since} · último uso el %{lastUse}', remembered: 'recordada 30 días' },
      erasure: { waiting: 'Se borrará el %{day}', underWay: 'Se está borrando', text: 'Hasta entonces se puede anular aquí, o con el enlace del correo que recibió la persona.', underWayText: 'Pasaron los siete días: ya no se puede anular.' },
      active: 'Activa', blocked: 'Bloqueada', verified: 'Confirmado', unverified: 'Sin confirmar', orderCount: '1 pedido |||| %{smart_count} pedidos', downloadName: 'personas',
      plan: { name: 'Suscripción', monthly: 'Mensual', yearly: 'Anual', none: 'Ninguna', status: { incomplete: 'sin pagar', active: 'activa', cancelled: 'no se renueva', past_due: 'pago rechazado', ended: 'terminada' }, until: 'hasta el %{day}' },
      do: {
        assignRole: {
          action: 'Dar un rol', title: 'Dar un rol a %{name}', role: 'Rol nuevo', missing: 'Elige un rol.', done: 'Listo, ya tiene su rol nuevo.',
          consequence: 'Ahora tiene el rol «%{role}». Lo que puede hacer cambia de inmediato y queda en su historia.',
          choose: 'Elige qué podrá hacer desde ahora.', notAll: 'No puedes dar un rol con permisos que tú no tienes.',
        },
        blockPerson: {
          action: 'Bloquear', title: 'Bloquear la cuenta de %{name}', done: 'La cuenta quedó bloqueada.',
          consequence: 'Sus sesiones se cierran y no podrá iniciar otra. Sus compras y juegos se conservan. Le avisamos por correo, sin el motivo.',
        },
        unblockPerson: {
          action: 'Desbloquear', title: 'Desbloquear la cuenta de %{name}', done: 'La cuenta está abierta otra vez.',
          consequence: 'Podrá iniciar sesión con su contraseña de siempre. Le avisamos por correo.',
        },
        eraseAccount: {
          action: 'Borrar la cuenta', title: 'Borrar la cuenta de %{name}', done: 'La cuenta se borrará en siete días.',
          consequence: 'Solo si lo pidió por escrito. En siete días sus datos y sus juegos se borran para siempre; los pedidos y pagos quedan sin su nombre. Ahora le avisamos por correo, con un botón para conservar la cuenta.',
        },
        keepAccount: {
          action: 'Anular el borrado', title: 'Conservar la cuenta de %{name}', done: 'La cuenta se queda.',
          consequence: 'La cuenta no se borra y nada en ella cambia. Le avisamos por correo.',
        },
        startPlan: {
          action: 'Activar la suscripción', title: 'Activar la suscripción de %{name}', done: 'La suscripción está activa.',
          consequence: 'Tendrá los juegos del plan por un período desde hoy. No se le cobra nada, y termina sola.',
        },
        endPlan: {
          action: 'Terminar la suscripción', title: 'Terminar la suscripción de %{name}', done: 'La suscripción quedó terminada.',
          consequence: 'Pierde los juegos del plan de inmediato y no se le cobra más. Lo pagado no vuelve solo: para eso devuelve el dinero en el pedido. Le avisamos por correo, sin el motivo.',
        },
        endSessions: {
          action: 'Cerrar todas sus sesiones', title: 'Cerrar todas las sesiones de %{name}', done: 'Sus sesiones quedaron cerradas.',
          consequence: 'Tendrá que iniciar sesión otra vez en todos sus dispositivos. Su cuenta sigue activa.',
        },
        resendVerification: {
          action: 'Reenviar el enlace de confirmación', title: 'Reenviar el enlace de confirmación a %{name}', done: 'El enlace va en camino.',
          consequence: 'Le llega un correo con un enlace nuevo, que dura 24 horas. Los enlaces anteriores dejan de servir.',
        },
      },
    },
    role: {
      title: 'Roles', intro: 'Cada persona tiene un rol, y el rol dice qué puede hacer. Los tres primeros son de fábrica y no cambian.', caption: 'Qué permite cada rol', permission: 'Permiso',
      holders: 'Quiénes lo tienen', people: '1 persona |||| %{smart_count} personas', change: 'Cambiar', unnamed: 'Rol n.º %{id}',
      builtIn: { 1: 'Administración', 2: 'Jugador sin publicar', 3: 'Miembro' },
      make: 'Crear un rol', edit: 'Cambiar un rol', editNamed: 'Editar el rol %{name}', remove: 'Quitar', removeNamed: 'Quitar el rol %{name}',
      removeConsequence: 'El rol desaparece de la lista. Lo que hicieron quienes lo tuvieron queda en el registro.',
      made: 'El rol quedó creado.', changed: 'El rol quedó guardado.', removed: 'El rol quedó quitado.',
      makeNote: 'El rol nuevo no lo tiene nadie: dáselo después a quien quieras desde su página.',
      editNoteNobody: 'Nadie tiene este rol todavía. Puedes cambiarlo con calma.',
      editNote: 'Lo que cambies rige de inmediato para la persona que lo tiene. |||| Lo que cambies rige de inmediato para las %{smart_count} personas que lo tienen.',
      name: 'Nombre del rol', nameHint: 'Por ejemplo, Soporte. De 2 a 40 letras, números o espacios.',
      nameFault: { missing: 'Escribe un nombre.', unfit: 'Usa de 2 a 40 letras, números, espacios o . _ -' },
      notHeld: 'Tú no tienes este permiso, por eso no puedes darlo ni quitarlo.', opensNothing: 'Sin «Entrar a la consola», los demás permisos no se pueden usar.',
      kept: { builtIn: 'De fábrica, no cambia', notHeld: 'Permite cosas que tú no puedes', inUse: 'En uso: no se puede quitar' },
    },
    permissionGroup: { console: 'Consola', order: 'Pedidos', payment: 'Pagos', game: 'Juegos', ops: 'Operación', person: 'Personas', subscription: 'Suscripciones', role: 'Roles', audit: 'Registro', books: 'Contabilidad', incident: 'Incidentes', refund: 'Devoluciones', code: 'Códigos de descuento' },
    permission,
    audit: {
      by: 'por', before: 'Antes', after: 'Después', gone: 'Quitado:', new: 'Agregado:', differenceOf: '%{action}, %{at}: antes y después', unknownGame: 'Un juego que ya no existe',
      subject: { refund: 'devolución del pedido %{order}', order: 'pedido %{order}', payment: 'pago del pedido %{order}', shelf: 'biblioteca, pedido %{order}', code: 'código de descuento', incident: 'incidente', subscription: 'suscripción' },
      empty: 'No hay nada en el registro con estos filtros.', downloadName: 'registro',
      action: {
        RoleDefined: 'Creó un rol', RoleChanged: 'Cambió un rol', RoleRemoved: 'Quitó un rol', RoleAssigned: 'Dio un rol', PersonBlocked: 'Bloqueó una cuenta', PersonUnblocked: 'Desbloqueó una cuenta',
        SubscriptionEnded: 'Terminó una suscripción', SubscriptionActivated: 'Activó una suscripción', PeriodGiven: 'Dio un período de un plan',
        ErasureRequested: 'Comenzó a borrar una cuenta', ErasureCancelled: 'Anuló el borrado de una cuenta',
        SessionsEnded: 'Cerró todas las sesiones', VerificationResent: 'Reenvió el enlace de confirmación', ProfileEdited: 'Cambió un perfil', GameEdited: 'Cambió los datos de un juego',
        RefundRequested: 'Dio una devolución', RefundApproved: 'Aprobó una devolución', RefundSeconded: 'Aprobó una devolución como segunda persona', RefundDenied: 'Rechazó una devolución', RefundRetried: 'Pidió intentar otra vez una devolución',
        RefundCompleted: 'Anotó que una devolución está hecha', RefundFailed: 'Anotó que una devolución no se hizo', PaymentRefunded: 'Con ello volvió dinero de un pago', PaymentRefundFailed: 'Con ello no volvió dinero de un pago',
        PaymentDeclaredTaken: 'Declaró cobrado un pago, que espera a una segunda persona', PaymentSettledByHand: 'Anotó lo que el portal del banco muestra de un pago', PaymentReturnRetried: 'Pidió intentar otra vez devolver dinero', PaymentApproved: 'Con ello un pago cuenta como cobrado', PaymentClosed: 'Con ello un pago cuenta como no cobrado',
        PaymentUnwanted: 'Con ello hay dinero que devolver', OrderPaid: 'Con ello se pagó un pedido', EntitlementGranted: 'Con ello un juego llegó a una biblioteca', PeriodPaid: 'Con ello se pagó un período de un plan', PeriodChargeFailed: 'Con ello no se pagó un período de un plan',
        OrderRefunded: 'Con ello volvió dinero de un pedido', EntitlementEnded: 'Con ello un juego salió de una biblioteca', IncidentResolved: 'Resolvió un incidente',
        CodeIssued: 'Creó un código de descuento', CodeDeactivated: 'Desactivó un código de descuento', GamePriced: 'Cambió un precio', GameListed: 'Puso un juego a la venta', GameUnlisted: 'Quitó un juego de la venta', GameRelabelled: 'Cambió el título o la portada de un juego',
      },
      field: {
        amount: 'Monto', net: 'Neto', vat: 'IVA', ground: 'Derecho', answerBy: 'Responder hasta', needsSecond: 'Necesita a una segunda persona', how: 'Cómo se devolvió', whole: 'Todo el pedido', why: 'Qué se dijo', because: 'Porque',
        hint: 'Termina en', purpose: 'Para qué', 'gift.kind': 'Da', 'gift.percent': 'Por ciento', 'gift.periods': 'Períodos', 'limits.uses': 'Usos en total', 'limits.usesPerPerson': 'Usos por persona', 'limits.validFrom': 'Primer momento',
        'limits.validUntil': 'Último momento', 'limits.gameIds': 'Solo para juegos', 'limits.planIds': 'Solo para planes', 'limits.firstPurchaseOnly': 'Solo una primera compra',
        roleId: 'Rol', name: 'Nombre', permissions: 'Permisos', username: 'Nombre', email: 'Correo', bio: 'Presentación', birthYear: 'Año de nacimiento', birthday: 'Cumpleaños', language: 'Idioma',
        period: 'Período', firstPeriod: 'Período', 'cutPeriod.period': 'Período cortado', 'cutPeriod.from': 'Empezó', anchor: 'Desde', from: 'Desde', until: 'Hasta', autoRenew: 'Se renueva',
        givenAt: 'Dado', activatedAt: 'Activada', endedAt: 'Terminada',
        requestedAt: 'Pedido', dueAt: 'Se borra', cancelledAt: 'Anulado', inPlan: 'En el plan', downloadMegabytes: 'Megabytes', 'requirements.es': 'Requisitos en español', 'requirements.en': 'Requisitos en inglés',
      },
    },
  },
};
