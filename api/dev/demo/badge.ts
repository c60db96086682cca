/** Drawn twice as large as it is kept, so that its edges come out smooth. */
const DRAWN = 256;
const SIZE = 128;

type Colour = readonly [red: number, green: number, blue: number];
/** Whether a point belongs to a sign, with the middle at 0, 0 and the badge's edge at 1. */
type Sign = (x: number, y: number) => boolean;

const COLOURS: readonly Colour[] = [
  [27, 77, 224],
  [15, 138, 95],
  [209, 73, 91],
  [138, 79, 211],
  [184, 92, 0],
  [11, 122, 153],
];
const GREY: Colour = [122, 115, 144];
const WHITE: Colour = [255, 255, 255];

/** Its outer points lie at 0.62, its inner ones at 0.27. */
const star: Sign = (x, y) => {
  const fifth = (2 * Math.PI) / 5;
  const angle = Math.abs((((Math.atan2(x, -y) % fifth) + fifth) % fifth) - fifth / 2);
  const radius = Math.hypot(x, y);
  const [px, py] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  const [ix, ox, oy] = [0.27, 0.62 * Math.cos(fifth / 2), 0.62 * Math.sin(fifth / 2)];
  return (px - ix) * oy - py * (ox - ix) < 0;
};
const steps: Sign = (x, y) => y < 0.45 && [-0.4, 0, 0.4].some((at, n) => Math.abs(x - at) < 0.14 && y > 0.2 - n * 0.32);
const moon: Sign = (x, y) => Math.hypot(x, y) < 0.52 && Math.hypot(x - 0.26, y + 0.16) > 0.44;
const lock: Sign = (x, y) => {
  const ring = Math.hypot(x, y + 0.12);
  return (Math.abs(x) < 0.4 && y > -0.1 && y < 0.45) || (y < 0 && ring > 0.2 && ring < 0.34);
};

const SIGNS = { star, steps, moon, lock };

interface Badge {
  kind: 'progress' | 'instant';
  secret: boolean;
  /** Its place among the game's achievements. */
  place: number;
}

/** Many badges look the same: each look is drawn once. */
const pictures = new Map<string, Promise<Buffer>>();

/** A round badge for an achievement of the demonstration, as a PNG. */
export function badgePicture({ kind, secret, place }: Badge, isLocked: boolean): Promise<Buffer> {
  const earned = kind === 'instant' ? 'star' : 'steps';
  const open = secret ? 'moon' : earned;
  const sign = isLocked ? 'lock' : open;
  const colour = isLocked ? GREY : (COLOURS[place % COLOURS.length] ?? GREY);
  const look = `${sign} ${colour.join()}`;
  const picture = pictures.get(look) ?? encoded(drawn(SIGNS[sign], colour));
  pictures.set(look, picture);
  return picture;
}

async function encoded(points: Buffer): Promise<Buffer> {
  // Loaded where it is used: not every process of the demonstration draws.
  const { default: sharp } = await import('sharp');
  const raw = { width: DRAWN, height: DRAWN, channels: 4 } as const;
  return sharp(points, { raw }).resize(SIZE).png().toBuffer();
}

/** Red, green, blue and opacity of each point. */
function drawn(sign: Sign, colour: Colour): Buffer {
  const points = Buffer.alloc(DRAWN * DRAWN * 4);
  for (let n = 0; n < DRAWN * DRAWN; n++) {
    const [x, y] = [((n % DRAWN) / DRAWN) * 2 - 1, (Math.floor(n / DRAWN) / DRAWN) * 2 - 1];
    const radius = Math.hypot(x, y);
    const isRim = radius > 0.84 && radius < 0.9;
    points.set([...(isRim || sign(x, y) ? WHITE : colour), radius < 1 ? 255 : 0], n * 4);
  }
  return points;
}
