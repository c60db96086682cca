import { GAME_OF_STUDIO } from '../studio.js';

export type Language = 'es' | 'en';

/** What the layout puts around a page: the bar's colour, and height and colour of the footer. */
const FRAMES = {
  home: { bar: 'blue', footer: 'purple', isSmall: false },
  blue: { bar: 'blue', footer: 'blue', isSmall: false },
  pink: { bar: 'pink', footer: 'blue', isSmall: false },
  door: { bar: null, footer: 'blue', isSmall: true },
} as const;
export type Frame = (typeof FRAMES)[keyof typeof FRAMES];

/** `login`: a log-in opens it. `own`: a log-in does, to people of the game's studio. */
export type Access = 'public' | 'login' | 'own';

/** A route of the specification: who may open it, how it is framed, and what its document is called. */
export interface SpecifiedRoute {
  pattern: string;
  access: Access;
  frame: Frame;
  title: Record<Language, string>;
  /** The same as the server draws it, which does not know the person yet. */
  drawn: Record<Language, string>;
  /** An address of it. `{game}` stands for the id of a game of the studio. */
  address: string;
}

type Row = readonly [
  pattern: string,
  access: Access,
  frame: keyof typeof FRAMES,
  es: string,
  en: string,
  address?: string,
];

/** Neighbours have different titles: by its title one knows that the next page has come. */
const ROWS: readonly Row[] = [
  [
    '/',
    'public',
    'home',
    'Videojuegos educativos para la escuela y la casa',
    'Educational video games for school and home',
  ],
  ['/games', 'public', 'pink', 'Juegos', 'Games'],
  ['/games/:id', 'public', 'pink', 'Volcán despierto', 'Wide-Awake Volcano', '/games/volcan-despierto'],
  [
    '/games/:id/achievements',
    'public',
    'pink',
    'Logros de Volcán despierto',
    'Achievements of Wide-Awake Volcano',
    '/games/volcan-despierto/achievements',
  ],
  ['/sudoku-game', 'public', 'pink', 'Jugar Sudoku del sur', 'Play Sudoku of the South'],
  [
    '/webgame/:game',
    'public',
    'pink',
    'Jugar El taller de fuerzas',
    'Play The Workshop of Forces',
    `/webgame/${GAME_OF_STUDIO}`,
  ],
  ['/about', 'public', 'pink', 'Sobre Ludoteca', 'About Ludoteca'],
  ['/contact', 'public', 'pink', 'Contacto', 'Contact'],
  ['/login', 'public', 'door', 'Ingresar', 'Log in'],
  ['/register', 'public', 'door', 'Crear cuenta', 'Create an account'],
  ['/forgot-password', 'public', 'door', '¿Olvidaste tu contraseña?', 'Forgot your password?'],
  ['/register-pending', 'public', 'door', 'Crear cuenta', 'Create an account'],
  ['/new-account-verify-email', 'public', 'door', 'El enlace no funcionó', 'The link did not work'],
  ['/verify-email', 'public', 'pink', 'Confirma tu correo', 'Confirm your e-mail'],
  ['/confirm-password-reset', 'public', 'door', 'Elige una contraseña nueva', 'Choose a new password'],
  ['/account', 'login', 'pink', 'Tu cuenta', 'Your account'],
  ['/edit', 'login', 'pink', 'Editar perfil', 'Edit profile'],
  ['/cart', 'public', 'pink', 'Tu carrito', 'Your cart'],
  ['/subscription', 'public', 'pink', 'Suscripción', 'Subscription'],
  ['/payment', 'login', 'pink', 'Pago', 'Payment'],
  ['/postorder', 'public', 'pink', 'Tu compra', 'Your purchase'],
  ['/postsubscription', 'public', 'pink', 'Tu suscripción', 'Your subscription'],
  ['/developer', 'login', 'pink', 'Panel de desarrollo', 'Developer dashboard'],
  [
    '/developer/:game/achievements',
    'own',
    'pink',
    'Logros de El taller de fuerzas',
    'Achievements of The Workshop of Forces',
    '/developer/{game}/achievements',
  ],
  ['/library', 'login', 'pink', 'Mi biblioteca', 'My Library'],
  [
    '/developer/:game/edit',
    'own',
    'pink',
    'Editar El taller de fuerzas',
    'Edit The Workshop of Forces',
    '/developer/{game}/edit',
  ],
  ['/upload', 'login', 'pink', 'Publicar un juego', 'Publish a game'],
  ['/orders', 'login', 'pink', 'Mis compras', 'My orders'],
  ['/ach-pass', 'login', 'pink', 'Conectar un juego descargado', 'Connect a downloaded game'],
  ['/player-stats', 'login', 'pink', 'Tus estadísticas', 'Your statistics'],
  ['/wishlist', 'login', 'pink', 'Lista de deseos', 'Wishlist'],
  ['/payment-methods', 'login', 'pink', 'Mis tarjetas', 'My cards'],
  ['/payment-methods/callback', 'login', 'pink', 'Tu tarjeta', 'Your card'],
  ['/subscription-management', 'login', 'pink', 'Mi suscripción', 'My subscription'],
  ['/my-discount-codes', 'login', 'pink', 'Mis códigos de descuento', 'My discount codes'],
  ['/redeem-code/:code', 'login', 'pink', 'Usar un código', 'Use a code', '/redeem-code/NADA-DE-NADA'],
  ['/developer-contact', 'public', 'blue', 'Contacto para desarrolladores', 'Contact for developers'],
  ['/discount-codes', 'login', 'pink', 'Mis códigos de descuento', 'My discount codes'],
  ['/report-problem', 'public', 'pink', 'Reportar un problema', 'Report a problem'],
  ['/privacy', 'public', 'pink', 'Privacidad', 'Privacy'],
  ['/legal', 'public', 'pink', 'Términos de uso y de compra', 'Terms of use and purchase'],
  ['/subscriber-agreement', 'public', 'pink', 'Acuerdo de suscripción', 'Subscriber agreement'],
  ['/refund', 'public', 'pink', 'Derecho a retracto', 'Right of withdrawal'],
  ['/cookies', 'public', 'pink', 'Cookies y medición', 'Cookies and measuring'],
];

