import { countdownText, spokenAt } from './countdown';

describe('the countdown of a code', () => {
  it('is shown in minutes and seconds', () => {
    expect([120, 65, 60, 9, 0].map(countdownText)).toEqual(['2:00', '1:05', '1:00', '0:09', '0:00']);
  });

  it('is read out four times in two minutes', () => {
    const texts = Array.from({ length: 121 }, (_, past) => JSON.stringify(spokenAt(120 - past)));
    const changes = texts.filter((text, at) => text !== texts[at - 1]);
    expect(changes.map((text) => JSON.parse(text) as unknown)).toEqual([
      { minutes: 2, seconds: 0 },
      { minutes: 1, seconds: 0 },
      { minutes: 0, seconds: 30 },
      { minutes: 0, seconds: 10 },
    ]);
  });
});
