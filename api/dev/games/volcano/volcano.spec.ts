import { earnedBy } from '../common/achievements.js';
import { seeded } from '../common/chance.js';
import { fromText, profileAfter } from '../common/profile.js';
import { achievements } from './achievements.js';
import { afterDay, endangeredBy, newCourse, PEOPLE, resultOf, verdictOf, type Course, type Decision } from './judge.js';
import { DAYS, season, seasonOf, SIGNS, STAGES, strengthOf, trendOf, type Kind, type Season } from './season.js';
import { texts } from './texts.js';

const KINDS = ['calm', 'waking', 'stalled', 'steam', 'sealed'] as const;
const LEVELS = [0, 1, 2];
const hundred = (level: number): Season[] => Array.from({ length: 100 }, (_, seed) => seasonOf(level, seeded(seed)));
/** A season that is decided day by day. */
const lived = (played: Season, decide: (day: Season['days'][0], at: number) => Decision): Course =>
  played.days.reduce((course, day, at) => afterDay(played, course, decide(day, at)), newCourse());
const asSpecialists = ({ alert, evacuate }: Decision): Decision => ({ alert, evacuate });
const strengths = ({ signs }: Season['days'][0]): number[] =>
  SIGNS.map((sign) => (signs[sign] === null ? 0 : strengthOf(sign, signs[sign]!)));
const raised = (day: Season['days'][0]): number => strengths(day).filter((strength) => strength > 0).length;

describe.each(LEVELS)('a season of level %i', (level) => {
  it('is the same for the same seed, and has ten days', () => {
    expect(seasonOf(level, seeded(5))).toEqual(seasonOf(level, seeded(5)));
    expect(hundred(level).every(({ days }) => days.length === DAYS)).toBe(true);
  });

  it('comes in several kinds', () => {
    expect(new Set(hundred(level).map(({ kind }) => kind)).size).toBeGreaterThan(2);
  });

  it('begins at the normal level', () => {
    expect(hundred(level).map(({ days }) => raised(days[0]!)).filter((count) => count > 0)).toEqual([]); // prettier-ignore
  });

  it('lets an instrument fail in the last level alone', () => {
    const failures = hundred(level).map(({ days }) => days.flatMap(({ signs }) => Object.values(signs)).filter((value) => value === null).length); // prettier-ignore
    expect(new Set(failures)).toEqual(new Set([level === 2 ? 1 : 0]));
  });

  it('shows before an eruption, for two days at least, that people have to leave', () => {
    const erupting = hundred(level).filter(({ eruptsAfter }) => eruptsAfter !== null);
    expect(erupting.length).toBeGreaterThan(20);
    for (const { days, eruptsAfter } of erupting)
      expect([0, 1].map((back) => days[eruptsAfter! - back]!.evacuate).every((whom) => whom > 0)).toBe(true);
  });
});

describe('the signs of the first level', () => {
  const days = hundred(0).flatMap(({ days: all }) => all);

  it('rise together for yellow, and alone at most for green', () => {
    const settled = days.filter(({ alerts }) => alerts.length === 1);
    expect(settled.filter((day) => day.alert === 0 && raised(day) > 1)).toEqual([]);
    expect(settled.filter((day) => day.alert > 0 && raised(day) < 2)).toEqual([]);
  });

  it('are nearly all very high for red', () => {
    const red = days.filter(({ stage, alerts }) => stage === 'imminent' && alerts.length === 1);
    expect(red.length).toBeGreaterThan(10);
    expect(red.filter((day) => strengths(day).filter((strength) => strength === 3).length < 3)).toEqual([]);
  });
});

describe('a plugged conduit', () => {
  it('has less gas while tremors and tilt rise', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { days } = season('sealed', 1, seeded(seed));
      const at = days.findIndex(({ stage }) => stage === 'sealed');
      const trends = SIGNS.map((sign) => trendOf(sign, days[at + 1]!.signs, days[at - 1]!.signs));
      expect(trends.slice(0, 3)).toEqual([1, -1, 1]);
    }
  });
});

describe('a trend', () => {
  const signs = { quakes: 100, gas: 1000, tilt: 20, lake: 30 };

  it('is none for little, and where a day is not known', () => {
    expect(trendOf('quakes', { ...signs, quakes: 105 }, signs)).toBe(0);
    expect(trendOf('quakes', { ...signs, quakes: 60 }, signs)).toBe(-1);
    expect(trendOf('quakes', { ...signs, quakes: null }, signs)).toBe(0);
    expect(trendOf('quakes', signs, undefined)).toBe(0);
  });
});

