import { heldOn, nearest, pressedSince } from './gamepad.js';

const pad = (pressed: number[], axes = [0, 0], index = 0) => ({
  index,
  axes,
  buttons: Array.from({ length: 16 }, (_, at) => ({ pressed: pressed.includes(at) })),
});

describe('a standard gamepad', () => {
  it.each([
    ['A', pad([0]), ['confirm']],
    ['B', pad([1]), ['back']],
    ['the cross', pad([12, 15]), ['up', 'right']],
    ['the left stick', pad([], [-0.9, 0.7]), ['left', 'down']],
    ['cross and stick alike', pad([13], [0, 1]), ['down']],
    ['a stick that is hardly moved', pad([], [0.3, -0.4]), []],
    ['a button without a meaning here', pad([7]), []],
  ])('by %s does what that is for', (_, held, actions) => expect(heldOn(held)).toEqual(actions));

  it('without buttons or sticks does nothing', () => {
    expect(heldOn({ index: 0, buttons: [], axes: [] })).toEqual([]);
  });

  it('acts once while a button stays down, and again when it comes down anew', () => {
    const first = pressedSince(new Set(), [pad([0])]);
    const second = pressedSince(first.held, [pad([0, 14])]);
    const third = pressedSince(second.held, [pad([])]);
    expect([first.actions, second.actions, third.actions]).toEqual([['confirm'], ['left'], []]);
    expect(pressedSince(third.held, [pad([0])]).actions).toEqual(['confirm']);
  });

  it('is told from another one that holds the same button', () => {
    const { held } = pressedSince(new Set(), [pad([0], [0, 0], 0)]);
    expect(pressedSince(held, [pad([0], [0, 0], 0), pad([0], [0, 0], 1)]).actions).toEqual(['confirm']);
  });
});

describe('the next place', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  const [middle, right, farRight, below, aside] = [box(0, 0), box(20, 0), box(60, 0), box(0, 40), box(15, 30)];

  it.each([
    ['right', [farRight, right, below], 1],
    ['down', [right, below, farRight], 1],
    ['left', [right, below], -1],
    ['up', [right, below], -1],
  ] as const)('%s is the closest in that direction', (direction, places, at) =>
    expect(nearest(middle, places, direction)).toBe(at),
  );

  it('is rather straight ahead than aside, and none where there is none', () => {
    expect(nearest(middle, [aside, farRight], 'right')).toBe(1);
    expect(nearest(middle, [], 'right')).toBe(-1);
  });
});
