import { seeded } from '../../api/dev/demo-month.rules.js';
import { atHour, civilDateOf, plusDays, type CivilDate } from '../../api/kernel/calendar.js';
import { days, hours, later, millisecondsBetween, minutes } from '../../api/kernel/instant.js';
import type { Buyer, ReturnRequest } from '../support/bank.js';
import { REDCOMPRA, REJECTED_MASTERCARD, VISA } from '../support/cards.js';
import type { Staff } from '../api/backoffice/console.js';
import { playedFor } from '../support/play-time.js';
import { queueIsWiped } from '../support/queue.js';
import type { Answer, Game, Player, Shop } from '../support/shop.js';
import { KillableProcesses } from './killable-processes.js';
import type { Outages } from './outages.js';
import type { PaidStudio } from './paid-studio.js';

const BUYERS: readonly Buyer[] = ['pay', 'pay', 'pay', 'pay', 'reject', 'cancel', 'timeout', 'error', 'close'];
const CARDS = [VISA, VISA, REDCOMPRA, REJECTED_MASTERCARD];

/** What the bank can do to a call: lose the request or the reply, answer late or wrongly, say no. */
const FAULTS: readonly (readonly [operation: string, fault: string, more?: Record<string, unknown>])[] = [
  ...['create', 'commit', 'refund', 'inscription', 'finish', 'delete', 'authorize', 'oneclickRefund'].flatMap(
    (operation) => [
      [operation, 'applyThenDrop'] as const,
      [operation, 'dropBeforeApply'] as const,
      [operation, 'http', { status: 500 }] as const,
      [operation, 'http', { status: 503, apply: true }] as const,
      [operation, 'html', { status: 502 }] as const,
      [operation, 'empty'] as const,
      [operation, 'delay', { ms: 300 }] as const,
    ],
  ),
  ['commit', 'oddBody'],
  ['commit', 'responseCode', { code: -1 }],
  ['authorize', 'oddBody'],
  ['authorize', 'responseCode', { code: -1 }],
  ['authorize', 'responseCode', { code: -7 }],
  ['refund', 'responseCode', { code: -1 }],
  ['oneclickRefund', 'responseCode', { code: -1 }],
  ['status', 'empty'],
  ['status', 'http', { status: 500 }],
  ['status', 'nullStatus'],
  ['oneclickStatus', 'empty'],
  ['oneclickStatus', 'http', { status: 500 }],
  ['return', 'duplicateReturn', { mode: 'parallel' }],
  ['return', 'suppressReturn'],
];

/** What befalls the machines in every storm, and at random once more. */
export const KINDS = ['PostgreSQL cut', 'disk full', 'wrong clock', 'two servers', 'two workers'] as const;
export type Kind = (typeof KINDS)[number];

/** Seconds and days by which a clock is wrong: what is trusted all the same, and what must be noticed. */
const SKEWS = [20_000, -20_000, days(32), -days(3)];

/** Who and what is there before a storm begins. */
export interface Scene {
  games: readonly Game[];
  staff: Staff;
  codes: readonly string[];
  outages: Outages;
  studio: PaidStudio;
}

/** A person of the storm, and what they remember. */
interface Customer {
  player: Player;
  /** Orders that they began, the latest last. */
  orders: string[];
}

/** People, bank and machines at odds with each other, as one seed decides: who does what and what fails, not when exactly. */
export class FaultRun {
  readonly reply: string[] = [];
  readonly faults = new Map<string, number>();
  /** How often each kind of trouble with the machines came. */
  readonly kinds = new Map<Kind, number>();
  readonly processes: KillableProcesses;
  private readonly random: () => number;
  private readonly returns: ReturnRequest[] = [];
  private people: Customer[] = [];
  /** At which step what comes for certain; who of the second ones has the wrong clock. */
  private readonly certain: ReadonlyMap<() => Promise<void>, number>;
  private at = 0;

  constructor(
    private readonly shop: Shop,
    private readonly scene: Scene,
    readonly seed: number,
    private readonly steps: number,
  ) {
    this.random = seeded(seed);
    this.processes = new KillableProcesses(shop, this.random);
    const wrong = this.one(['server', 'worker'] as const);
    const certain = [
      () => this.postgresIsCut(),
      () => this.diskIsFull(),
      () => this.serversMeet(wrong === 'server' ? this.one(SKEWS) : 0),
      () => this.workersMeet(wrong === 'worker' ? this.one(SKEWS) : 0),
    ];
    this.certain = new Map(certain.map((befalls) => [befalls, Math.floor(this.random() * steps)]));
  }

  async gathers(count: number): Promise<void> {
    if (this.random() < 0.4) await this.beginsBeforeClockChange();
    const players = await Promise.all(Array.from({ length: count }, () => this.shop.aPlayer()));
    this.people = players.map((player) => ({ player, orders: [] }));
    for (const person of this.people) await this.savesCard(person, VISA);
  }