describe('a decision', () => {
  const days = season('waking', 0, seeded(1)).days;
  const orange = days.find(({ stage, alerts }) => stage === 'rising' && alerts.length === 1)!;

  it('is right as specialists make it, and earns trust', () => {
    expect(verdictOf(orange, { alert: 2, evacuate: 1 })).toEqual({ isRight: true, alert: 0, evacuation: 0, trust: 4 });
  });

  it('costs trust where it is too high, too low, or moves people for nothing', () => {
    expect(verdictOf(orange, { alert: 3, evacuate: 2 })).toEqual({ isRight: false, alert: 1, evacuation: 1, trust: -16 }); // prettier-ignore
    expect(verdictOf(orange, { alert: 0, evacuate: 0 })).toEqual({ isRight: false, alert: -2, evacuation: -1, trust: -8 }); // prettier-ignore
  });

  it('on the first day of a change may still be that of the day before', () => {
    const first = days.find(({ stage }) => stage === 'rising')!;
    expect([first.alerts, first.evacuations]).toEqual([[1, 2], [0, 1]]); // prettier-ignore
  });
});

describe('an eruption', () => {
  const waking = season('waking', 0, seeded(1));
  const steam = season('steam', 1, seeded(1));

  it('catches who was not called away', () => {
    expect(endangeredBy(waking, 2, 80)).toBe(0);
    expect(endangeredBy(waking, 1, 80)).toBe(PEOPLE.town);
    expect(endangeredBy(waking, 0, 80)).toBe(PEOPLE.town + PEOPLE.near);
    expect([endangeredBy(steam, 1, 80), endangeredBy(steam, 0, 80)]).toEqual([0, PEOPLE.near]);
  });

  it('catches also who no longer believes the alerts', () => {
    expect(endangeredBy(waking, 2, 25)).toBe((PEOPLE.town + PEOPLE.near) / 2);
  });

  it('finds a town that was alarmed each day without trust', () => {
    const course = lived(steam, () => ({ alert: 3, evacuate: 2 }));
    expect(course.endangered).toBeGreaterThan(0);
    expect(resultOf(steam, course).marks).toEqual([]);
  });
});

describe.each(KINDS)('a season of the kind %s', (kind) => {
  const played = season(kind, 1, seeded(7));

  it('is lived through by doing as specialists do', () => {
    const course = lived(played, asSpecialists);
    const { first, marks } = resultOf(played, course);
    expect([first, course.trust, course.endangered ?? 0]).toEqual([DAYS, 100, 0]);
    expect(marks).toEqual(
      { calm: [], waking: ['waking', 'safe'], stalled: ['stalled', 'lullaby'], steam: ['steam', 'safe'], sealed: ['sealed', 'safe'] }[kind], // prettier-ignore
    );
  });

  it('has its story and the reasons of its days in both languages', () => {
    for (const say of [texts.es, texts.en]) {
      expect(say.endings[kind].every((text) => text.length > 10)).toBe(true);
      expect(played.days.filter(({ stage }) => !say.reasons[stage])).toEqual([]);
    }
  });

  it('catches no one where nothing erupts, whatever is announced', () => {
    const { endangered } = lived(played, () => ({ alert: 0, evacuate: 0 }));
    expect(endangered === null).toBe(played.eruptsAfter === null);
    if (endangered !== null) expect(endangered).toBeGreaterThanOrEqual(PEOPLE.near);
  });
});

describe('achievements of the volcano', () => {
  const round = (kind: Kind) => {
    const played = season(kind, 1, seeded(3));
    return { level: 1, shown: 0, tasks: DAYS, ...resultOf(played, lived(played, asSpecialists)) };
  };

  it('for a season in which nothing was right are the first one alone', () => {
    const nothing = { level: 0, first: 0, shown: 0, tasks: DAYS, marks: [] };
    expect(Object.fromEntries(earnedBy(achievements, profileAfter(fromText(null), nothing), nothing))).toEqual({
      ...{ GOOD_MORNING: true, EPICENTRE: 0, FOUR_ERUPTIONS: 0 },
    });
  });

  it('come all with the four ways in which the volcano wakes', () => {
    let profile = fromText(null);
    const earned = (['waking', 'stalled', 'steam', 'sealed'] as const).flatMap((kind) => {
      profile = profileAfter(profile, round(kind));
      return earnedBy(achievements, profile, round(kind));
    });
    expect(Object.fromEntries(earned)).toEqual({
      ...{ GOOD_MORNING: true, EVERYONE_SAFE: true, LULLABY: true },
      ...{ EPICENTRE: 40, FOUR_ERUPTIONS: 4 },
    });
  });
});

it('no stage asks for an alert without its reason', () => {
  expect(Object.keys(STAGES).sort()).toEqual(Object.keys(texts.es.reasons).sort());
  expect(Object.keys(STAGES).sort()).toEqual(Object.keys(texts.en.reasons).sort());
});
