import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from './config.js';
import { ConfigError, VARIABLES } from './environment.js';

const root = join(__dirname, '..');
const DATABASE_URL = 'postgres://ludoteca@localhost/ludoteca';
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://ludoteca.example/',
  GAMES_HOST: 'ludoteca-games.example',
  DATABASE_URL,
  DATABASE_APP_URL: 'postgres://shop:secret@localhost/ludoteca',
  REDIS_URL: 'redis://queue',
  TRANSBANK_URL: 'https://webpay3g.transbank.cl',
  TRANSBANK_COMMERCE_CODE: '597012345678',
  TRANSBANK_ONECLICK_MALL_CODE: '597012345679',
  TRANSBANK_ONECLICK_STORE_CODE: '597012345680',
  TRANSBANK_API_KEY: 'key',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'Ludoteca <hola@ludoteca.example>',
  SELLER_NAME: 'Juegos del Sur SpA',
  SELLER_RUT: '76.123.456-0',
  SELLER_ADDRESS: 'Calle Larga 1, Valdivia, Chile',
  SELLER_REPRESENTATIVE: 'Luz Rojas',
  SELLER_EMAIL: 'hola@ludoteca.example',
  JWT_SECRET: 's'.repeat(32),
  MEDIA_DIR: '/data/media',
  CARD_KEYS: `k0:${Buffer.alloc(32, 7).toString('base64')}`,
};

