export const cards = {
  ends: '{{brand}} ending in {{digits}}', card: 'Card', prepaid: 'Prepaid card',
  add: 'Add a card', adding: 'Opening the bank’s form…', leaving: 'Taking you to Webpay…', addFailed: 'Failed to create enrollment',
  guardianTitle: 'A guardian’s permission is missing', guardian: 'To save cards with this account, a guardian has to give permission by mail.', guardianAction: 'Ask for permission',
  unverifiedTitle: 'Your e-mail is not confirmed', unverified: 'To save a card, first open the link in the mail that we sent to {{email}}.', bankTitle: 'The card was not saved',
} as const;
