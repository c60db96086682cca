import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const guardianEn: LegalText = {
  title: 'The account of a child',
  sections: [
    {
      key: 'account',
      heading: 'What this account is',
      paragraphs: [
        'Ludoteca sells educational games. A child made an account to keep them in a library, and gave your address as that of the adult in charge.',
        "The account has no public profile: nobody else sees the child's name or picture. We use no tracking programs and show no advertising. Free games can be had without asking.",
      ],
    },
    {
      key: 'allowing',
      heading: 'What changes if you allow buying',
      paragraphs: [
        'Games of this shop can then be bought from the account. Each payment is made at Webpay, the page of Transbank, with a card; the account stores no cards.',
        "As the guardian you answer for these purchases and accept the terms of purchase and the privacy text in the child's name.",
        'You can withdraw the permission whenever you like, by the link in the mail that we send you when you allow it. Purchases made before are not undone by that, but keep their right of withdrawal.',
      ],
    },
    {
      key: 'data',
      heading: 'What data we hold',
      paragraphs: [
        'Of the account: e-mail address, user name, language, year of birth, what is added to the profile, its sessions, its purchases and its games.',
        'Of you: your e-mail address, when we asked and what you answered. We use it for this alone, and it is erased together with the account.',
        `You may ask to see, correct or erase the child's data: write to ${SELLER.email}, or ask on this page for the account to be deleted.`,
      ],
    },
  ],
};
