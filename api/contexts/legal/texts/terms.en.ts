import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const termsEn: LegalText = {
  title: 'Terms of use and purchase',
  sections: [
    {
      key: 'seller',
      heading: 'Who sells',
      paragraphs: [
        `The shop's details: ${SELLER.name}, tax number (RUT) ${SELLER.rut}, ${SELLER.address}. Representative: ${SELLER.representative}. Contact: ${SELLER.email}.`,
        'This is a made-up company: these are the details of the sample shop. Whoever runs the shop writes its own here.',
        'Ludoteca sells you the games, receives the payment and answers for the purchase. Each game is made by the person or studio named on its page.',
      ],
    },
    {
      key: 'acceptance',
      heading: 'How you accept these terms',
      paragraphs: [
        'You accept them when you tick the box that names them, when creating your account or before paying. The box is never ticked for you, and silence is not acceptance.',
        'With each purchase we keep which version you accepted. You can read, print and save this text whenever you want.',
      ],
    },
    {
      key: 'account',
      heading: 'Your account',
      paragraphs: [
        'To buy you need an account and a confirmed e-mail address: your receipt goes there. You can look around the shop without an account.',
        'Look after your password and tell us if you think somebody else is using your account. You can close it at any time by writing to our contact address.',
      ],
    },
    {
      key: 'minors',
      heading: 'Children and teenagers',
      paragraphs: [
        'We ask for the year of birth when an account is created. Accounts of children under 14 cannot buy until a responsible adult confirms it by e-mail.',
        'From 14 to 17, buy with the permission of your mother, father or guardian. If a minor bought without permission, write to us: we look at the case and give the money back where that is due.',
        'Each game shows its age rating and the school grades it is meant for.',
      ],
    },
    {
      key: 'prices',
      heading: 'Prices',
      paragraphs: [
        'All prices are in Chilean pesos (CLP) and include 19 % VAT. Before paying you see the total, the net amount and the VAT. There are no hidden charges and no delivery costs.',
        'The figure in US dollars is only an approximate guide: you are always charged in pesos.',
        'If a price goes up while you are buying, we show it to you and you decide again. We never charge more than the total you saw.',
      ],
    },
    {
      key: 'payment',
      heading: 'Payment',
      paragraphs: [
        'You pay with a credit, debit or prepaid card on Webpay, the page of Transbank. Your card details are typed there: Ludoteca neither sees nor keeps them.',
        "If the bank declines the payment or you cancel it, nothing is charged. If the bank's answer gets lost, we keep asking until we know it, and meanwhile the order is being confirmed.",
        'A game is not charged twice. Should the bank take money that is not due, we give all of it back without your having to ask.',
      ],
    },
    {
      key: 'delivery',
      heading: 'Delivery and receipt',
      paragraphs: [
        'As soon as the bank approves the payment, the game is in your library.',
        'We send you the confirmation of the purchase by e-mail, with its lines, the VAT, the facts of the payment and the text of your right of withdrawal. Keep it. The tax document follows the rules of the Chilean tax service (SII).',
      ],
    },
    {
      key: 'use',
      heading: 'What you may do with a game',
      paragraphs: [
        'Buying a game gives you the right to play it from your account, without time limit, for personal or family use. To use it with a whole class, write to us.',
        'You may not resell it, copy it for other people or get around its protections.',
        'If a game is no longer sold, it stays in the library of those who have it. Should we ever be unable to keep it running, we tell you beforehand and give you a way to keep it or your money back.',
      ],
    },
    {
      key: 'withdrawal',
      heading: 'Changing your mind',
      paragraphs: [
        'You have 10 days to withdraw without giving a reason, and 90 days if we did not send you the written confirmation. We also give your money back within 14 days if you played for less than 2 hours.',
        'The full rules are in the document "Right of withdrawal", which also comes with the e-mail of your purchase.',
      ],
    },
    {
      key: 'problems',
      heading: 'If something does not work',
      paragraphs: [
        `Write to ${SELLER.email} with your order number. We answer within 5 working days.`,
        "If a game does not work as its page says, we repair it, replace it or give you your money back, as Chile's consumer protection law (Law 19.496) says. Nothing in this text limits the rights that law gives you.",
        "You can also complain to Chile's national consumer service (SERNAC).",
      ],
    },
    {
      key: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'If we change them, we publish a new version with its date. It applies to purchases you make after accepting it; earlier ones keep the version you accepted.',
      ],
    },
    {
      key: 'law',
      heading: 'Which law applies',
      paragraphs: [
        'Chilean law applies. You may go to the court of the place where you live.',
        'Should this English version say something else, the Spanish version applies.',
      ],
    },
  ],
};
