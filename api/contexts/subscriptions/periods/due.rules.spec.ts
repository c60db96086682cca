import fc from 'fast-check';
import { civilDateOf, plusDays, startOfDay } from '../../../kernel/calendar.js';
import { fold } from '../../../kernel/decider.js';
import { later, minutes, type Instant } from '../../../kernel/instant.js';
import { announcementAt, nextDue } from './due.rules.js';
import type { SubscriptionCommand } from '../subscription.commands.js';
import { subscriptionDecider } from '../subscription.decider.js';
import type { PlanId, SubscriptionEvent } from '../subscription.events.js';
import type { SubscriptionState } from '../subscription.state.rules.js';

/** An agreement that lives by its due moments alone; each charge gets the next of the bank's answers, approved once they run out. */
class Life {
  readonly facts: SubscriptionEvent[] = [];
  now: Instant;

  constructor(
    planId: PlanId,
    begins: Instant,
    private readonly answers: ('paid' | 'soft' | 'hard')[] = [],
  ) {
    this.now = begins;
    this.do({
      type: 'CreateSubscription',
      subscriptionId: 's-1',
      personId: 'ana',
      planId,
      price: 8_000,
      language: 'es',
      now: begins,
    });
    this.charge();
  }

  get state(): SubscriptionState {
    return fold(subscriptionDecider, this.facts);
  }

  do(...commands: SubscriptionCommand[]): void {
    for (const command of commands) this.facts.push(...subscriptionDecider.decide(command, this.state));
  }

  charge(): void {
    const orderId = `order-${this.facts.length}`;
    this.do({ type: 'StartPeriodCharge', orderId, cardId: 'visa', now: this.now });
    this.now = later(this.now, minutes(1));
    const answer = this.answers.shift() ?? 'paid';
    this.do(
      answer === 'paid'
        ? { type: 'RecordPeriodPaid', orderId, now: this.now }
        : { type: 'RecordPeriodChargeFailed', orderId, decline: answer, responseCode: -1, now: this.now },
    );
  }

  /** Does what is due next, when it is due or `late`. @returns whether anything was. */
  step(late = 0): boolean {
    const due = nextDue(this.state);
    if (!due) return false;
    const at = later(due.at, late);
    if (at > this.now) this.now = at;
    switch (due.what) {
      case 'end':
        this.do({ type: 'EndSubscription', because: due.because, now: this.now });
        break;
      case 'announce':
        this.do({ type: 'AnnounceRenewal', daysBefore: due.daysBefore, now: this.now });
        break;
      case 'announce-end':
        this.do({ type: 'AnnounceGraceEnd', now: this.now });
        break;
      case 'grant':
        this.do({ type: 'GrantFreePeriod', now: this.now });
        break;
      case 'charge':
        this.charge();
    }
    return true;
  }

  covered(): { period: number; from: string; until: string }[] {
    return this.facts.flatMap((fact) =>
      fact.type === 'PeriodPaid' || fact.type === 'PeriodGranted' ? [fact.data] : [],
    );
  }

  days(type: SubscriptionEvent['type']): string[] {
    return this.facts.flatMap((fact) =>
      fact.type === type
        ? [
            String(
              Object.entries(fact.data).find(([name]) => ['startedAt', 'announcedAt', 'endedAt'].includes(name))?.[1],
            ),
          ]
        : [],
    );
  }
}

const begins = fc.integer({ min: 0, max: 365 * 6 * 24 }).map((n) => later('2025-01-01T00:00:00.000Z', n * 3_600_000));
const answers = fc.array(fc.constantFrom('paid' as const, 'paid' as const, 'soft' as const, 'hard' as const), {
  maxLength: 30,
});

