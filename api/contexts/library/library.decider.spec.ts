import { specify } from '../../../test/support/given.js';
import type { LibraryCommand } from './library.commands.js';
import { libraryDecider } from './library.decider.js';
import type { LibraryEvent } from './library.events.js';

const noon = '2026-03-09T15:00:00.000Z';
const reserve = (paymentId: string, ...gameIds: string[]) =>
  ({ type: 'ReserveGames', personId: 'ana', gameIds, paymentId }) as const;
const grant: LibraryCommand = {
  type: 'GrantGames',
  personId: 'ana',
  gameIds: ['volcano'],
  because: 'purchase',
  orderId: 'o-1',
  paymentId: 'p-1',
  now: noon,
};
const reserved: LibraryEvent = {
  type: 'GamesReserved',
  data: { personId: 'ana', gameIds: ['volcano'], paymentId: 'p-1' },
};
const released: LibraryEvent = { type: 'ReservationReleased', data: { personId: 'ana', paymentId: 'p-1' } };
const granted: LibraryEvent = {
  type: 'EntitlementGranted',
  data: { personId: 'ana', gameId: 'volcano', because: 'purchase', orderId: 'o-1', paymentId: 'p-1', grantedAt: noon },
};
const { given } = specify(libraryDecider);

describe('keeping a game for a payment', () => {
  it('reserves it', () => given().when(reserve('p-1', 'volcano')).then(reserved));
  it('does nothing the second time', () => given(reserved).when(reserve('p-1', 'volcano')).thenNothing());
  it('is refused while another payment holds it', () =>
    given(reserved)
      .when(reserve('p-2', 'reef', 'volcano'))
      .thenRefused('payment-in-progress'));
  it('is refused when it is owned', () => given(granted).when(reserve('p-2', 'volcano')).thenRefused('already-owned'));
  it('is possible again after the other gave up', () =>
    given(reserved, released).when(reserve('p-2', 'volcano')).thenTypes('GamesReserved'));
});

describe('granting a game', () => {
  it('puts it on the shelf and ends its reservation', () => {
    given(reserved).when(grant).then(granted);
    given(reserved, granted).when({ type: 'ReleaseReservation', personId: 'ana', paymentId: 'p-1' }).thenNothing();
  });
  it('does nothing the second time', () => given(granted).when(grant).thenNothing());
});

describe('giving a reservation up', () => {
  it('frees the games', () =>
    given(reserved).when({ type: 'ReleaseReservation', personId: 'ana', paymentId: 'p-1' }).then(released));
  it('does nothing when there is none', () =>
    given().when({ type: 'ReleaseReservation', personId: 'ana', paymentId: 'p-1' }).thenNothing());
});

describe('giving a game back', () => {
  const end = (orderId: string) =>
    ({ type: 'EndEntitlement', personId: 'ana', gameId: 'volcano', orderId, refundId: 'r-1', now: noon }) as const;
  const ended: LibraryEvent = {
    type: 'EntitlementEnded',
    data: {
      personId: 'ana',
      gameId: 'volcano',
      because: 'refund',
      orderId: 'o-1',
      refundId: 'r-1',
      endedAt: noon,
      playDataKeptUntil: '2026-04-08T15:00:00.000Z',
    },
  };
  it('takes it off the shelf, and keeps for 30 days what was played', () =>
    given(granted).when(end('o-1')).then(ended));
  it('lets it be bought again', () => given(granted, ended).when(reserve('p-2', 'volcano')).thenTypes('GamesReserved'));
  it('leaves alone what another order brought', () => given(granted).when(end('o-2')).thenNothing());
  it('does nothing the second time', () => given(granted, ended).when(end('o-1')).thenNothing());
});
