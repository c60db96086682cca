import { personMail } from '../../access/index.js';

export const addressWanted = personMail('/login', {
  kind: 'mail:address-wanted',
  when: 'Another account wants to move to this address',
  texts: {
    es: {
      subject: 'Tu dirección ya tiene una cuenta en Ludoteca',
      paragraphs: [
        'Alguien, quizás tú, quiso usar esta dirección en otra cuenta de Ludoteca. Ya tienes una con ella y nada cambió.',
        'Para entrar, usa tu contraseña de siempre.',
      ],
      button: 'Iniciar sesión',
      notes: ['Si no fuiste tú, no tienes que hacer nada: a esa persona no le dijimos que tu cuenta existe.'],
    },
    en: {
      subject: 'Your address already has an account at Ludoteca',
      paragraphs: [
        'Someone, perhaps you, wanted to use this address for another account at Ludoteca. You already have one with it, and nothing changed.',
        'To sign in, use your usual password.',
      ],
      button: 'Sign in',
      notes: ['If it was not you, there is nothing to do: we did not tell that person that your account exists.'],
    },
  },
});
