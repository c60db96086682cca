/** What the console says about seats of schools, in Spanish. English has the same keys. */
export const schoolPlansEs = {
  resource: {
    name: 'Plan escolar |||| Planes escolares',
    fields: {
      school: 'Colegio',
      seats: 'Cupos',
      used: 'Cupos en uso',
      state: 'Estado',
      code: 'Código para docentes',
      classes: 'Cursos',
      teachers: 'Docentes',
      endsOn: 'Vale hasta',
      reference: 'Por qué se dio',
      teacher: 'Correo de un docente (opcional)',
      givenAt: 'Dado el',
      endedBecause: 'Por qué terminó',
      q: 'Colegio o motivo',
    },
  },
  console: {
    give: 'Dar cupos a un colegio',
    given: 'El colegio tiene sus cupos.',
    until: '31 de diciembre de %{year}',
    usedOf: '%{used} de %{all}',
    state: { running: 'Vigente', ended: 'Terminado', over: 'Año terminado' },
    hint: {
      school: 'El nombre del colegio, sin nombres de personas: queda guardado para siempre.',
      seats: 'Cuántos estudiantes pueden jugar.',
      reference: 'Por ejemplo, el número de la factura. Sin nombres de personas.',
      teacher: 'Recibe los cupos de inmediato. Los demás usan el código.',
    },
    do: {
      seats: {
        action: 'Cambiar los cupos',
        title: '¿Cambiar los cupos?',
        consequence: 'Quienes ya entraron se quedan, aunque los cupos sean menos.',
        done: 'Los cupos cambiaron.',
      },
      end: {
        action: 'Terminar el plan',
        title: '¿Terminar este plan?',
        consequence: 'Los cursos siguen, pero sus juegos se cierran. No se puede deshacer.',
        done: 'El plan terminó.',
      },
    },
  },
};
