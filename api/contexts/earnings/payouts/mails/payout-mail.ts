import type { Effect } from '../../../../platform/event-store/effects.js';
import { ERASED, missing, type MailFacts, type NoMail } from '../../../../platform/mail/mail.js';
import { PeopleDirectory } from '../../../access/index.js';
import { StudioAccounts } from '../../../developers/index.js';
import { PayoutsQueries, type PayoutRow, type StudioRow } from '../payouts.queries.js';
import { PayoutNotices } from '../notify-owners.effect.js';

export interface PayoutFacts extends MailFacts {
  studioName: string;
  payout: Pick<PayoutRow, 'amount' | 'withheld' | 'paid' | 'why' | 'state'> | null;
  studio: Pick<StudioRow, 'noReleaseBefore' | 'taxDocumentExpiresOn' | 'taxDocumentKind'>;
}

/** For mails to one owner of a studio about its pay-outs. */
export const toOwner = {
  to: 'each owner of the studio',
  uses: [PayoutNotices, PayoutsQueries, StudioAccounts, PeopleDirectory] as const,
  find: async (
    { subject }: Effect,
    [notices, queries, accounts, people]: readonly [PayoutNotices, PayoutsQueries, StudioAccounts, PeopleDirectory],
  ): Promise<PayoutFacts | NoMail> => {
    const notice = await notices.of(subject);
    if (!notice) return missing('notice');
    const { developerId, payoutId, personId } = notice;
    const [person, payout, studio, names] = await Promise.all([
      people.contact(personId),
      payoutId === null ? null : queries.one(payoutId),
      queries.studio(developerId),
      accounts.names([developerId]),
    ]);
    if (!person) return ERASED;
    return { ...person, url: '/developer/earnings', studioName: names.get(developerId) ?? '', payout, studio };
  },
};

/** For the gallery. */
export const PAYOUT_SAMPLE = {
  studioName: 'Estudio Coigüe',
  payout: { amount: 100_000, withheld: 15_250, paid: 84_750, why: 'account-closed', state: 'paid' },
  studio: {
    noReleaseBefore: new Date('2026-11-28T15:00:00.000Z'),
    taxDocumentExpiresOn: '2027-06-30',
    taxDocumentKind: 'fees-note',
  },
} satisfies Omit<PayoutFacts, keyof MailFacts>;