  /** A day, or a month, before the clocks of Chile change: charges fall on that day. */
  private async beginsBeforeClockChange(): Promise<void> {
    this.notes('a clock change ahead');
    const now = await this.shop.now();
    const begin = atHour(plusDays(nextClockChange(civilDateOf(now)), -this.one([1, 2, 30, 31])), 12);
    if (begin > now) await this.shop.timePasses(millisecondsBetween(now, begin));
  }

  async rages(): Promise<void> {
    for (; this.at < this.steps; this.at++) {
      for (const [befalls, step] of this.certain) {
        if (step !== this.at) continue;
        await befalls();
        await this.goesOn();
      }
      await this.step();
    }
  }

  private async step(): Promise<void> {
    const action = this.weighted<() => Promise<void>>([
      [5, () => this.buys()],
      [3, () => this.buysByCard()],
      [4, () => this.subscribes()],
      [2, () => this.changesSubscription()],
      [3, () => this.wantsMoneyBack()],
      [1, () => this.staffAnswers()],
      [1, () => this.savesCard(this.one(this.people), this.one(CARDS))],
      [1, () => this.partsWithCard()],
      [3, () => this.customerReturns()],
      [5, () => this.bankFails()],
      [3, () => this.timeGoesBy()],
      [1, () => this.clockJumps()],
      [2, () => this.machineDies()],
      [1, () => this.workersMeet(this.someSkew())],
      [1, () => this.serversMeet(this.someSkew())],
      [1, () => this.queueIsLost()],
      [3, () => this.databaseFails()],
    ]);
    await action();
    await this.goesOn();
  }

  /** What died is started again, as an operator would. @throws Error when a process ended that was not killed. */
  private async goesOn(): Promise<void> {
    const [dead] = this.processes.diedByThemselves;
    if (dead) throw new Error(`a process ended by itself: ${dead.output().slice(-2_000)}`);
    await this.processes.revive();
  }

  /** Everything comes back, the bank is well again, agreements end, and time goes by until nothing is left open. */
  async calmsDown(): Promise<void> {
    await this.processes.absolve();
    await this.shop.bank.healed();
    while (this.returns.length > 0) await this.customerReturns();
    for (const { player } of this.people) await this.endsSubscriptions(player);
    await this.peoplePlay();
    // No request for money back counts as lost before that.
    await this.shop.timePasses(minutes(3));
    for (const pass of [minutes(30), hours(3), days(1), days(7), days(35)]) {
      await this.shop.leasesEnd();
      await this.shop.doubtfulEffectsAreChecked();
      await this.shop.clockReaches(later(await this.shop.now(), pass));
    }
    this.reply.push(await this.scene.studio.isPaid(this.random() < 0.3));
    await this.shop.settles();
  }

  /** So that the months that close have something to share. */
  private async peoplePlay(): Promise<void> {
    for (const [index, { player }] of this.people.entries())
      for (const game of this.scene.games.slice(0, 2 + index))
        await playedFor(this.shop, player.id, game.id, 10 + index);
  }

  private async buys(): Promise<void> {
    const person = this.one(this.people);
    const order = await this.places(person);
    if (!order?.token) return;
    const back = await this.shop.bank.play(order.token, this.one(BUYERS)).catch(() => null);
    if (!back?.url) return;
    this.returns.push(...(back.returns.length > 0 ? back.returns : [back]));
    // Some come back at once, some twice, some long after they were expected.
    if (this.random() < 0.75) await this.customerReturns();
  }

  private async buysByCard(): Promise<void> {
    const person = this.one(this.people);
    const [order, card] = [await this.places(person), await this.aCardOf(person.player)];
    if (!order?.orderId || !card) return;
    await this.requests(person.player, 'POST', '/v1/webpay-oneclick/transactions', {
      buy_order: order.orderId,
      tbk_user: card,
      username: 'any',
      details: [],
    });
  }

  private async places(person: Customer): Promise<{ token: string; orderId: string } | null> {
    const cart = [
      ...new Set([this.one(this.scene.games).id, ...(this.random() < 0.4 ? [this.one(this.scene.games).id] : [])]),
    ];
    const code = this.random() < 0.35 ? { discount_code: this.one(this.scene.codes) } : {};
    const { body } = await this.requests<{ token?: string; orderId?: string }>(person.player, 'POST', '/v1/payment', {
      cart,
      ...code,
    });
    if (!body.orderId) return null;
    person.orders.push(body.orderId);
    return { token: body.token ?? '', orderId: body.orderId };
  }

