import { timer } from '../../../platform/event-store/due.js';
import { defineStream } from '../../../platform/event-store/stream.js';
import { nextAnnouncement } from './documents/tax-document.rules.js';
import { payoutDecider } from './payout.decider.js';

/** Whose timer announces the end of a tax document. */
export const TAX_DOCUMENT_EXPIRY = 'payouts.document-expiry';

export const payoutStream = defineStream('payout', payoutDecider, {
  events: {
    PayoutRequested: 1,
    PayoutApproved: 1,
    PayoutReleased: 1,
    PayoutSentToBank: 1,
    PayoutPutBack: 1,
    PayoutPaid: 1,
    PayoutFailed: 1,
    PayoutAccountChanged: 1,
    TaxDocumentRecorded: 1,
    TaxDocumentExpiryAnnounced: 1,
  },
  timers: (stream, { taxDocument }) => [
    timer(stream, TAX_DOCUMENT_EXPIRY, taxDocument && (nextAnnouncement(taxDocument)?.at ?? null)),
  ],
});
