import { AGE_OF_OWN_DECISIONS } from '../../../legal/index.js';
import type { HelpArticle } from './help-text.js';

const AGE = AGE_OF_OWN_DECISIONS;

export const ACCOUNT: readonly HelpArticle[] = [
  {
    slug: 'log-in-problems',
    topic: 'account',
    texts: {
      es: {
        title: 'No puedo entrar',
        summary: 'Contraseña, correo de confirmación y sesiones.',
        sections: [
          {
            heading: 'Olvidé la contraseña',
            paragraphs: [
              'En Entrar elige ¿Olvidaste tu contraseña? Te enviamos un enlace para poner otra. Si no llega en unos minutos, mira en el correo no deseado.',
            ],
          },
          {
            heading: 'No llegó el correo de confirmación',
            paragraphs: [
              'Puedes pedirlo otra vez en la página de registro. Vale el enlace más nuevo. Revisa que la dirección esté bien escrita.',
            ],
          },
          {
            heading: 'Alguien más entró',
            paragraphs: [
              'En Cuenta, Sesiones, ves dónde está abierta tu cuenta y la cierras a distancia. Después cambia la contraseña.',
            ],
          },
          {
            heading: 'Entrar sin contraseña',
            paragraphs: [
              'En Cuenta, Seguridad, agrega una llave de acceso: tu teléfono o computador abre la cuenta con tu dedo, tu cara o su propio código. Si pierdes el equipo, quita la llave ahí y entra con tu contraseña.',
            ],
          },
          {
            heading: 'Perdí el teléfono de la verificación en dos pasos',
            paragraphs: [
              'Entra con uno de tus códigos de recuperación y conecta una aplicación nueva. Si tampoco los tienes, escríbenos desde el correo de tu cuenta.',
            ],
          },
        ],
      },
      en: {
        title: 'I cannot log in',
        summary: 'Password, confirmation e-mail and sessions.',
        sections: [
          {
            heading: 'I forgot the password',
            paragraphs: [
              'On the log-in page choose Forgot your password? We send a link to set another one. If it does not come within minutes, look in the junk folder.',
            ],
          },
          {
            heading: 'The confirmation e-mail did not come',
            paragraphs: [
              'You can ask for it again on the sign-up page. The newest link counts. Check that the address is spelled right.',
            ],
          },
          {
            heading: 'Somebody else logged in',
            paragraphs: [
              'Account, Sessions shows where your account is open and lets you close it from afar. Then change the password.',
            ],
          },
          {
            heading: 'Log in without a password',
            paragraphs: [
              'In Account, Security, add a passkey: your phone or computer opens the account with your finger, your face or its own code. If you lose the device, remove the passkey there and log in with your password.',
            ],
          },
          {
            heading: 'I lost the phone of my two-step log-in',
            paragraphs: [
              'Log in with one of your recovery codes and connect a new app. If you do not have those either, write to us from the e-mail address of your account.',
            ],
          },
        ],
      },
    },
  },
  {
    slug: 'children',
    topic: 'account',
    texts: {
      es: {
        title: 'Cuentas de niñas y niños',
        summary: 'Edad, permiso de una persona adulta y compras.',
        sections: [
          {
            heading: `Menores de ${AGE} años`,
            paragraphs: [
              `Preguntamos el año de nacimiento al crear la cuenta. Antes de los ${AGE} años la cuenta puede tener juegos gratis, pero no comprar.`,
              'Para comprar, da en tu cuenta el correo de tu persona adulta a cargo. Le escribimos y decide; puede retirar el permiso cuando quiera.',
            ],
          },
        ],
      },
      en: {
        title: 'Accounts of children',
        summary: "Age, a guardian's permission and buying.",
        sections: [
          {
            heading: `Below ${AGE} years`,
            paragraphs: [
              `We ask for the year of birth when an account is made. Below ${AGE} the account may have free games, but not buy.`,
              'To buy, give the address of your guardian in your account. We write to them and they decide; they can withdraw the permission at any time.',
            ],
          },
        ],
      },
    },
  },
  {
    slug: 'your-data',
    topic: 'account',
    texts: {
      es: {
        title: 'Tus datos y borrar la cuenta',
        summary: 'Bajar, corregir y borrar lo que guardamos.',
        sections: [
          {
            heading: 'Bajar y corregir',
            paragraphs: [
              'En Cuenta, Privacidad, pides un archivo con todo lo que guardamos sobre ti. En tu perfil corriges nombre, correo y lo demás.',
            ],
          },
          {
            heading: 'Borrar la cuenta',
            paragraphs: [
              'En la misma página pides borrar la cuenta. Te enviamos un correo para confirmarlo y hay un plazo para arrepentirte. La ley nos obliga a guardar los documentos de tus compras, sin tu nombre donde se puede.',
            ],
          },
        ],
      },
      en: {
        title: 'Your data and deleting the account',
        summary: 'Download, correct and delete what we hold.',
        sections: [
          {
            heading: 'Download and correct',
            paragraphs: [
              'In Account, Privacy, you ask for a file with all we hold about you. In your profile you correct name, address and the rest.',
            ],
          },
          {
            heading: 'Delete the account',
            paragraphs: [
              'On the same page you ask to delete the account. We send an e-mail to confirm it, and there is time to change your mind. The law makes us keep the documents of your purchases, without your name where we can.',
            ],
          },
        ],
      },
    },
  },
];
