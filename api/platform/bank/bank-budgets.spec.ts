import { BankBudgets } from './bank-budgets.js';

type Answer = 'answered' | 'broken' | 'not-asked';

describe('the budgets of background work with the bank', () => {
  let now: number;
  let budgets: BankBudgets;
  let calls: number;
  beforeEach(() => {
    [now, calls] = [1_000_000, 0];
    budgets = new BankBudgets({ failures: 3, pauseMs: 30_000 }, 2, () => now);
  });

  const requests = async (answer: Answer, work: 'inquiries' | 'charges' = 'charges'): Promise<string> =>
    (
      await budgets.spend(
        work,
        async () => {
          calls += 1;
          return answer;
        },
        (result) => (result === 'not-asked' ? null : result === 'broken'),
      )
    ).is;
  const spendAll = async (...answers: Answer[]): Promise<string[]> => {
    const outcomes: string[] = [];
    for (const answer of answers) outcomes.push(await requests(answer));
    return outcomes;
  };

  it('leave the bank alone after so many failures in a row', async () => {
    expect(await spendAll('broken', 'broken', 'answered', 'broken', 'broken')).toEqual(Array(5).fill('done'));
    expect(budgets.stateOf('charges')).toBe('closed');
    await requests('broken');

    expect([budgets.stateOf('charges'), await requests('answered'), calls]).toEqual(['open', 'postponed', 6]);
  });

  it('let one probe through after the pause, and all once it was answered', async () => {
    await spendAll('broken', 'broken', 'broken');
    now += 30_000;
    expect(budgets.stateOf('charges')).toBe('half-open');
    let answers = (): void => undefined;
    const probe = budgets.spend(
      'charges',
      () =>
        new Promise<void>((resolve) => {
          answers = resolve;
        }),
      () => false,
    );

    expect(await requests('answered')).toBe('postponed');
    answers();
    await probe;
    expect([budgets.stateOf('charges'), await requests('answered')]).toEqual(['closed', 'done']);
  });

  it('pause again when the probe fails, and count nothing that never reached the bank', async () => {
    await spendAll('broken', 'broken', 'broken');
    now += 30_000;
    await requests('not-asked');
    expect(budgets.stateOf('charges')).toBe('half-open');
    await requests('broken');

    expect([budgets.stateOf('charges'), await requests('answered')]).toEqual(['open', 'postponed']);
  });

  it('are separate: doubts without an answer hold up no charge', async () => {
    for (let n = 0; n < 3; n++) await requests('broken', 'inquiries');

    expect([await requests('answered', 'inquiries'), await requests('answered', 'charges')]).toEqual([
      'postponed',
      'done',
    ]);
  });

  it('let so many through in a moment, and more with time', async () => {
    const inquiries = async (count: number): Promise<number> => {
      const outcomes: string[] = [];
      for (let n = 0; n < count; n++) outcomes.push(await requests('answered', 'inquiries'));
      return outcomes.filter((outcome) => outcome === 'done').length;
    };

    expect(await inquiries(6)).toBe(4);
    now += 1_000;
    expect(await inquiries(6)).toBe(2);
    now += 60_000;
    expect(await inquiries(6)).toBe(4);
  });

  it('forget a probe that failed in the shop itself', async () => {
    await spendAll('broken', 'broken', 'broken');
    now += 30_000;
    await expect(
      budgets.spend(
        'charges',
        () => Promise.reject(new Error('the database is away')),
        () => false,
      ),
    ).rejects.toThrow('away');

    expect(await requests('answered')).toBe('done');
  });
});