/** What is wrong with an environment, in the words an operator reads. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
const namesIn = (problems: string[]): string[] => problems.map((problem) => problem.split(' ')[0] ?? '');

describe("a shop on a person's own machine", () => {
  it('needs its database alone, which npm start brings', () =>
    expect(problemsOf({})).toEqual([expect.stringMatching(/^DATABASE_URL is missing/)]));
  it('is reached at localhost and pays at the test bank beside it', () => {
    expect(readConfig({ DATABASE_URL, PORT: '4000' })).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      redisUrl: null,
      smtpUrl: null,
      worker: true,
      demo: false,
      trustProxy: false,
      transbank: { url: 'http://localhost:4001', origin: 'http://localhost:4001', commerceCode: '597055555532' },
    });
  });
  it("serves requests under a login beside the owner's, which every process derives alike", () => {
    const { owner, app } = readConfig({ DATABASE_URL: 'postgres://ludoteca:word@localhost:5/shop' }).database;
    expect([owner, app]).toEqual([
      'postgres://ludoteca:word@localhost:5/shop',
      expect.stringMatching(/^postgres:\/\/ludoteca_shop:[\w-]{43}@localhost:5\/shop$/),
    ]);
    expect(readConfig({ DATABASE_URL: 'postgres://ludoteca:word@localhost:5/shop' }).database.app).toBe(app);
    expect(readConfig({ DATABASE_URL: 'postgres://ludoteca:other@localhost:5/shop' }).database.app).not.toBe(app);
  });
  it("serves nothing under the owner's login", () =>
    expect(namesIn(problemsOf({ DATABASE_URL, DATABASE_APP_URL: DATABASE_URL }))).toEqual(['DATABASE_APP_URL']));
  it('signs sessions with a new secret at each start when none is named', () =>
    expect(readConfig({ DATABASE_URL }).jwtSecret).not.toBe(readConfig({ DATABASE_URL }).jwtSecret));
  it('keeps files in a bucket once one is named', () => {
    expect(readConfig({ DATABASE_URL }).s3).toBeNull();
    expect(
      readConfig({ DATABASE_URL, FILES_S3_BUCKET: 'files', FILES_S3_KEY: 'key', FILES_S3_SECRET: 'secret' }).s3,
    ).toEqual({ bucket: 'files', endpoint: null, region: 'us-east-1', key: 'key', secret: 'secret' });
  });
  it('offers an installer only where its address is named', () => {
    expect(readConfig({ DATABASE_URL }).installerUrl).toBeNull();
    expect(readConfig({ DATABASE_URL, INSTALLER_URL: 'https://files.example/{platform}/ludoteca' }).installerUrl).toBe(
      'https://files.example/{platform}/ludoteca',
    );
    expect(namesIn(problemsOf({ DATABASE_URL, INSTALLER_URL: 'ludoteca.exe' }))).toEqual(['INSTALLER_URL']);
  });
  it('names social networks by https addresses alone', () => {
    const links = 'https://instagram.com/ludoteca, https://youtube.com/@ludoteca';
    expect(readConfig({ DATABASE_URL, SOCIAL_LINKS: links }).socialLinks).toEqual(links.split(', '));
    expect(namesIn(problemsOf({ DATABASE_URL, SOCIAL_LINKS: 'https://x.com/ludoteca,ludoteca' }))).toEqual([
      'SOCIAL_LINKS',
    ]);
  });
  it('gives each game a sub-domain below its own host', () => {
    const hostFor = (env: Record<string, string>): string => readConfig({ DATABASE_URL, ...env }).gamesHost;

    expect(hostFor({ PORT: '4000' })).toBe('games.localhost:4000');
    expect(hostFor({ PUBLIC_URL: 'https://ludoteca.example' })).toBe('games.ludoteca.example');
    expect(hostFor({ PUBLIC_URL: 'http://127.0.0.1:4000' })).toBe('games.localhost:4000');
    expect(hostFor({ GAMES_HOST: 'juegos.example' })).toBe('juegos.example');
    expect(namesIn(problemsOf({ DATABASE_URL, GAMES_HOST: 'https://juegos.example' }))).toEqual(['GAMES_HOST']);
  });
  it.each([
    ['https://ludoteca.example', ''],
    ['https://www.ludoteca.example', 'games.ludoteca.example'],
    ['https://tienda.ludoteca.cl', 'juegos.ludoteca.cl:8443'],
    ['https://ludoteca.github.io', 'games.ludoteca.github.io'],
  ])('keeps games away from the site of a shop at %s, unless its operator accepts %s', (PUBLIC_URL, GAMES_HOST) => {
    const sameSite = { ...production, PUBLIC_URL, GAMES_HOST };
    expect(namesIn(problemsOf(sameSite))).toEqual(['GAMES_HOST']);
    expect(problemsOf({ ...sameSite, GAMES_SAME_SITE: 'accepted' })).toEqual([]);
    expect(problemsOf({ ...sameSite, NODE_ENV: 'development' })).toEqual([]);
  });
  it.each([
    ['https://ludoteca.example', 'ludoteca-games.example'],
    ['https://ludoteca.github.io', 'games.github.io'],
    ['https://ludoteca.com.ar', 'juegos.com.ar'],
    ['https://127.0.0.1', ''],
  ])('lets a shop at %s have its games at %s', (PUBLIC_URL, GAMES_HOST) =>
    expect(problemsOf({ ...production, PUBLIC_URL, GAMES_HOST })).toEqual([]),
  );
  it('knows one word for games on its own site', () =>
    expect(namesIn(problemsOf({ ...production, GAMES_SAME_SITE: 'yes' }))).toEqual(['GAMES_SAME_SITE']));
  it('takes a variable of nothing but spaces for one that is not set', () =>
    expect(readConfig({ DATABASE_URL, REDIS_URL: '  ', PORT: '' })).toMatchObject({ redisUrl: null, port: 3000 }));
  it('sends browsers to the bank that takes the money, unless they meet it elsewhere', () => {
    expect(readConfig({ DATABASE_URL, TRANSBANK_URL: 'http://simulator:3010' }).transbank.origin).toBe(
      'http://simulator:3010',
    );
    expect(
      readConfig({ DATABASE_URL, TRANSBANK_URL: 'http://simulator:3010', BANK_ORIGIN: 'http://localhost:3010/' })
        .transbank,
    ).toMatchObject({ url: 'http://simulator:3010', origin: 'http://localhost:3010' });
  });
});

describe('a shop in production', () => {
  it('starts when everything outside is named', () =>
    expect(readConfig(production)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      publicUrl: 'https://ludoteca.example',
      mediaDir: '/data/media',
    }));
  it('names everything that is missing at once', () =>
    expect(namesIn(problemsOf({ NODE_ENV: 'production' })).sort()).toEqual(
      Object.keys(production)
        // Where games lie is compared with where the shop lies.
        .filter((name) => name !== 'NODE_ENV' && name !== 'GAMES_HOST')
        .sort(),
    ));
  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('names %s when it alone is missing', (name) =>
    expect(namesIn(problemsOf({ ...production, [name]: '' }))).toEqual([name]),
  );
  it('opens the console by two-step log-in alone, unless told otherwise', () => {
    const { staffSecondFactor } = readConfig(production);
    const off = readConfig({ ...production, STAFF_SECOND_FACTOR: 'off' });
    const own = readConfig({ DATABASE_URL });
    expect([staffSecondFactor, off.staffSecondFactor, own.staffSecondFactor]).toEqual([true, false, false]);
  });
  it('has no demo accounts', () =>
    expect(problemsOf({ ...production, DEMO: 'on' })).toEqual([
      'DEMO must be off: the demo accounts have a published password',
    ]));
  it('goes by the real time', () => {
    expect(problemsOf({ ...production, CLOCK_SKEW_MS: '60000' })).toEqual([
      'CLOCK_SKEW_MS must not be set: production goes by the real time',
    ]);
    expect(readConfig({ DATABASE_URL, CLOCK_SKEW_MS: '-60000' }).clockSkewMs).toBe(-60_000);
  });
  it('limits the charges beyond those that fell due, as it does elsewhere only when told', () => {
    expect(
      [readConfig(production), readConfig({ DATABASE_URL }), readConfig({ DATABASE_URL, CHARGES_BEYOND_DUE: '2' })].map(
        ({ chargesBeyondDue }) => chargesBeyondDue,
      ),
    ).toEqual([50, null, 2]);
  });
  it('signs with a secret that cannot be guessed', () =>
    expect(problemsOf({ ...production, JWT_SECRET: 's'.repeat(31) })).toEqual([
      'JWT_SECRET must have at least 32 characters',
    ]));
});

describe('the keys of saved cards', () => {
  const [k0, k1] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  it('are taken in the order they are named, the newest first', () =>
    expect(
      readConfig({ DATABASE_URL, CARD_KEYS: `k1:${k1.toString('base64')}, k0:${k0.toString('base64')}` }).cardKeys,
    ).toEqual([
      { id: 'k1', key: k1 },
      { id: 'k0', key: k0 },
    ]));
  it("follow from the secret of the sessions on a person's own machine, the same at every start", () => {
    const cardKeysOf = (JWT_SECRET: string): unknown => readConfig({ DATABASE_URL, JWT_SECRET }).cardKeys;
    expect(cardKeysOf('one')).toEqual(cardKeysOf('one'));
    expect(cardKeysOf('one')).not.toEqual(cardKeysOf('another'));
  });
});

describe('the proxies in front of the shop', () => {
  it.each<[string, unknown]>([
    ['off', false],
    ['1', 1],
    ['12', 12],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('are told by TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) =>
    expect(readConfig({ DATABASE_URL, TRUST_PROXY })).toMatchObject({ trustProxy }),
  );
});

describe('sign-in with Google', () => {
  const google = {
    GOOGLE_CLIENT_ID: 'shop.apps.example',
    GOOGLE_KEYS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
  };
  const standIn = {
    GOOGLE_CLIENT_ID: 'local',
    GOOGLE_KEYS_URL: 'http://127.0.0.1:3000/dev/google/keys',
    GOOGLE_ISSUER: 'http://localhost:3000/dev/google',
  };

  it('is off unless it is set up', () => expect(readConfig({ DATABASE_URL }).google).toBeNull());
  it('believes Google alone', () =>
    expect(readConfig({ ...production, ...google }).google).toEqual({
      clientId: 'shop.apps.example',
      keysUrl: google.GOOGLE_KEYS_URL,
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
    }));
  it("believes a stand-in too, on a person's own machine", () =>
    expect(readConfig({ DATABASE_URL, ...standIn }).google).toEqual({
      clientId: 'local',
      keysUrl: standIn.GOOGLE_KEYS_URL,
      issuers: ['https://accounts.google.com', 'accounts.google.com', 'http://localhost:3000/dev/google'],
    }));
  it('has no stand-in in production, and fetches keys over https', () =>
    expect(namesIn(problemsOf({ ...production, ...standIn })).sort()).toEqual(['GOOGLE_ISSUER', 'GOOGLE_KEYS_URL']));
  it.each(Object.keys(google))('names %s when it alone is missing', (name) =>
    expect(namesIn(problemsOf({ ...production, ...google, [name]: '' }))).toEqual([name]),
  );
});

describe('malformed variables', () => {
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_POOL_SIZE', 'many'],
    ['DATABASE_POOL_SIZE', '3'],
    ['DATABASE_WAIT_MS', '0'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['REDIS_URL', 'http://queue'],
    ['PUBLIC_URL', 'ludoteca.example'],
    ['PUBLIC_URL', `https://${'tienda.'.repeat(30)}example`],
    ['CONTACT_ADDRESS', `${'hola'.repeat(15)}@${'tienda.'.repeat(8)}example`],
    ['TRANSBANK_URL', 'ftp://bank'],
    ['BANK_ORIGIN', 'bank'],
    ['SMTP_URL', 'mail:587'],
    ['EXCHANGE_RATE_URL', 'rates'],
    ['WORKER', 'yes'],
    ['CLOCK_SKEW_MS', 'a day'],
    ['CHARGES_BEYOND_DUE', 'off'],
    ['CHARGES_BEYOND_DUE', '-1'],
    ['DEMO', 'true'],
    ['NODE_ENV', 'staging'],
    ['NODE_ENV', 'Production'],
    ['OPERATOR_TOKEN', 'short'],
    ['OPERATOR_TOKEN', `${'t'.repeat(20)} x`],
    ['REQUEST_TIMEOUT_MS', '0'],
    ['PULSE_AGE_MS', '0'],
    ['DRAIN_MS', '60000'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['AGE_OF_OWN_DECISIONS', '19'],
    ['AGE_OF_OWN_DECISIONS', '13.5'],
    ['ADDRESS_CHANGE_HOURS', '241'],
    ['ADDRESS_CHANGE_HOURS', '-1'],
    ['VAT_RATES', '19 %'],
    ['MAINTENANCE_UNTIL', 'tomorrow'],
    ['MAINTENANCE_UNTIL', '2026-12-01T06:00:00'],
    ['MAINTENANCE_UNTIL', '2026-13-01T06:00:00Z'],
    ['SELLER_RUT', '76.123.456-1'],
    ['SELLER_RUT', 'B76123456'],
    ['SELLER_EMAIL', 'hola en ludoteca'],
    ['SELLER_NAME', 'Juegos [del Sur](https://elsewhere.example)'],
    ['SELLER_ADDRESS', 'a'.repeat(121)],
    ['TAX_ISSUER', 'sii'],
    ['REFUND_SECOND_PERSON_ABOVE', '-1'],
    ['WITHHELD_ABROAD_POINTS', '10001'],
    ['REQUESTS_PER_MINUTE', '0'],
    ['TRANSBANK_COMMERCE_CODE', '5970555555'],
    ['TRANSBANK_ONECLICK_STORE_CODE', 'store'],
    ['RETURN_ORIGINS', 'https://club.example/thanks'],
    ['RETURN_ORIGINS', 'https://club.example,club2.example'],
    ['CARD_KEYS', 'k0'],
    ['CARD_KEYS', 'k0:c2hvcnQ='],
    ['CARD_KEYS', `k0:${'A'.repeat(43)}=,k0:${'B'.repeat(43)}=`],
    ['CARD_KEYS', `k0:${'A'.repeat(43)}=,`],
  ])('%s=%s is refused by name, in production and at home', (name, value) => {
    expect(namesIn(problemsOf({ ...production, [name]: value }))).toEqual([name]);
    expect(namesIn(problemsOf({ DATABASE_URL, [name]: value }))).toContain(name);
  });
  it('are told with the missing ones, all at once', () => {
    const problems = problemsOf({
      ...production,
      PUBLIC_URL: 'shop',
      WORKER: 'maybe',
      MAIL_FROM: '',
      RETURN_ORIGINS: 'nowhere',
    });
    expect(namesIn(problems).sort()).toEqual(['MAIL_FROM', 'PUBLIC_URL', 'RETURN_ORIGINS', 'WORKER']);
    expect(new ConfigError(problems).message.split('\n')).toHaveLength(5);
  });
  it('are told when a bucket is named by half', () => {
    expect(namesIn(problemsOf({ DATABASE_URL, FILES_S3_BUCKET: 'files', FILES_S3_KEY: 'key' }))).toEqual([
      'FILES_S3_SECRET',
    ]);
    expect(namesIn(problemsOf({ DATABASE_URL, FILES_S3_ENDPOINT: 'http://minio:9000' }))).toEqual(['FILES_S3_BUCKET']);
  });
  it('never show a secret in what is told', () => {
    for (const name of [
      'OPERATOR_TOKEN',
      'JWT_SECRET',
      'DATABASE_URL',
      'REDIS_URL',
      'SMTP_URL',
      'TRANSBANK_API_KEY',
      'FILES_S3_SECRET',
    ])
      expect(problemsOf({ ...production, [name]: 'hunter2' }).join()).not.toContain('hunter2');
  });
});

describe('.env.example', () => {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  const [ofTheShop = '', ofTheBank = '', , ofTests = ''] = text.split(/^# --- .*$/m);
  const named = (part: string): string[] => Object.keys(parseEnv(part)).sort();

  it('names every variable that the shop reads, and no other', () =>
    expect(named(ofTheShop)).toEqual([...VARIABLES].sort()));
  it('says for each what it is for', () => {
    for (const part of text.split('\n\n').filter((paragraph) => /^[A-Z0-9_]+=/m.test(paragraph)))
      expect(part).toMatch(/^(# .*\n)+[A-Z0-9_]+=.*\n?$/);
  });
  it('marks what production demands, and nothing else', () => {
    const marked = [...ofTheShop.matchAll(/^# .*\(production\)\n([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(marked.sort()).toEqual(namesIn(problemsOf({ NODE_ENV: 'production' })).sort());
  });
  it('shows the values that hold when nothing is set', () => {
    const shown = Object.fromEntries(Object.entries(parseEnv(ofTheShop)).filter(([, value]) => value !== ''));
    const { DEMO, ...others } = shown;
    // The demo is the launcher's default; a server by itself opens none.
    expect(DEMO).toBe('on');
    const drawn = { jwtSecret: '', cardKeys: [] };
    expect({ ...readConfig({ DATABASE_URL, ...others }), ...drawn }).toEqual({
      ...readConfig({ DATABASE_URL }),
      ...drawn,
    });
  });
  it('names every variable that the test bank reads, and no other', () => {
    const [, names = ''] =
      /const \{ ([^}]*) \} = process\.env/.exec(readFileSync(join(root, 'api/simulator/main.ts'), 'utf8')) ?? [];
    expect(named(ofTheBank)).toEqual(names.split(', ').sort());
  });
  it("keeps the tests' own variables apart", () =>
    expect(named(ofTests).filter((name) => !/^TEST|^CHROMIUM/.test(name))).toEqual([]));
});
