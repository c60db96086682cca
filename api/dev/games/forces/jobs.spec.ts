import { earnedBy } from '../common/achievements.js';
import { achievements } from './achievements.js';
import { firstSetting, JOBS, turned, type Job, type Setting } from './jobs.js';
import { Body, DT } from './physics/body.js';
import { forcesOf, frictionOf, verdictOf, type Verdict } from './physics/machines.js';
import { physicsModule } from './physics/module.js';
import { Workshop } from './workshop.js';

describe('the jobs', () => {
  let body: Body;
  beforeAll(async () => {
    body = new Body((await WebAssembly.instantiate(physicsModule())).instance.exports);
  });

  const job = (id: string): Job => JOBS.find((one) => one.id === id)!;
  const trial = (one: Job, setting: Setting): Verdict => {
    body.set(forcesOf(one, setting));
    for (let seconds = 0, fastest = 0; ; seconds += 24 * DT) {
      body.advance(24);
      fastest = Math.max(fastest, Math.abs(body.speed));
      const verdict = verdictOf(one, setting, { position: body.position, fastest, seconds });
      if (verdict) return verdict;
    }
  };
  const settings = ({ knobs }: Job): Setting[] =>
    knobs.reduce<Setting[]>(
      (all, { name, least, most, step }) =>
        all.flatMap((setting) =>
          Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) => ({
            ...setting,
            [name]: least + at * step,
          })),
        ),
      [{}],
    );

  it.each(JOBS.map((one) => [one.id, one] as const))(
    '%s can be solved, and not by what stands there at first',
    (_, one) => {
      const solved = settings(one).filter((setting) => trial(one, setting) === 'solved');

      expect(solved.length).toBeGreaterThan(0);
      expect(solved.length).toBeLessThan(settings(one).length / 4);
      expect(trial(one, firstSetting(one))).not.toBe('solved');
    },
  );

  it('balances weight times distance', () => {
    expect(trial(job('seesaw'), { distance: 3 })).toBe('solved');
    expect(trial(job('seesaw'), { distance: 2.5 })).toBe('left-heavy');
    expect(trial(job('seesaw'), { distance: 3.5 })).toBe('right-heavy');
  });

  it('needs less pull on a longer ramp, and more on a rough one', () => {
    expect(trial(job('ice-ramp'), { length: 4, pull: 195 })).toBe('stuck');
    expect(trial(job('ice-ramp'), { length: 8, pull: 100 })).toBe('solved');
    expect(trial(job('ice-ramp'), { length: 8, pull: 200 })).toBe('too-fast');
    expect(frictionOf(job('wooden-ramp') as Job & { machine: 'ramp' }, { length: 6 })).toBeCloseTo(83.2, 1);
    expect(trial(job('wooden-ramp'), { length: 6, pull: 180 })).toBe('stuck');
    expect(trial(job('wooden-ramp'), { length: 6, pull: 185 })).toBe('solved');
  });

  it('lets a load down slowly when the pull nearly holds it', () => {
    expect(trial(job('piano-down'), { pull: 0 })).toBe('too-fast');
    expect(trial(job('piano-down'), { pull: 140 })).toBe('solved');
    expect(trial(job('piano-down'), { pull: 155 })).toBe('stuck');
  });

  it('shares a weight among the lines of a pulley, as long as the rope reaches', () => {
    expect(trial(job('guanaco-up'), { lines: 4, pull: 200 })).toBe('stuck');
    expect(trial(job('guanaco-up'), { lines: 5, pull: 180 })).toBe('solved');
    expect(trial(job('short-rope'), { lines: 4, pull: 230 })).toBe('rope-short');
    expect(trial(job('short-rope'), { lines: 3, pull: 300 })).toBe('solved');
  });

  it('earn together all that the game has', () => {
    const earned = new Map<string, number | true>();
    const workshop = new Workshop(body, (event) => {
      if (event !== 'solved') return;
      for (const [key, value] of earnedBy(achievements, workshop)) earned.set(key, value);
    });
    for (const [at, one] of JOBS.entries()) {
      workshop.open(at);
      workshop.setting = settings(one).find((setting) => trial(one, setting) === 'solved')!;
      workshop.ready();
      workshop.press();
      while (workshop.isRunning) workshop.advance(1);
    }
    expect([...earned.keys()].sort()).toEqual(Object.keys(achievements).sort());
    expect(earned.get('MACHINIST')).toBe(JOBS.length);
  });

  it('turns a knob by its steps and no further than its ends', () => {
    const [knob] = job('seesaw').knobs;

    expect(turned({ distance: 1 }, knob!, 1)).toEqual({ distance: 1.5 });
    expect(turned({ distance: 4 }, knob!, 1)).toEqual({ distance: 4 });
    expect(turned({ distance: 0.5 }, knob!, -3)).toEqual({ distance: 0.5 });
  });
});
