import { defineMail } from '../../../platform/mail/mail.js';
import { Enquiries } from '../contact/enquiries.js';
import { ANSWER, ENQUIRY_SAMPLE, toSender } from './enquiry-mail.js';

export const enquiryAnswered = defineMail({
  kind: 'mail:enquiry-answered',
  when: 'Staff answer an enquiry for the first time',
  to: 'the sender',
  uses: [Enquiries],
  find: toSender,
  isStillTrue: ({ enquiry }) => enquiry.reply !== null,
  texts: ANSWER,
  samples: [ENQUIRY_SAMPLE],
});
