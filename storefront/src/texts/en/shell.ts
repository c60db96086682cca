export const shell = {
  shop: 'Ludoteca',
  tagline: 'Educational video games from Latin America',
  skip: 'Skip to the content',
  loading: 'Loading…',
  checkingSession: 'Checking your session…',
  close: 'Close',
  wentTo: '{{title}}, page loaded',
  nav: {
    label: 'Main', home: 'Home', games: 'Games', library: 'My Library', orders: 'My orders', login: 'Log in', signup: 'Sign up', logout: 'Log out',
    profile: 'Your account', account: 'Your account, {{name}}', menu: 'Menu', closeMenu: 'Close menu', loggedOut: 'You are logged out.',
  },
  cart: { label_one: 'Cart, {{count}} game', label_other: 'Cart, {{count}} games', label_zero: 'Cart, empty', empty: 'Your cart is empty' },
  language: { label: 'Language', toggle: 'Ver en español', short: 'ES' },
  footer: {
    label: 'About the shop', rights: '© {{year}} Ludoteca', vat: 'Prices are in Chilean pesos and include VAT (19%).',
    dollars: 'Amounts in US dollars are approximate; you always pay in pesos.', legal: 'Terms of sale', refund: 'Withdrawal and refunds', privacy: 'Privacy',
    promise: 'Games that teach, made in Latin America.', shopTitle: 'The shop', helpTitle: 'Clear terms',
  },
  legal: { version: 'Version {{version}}', contents: 'Contents', fingerprint: 'Fingerprint of this text' },
  agree: {
    label: 'Texts to accept', both: 'There are texts that you have not accepted yet: the <terms>terms of sale</terms> and the <privacy>privacy text</privacy>, version {{version}}.', terms: 'The <terms>terms of sale</terms> changed, or you have not accepted them yet. Version {{version}}.', privacy: 'The <privacy>privacy text</privacy> changed, or you have not accepted it yet. Version {{version}}.',
    action: 'I read and accept them', working: 'Saving…', failed: 'We could not save your answer.', done: 'We saved your answer.',
  },
  errors: {
    offline: 'We could not reach the shop. Check your connection and try again; nothing was lost.',
    server: 'Something failed on our side. Try again in a moment.',
    retry: 'Try again', back: 'Go back', home: 'Go to the home page', games: 'See the games',
    notFoundTitle: 'This page is not here', notFound: 'The address may have changed, or it was mistyped. The games are still where they were.',
    brokenTitle: 'This page could not be shown', broken: 'It is our fault, not yours. Nothing was charged and your cart is kept.',
    title: 'There is a problem', sendLink: 'Failed to send verification email',
  },
} as const;
