import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const withdrawalEn: LegalText = {
  title: 'Right of withdrawal',
  sections: [
    {
      key: 'right',
      heading: 'Your right: 10 days',
      paragraphs: [
        "You may change your mind about a purchase within 10 calendar days of buying, without giving a reason and at no cost. Article 3 bis of Chile's Law 19.496 says so.",
        'This right holds as long as you have neither downloaded nor played the game. If you already have, see the 14-day rule below.',
        'The period of a plan can be returned in the same way, as long as you have played none of its games since you paid for it.',
      ],
    },
    {
      key: 'confirmation',
      heading: '90 days if we did not send the confirmation',
      paragraphs: [
        'After each purchase we send a written confirmation to your e-mail address. Should we not do so, you have 90 days instead of 10.',
      ],
    },
    {
      key: 'goodwill',
      heading: 'A wider rule: 14 days and less than 2 hours',
      paragraphs: [
        'Even if you have already downloaded or played, we give your money back if you ask within 14 days of buying and played for less than 2 hours. We do not ask why.',
        'The shop offers this rule. It holds for games, not for the periods of a plan. It adds to your legal right and does not replace it.',
      ],
    },
    {
      key: 'how',
      heading: 'How to ask for it',
      paragraphs: [
        'Log in and choose "Return" in My orders or in your library. There you see what you can return and until when, and withdraw with a button. You may return a whole order or only some of its games.',
        `If you prefer an e-mail, write to ${SELLER.email} from your account's e-mail address, with your order number (it begins with LT-) and the games you are returning.`,
        'In the e-mail this text is enough: "I withdraw from the purchase of order LT-________. Games: ________. Date: ________".',
        'The day you use the button or send your e-mail counts. We confirm by e-mail that we received it.',
      ],
    },
    {
      key: 'refund',
      heading: 'How your money comes back',
      paragraphs: [
        'We return everything you paid for those games, without deductions, to the same card.',
        'With the button we ask the bank for the refund at once; if you write to us, within 5 working days. The law allows 45 days at most from when you tell us. The bank decides on which statement it appears.',
        'Returned games leave your library. We keep your progress for 30 days, and you can buy them again whenever you want. If you return the current period of a plan, the plan ends.',
      ],
    },
    {
      key: 'other',
      heading: 'Other cases',
      paragraphs: [
        'A free game has no money to give back.',
        'If a game does not work as its page says, you do not need this right: you have those that Law 19.496 gives for a faulty product or service, even after these periods.',
        `The shop: ${SELLER.name} (a made-up sample company), tax number (RUT) ${SELLER.rut}, ${SELLER.address}, ${SELLER.email}.`,
      ],
    },
  ],
};
