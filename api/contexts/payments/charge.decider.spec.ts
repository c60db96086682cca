import { specify } from '../../../test/support/given.js';
import { chargeDecider } from './charge.decider.js';
import type { ChargeEvent } from './payment.events.js';

const start = (paymentId: string) => ({ type: 'StartAttempt', orderId: 'o-1', paymentId }) as const;
const claim = (paymentId: string) => ({ type: 'ClaimCapture', orderId: 'o-1', paymentId }) as const;
const release = (paymentId: string) => ({ type: 'ReleaseCapture', orderId: 'o-1', paymentId }) as const;
const started = (paymentId: string, supersedes: string | null = null): ChargeEvent => ({
  type: 'AttemptStarted',
  data: { orderId: 'o-1', paymentId, supersedes },
});
const claimed = (paymentId: string): ChargeEvent => ({ type: 'CaptureClaimed', data: { orderId: 'o-1', paymentId } });
const released = (paymentId: string): ChargeEvent => ({ type: 'CaptureReleased', data: { orderId: 'o-1', paymentId } });
const { given } = specify(chargeDecider);

describe('starting an attempt to pay', () => {
  it('is a fact', () => given().when(start('p-1')).then(started('p-1')));
  it('does nothing the second time', () => given(started('p-1')).when(start('p-1')).thenNothing());
  it('supersedes an attempt whose form is merely open', () =>
    given(started('p-1')).when(start('p-2')).then(started('p-2', 'p-1')));
  it('names the latest of several that it supersedes', () =>
    given(started('p-1'), started('p-2', 'p-1')).when(start('p-3')).then(started('p-3', 'p-2')));
  it('is refused while another may be taking the money', () =>
    given(started('p-1'), claimed('p-1')).when(start('p-2')).thenRefused('payment-in-progress'));
  it('is possible again once that one ended without money', () =>
    given(started('p-1'), claimed('p-1'), released('p-1')).when(start('p-2')).then(started('p-2', 'p-1')));
});

describe('claiming the money of an order', () => {
  it('is a fact', () => given(started('p-1')).when(claim('p-1')).then(claimed('p-1')));
  it('does nothing the second time', () => given(started('p-1'), claimed('p-1')).when(claim('p-1')).thenNothing());
  it('is refused while another attempt holds it', () =>
    given(started('p-1'), claimed('p-1')).when(claim('p-2')).thenRefused('payment-in-progress'));
  it('is possible for an attempt that was given up and approved late', () =>
    given(started('p-1'), started('p-2', 'p-1')).when(claim('p-1')).then(claimed('p-1')));
  it('is possible again after it was given back', () =>
    given(started('p-1'), claimed('p-1'), released('p-1')).when(claim('p-1')).then(claimed('p-1')));
});

describe('giving the claim back', () => {
  it('is a fact', () => given(started('p-1'), claimed('p-1')).when(release('p-1')).then(released('p-1')));
  it('does nothing the second time', () =>
    given(started('p-1'), claimed('p-1'), released('p-1')).when(release('p-1')).thenNothing());
  it('leaves the claim of another attempt alone', () =>
    given(started('p-1'), claimed('p-1')).when(release('p-2')).thenNothing());
  it('leaves the attempt the current one', () =>
    given(started('p-1'), claimed('p-1'), released('p-1')).when(start('p-1')).thenNothing());
});
