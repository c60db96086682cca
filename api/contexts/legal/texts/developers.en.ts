import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const developersEn: LegalText = {
  title: 'Terms for developers',
  sections: [
    {
      key: 'who',
      heading: 'Who agrees',
      paragraphs: [
        `This agreement is between ${SELLER.name} (a made-up company for this sample), RUT ${SELLER.rut}, and the person or studio that publishes games at Ludoteca.`,
        'The applicant is of age and may bind the studio that is named. What the application says is true and kept up to date.',
      ],
    },
    {
      key: 'rights',
      heading: 'Your games stay yours',
      paragraphs: [
        'You allow us to show, sell and deliver your games at Ludoteca while they are published, without exclusivity. You declare that you hold the rights to all that you upload.',
        'A person who bought a game may go on playing it even if you later take it off sale.',
      ],
    },
    {
      key: 'review',
      heading: 'Review before publishing',
      paragraphs: [
        'We review each game before it is first published. A game has to teach what it says, carry an age rating, respect children, show no advertising and collect no personal data.',
        'If a game falls short, we send it back with the reason. A published one can be taken down with a reason, and you can appeal.',
      ],
    },
    {
      key: 'money',
      heading: 'How the money is shared',
      paragraphs: [
        'Of the price without VAT, 70 % is yours and 30 % the platform’s, for sales and for subscriptions. Money that is given back to a person is taken from both parts.',
        'We pay to the account that you name. Taxes that the law has us withhold are withheld and shown in each statement.',
      ],
    },
    {
      key: 'data',
      heading: 'Your data',
      paragraphs: [
        'The studio’s name, profile and link are public. The tax id and the pay-out account are used only to pay you and to follow the law; the account is kept encrypted.',
        'Of the studio’s team we keep who works for it and in which role.',
      ],
    },
    {
      key: 'end',
      heading: 'End and changes',
      paragraphs: [
        'You can take your games off sale and end this agreement whenever you like. What was earned until then is paid all the same.',
        'If we change these terms, we will ask you to accept the new ones before you publish anything else.',
      ],
    },
  ],
};
