import { days, hours, later, minutes } from '../../api/kernel/instant.js';
import { eventually } from './process.js';
import { Subscriber } from './subscriber.js';
import type { Answer, Game, Player, Shop } from './shop.js';

/** Longer than a database takes to be there again. */
const RETURNS_WITHIN_MS = 60_000;

/** People who buy by form and by card, with a code, want their money back and have plans that renew: all at the same time. */
export class Rush {
  readonly statuses = new Map<number, number>();
  /** Answers that a client could not make sense of: a fault of the server, or a 503 that does not say when to come back. */
  readonly faults: string[] = [];
  private answers = 0;
  private readonly awaited: { count: number; met: () => void }[] = [];
  private isOn = false;

  private constructor(
    private readonly shop: Shop,
    private readonly people: readonly Subscriber[],
    private readonly games: readonly Game[],
    private readonly code: string,
  ) {}

  static async gathers(shop: Shop, count: number, code: string): Promise<Rush> {
    const people = await Promise.all(Array.from({ length: count }, () => Subscriber.withPlan(shop)));
    return new Rush(shop, people, await shop.games(), code);
  }

  /** Everybody does everything at once, while the month goes by. @param round tells which games are bought. */
  async wave(round: number): Promise<void> {
    this.isOn = true;
    await Promise.all([
      ...this.people.flatMap((subscriber, index) => [
        this.buysByForm(subscriber.player, round + index).then((order) => this.returns(subscriber.player, order)),
        this.buysByCard(subscriber, round + index + 1).then((order) => this.returns(subscriber.player, order)),
      ]),
      this.monthGoesBy(),
    ]);
    this.isOn = false;
    this.awaited.splice(0).forEach(({ met }) => met());
  }

  /** Resolves when so many more answers have come, or none will. */
  after(answers: number): Promise<void> {
    return this.isOn
      ? new Promise((met) => this.awaited.push({ count: this.answers + answers, met }))
      : Promise.resolve();
  }

  /** Ends no plan, but leaves nothing open: what was in doubt is asked about, what was left behind is taken up. */
  async calms(): Promise<void> {
    for (const pass of [minutes(3), minutes(30), hours(3)]) {
      await this.shop.leasesEnd();
      await this.shop.doubtfulEffectsAreChecked();
      await this.shop.clockReaches(later(await this.shop.now(), pass));
    }
  }

  private async buysByForm(player: Player, index: number): Promise<string | undefined> {
    const cart = [this.games[index % this.games.length]?.id];
    const order = { cart, discount_code: this.code };
    // Who is told to come back does: otherwise it would be chance whether a form reaches the bank.
    const { body } = await eventually(
      () => this.requests<{ token?: string; orderId?: string }>(player, 'POST', '/v1/payment', order),
      ({ status }) => status !== 503,
      RETURNS_WITHIN_MS,
      'an order being taken',
    );
    if (!body.token) return undefined;
    const back = await this.shop.bank.play(body.token, 'pay');
    const { status } = await this.shop.browserReturns(back);
    this.counts(status, 'the return', null);
    return body.orderId;
  }

  private async buysByCard(subscriber: Subscriber, index: number): Promise<string | undefined> {
    const { player, card } = subscriber;
    const { body } = await this.requests<{ orderId?: string }>(player, 'POST', '/v1/payment', {
      cart: [this.games[(index * 5) % this.games.length]?.id],
    });
    if (!body.orderId) return undefined;
    await this.requests(player, 'POST', '/v1/webpay-oneclick/transactions', {
      buy_order: body.orderId,
      tbk_user: card,
      username: 'any',
      details: [],
    });
    return body.orderId;
  }

  /** Wants the money back at once; what was not paid cannot be returned. */
  private async returns(player: Player, order: string | undefined): Promise<void> {
    if (order) await this.requests(player, 'POST', `/v1/orders/${order}/refunds`, { lines: 'all' });
  }

  /** Every plan renews. A clock that could not be moved stays where it is. */
  private async monthGoesBy(): Promise<void> {
    await this.shop.timePasses(days(31)).catch(() => undefined);
  }

  private async requests<Body>(
    player: Player,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Partial<Body>>> {
    const answer = await this.shop.call<Partial<Body>>(method, path, { token: player.token, body });
    this.counts(answer.status, `${method} ${path}`, answer);
    return answer;
  }

  private counts(status: number, what: string, answer: Answer<unknown> | null): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.answers++;
    const isClear =
      status < 500 || (status === 503 && (answer === null || Number(answer.headers.get('retry-after')) > 0));
    if (!isClear || status === 401) this.faults.push(`${what}: ${status} ${JSON.stringify(answer?.body)}`);
    for (const one of this.awaited.filter(({ count }) => count <= this.answers)) {
      this.awaited.splice(this.awaited.indexOf(one), 1);
      one.met();
    }
  }
}
