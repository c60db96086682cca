import { ERASED, defineMail } from '../../../platform/mail/mail.js';
import { CaseWork, ENQUIRY_CASES } from '../cases/case-work.js';
import { Enquiries } from '../contact/enquiries.js';
import { ANSWER, ENQUIRY_SAMPLE, toSender } from './enquiry-mail.js';

/** The effect names the answer: there may be several. */
export const enquiryAnsweredAgain = defineMail({
  kind: 'mail:enquiry-answered-again',
  when: 'Staff answer an enquiry once more',
  to: 'the sender',
  uses: [Enquiries, CaseWork],
  find: async (effect, [enquiries, cases]) => {
    const answer = await cases.entry(ENQUIRY_CASES, effect.subject);
    if (!answer) return ERASED;
    const facts = await toSender({ ...effect, subject: answer.caseId }, [enquiries]);
    return 'enquiry' in facts ? { ...facts, enquiry: { ...facts.enquiry, reply: answer.text } } : facts;
  },
  texts: ANSWER,
  samples: [ENQUIRY_SAMPLE],
});
