export const settings = {
  title: 'Tu cuenta',
  account: {
    nav: { label: 'Partes de tu cuenta', profile: 'Perfil', security: 'Seguridad', sessions: 'Sesiones', privacy: 'Privacidad' },
    profile: { title: 'Perfil', name: 'Nombre de usuario', email: 'Correo', verified: 'Confirmado', unverified: 'Sin confirmar', unverifiedText: 'Abre el enlace que te enviamos: hasta entonces puedes mirar, pero no comprar.' },
    security: {
      title: 'Cambia tu contraseña', lead: 'Sigues con tu sesión aquí y la cerramos en tus demás dispositivos. Te avisamos por correo.',
      current: 'Contraseña actual', wanted: 'Contraseña nueva', action: 'Cambiar contraseña', sending: 'Cambiando…', currentMissing: 'Escribe tu contraseña actual.', same: 'La contraseña nueva es igual a la actual. Elige otra.',
      failed: 'No pudimos cambiar tu contraseña', forgot: 'Crearla por correo', sessions: 'Dónde tienes tu sesión', sessionsText: 'Revisa tus dispositivos y cierra la sesión en los que ya no usas.', sessionsLink: 'Ver tus sesiones',
    },
    sessions: {
      title: 'Dónde tienes tu sesión', lead: 'Si no reconoces un dispositivo, cierra su sesión y cambia tu contraseña.',
      unknown: 'Dispositivo desconocido', current: 'Este dispositivo', activeNow: 'En uso ahora', lastSeen: 'Último uso: {{at}}', since: 'Sesión iniciada: {{on}}', network: 'Red {{network}}',
      remembered: 'Se mantiene 30 días sin uso', short: 'Se cierra sola tras un día sin uso',
      phone: 'Teléfono', tablet: 'Tableta', computer: 'Computador', other: 'Dispositivo',
      end: 'Cerrar sesión', endNamed: 'Cerrar sesión en {{device}}', ended: 'Cerramos la sesión en {{device}}.', failed: 'No pudimos cerrar la sesión. Inténtalo de nuevo.',
      others: 'Cerrar las demás sesiones', othersNone: 'Solo tienes tu sesión en este dispositivo.', confirmTitle: '¿Cerrar las demás sesiones?',
      confirm: 'Aquí sigues con tu sesión. En todos los demás dispositivos habrá que ingresar de nuevo.', cancel: 'Cancelar', othersEnded: 'Cerramos tu sesión en todos los demás dispositivos.',
    },
    privacy: { title: 'Privacidad', text: 'Qué guardamos de ti, para qué y por cuánto tiempo está en el <notice>aviso de privacidad</notice>.', kept: 'De tus dispositivos guardamos el tipo de navegador, la primera mitad de la dirección de red y la hora de cada ingreso, por 90 días.' },
  },
};