  private async subscribes(): Promise<void> {
    const { player } = this.one(this.people);
    const card = await this.aCardOf(player);
    if (!card) return;
    const planId = this.random() < 0.7 ? 'monthly' : 'yearly';
    const body = { userId: player.id, planId, paymentMethodId: card, currency: 'CLP' };
    const times = this.random() < 0.2 ? 3 : 1;
    await Promise.all(
      Array.from({ length: times }, () => this.requests(player, 'POST', '/v1/subscription/oneclick', body)),
    );
  }

  private async changesSubscription(): Promise<void> {
    const { player } = this.one(this.people);
    const [id, card] = [await this.subscriptionOf(player), await this.aCardOf(player)];
    if (!id) return;
    const path = this.one(['cancel', 'cancel', 'renew', 'card']);
    await this.requests(
      player,
      'PATCH',
      `/v1/subscription/${id}/${path}`,
      path === 'card' ? { payment_method_id: card } : {},
    );
  }

  private async wantsMoneyBack(): Promise<void> {
    const { player, orders } = this.one(this.people);
    const periods = await this.shop.sql.query<{ id: string }>(
      'select order_id as id from ordering.orders where person_id = $1 and plan is not null order by placed_at desc limit 1',
      [player.id],
    );
    const order = this.random() < 0.75 ? orders.at(-1) : periods.rows[0]?.id;
    if (!order) return;
    const times = this.random() < 0.3 ? 2 : 1;
    await Promise.all(
      Array.from({ length: times }, () =>
        this.requests(player, 'POST', `/v1/orders/${order}/refunds`, { lines: 'all' }),
      ),
    );
  }

  /** Customer at the console answers the oldest wish. */
  private async staffAnswers(): Promise<void> {
    const {
      rows: [request],
    } = await this.shop.sql.query<{ id: string }>(
      `select refund_id as id from refunds.refunds where state = 'requested' order by requested_at limit 1`,
    );
    const answer = this.random() < 0.7 ? 'approve' : 'deny';
    this.reply.push(`staff ${answer} ${request ? 'a wish' : 'nothing'}`);
    if (request)
      await this.scene.staff
        .post(`refunds/${request.id}/${answer}`, { reason: 'Así lo decidimos' })
        .catch(() => undefined);
  }

  private async savesCard({ player }: Customer, card: string): Promise<void> {
    const { body } = await this.requests<{ token?: string }>(player, 'POST', '/v1/webpay-oneclick/inscriptions', {});
    if (!body.token) return;
    const back = await this.shop.bank.play(body.token, 'pay', { card }).catch(() => null);
    if (back?.url) await this.comesBack(back);
  }

