/** What happened to somebody's account, in plain words. */
export const accountEventsEs = {
  event: {
    RoleAssigned: 'Recibió el rol «%{role}»; antes tenía «%{previously}»',
    PersonBlocked: 'La cuenta quedó bloqueada y sus sesiones se cerraron',
    PersonUnblocked: 'La cuenta quedó abierta otra vez',
    SessionsEnded: 'Se cerraron todas sus sesiones',
    VerificationResent: 'Se pidió enviarle otra vez el enlace de confirmación',
    ErasureRequested: 'Pidió borrar su cuenta',
    ErasureBegunByTeam: 'El equipo comenzó el borrado de la cuenta',
    ErasureCancelled: 'Se anuló el borrado de la cuenta',
    ErasureStarted: 'Empezó el borrado de la cuenta',
    CertificateSettled: 'Quedó resuelto el envío del certificado de borrado',
    PersonErased: 'Los datos de la cuenta quedaron borrados',
    SignedIn: 'Inició sesión',
    SignInFailed: 'Un intento de iniciar sesión falló',
    ProfileEdited: 'Cambió el perfil',
    other: 'Otro hecho: %{name}',
  },
  kind: {
    'identity:buying-stopped': 'dejar de renovar, porque la persona adulta retiró el permiso',
    'mail:account-blocked': 'avisar por correo que la cuenta está bloqueada', 'mail:account-unblocked': 'avisar por correo que la cuenta está abierta otra vez',
    'mail:verify-email': 'enviar el enlace de confirmación por correo', 'mail:erasure-requested': 'confirmar por correo el pedido de borrado', 'mail:erasure-cancelled': 'avisar por correo que el borrado se anuló',
    'mail:erasure-begun-by-team': 'avisar por correo que la cuenta se borrará', 'mail:erasure-called-off-by-team': 'avisar por correo que el borrado se anuló',
    'mail:erasure-certificate': 'enviar el certificado de borrado por correo',
  },
  part: { account: 'Cuenta', roles: 'Roles', person: 'Cuenta', session: 'Sesión' },
};
