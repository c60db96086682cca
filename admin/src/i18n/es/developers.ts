/** What the console says about studios and applications, in Spanish. English has the same keys. */
export const developersEs = {
  resource: {
    name: 'Estudio |||| Estudios',
    fields: {
      q: 'Estudio',
      name: 'Estudio',
      country: 'País',
      applicantName: 'Quien postula',
      state: 'Estado',
      appliedAt: 'Postuló',
      decideBy: 'Responder hasta',
      decidedAt: 'Respondido',
      reason: 'Motivo',
      termsVersion: 'Términos aceptados',
      aboutEs: 'Presentación en español',
      aboutEn: 'Presentación en inglés',
      link: 'Página',
      taxId: 'RUT o identificación tributaria',
      account: 'Cuenta de pago',
      answer: 'Respuesta al rechazo',
    },
  },
  console: {
    state: {
      applied: 'Por responder',
      approved: 'Aprobado',
      rejected: 'Rechazado',
      withdrawn: 'Retirado',
      overdue: 'Atrasado',
    },
    role: { owner: 'Dirige', editor: 'Edita', reader: 'Mira' },
    account: { checking: 'Cuenta corriente', sight: 'Cuenta vista', savings: 'Cuenta de ahorro' },
    members: 'Equipo',
    application: 'Postulación',
    decide: 'Decidir',
    do: {
      approve: {
        action: 'Aprobar',
        title: '¿Aprobar este estudio?',
        consequence: 'Quien postula pasa a dirigir el estudio, puede publicar y recibe la noticia.',
        done: 'Estudio aprobado.',
      },
      reject: {
        action: 'Rechazar',
        title: '¿Rechazar esta postulación?',
        consequence: 'Quien postula recibe el motivo y puede responder y postular otra vez.',
        done: 'Postulación rechazada.',
      },
    },
  },
};