  private async partsWithCard(): Promise<void> {
    const { player } = this.one(this.people);
    const card = await this.aCardOf(player);
    if (!card) return;
    if (this.random() < 0.5)
      return void (await this.requests(player, 'DELETE', '/v1/webpay-oneclick/inscriptions', {
        tbk_user: card,
        confirmed: true,
      }));
    const {
      rows: [enrolment],
    } = await this.shop.sql.query<{ username: string }>('select username from cards.enrolments where card_id = $1', [
      card,
    ]);
    this.notes('the bank forgets a card');
    if (enrolment)
      await fetch(`${this.shop.bank.url}/__sim/inscriptions/forget`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(enrolment),
      });
  }

  private async customerReturns(): Promise<void> {
    const back = this.returns[Math.floor(this.random() * this.returns.length)];
    if (!back) return;
    const times = this.random() < 0.2 ? 3 : 1;
    if (this.random() < 0.8) this.returns.splice(this.returns.indexOf(back), 1);
    this.reply.push(`return x${times}`);
    await Promise.allSettled(Array.from({ length: times }, () => this.comesBack(back)));
  }

  private async bankFails(): Promise<void> {
    const [operation, fault, more = {}] = this.one(FAULTS);
    this.notes(`${operation} ${fault}`);
    await this.shop.bank.fails(operation, fault, { ...more, times: 1 + Math.floor(this.random() * 2) });
  }

  /** Through everything that falls due, renewals among it. */
  private async timeGoesBy(): Promise<void> {
    const pass = this.one([minutes(1), minutes(12), minutes(25), hours(4), days(1), days(8), days(31)]);
    this.reply.push(`+${Math.round(pass / minutes(1))} min`);
    await this.processes.attend(this.shop.now().then((now) => this.shop.clockReaches(later(now, pass))));
  }

  /** Past everything that falls due, as when the shop was away. */
  private async clockJumps(): Promise<void> {
    this.notes('clock jump');
    await this.shop.timePasses(this.one([hours(2), days(3), days(40)])).catch(() => undefined);
  }

  private async machineDies(): Promise<void> {
    const fate = this.random();
    if (fate < 0.4) {
      this.notes('server dies between two awaits');
      return this.processes.curseServer();
    }
    if (fate < 0.8) {
      this.notes('worker dies between two awaits');
      return this.processes.curseWorker();
    }
    this.notes('power cut');
    const visit = this.buys();
    await this.processes.cutPower();
    await visit;
  }

  private someSkew(): number {
    return this.random() < 0.4 ? this.one(SKEWS) : 0;
  }

  private async workersMeet(skewMs: number): Promise<void> {
    if (!(await this.processes.secondWorker(skewMs))) return;
    this.notesKind('two workers');
    if (skewMs !== 0) this.notesKind('wrong clock', `of a worker, ${skewMs / 1_000} s`);
  }

  private async serversMeet(skewMs: number): Promise<void> {
    if (!(await this.processes.secondServer(skewMs))) return;
    this.notesKind('two servers');
    if (skewMs !== 0) this.notesKind('wrong clock', `of a server, ${skewMs / 1_000} s`);
  }

  private async databaseFails(): Promise<void> {
    const fate = this.random();
    if (fate < 0.3) return this.diskIsFull();
    if (fate < 0.6) return this.postgresIsCut();
    this.notes('connections broken');
    await this.whilePeopleGoOn((visits) => this.scene.outages.breakConnections(visits));
  }

  private async diskIsFull(): Promise<void> {
    this.notesKind('disk full', this.scene.outages.wayOfFilling);
    await this.scene.outages.fillDisk(() => this.peopleGoOn());
  }

  /** The server is killed where no other test uses it; else its connections end. */
  private async postgresIsCut(): Promise<void> {
    const { outages } = this.scene;
    this.notesKind('PostgreSQL cut', outages.mayKill ? 'by killing it' : 'by ending connections');
    await this.whilePeopleGoOn((visits) =>
      outages.mayKill ? outages.killServer(visits) : outages.breakConnections(visits),
    );
  }

  private async whilePeopleGoOn(fails: (visits: Promise<unknown>) => Promise<void>): Promise<void> {
    const visits = this.peopleGoOn();
    await fails(visits);
    // What went wrong for them is told here: what waited for the database swallowed it.
    await visits;
  }

  private async peopleGoOn(): Promise<void> {
    await Promise.all([this.buys(), this.buys(), this.customerReturns()]);
  }

  private async queueIsLost(): Promise<void> {
    this.notes('queue wiped');
    await queueIsWiped(this.shop).catch(() => undefined);
  }

  private async endsSubscriptions(player: Player): Promise<void> {
    const id = await this.subscriptionOf(player);
    if (id) await this.requests(player, 'PATCH', `/v1/subscription/${id}/cancel`, {});
  }

  private async aCardOf(player: Player): Promise<string | null> {
    const { rows } = await this.shop.sql.query<{ id: string }>(
      'select card_id as id from cards.cards where person_id = $1 order by card_id',
      [player.id],
    );
    return rows.length > 0 ? this.one(rows).id : null;
  }

  private async subscriptionOf(player: Player): Promise<string | null> {
    const { rows } = await this.shop.sql.query<{ id: string }>(
      'select subscription_id as id from subscriptions.subscriptions where person_id = $1 order by created_at desc limit 1',
      [player.id],
    );
    return rows[0]?.id ?? null;
  }

  /** A call that may find no server. */
  private async requests<Body = Record<string, unknown>>(
    player: Player,
    method: string,
    path: string,
    body: unknown,
  ): Promise<Answer<Partial<Body>>> {
    const answer = await this.shop
      .call<Partial<Body>>(method, path, { token: player.token, body, at: this.one(this.processes.servers) })
      .catch(() => ({ status: 0, body: {}, headers: new Headers() }));
    const { code = '' } = answer.body as { code?: string };
    this.reply.push(`${method} ${path.replace(/[0-9a-f-]{36}/g, '…')} ${answer.status} ${code}`.trim());
    if (answer.status >= 500 && answer.status !== 503)
      throw new Error(`the shop answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  private async comesBack(back: ReturnRequest): Promise<void> {
    await this.shop.browserReturns(back).catch(() => undefined);
  }

  private notesKind(kind: Kind, how = ''): void {
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    this.notes(`${kind} ${how}`.trim());
  }

  private notes(fault: string): void {
    this.reply.push(fault);
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }

  private one<Thing>(things: readonly Thing[]): Thing {
    return things[Math.floor(this.random() * things.length)] as Thing;
  }

  private weighted<Thing>(choices: readonly (readonly [weight: number, thing: Thing])[]): Thing {
    let dice = this.random() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, thing] of choices) {
      dice -= weight;
      if (dice < 0) return thing;
    }
    return (choices.at(-1) as readonly [number, Thing])[1];
  }
}

/** The first day ahead whose noon lies at another hour of UTC than the noon before it. */
function nextClockChange(day: CivilDate): CivilDate {
  const next = plusDays(day, 1);
  return atHour(day, 12).slice(11) === atHour(next, 12).slice(11) ? nextClockChange(next) : next;
}
