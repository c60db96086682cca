import { Brake } from './brake.js';

const charges = (brake: Brake, count: number, name = 'plan'): number =>
  Array.from({ length: count }, (_, n) => brake.admits(`${name}-${n}`)).filter(Boolean).length;

describe('the brake on charges', () => {
  it('lets run what falls due, and a few more', () => {
    const brake = new Brake(5);
    brake.expect({ soon: 10, withinTheHour: 100 });

    expect([charges(brake, 15), brake.isPulled]).toEqual([15, false]);
  });

  it('counts a charge that is tried again once', () => {
    const brake = new Brake(5);
    brake.expect({ soon: 1, withinTheHour: 1 });
    for (let n = 0; n < 50; n++) charges(brake, 1);

    expect(brake.isPulled).toBe(false);
  });

  it('stops what runs beyond that, for good', () => {
    const brake = new Brake(5);
    brake.expect({ soon: 10, withinTheHour: 100 });

    expect([charges(brake, 40), brake.isPulled]).toEqual([15, true]);
    brake.expect({ soon: 1_000, withinTheHour: 1_000 });
    expect(charges(brake, 1, 'another')).toBe(0);
  });

  it('believes the hour that was seen before a clock jumped', () => {
    const brake = new Brake(5);
    brake.expect({ soon: 1, withinTheHour: 20 });
    brake.expect({ soon: 5_000, withinTheHour: 5_000 });

    expect(charges(brake, 100)).toBe(25);
  });

  it('believes it for as long as the jump lasts, however slowly the bank answers', () => {
    const brake = new Brake(5);
    brake.expect({ soon: 1, withinTheHour: 20 });
    const ran = Array.from({ length: 10 }, (_, minute) => {
      brake.expect({ soon: 5_000 - minute, withinTheHour: 5_000 });
      return charges(brake, 4, `minute-${minute}`);
    });

    expect([ran.reduce((sum, count) => sum + count, 0), brake.isPulled]).toEqual([25, true]);
  });

  it('says once that it was pulled', () => {
    let pulled = 0;
    const brake = new Brake(0, () => {
      pulled++;
    });
    brake.expect({ soon: 1, withinTheHour: 1 });

    charges(brake, 5);
    expect(pulled).toBe(1);
  });

  it('begins again with each minute, and takes a start after a long absence for what it is', () => {
    const brake = new Brake(5);
    brake.expect({ soon: 3_000, withinTheHour: 3_000 });
    expect(charges(brake, 3_000)).toBe(3_000);
    brake.expect({ soon: 4, withinTheHour: 10 });

    expect([charges(brake, 9), brake.isPulled]).toEqual([9, false]);
  });
});
