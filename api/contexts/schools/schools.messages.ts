import type { Bilingual } from '../../platform/http/messages.js';

/** What this context refuses, for people. */
export const SCHOOL_PROBLEMS: Record<string, Bilingual> = {
  'class-unknown': { es: 'No encontramos ese curso entre los tuyos.', en: 'We could not find that class among yours.' },
  'class-code-unknown': {
    es: 'Ningún curso tiene ese código. Míralo otra vez en la pizarra.',
    en: 'No class has that code. Look at the board once more.',
  },
  'class-closed': {
    es: 'El curso no recibe a nadie más por ahora. Avisa a tu profesora o profesor.',
    en: 'The class takes nobody else for now. Tell your teacher.',
  },
  'class-without-seats': {
    es: 'El curso todavía no tiene cupos para jugar. Avisa a tu profesora o profesor.',
    en: 'The class has no seats to play with yet. Tell your teacher.',
  },
  'class-full': {
    es: 'Ya no quedan cupos en el curso. Avisa a tu profesora o profesor.',
    en: 'No seats are left in the class. Tell your teacher.',
  },
  'class-game-unknown': {
    es: 'Uno de los juegos no se puede dar a un curso. Elige entre los de la lista.',
    en: 'One of the games cannot be given to a class. Choose from the list.',
  },
  'classes-too-many': {
    es: 'Ya tienes 40 cursos. Borra uno que no uses y prueba otra vez.',
    en: 'You have 40 classes already. Delete one that you do not use and try again.',
  },
  'nickname-invalid': {
    es: 'Elige un apodo de 2 a 20 letras o números, sin correo, teléfono ni RUT.',
    en: 'Choose a nickname of 2 to 20 letters or digits, without address, phone or identity number.',
  },
  'nickname-taken': {
    es: 'En el curso ya hay alguien con ese apodo. Si eres tú, entra con tu número; si no, elige otro.',
    en: 'Somebody in the class has that nickname. If it is you, come in with your number; if not, choose another one.',
  },
  'pupil-unknown': {
    es: 'No encontramos a esa persona en el curso.',
    en: 'We could not find that pupil in the class.',
  },
  'pupil-proof-wrong': {
    es: 'El apodo y el número no van juntos. Si perdiste tu número, pide otro a tu profesora o profesor.',
    en: 'Nickname and number do not go together. If you lost your number, ask your teacher for another one.',
  },
  'pupils-only': {
    es: 'Esto es para estudiantes que entraron con el código de su curso.',
    en: 'This is for pupils who came in with the code of their class.',
  },
  'teachers-only': {
    es: 'Solo una persona adulta puede tener cursos.',
    en: 'Only a grown-up can have classes.',
  },
  'teacher-unverified': {
    es: 'Primero confirma tu correo: así sabemos que los cursos son tuyos.',
    en: 'Confirm your address first: that way we know that the classes are yours.',
  },
  'teacher-unknown': {
    es: 'Nadie tiene una cuenta con ese correo. Déjalo vacío y envía el código al colegio.',
    en: 'Nobody has an account with that address. Leave it empty and send the code to the school.',
  },
  'school-plan-unknown': {
    es: 'Ningún colegio tiene ese código. Revísalo en el correo o el papel que recibió tu colegio.',
    en: 'No school has that code. Check it in the mail or paper that your school received.',
  },
  'school-plan-over': {
    es: 'Ese plan ya terminó. Escríbenos para darle cupos nuevos a tu colegio.',
    en: 'That plan is over. Write to us to give your school new seats.',
  },
  'school-plan-year': {
    es: 'Un plan vale para este año escolar o el siguiente.',
    en: 'A plan is for this school year or the next one.',
  },
};
