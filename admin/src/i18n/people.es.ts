import type { Permission } from '../lib/wire';

/** Each permission in a sentence; the compiler asks for one when the API gets another. */
const permission = {
  'console:open': 'Entrar a la consola',
  'order:read': 'Ver los pedidos',
  'payment:read': 'Ver los pagos',
  'game:read': 'Ver el catálogo completo, también lo que no está a la venta',
  'game:write': 'Cambiar textos, precios y qué juegos están a la venta',
  'ops:read': 'Ver las ventas del día y cómo funciona la tienda por dentro',
  'person:read': 'Ver las cuentas de las personas, con su nombre y correo',
  'person:write': 'Reenviar el enlace de confirmación y cerrar las sesiones de una cuenta',
  'person:block': 'Bloquear y desbloquear cuentas',
  'role:read': 'Ver los roles y sus permisos',
  'role:write': 'Crear, cambiar y quitar roles',
  'role:assign': 'Dar y quitar roles a las personas',
  'audit:read': 'Ver el registro de lo que hizo el equipo',
  'books:read': 'Ver la contabilidad y los comprobantes de todos',
  'incident:read': 'Ver los incidentes de dinero',
  'incident:resolve': 'Resolver incidentes de dinero',
  'refund:read': 'Ver devoluciones',
  'refund:approve': 'Aprobar, rechazar y dar devoluciones',
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
      session: { since: 'Desde', lastUse: 'Último uso', remembered: 'Recordada' },
      active: 'Activa', blocked: 'Bloqueada', verified: 'Confirmado', unverified: 'Sin confirmar', orderCount: '1 pedido |||| %{smart_count} pedidos', downloadName: 'personas',
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
      editNote: 'Lo que cambies rige de inmediato para la persona que lo tiene. |||| Lo que cambies rige de inmediato para las %{smart_count} personas que lo tienen.',
      name: 'Nombre del rol', nameHint: 'Por ejemplo, Soporte. De 2 a 40 letras, números o espacios.',
      nameFault: { missing: 'Escribe un nombre.', unfit: 'Usa de 2 a 40 letras, números, espacios o . _ -' },
      notHeld: 'Tú no tienes este permiso, por eso no puedes darlo ni quitarlo.', opensNothing: 'Sin «Entrar a la consola», los demás permisos no se pueden usar.',
      kept: { builtIn: 'De fábrica, no cambia', notHeld: 'Permite cosas que tú no puedes', inUse: 'En uso: no se puede quitar' },
    },
    permissionGroup: { console: 'Consola', order: 'Pedidos', payment: 'Pagos', game: 'Juegos', ops: 'Operación', person: 'Personas', role: 'Roles', audit: 'Registro', books: 'Contabilidad', incident: 'Incidentes', refund: 'Devoluciones' },
    permission,
    audit: {
      by: 'por', before: 'Antes', after: 'Después', gone: 'Quitado:', new: 'Agregado:', differenceOf: '%{action}, %{at}: antes y después', unknownGame: 'Un juego que ya no existe',
      empty: 'No hay nada en el registro con estos filtros.', downloadName: 'registro',
      action: {
        RoleDefined: 'Creó un rol', RoleChanged: 'Cambió un rol', RoleRemoved: 'Quitó un rol', RoleAssigned: 'Dio un rol', PersonBlocked: 'Bloqueó una cuenta', PersonUnblocked: 'Desbloqueó una cuenta',
        SessionsEnded: 'Cerró todas las sesiones', VerificationResent: 'Reenvió el enlace de confirmación', ProfileEdited: 'Cambió un perfil', GameEdited: 'Cambió los datos de un juego',
        GamePriced: 'Cambió un precio', GameListed: 'Puso un juego a la venta', GameUnlisted: 'Quitó un juego de la venta', GameRelabelled: 'Cambió el título o la portada de un juego',
      },
      field: {
        roleId: 'Rol', name: 'Nombre', permissions: 'Permisos', username: 'Nombre', email: 'Correo', bio: 'Presentación', birthYear: 'Año de nacimiento', birthday: 'Cumpleaños', language: 'Idioma',
        inPlan: 'En el plan', downloadMegabytes: 'Megabytes', 'requirements.es': 'Requisitos en español', 'requirements.en': 'Requisitos en inglés',
      },
    },
  },
};
