import sharp from 'sharp';
import { aPhoto, colourAt, halves } from '../../../../test/support/photos.js';
import { PictureMaker } from './picture-maker.js';

const maker = new PictureMaker();

async function largestOf(bytes: Buffer): Promise<Buffer> {
  return (await maker.make(bytes)).get(512) ?? Buffer.alloc(0);
}
async function refusalOf(bytes: Buffer): Promise<unknown> {
  return maker.make(bytes).then(
    () => 'taken',
    (problem: { code?: string; getStatus?: () => number }) => [problem.getStatus?.(), problem.code],
  );
}

describe('a picture that a person sends', () => {
  it('becomes three squares cut from its middle', async () => {
    const made = await maker.make(await halves(300, 100).png().toBuffer());
    const sizes = await Promise.all(
      [...made].map(async ([side, bytes]) => [side, await sharp(bytes).metadata()] as const),
    );

    expect(sizes.map(([side, { format, width, height }]) => [side, format, width, height])).toEqual([
      [512, 'webp', 512, 512],
      [192, 'webp', 192, 192],
      [64, 'webp', 64, 64],
    ]);
    expect([await colourAt(made.get(64) as Buffer, 8, 32), await colourAt(made.get(64) as Buffer, 56, 32)]).toEqual([
      'red',
      'blue',
    ]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('may be a %s', async (format) => {
    expect(await colourAt(await largestOf(await halves().toFormat(format).toBuffer()), 50, 256)).toBe('red');
  });

  it('may have a transparent ground or the colours of a printer', async () => {
    const ink = await halves().toColourspace('cmyk').jpeg().toBuffer();
    const glass = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();

    expect(await sharp(await largestOf(glass)).metadata()).toMatchObject({ hasAlpha: true });
    expect(await colourAt(await largestOf(ink), 50, 256)).toBe('red');
  });

  it('is turned as the camera was held', async () => {
    const turned = await halves(120, 80).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const made = await largestOf(turned);

    expect([await colourAt(made, 256, 40), await colourAt(made, 256, 470)]).toEqual(['red', 'blue']);
    expect((await sharp(made).metadata()).orientation).toBeUndefined();
  });

  it('loses where and with what it was taken', async () => {
    const reply = await halves()
      .withExif({ IFD0: { Artist: 'Camila Rojas' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 27/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Santiago</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const made = await maker.make(reply);

    expect(reply.toString('latin1')).toContain('Camila Rojas');
    for (const bytes of made.values()) {
      expect(
        Object.keys(await sharp(bytes).metadata()).filter((name) => /exif|xmp|icc|iptc|orientation|density/.test(name)),
      ).toEqual([]);
      expect(bytes.toString('latin1')).not.toMatch(/Camila|Santiago/);
    }
  });

  it('shows the first of the pictures that move', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const made = await largestOf(moving);

    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect((await sharp(made).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(made, 256, 256)).toBe('red');
  });

  it('may be as narrow as a thread', async () => {
    const thread = await sharp({ create: { width: 1, height: 16_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();

    expect(await colourAt(await largestOf(thread), 256, 256)).toBe('red');
  });
});

describe('what is no picture that the shop keeps', () => {
  it('is anything but four kinds of files, whatever it calls itself', async () => {
    const drawn = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    const others = [
      drawn,
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      await halves().tiff().toBuffer(),
      await halves().avif().toBuffer(),
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
    ];

    for (const other of others) expect(await refusalOf(other)).toEqual([422, 'picture-not-supported']);
  });

  it('is a picture that is also a page, a script or an archive', async () => {
    const photo = await aPhoto();
    const end = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
    for (const more of [Buffer.from('<script>alert(1)</script>'), Buffer.from('<html><body>'), end])
      expect(await refusalOf(Buffer.concat([photo, more]))).toEqual([422, 'picture-suspicious']);
    expect(await refusalOf(Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;'))).toEqual([422, 'picture-suspicious']);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('is a %s that breaks off', async (format) => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();

    for (const part of [0.6, 0.1])
      expect(await refusalOf(whole.subarray(0, whole.length * part))).toEqual([422, 'picture-unreadable']);
    expect(await refusalOf(whole.subarray(0, 16))).toEqual([422, 'picture-unreadable']);
  });

  it('is a small file with more pixels than memory', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();

    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb)).toEqual([422, 'picture-too-many-pixels']);
  });

  it('is a file above 8 MB', async () => {
    const heavy = Buffer.concat([await aPhoto(), Buffer.alloc(8 * 1_048_576)]);

    expect(await refusalOf(heavy)).toEqual([413, 'picture-too-large']);
  });

  it('does not keep those after it from being made', async () => {
    const photo = await aPhoto();
    const answers = await Promise.all([photo, photo.subarray(0, 200), photo].map(refusalOf));

    expect(answers).toEqual(['taken', [422, 'picture-unreadable'], 'taken']);
  });

  it('leaves out who comes when too many wait already', async () => {
    const photo = await aPhoto();
    const answers = await Promise.all(Array.from({ length: 22 }, () => refusalOf(photo)));

    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(20);
    expect(answers.slice(20)).toEqual([
      [503, 'pictures-busy'],
      [503, 'pictures-busy'],
    ]);
  });
});
