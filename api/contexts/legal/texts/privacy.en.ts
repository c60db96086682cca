import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const privacyEn: LegalText = {
  title: 'Privacy',
  sections: [
    {
      key: 'controller',
      heading: 'Who answers for your data',
      paragraphs: [
        `The shop's details: ${SELLER.name} (a made-up sample company), tax number (RUT) ${SELLER.rut}, ${SELLER.address}. For anything about your data: ${SELLER.email}.`,
        "We already follow Chile's Law 21.719 on personal data, although it is in force from 1 December 2026.",
      ],
    },
    {
      key: 'kept',
      heading: 'What we keep and why',
      paragraphs: [
        'Your account: e-mail address, user name, language, year of birth and what you add to your profile. So that you can sign in and buy, and we can write to you about your purchases. The password is kept in a way that not even we can read.',
        'Your sessions: when you signed in and until when the session lasts. To protect you from anyone who wants to use your account.',
        'Your purchases: games, prices, dates and the version of the terms you accepted. To keep the contract and the laws on consumers and taxes.',
        'Your payments: what the bank reports: type of card, its last four digits, instalments, authorization code, date and result. The full number and the security code never pass through the shop.',
        'Your library: which games you have and since when. So that you can play them.',
        'If you apply to publish games: the data of your studio, your tax id and the account to which we pay you, which we keep encrypted. It serves to review the application and to pay you.',
      ],
    },
    {
      key: 'not-done',
      heading: 'What we do not do',
      paragraphs: [
        'We do not sell data, show advertising, follow your browsing or load tracking programs of others. We do not ask for sensitive data.',
      ],
    },
    {
      key: 'browser',
      heading: 'What your browser keeps',
      paragraphs: [
        'The shop only uses necessary cookies of its own. None of them serves advertising or follows you:',
        'lang (1 year): the language in which you want to see the shop.',
        'known_device (180 days): remembers that this browser has signed in to your account. If another person tries to guess your password from elsewhere, you can still sign in. It does not hold your e-mail address and does not open your account by itself.',
        "google_nonce (1 hour): only where you can sign in with Google. It ties Google's answer to this browser, so that it is of no use in another. It is deleted when you sign in.",
        "Your browser also keeps what the shop needs to work: your session, your cart, a discount code and which step of a purchase you had reached. You can delete all of this in your browser's settings.",
      ],
    },
    {
      key: 'shared',
      heading: 'Who else receives them',
      paragraphs: [
        'Transbank, to take the payment: we send it the amount and an order number, not your name or e-mail address.',
        'Those who host the shop and deliver its e-mails, only on our behalf. And the authorities, when a law demands it.',
      ],
    },
    {
      key: 'time',
      heading: 'For how long',
      paragraphs: [
        'Your account and profile: as long as you have the account. If you ask us to erase it, we erase your e-mail address, your name and your profile.',
        'Sessions: until they end, 90 days at most.',
        'Purchases and payments: 6 years, because the tax rules ask for the records to be kept. After your account is erased they stay under a number, without your name or e-mail address.',
      ],
    },
    {
      key: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You may ask, free of charge, to know what we hold (access), have it corrected (rectification) or erased (deletion), object to a use (objection), take it with you in a readable format (portability) and have us stop using it for a time (blocking).',
        `Write to ${SELLER.email} from your account's e-mail address. We answer within 30 calendar days; if a case needs longer, we tell you and may take another 30, once.`,
        "If you are not satisfied, you can complain to Chile's data protection agency (Agencia de Protección de Datos Personales).",
      ],
    },
    {
      key: 'children',
      heading: 'Children and teenagers',
      paragraphs: [
        'For children under 14 we need the permission of their mother, father or guardian. We ask for the least possible and always decide with their good first in mind.',
        'A mother, father or guardian may ask to see, correct or erase the data of their children.',
      ],
    },
    {
      key: 'safety',
      heading: 'How we look after them',
      paragraphs: [
        'Only those who need your data to help you see them. The records of purchases carry neither your name nor your e-mail address.',
        'Should there be a leak that puts you at risk, we tell the agency and you, without delay and in clear words.',
      ],
    },
    {
      key: 'changes',
      heading: 'Changes',
      paragraphs: [
        'If this text changes, we publish the new version with its date. If the change matters to you, we write to you beforehand.',
      ],
    },
  ],
};
