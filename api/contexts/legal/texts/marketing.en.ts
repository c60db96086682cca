import type { LegalText } from './legal-text.js';

export const marketingEn: LegalText = {
  title: 'News by mail',
  sections: [
    {
      key: 'what',
      heading: 'What we would send you',
      paragraphs: [
        'Mails from Ludoteca about new games and offers, once a week at most. We use only your e-mail address, your user name and your language, and give them to nobody.',
        'You can stop them whenever you like, in your account or by the link in each mail. Receipts and notices about your account always come.',
      ],
    },
  ],
};
