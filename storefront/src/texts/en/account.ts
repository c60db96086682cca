export const account = {
  email: 'E-mail', password: 'Password', show: 'Show', hide: 'Hide', showPassword: 'Show the password', hidePassword: 'Hide the password',
  login: {
    title: 'Log in', lead: 'To your library and your orders.', remember: 'Keep me logged in on this device', action: 'Log in', sending: 'Logging in…', noAccount: 'New here?', signup: 'Create an account', need: 'Log in to go on. Your cart is kept.',
    registered: 'Your account is ready. We sent a link to {{email}}: open it before your first purchase.',
  },
  register: {
    title: 'Create an account', lead: 'It is free. With it your games stay in your library.', username: 'User name', usernameHint: 'What other players see. Not your full name.', passwordHint: 'At least 8 characters, one capital letter and one digit.',
    birthYear: 'Year of birth', birthYearHint: 'To show games that fit. Under 14, create the account together with an adult.', terms: 'I accept the <terms>terms of sale</terms> and the <privacy>privacy notice</privacy>', action: 'Create the account', sending: 'Creating…', have: 'Already have an account?', login: 'Log in',
    strength: { label: 'Strength', missing: 'Missing: {{what}}.', length: '8 characters', upper: 'a capital letter', digit: 'a digit', fair: 'Fair. Longer is better.', good: 'Good.', strong: 'Strong.' },
    sentTitle: 'Check your e-mail', sent: 'We sent a link to {{email}}. Open it to confirm that it is yours; after that you can buy.', sentHint: 'Not there? Look in the spam folder, or ask for another.', resend: 'Send another link', resent: 'If the address has an account waiting, a new link is on its way.', goOn: 'Log in meanwhile',
  },
  verify: { title: 'Confirm your e-mail', working: 'Confirming…', done: 'Your e-mail is confirmed', doneText: 'You can buy games now.', failed: 'The link did not work', failedText: 'It may be old or already used. Ask for a new one.', missing: 'The link is not complete. Open it again from the e-mail, or ask for a new one.', action: 'Confirm my e-mail' },
  google: {
    action: 'Continue with Google', entering: 'Signing in with Google…', or: 'or with your e-mail', failed: 'We could not sign you in with Google. Try again.', missing: 'The Google button could not be loaded. Use your e-mail and your password.',
    terms: 'If it is your first time, by going on you accept the <terms>terms of sale</terms> and the <privacy>privacy notice</privacy>.',
    linkTitle: 'Link your account to Google', password: 'Your Ludoteca password', link: 'Link and log in', forgot: 'Forgot your password?', cancel: 'Not now',
  },
  problems: {
    email: 'Write your e-mail address, like name@example.com.', password: 'Write your password.', username: 'Choose 2 to 40 letters or digits; begin with one of them.', weak: 'The password needs at least 8 characters, a capital letter and a digit.', birthYear: 'Write the four digits of the year, like 1988.', terms: 'To create the account you need to accept the terms.',
    fallback: 'We could not log you in. Try again.', signup: 'We could not create the account. Try again.', verify: 'Failed to verify email', summary: 'Look at this before going on',
  },
} as const;
