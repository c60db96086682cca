import { specify } from '../../../test/support/given.js';
import type { ShelfCommand } from './shelf.commands.js';
import { shelfDecider } from './shelf.decider.js';
import type { ShelfEvent } from './shelf.events.js';

const noon = '2026-03-09T15:00:00.000Z';
const reserve = (paymentId: string, ...gameIds: string[]) =>
  ({ type: 'ReserveGames', playerId: 'ana', gameIds, paymentId }) as const;
const grant: ShelfCommand = {
  type: 'GrantGames',
  playerId: 'ana',
  gameIds: ['volcano'],
  because: 'purchase',
  orderId: 'o-1',
  paymentId: 'p-1',
  now: noon,
};
const reserved: ShelfEvent = {
  type: 'GamesReserved',
  data: { playerId: 'ana', gameIds: ['volcano'], paymentId: 'p-1' },
};
const released: ShelfEvent = { type: 'ReservationReleased', data: { playerId: 'ana', paymentId: 'p-1' } };
const granted: ShelfEvent = {
  type: 'EntitlementGranted',
  data: { playerId: 'ana', gameId: 'volcano', because: 'purchase', orderId: 'o-1', paymentId: 'p-1', grantedAt: noon },
};
const { given } = specify(shelfDecider);

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
    given(reserved, granted).when({ type: 'ReleaseReservation', playerId: 'ana', paymentId: 'p-1' }).thenNothing();
  });
  it('does nothing the second time', () => given(granted).when(grant).thenNothing());
});

describe('giving a reservation up', () => {
  it('frees the games', () =>
    given(reserved).when({ type: 'ReleaseReservation', playerId: 'ana', paymentId: 'p-1' }).then(released));
  it('does nothing when there is none', () =>
    given().when({ type: 'ReleaseReservation', playerId: 'ana', paymentId: 'p-1' }).thenNothing());
});

describe('giving a game back', () => {
  const end = (orderId: string) =>
    ({ type: 'EndEntitlement', playerId: 'ana', gameId: 'volcano', orderId, refundId: 'r-1', now: noon }) as const;
  const ended: ShelfEvent = {
    type: 'EntitlementEnded',
    data: {
      playerId: 'ana',
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
