import { Body, DT } from './body.js';
import { physicsModule } from './module.js';

describe('the physics module', () => {
  let body: Body;
  beforeAll(async () => {
    const { instance } = await WebAssembly.instantiate(physicsModule());
    body = new Body(instance.exports);
  });
  const after = (seconds: number, forces: Parameters<Body['set']>[0]) => {
    body.set(forces);
    body.advance(Math.round(seconds / DT));
    return { position: body.position, speed: body.speed };
  };

  it('lets a body fall as a stone does', () => {
    const { position, speed } = after(2, { drive: 9.8, inertia: 1 });

    expect(speed).toBeCloseTo(19.6, 6);
    expect(position).toBeCloseTo(19.6, 1);
  });

  it('moves twice the mass half as fast', () => {
    expect(after(1, { drive: 10, inertia: 4 }).speed).toBeCloseTo(after(1, { drive: 10, inertia: 2 }).speed / 2, 9);
  });

  it('holds a body by friction until the pull is stronger', () => {
    expect(after(3, { drive: 49, friction: 50, inertia: 10 })).toEqual({ position: 0, speed: 0 });
    expect(after(1, { drive: 51, friction: 50, inertia: 10 }).speed).toBeCloseTo(0.1, 6);
    expect(after(1, { drive: -51, friction: 50, inertia: 10 }).speed).toBeCloseTo(-0.1, 6);
  });

  it('brakes a sliding body to a stop, and no further', () => {
    const { position, speed } = after(5, { speed: 4, friction: 8, inertia: 2 });

    expect(speed).toBe(0);
    expect(position).toBeCloseTo(2, 1);
  });

  it('stops at the ends', () => {
    expect(after(9, { drive: 5, inertia: 1, most: 3 })).toEqual({ position: 3, speed: 0 });
    expect(after(9, { resist: 5, inertia: 1, least: -2 })).toEqual({ position: -2, speed: 0 });
  });

  it('comes to rest where spring and load are equal', () => {
    const { position, speed } = after(30, { drive: 6, stiffness: 3, damping: 2, inertia: 1 });

    expect(position).toBeCloseTo(2, 4);
    expect(speed).toBeCloseTo(0, 4);
  });

  it('keeps the energy of a swing that nothing brakes', () => {
    const { position, speed } = after(20, { position: 1, stiffness: 4, inertia: 1 });

    expect(position ** 2 * 4 + speed ** 2).toBeCloseTo(4, 0);
  });
});
