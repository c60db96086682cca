export const account = {
  email: 'E-mail', password: 'Password',
  login: {
    title: 'Log in', lead: 'Log in to see your games and orders.', remember: 'Keep me logged in on this device', action: 'Log in', sending: 'Logging in…', noAccount: 'New here?', signup: 'Create an account', need: 'Log in to go on. Your cart is kept.', forgot: 'Forgot your password?', lost: 'Not there at {{email}}? Look in the spam folder, or ask for another.',
  },
  register: {
    title: 'Create an account', lead: 'It is free. With it your games stay in your library.', username: 'User name', usernameHint: 'What other players see. Not your full name.', passwordHint: 'At least 8 characters, one capital letter and one digit.',
    birthYear: 'Year of birth', birthYearHint: 'To show games that fit. Under 14, create the account together with an adult.', terms: 'I accept the <terms>terms of sale</terms> and the <privacy>privacy notice</privacy>', action: 'Create the account', sending: 'Creating…', have: 'Already have an account?', login: 'Log in',
    strength: { label: 'Strength', missing: 'Missing: {{what}}.', length: '8 characters', upper: 'a capital letter', digit: 'a digit', fair: 'Fair. Longer is better.', good: 'Good.', strong: 'Strong.' },
    sentTitle: 'Check your e-mail', sent: 'We sent a link to {{email}}. Open it to confirm that it is yours; after that you can log in.', sentHint: 'Not there? Look in the spam folder, or ask for another.', resend: 'Send another link', resent: 'If the address has an account waiting, a new link is on its way.', goOn: 'I opened the link: log in',
    pendingFirst: 'Confirm your e-mail first', proven: 'Confirmed by your link.', provenLead: 'Your e-mail is confirmed. Only this is left.',
    ready: 'Your account is ready', readyText: 'Your e-mail is confirmed: you can buy games now.',
  },
  pending: {
    lead: 'It is free. First we send a link to your e-mail, to know that it is yours.', action: 'Send me the link', sending: 'Sending…', direct: 'Cannot open your e-mail now?', directAction: 'Fill in the form and confirm later',
    sent: 'We sent a mail to {{email}}. Open its link to choose your name and your password.', hint: 'It can take a minute. If it is not there, look in the spam folder. Whatever is in your cart stays there.',
    check: 'I opened the link', again: 'Ask for another link', resent: 'We sent another mail. The links before it no longer work.', other: 'Use another e-mail',
    status: {
      pending: 'We do not see the link opened yet. Look for the newest mail of ours.', verified: 'Your e-mail is confirmed. Go on in the window that the link opened; if it is gone, ask for another link.',
      over: 'Nothing is waiting for this e-mail any more. If your account is made, log in; if not, ask for another link.',
    },
    opened: 'One press confirms that this e-mail is yours; then you choose your name and password.',
    failedSend: 'We could not send the link. Try again.', failedVerify: 'Failed to verify pending user', failedCheck: 'Failed to check pending user',
  },
  recovery: {
    title: 'Forgot your password?', lead: 'It happens. Write the e-mail of your account and we send you a link to choose a new one.', action: 'Send me the link', sending: 'Sending…', back: 'Back to the log-in',
    sent: 'If {{email}} has an account, a link to choose a new password is on its way.', hint: 'It can take a minute and works for one hour. If it is not there, look in the spam folder.', resent: 'If the address has an account, we sent another mail. The links before it no longer work.',
    confirmTitle: 'Choose a new password', confirmLead: 'With it you log in from now on. We will log you out everywhere else.', newPassword: 'New password', save: 'Save the new password', saving: 'Saving…',
    done: 'Your password was changed', doneText: 'Log in with the new one.', again: 'Ask for another link', failedRequest: 'Failed to request password reset', failedConfirm: 'Failed to confirm password reset',
  },
  verify: {
    account: {
      title: 'Confirm your e-mail', text: 'Did you make an account at Ludoteca with this e-mail?', action: 'Yes, I made it', disown: 'It was not me',
      disownHint: 'If it was not you, we delete that account with the password that was set for it. Your e-mail stays free.',
    },
    address: { title: 'Use this e-mail for your account', text: 'From then on you log in with it, and your receipts arrive here.', action: 'Use this e-mail' },
    disowned: 'We deleted that account', disownedText: 'It can no longer be used. If you want an account yourself, make one whenever you like.',
    title: 'Confirm your e-mail', working: 'Confirming…', done: 'Your e-mail is confirmed', doneText: 'You can log in and buy games now.', failed: 'The link did not work', missing: 'The link is not complete. Open it again from the e-mail, or ask for a new one.', goOn: 'Go on where you were', action: 'Confirm my e-mail',
  },
  google: {
    action: 'Continue with Google', entering: 'Signing in with Google…', or: 'or with your e-mail', failed: 'We could not sign you in with Google. Try again.', missing: 'The Google button could not be loaded. Use your e-mail and your password.',
    terms: 'If it is your first time, by going on you accept the <terms>terms of sale</terms> and the <privacy>privacy notice</privacy>.',
    linkTitle: 'Link your account to Google', password: 'Your Ludoteca password', link: 'Link and log in', forgot: 'Forgot your password?', cancel: 'Not now',
  },
  problems: {
    email: 'Write your e-mail address, like name@example.com.', password: 'Write your password.', username: 'Choose 2 to 40 letters or digits; begin with one of them.', weak: 'The password needs at least 8 characters, a capital letter and a digit.', birthYear: 'Write the four digits of the year, like 1988.', terms: 'To create the account you need to accept the terms.',
    fallback: 'We could not log you in. Try again.', signup: 'We could not create the account. Try again.', verify: 'Failed to verify email',
  },
} as const;
