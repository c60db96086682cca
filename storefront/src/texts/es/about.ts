export const about = {
  title: 'Sobre Ludoteca',
  lead: 'Una tienda de videojuegos que enseñan, hecha en Chile para Latinoamérica.',
  description: 'Por qué existe Ludoteca, de dónde salen sus cifras y para quién es.',
  why: {
    title: 'Por qué existe',
    text: 'Donde falta un laboratorio, un juego puede serlo: se mezcla, se mide, se falla y se prueba otra vez, sin romper nada. Y la mayoría de las niñas y los niños tiene acceso a un teléfono.',
  },
  figures: {
    title: 'De dónde salen las cifras',
    labs: '{{percent}} de las escuelas primarias de la región no tiene laboratorio de ciencias.',
    labsSource:
      'Banco Interamericano de Desarrollo (BID), nota técnica 277, mayo de 2011. Encuesta de 2006 en escuelas primarias de 16 países de América Latina y el Caribe.',
    phones: '{{percent}} de las niñas y los niños tiene acceso a un teléfono.',
    phonesSource: 'Cifra publicada por el proyecto, sin otra fuente.',
  },
  who: {
    title: 'Para quién es',
    families: 'Familias: juegos con edad, curso y precio claros; ningún anuncio y ningún rastreador para menores.',
    teachers: 'Docentes: cursos con código, sin correos de estudiantes, y un informe que es tuyo y puedes borrar.',
    makers: 'Estudios: publican sus juegos, ven cada cifra y reciben la parte que la regla pública dice.',
  },
  money: {
    title: 'Cómo se sostiene',
    text: 'Vivimos de nuestra parte de ventas y suscripciones. No vendemos datos ni mostramos publicidad.',
  },
  contact: 'Escríbenos',
};
