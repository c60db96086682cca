import { personMail } from '../../access/index.js';

export const alreadyRegistered = personMail('/login', {
  kind: 'mail:already-registered',
  when: 'A visitor signs up with an address that has an account',
  texts: {
    es: {
      subject: 'Ya tienes una cuenta en Ludoteca',
      paragraphs: [
        'Alguien, quizás tú, quiso crear una cuenta en Ludoteca con esta dirección. Ya tienes una y no cambió nada en ella.',
        'Para entrar, usa tu contraseña de siempre. Si no la recuerdas, pide una nueva en la misma página.',
      ],
      button: 'Iniciar sesión',
      notes: ['Si no fuiste tú, no tienes que hacer nada: a esa persona no le dijimos que tu cuenta existe.'],
    },
    en: {
      subject: 'You already have an account at Ludoteca',
      paragraphs: [
        'Someone, perhaps you, wanted to make an account at Ludoteca with this address. You already have one, and nothing changed in it.',
        'To sign in, use your usual password. If you do not remember it, ask for a new one on the same page.',
      ],
      button: 'Sign in',
      notes: ['If it was not you, there is nothing to do: we did not tell that person that your account exists.'],
    },
  },
});