describe('what is due next', () => {
  it('makes periods that follow one another for years, whatever the bank says and however late the shop is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('monthly' as const, 'yearly' as const),
        begins,
        answers,
        fc.array(fc.integer({ min: 0, max: 50 * 86_400_000 }), { maxLength: 20 }),
        (planId, start, bank, delays) => {
          const life = new Life(planId, start, ['paid', ...bank]);
          for (let steps = 0; steps < 60 && life.step(delays[steps] ?? 0); steps++);

          const covered = life.covered();
          covered.forEach((period, n) => {
            expect(period.period).toBe(n);
            if (n > 0) expect(period.from).toBe(covered[n - 1]?.until);
          });
          expect(covered[0]?.from).toBe(civilDateOf(later(start, minutes(1))));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('charges a period on its own days at nine, month for month', () => {
    const life = new Life('monthly', '2026-07-31T15:00:00.000Z');
    for (let n = 0; n < 4; n++) life.step();

    expect(life.days('PeriodChargeStarted').slice(1)).toEqual([
      '2026-08-31T13:00:00.000Z',
      '2026-09-30T12:00:00.000Z',
      '2026-10-31T12:00:00.000Z',
      '2026-11-30T12:00:00.000Z',
    ]);
  });

  it('announces a yearly charge fifteen and three days ahead', () => {
    const life = new Life('yearly', '2026-07-31T15:00:00.000Z');
    life.step();
    life.step();

    expect(life.days('RenewalAnnounced')).toEqual(['2027-07-16T13:00:00.000Z', '2027-07-28T13:00:00.000Z']);
    expect(nextDue(life.state)).toEqual({ what: 'charge', at: '2027-07-31T13:00:00.000Z' });
  });

  it('leaves out the announcement that a later one overtook', () => {
    const { state } = new Life('yearly', '2026-07-31T15:00:00.000Z');

    expect(
      ['2027-07-15T13:00:00.000Z', '2027-07-20T13:00:00.000Z', '2027-07-30T13:00:00.000Z'].map(
        (now) => state.status === 'Active' && announcementAt(state, now),
      ),
    ).toEqual([null, 15, 3]);
  });

  describe('of a year that nobody was told of, because the shop was away', () => {
    const away = (back: string): Life => {
      const life = new Life('yearly', '2026-07-31T15:00:00.000Z');
      life.now = back;
      return life;
    };
    const announcedAt = (life: Life): void => life.do({ type: 'AnnounceRenewal', daysBefore: 3, now: life.now });

    it('tells it first and charges three days later', () => {
      const life = away('2027-08-10T15:00:00.000Z');
      expect(nextDue(life.state)).toMatchObject({ what: 'announce' });
      announcedAt(life);

      expect(life.facts.at(-1)).toMatchObject({
        type: 'RenewalAnnounced',
        data: { daysBefore: 3, chargeOn: '2027-08-13' },
      });
      expect(nextDue(life.state)).toEqual({ what: 'charge', at: '2027-08-13T13:00:00.000Z' });
      expect(() =>
        subscriptionDecider.decide(
          { type: 'StartPeriodCharge', orderId: 'early', cardId: 'visa', now: '2027-08-12T15:00:00.000Z' },
          life.state,
        ),
      ).toThrow('period-not-due');
      life.step();
      expect(life.covered().at(-1)).toMatchObject({ from: '2027-07-31', until: '2028-07-31' });
    });

    it('waits only as long as the three days ask for', () => {
      const [dayBefore, onTime] = [away('2027-07-30T15:00:00.000Z'), away('2027-07-28T13:00:00.000Z')];
      for (const life of [dayBefore, onTime]) announcedAt(life);

      expect([dayBefore, onTime].map(({ state }) => nextDue(state)?.at)).toEqual([
        '2027-08-02T13:00:00.000Z',
        '2027-07-31T13:00:00.000Z',
      ]);
    });

    it('charges on its day a person who was told fifteen days ahead', () => {
      const life = away('2027-07-16T13:00:00.000Z');
      life.step();
      life.now = '2027-08-05T15:00:00.000Z';
      announcedAt(life);

      expect(nextDue(life.state)).toEqual({ what: 'charge', at: '2027-07-31T13:00:00.000Z' });
    });

    it('keeps the next year where it was', () => {
      const life = away('2027-08-10T15:00:00.000Z');
      announcedAt(life);
      life.step();

      expect(nextDue(life.state)).toEqual({ what: 'announce', at: '2028-07-16T13:00:00.000Z', daysBefore: 15 });
    });
  });

  it('tries a declined renewal five times, at nine, and ends after day ten', () => {
    const life = new Life('monthly', '2026-10-22T15:00:00.000Z', ['paid', 'soft', 'soft', 'soft', 'soft', 'soft']);
    while (life.step());

    expect(
      life
        .days('PeriodChargeStarted')
        .slice(1)
        .map((at) => civilDateOf(at)),
    ).toEqual(['2026-11-22', '2026-11-23', '2026-11-25', '2026-11-27', '2026-11-29']);
    expect(life.days('SubscriptionEnded')).toEqual([startOfDay('2026-12-03')]);
  });

  it('charges months that piled up one a day, the oldest first', () => {
    const life = new Life('monthly', '2026-07-10T15:00:00.000Z');
    const back = '2026-10-15T15:00:00.000Z';
    life.now = back;
    for (let n = 0; n < 3; n++) life.step();

    expect(
      life
        .days('PeriodChargeStarted')
        .slice(1)
        .map((at) => civilDateOf(at)),
    ).toEqual(['2026-10-15', '2026-10-16', '2026-10-17']);
    expect(life.covered().map(({ from }) => from)).toEqual(['2026-07-10', '2026-08-10', '2026-09-10', '2026-10-10']);
  });

  it('begins free periods with their day, ends what nobody renews, and waits for the bank', () => {
    const life = new Life('monthly', '2026-10-22T15:00:00.000Z');
    life.do(
      { type: 'AddFreePeriods', codeId: 'c-1', useId: 'u-1', periods: 1, now: life.now },
      { type: 'CancelAutoRenew', by: 'player', now: life.now },
    );

    expect(nextDue(life.state)).toEqual({ what: 'grant', at: startOfDay('2026-11-22') });
    life.step();
    expect(nextDue(life.state)).toEqual({ what: 'end', because: 'cancelled', at: startOfDay('2026-12-22') });

    const request = new Life('monthly', '2026-10-22T15:00:00.000Z');
    request.now = startOfDay('2026-11-22');
    request.do({ type: 'StartPeriodCharge', orderId: 'nov', cardId: 'visa', now: request.now });
    expect(nextDue(request.state)).toBeNull();
  });

  it('tries another card at once, but not a sixth time on one day', () => {
    const life = new Life('monthly', '2026-10-22T15:00:00.000Z', ['paid', 'hard', 'hard', 'hard', 'hard', 'hard']);
    life.step();
    for (const cardId of ['b', 'c', 'd', 'e', 'f']) {
      life.do({ type: 'ChooseSubscriptionCard', cardId, now: life.now });
      if (cardId !== 'f') expect(nextDue(life.state)).toEqual({ what: 'charge', at: life.now });
      if (cardId !== 'f') life.step();
    }
    expect(nextDue(life.state)).toEqual({ what: 'charge', at: `${plusDays('2026-11-22', 1)}T12:00:00.000Z` });
  });
});
