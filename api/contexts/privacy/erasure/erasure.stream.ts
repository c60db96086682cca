import { defineStream } from '../../../platform/event-store/stream.js';
import { erasureDecider } from './erasure.decider.js';

/** The end of one account; the person's id is its id. */
export const erasureStream = defineStream('person', erasureDecider, {
  events: { ErasureRequested: 1, ErasureCancelled: 1, ErasureStarted: 1, CertificateSettled: 1, PersonErased: 1 },
});