/** Pages about something of a person's own, which the server cannot name. */
const DRAWN: Partial<Record<string, SpecifiedRoute['drawn']>> = {
  '/developer/:game/achievements': { es: 'Logros del juego', en: 'Achievements of the game' },
  '/developer/:game/edit': { es: 'Editar un juego', en: 'Edit a game' },
};

/** Every route of the specification but its two internal test pages. */
export const SPECIFIED: readonly SpecifiedRoute[] = ROWS.map(([pattern, access, frame, es, en, address = pattern]) => ({
  pattern,
  access,
  frame: FRAMES[frame],
  title: { es, en },
  drawn: DRAWN[pattern] ?? { es, en },
  address,
}));

/** The page of an address that leads nowhere. */
export const NOT_FOUND: Record<Language, string> = { es: 'Esta página no está', en: 'This page is not here' };

/** What the shop has beyond the specification; a page that stands in neither list is there by mistake. */
export const BEYOND: readonly string[] = [
  '/accessibility',
  '/account/privacy',
  '/account/security',
  '/account/sessions',
  '/allow-address',
  '/cancel-erasure',
  '/cancel-subscription',
  '/class',
  '/confirm-erasure',
  '/developer/application',
  '/developer/earnings',
  '/developer/invitation',
  '/developer/terms',
  '/games/:id/sheet',
  '/guardian',
  '/help',
  '/help/:slug',
  '/how-the-money-is-split',
  '/join',
  '/keep-address',
  '/library/check',
  '/objetivos',
  '/objetivos/:code',
  '/offline',
  '/orders/:id/return',
  '/orders/documents/:id',
  '/report-problem/status',
  '/schools',
  '/schools/classes/:classId',
  '/schools/join',
  '/status',
  '/unsubscribe',
  '/wishlist/shared/:token',
  '/wishlist/unsubscribe',
];
