import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from './config.js';
import { VARIABLES } from './environment.js';

const read = (file: string): string => readFileSync(join(__dirname, '..', file), 'utf8');
const lines = read('docker-compose.yml').split('\n');

const depthOf = (line: string): number => line.search(/\S|$/);
/** The lines below a heading that are deeper than it. */
const below = (heading: string, among = lines): string[] => {
  const at = among.findIndex((line) => line.trimStart().startsWith(heading));
  const rest = among.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && depthOf(line) <= depthOf(among[at] ?? ''));
  return at < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
};
/** The first level of a block, each key with its text; what it takes over from an anchor is overridden by its own. */
function settingsIn(block: string[]): Record<string, string> {
  const depth = depthOf(block.find((line) => line.trim() !== '') ?? '');
  const own: [string, string][] = [];
  for (const line of block.filter((text) => !/^\s*(#|$)/.test(text))) {
    const [, key, text = ''] = (depthOf(line) === depth && /^\s*([\w-]+|<<):\s*(.*)$/.exec(line)) || [];
    const last = own.at(-1);
    if (key) own.push([key, text]);
    else if (last) last[1] += `\n${line}`;
  }
  const { '<<': takenOver = '', ...rest } = Object.fromEntries(own);
  const anchored = [...takenOver.matchAll(/\*([\w-]+)/g)].map(([, name]) => settingsIn(below(`x-${name}:`)));
  return Object.assign({}, ...anchored, rest) as Record<string, string>;
}
const services = Object.keys(settingsIn(below('services:')));
const setting = (service: string, key: string): string =>
  settingsIn(below(`${service}:`, below('services:')))[key] ?? '';

const SECRET = 's'.repeat(48);
const CARD_KEYS = `k0:${Buffer.alloc(32, 7).toString('base64')}`;
/** What compose makes of a value when the shell sets nothing but the secrets. */
const valueOf = (written: string): string =>
  written
    .replace(/^'(.*)'$/, '$1')
    .replace(/\$\{CARD_KEYS:\?[^}]*\}/, CARD_KEYS)
    .replace(/\$\{\w+:\?[^}]*\}/g, SECRET)
    .replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const environmentOf = (service: string): Record<string, string> => {
  const written = settingsIn(setting(service, 'environment').split('\n'));
  return Object.fromEntries(Object.entries(written).map(([name, text]) => [name, valueOf(text)]));
};

describe('docker-compose.yml', () => {
  it('has the production shape', () =>
    expect(services).toEqual(['api', 'worker', 'simulator', 'postgres', 'redis', 'mail']));
  it.each(['api', 'worker'])('gives the %s every variable that the shop reads, and no other', (name) =>
    expect(Object.keys(environmentOf(name)).sort()).toEqual([...VARIABLES].sort()),
  );
  it.each([
    ['api', false],
    ['worker', true],
  ])('starts the %s as production does', (name, worker) =>
    expect(readConfig(environmentOf(name))).toMatchObject({
      production: true,
      worker,
      demo: false,
      mediaDir: '/data/media',
      transbank: { url: 'http://simulator:3010', origin: 'http://localhost:3010' },
    }),
  );
  it('gives the test bank only variables that it reads', () => {
    const known = Object.keys(parseEnv(read('.env.example')));
    const given = Object.keys(environmentOf('simulator'));
    expect(given).toContain('SIMULATOR_PORT');
    expect(given.filter((name) => !known.includes(name))).toEqual([]);
  });
  it.each(['simulator', 'mail'])('opens the %s to this machine alone', (name) =>
    expect(setting(name, 'ports')).toMatch(/^\['127\.0\.0\.1:\d+:\d+'\]$/),
  );
  it('lets the shell change a variable under its own name', () => {
    for (const [, name, from] of lines.join('\n').matchAll(/^ +([A-Z0-9_]+): \$\{(\w+):[-?]/gm))
      expect(from).toBe(name);
  });
});

describe('the secrets', () => {
  const text = lines.join('\n');
  const named = (pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
  const required = named(/\$\{(\w+):\?/g).sort();

  it('have no value here: who starts the shop brings all of them', () => {
    const secret = /(PASSWORD|SECRET|KEYS)$/;
    const withValue = named(/\$\{(\w+):?-[^}]/g);
    const written = named(/^ +(\w+): [^$ ]/gm);
    expect([...withValue, ...written].filter((name) => secret.test(name))).toEqual([]);
    expect(required).toEqual([
      'APP_POSTGRES_PASSWORD',
      'CARD_KEYS',
      'JWT_SECRET',
      'POSTGRES_PASSWORD',
      'REDIS_PASSWORD',
    ]);
  });
  it('say where they come from when one is missing', () => {
    for (const [, sentence] of text.matchAll(/\$\{\w+:\?([^}]*)\}/g))
      expect(sentence).toBe('the README has the line that writes all secrets into .env');
  });
  it('are all written into .env by the line of the README', () => {
    const [, names = ''] =
      /for name in ([A-Z_ ]+); do echo "\$name=\$\(openssl rand -hex 24\)"/.exec(read('README.md')) ?? [];
    expect([...names.split(' '), 'CARD_KEYS'].sort()).toEqual(required);
    expect(read('README.md')).toContain('echo "CARD_KEYS=k1:$(openssl rand -base64 32)"');
  });
  it('that this file alone reads have their place in .env.example', () => {
    const [, ofCompose = ''] = read('.env.example').split(/^# --- docker-compose\.yml alone ---$/m);
    const [own = ''] = ofCompose.split(/^# --- /m);
    expect(Object.entries(parseEnv(own)).sort()).toEqual(
      required.filter((name) => !VARIABLES.some((known) => known === name)).map((name) => [name, '']),
    );
  });
  it('reach PostgreSQL and Redis whole, as part of their addresses', () =>
    expect(readConfig(environmentOf('worker'))).toMatchObject({
      database: {
        owner: `postgres://ludoteca:${SECRET}@postgres:5432/ludoteca`,
        app: `postgres://ludoteca_shop:${SECRET}@postgres:5432/ludoteca`,
      },
      redisUrl: `redis://:${SECRET}@redis:6379`,
    }));
  it('of Redis stands in no command, where every process of the machine could read it', () => {
    expect(setting('redis', 'command')).toMatch(/<<END\n +requirepass \$\$REDIS_PASSWORD\n +END$/);
    expect(setting('redis', 'healthcheck')).toContain('REDISCLI_AUTH="$$REDIS_PASSWORD" redis-cli -e ping');
    expect(services.filter((name) => /\$\{\w*(PASSWORD|SECRET|KEYS)/.test(setting(name, 'command')))).toEqual([]);
  });
});

describe('a service', () => {
  const MEGABYTES = { m: 1, g: 1_024 };
  const megabytesOf = (text: string): number => {
    const [, count, unit] = /^(\d+)([mg])$/.exec(text) ?? [];
    return Number(count) * MEGABYTES[unit as keyof typeof MEGABYTES];
  };

  it.each(services)('is confined: the %s writes to its volumes and /tmp alone, and has no right of root', (name) => {
    const of = (key: string): string => setting(name, key);
    expect([of('read_only'), of('cap_drop'), of('security_opt')]).toEqual([
      'true',
      '[ALL]',
      "['no-new-privileges:true']",
    ]);
    expect(Number(of('pids_limit'))).toBeGreaterThan(0);
    expect(of('tmpfs')).toMatch(/'\/tmp:size=\d+m,mode=1777'/);
    expect([of('cap_add'), of('privileged'), of('network_mode'), of('pid'), of('devices')]).toEqual(Array(5).fill(''));
  });
  it.each(services)('runs as a user other than root: %s', (name) => {
    const [, ofImage = ''] = /^USER (.*)$/m.exec(read('Dockerfile')) ?? [];
    const user = setting(name, 'user') || (setting(name, 'build') === '.' ? ofImage : '');
    expect(user).toMatch(/^(node|postgres|redis|'65534:65534')$/);
  });
  it.each(services)('has a limit of memory that its memory disks fit into: %s', (name) => {
    const disks = [...setting(name, 'tmpfs').matchAll(/size=(\w+)/g)].map(([, size = '']) => megabytesOf(size));
    const sum = disks.reduce((all, size) => all + size, 0);
    expect(sum).toBeGreaterThan(0);
    expect(megabytesOf(setting(name, 'mem_limit'))).toBeGreaterThan(sum);
  });
  it('that works has memory for its own heap and, beside it, an archive that is read', () => {
    const [, heap] = /--max-old-space-size=(\d+)/.exec(setting('worker', 'command')) ?? [];
    const [, archive] = /const MEGABYTES = (\d+)/.exec(read('api/contexts/publishing/builds/archive-checker.ts')) ?? [];
    expect(megabytesOf(setting('worker', 'mem_limit'))).toBeGreaterThan(Number(heap) + Number(archive));
  });
  it('that keeps the queue refuses jobs before its memory ends', () => {
    const [, most = ''] = /--maxmemory (\w+)b /.exec(setting('redis', 'command')) ?? [];
    expect(megabytesOf(setting('redis', 'mem_limit'))).toBeGreaterThan(megabytesOf(most));
  });
  it('that is the database has a place for its socket', () =>
    expect(setting('postgres', 'tmpfs')).toContain("'/run/postgresql:"));
  it('of our image may write where it keeps files, also into a volume that is new', () => {
    // A new volume takes over the folder of the image with its owner.
    expect(read('Dockerfile')).toMatch(
      /mkdir -p \/data\/media && chown -R node:node \/data\nUSER node\nVOLUME \/data\n/,
    );
    const { mediaDir, dataDir, pulse } = readConfig(environmentOf('worker'));
    expect([mediaDir, dataDir, pulse.file]).toEqual(['/data/media', '/data', '/tmp/ludoteca-worker.pulse']);
    for (const name of ['api', 'worker', 'simulator']) expect(setting(name, 'volumes')).toMatch(/^\s*- \w+:\/data$/);
    expect(environmentOf('simulator').SIMULATOR_STATE).toBe('/data/simulator');
  });
});

describe('the health of a service', () => {
  it('is checked by a command of its own; that of the servers by the one in our image', () => {
    const byImage = services.filter((name) => !/test:\s*\[/.test(setting(name, 'healthcheck')));
    expect(byImage).toEqual(['api']);
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK .*\n +CMD \["node".*\/v1\/health'/m);
  });
  it('of a worker is read from its pulse, where the worker leaves it', () => {
    expect(setting('worker', 'healthcheck')).toMatch(/test: \[CMD, node, dist\/api\/pulse\.js\]$/m);
    expect(readConfig(environmentOf('worker')).pulse).toEqual({ file: '/tmp/ludoteca-worker.pulse', ageMs: 30_000 });
  });
  it('of the database is good only once it takes connections of others', () =>
    expect(setting('postgres', 'healthcheck')).toMatch(/pg_isready, -h, 127\.0\.0\.1,/));
});

describe('the images', () => {
  /** The tag is for readers; the digest keeps another image from coming under the same tag. */
  const PINNED = /^[a-z][\w./-]*:[\w.-]+@sha256:[0-9a-f]{64}$/;

  it('of others are named by tag and digest', () => {
    const named = services.map((name) => setting(name, 'image')).filter((image) => image !== 'ludoteca');
    expect(named).toHaveLength(3);
    for (const image of named) expect(image).toMatch(PINNED);
  });
  it('of our own are built here, on one that is named so too', () => {
    const built = services.filter((name) => setting(name, 'build') === '.');
    const [, base = ''] = /^ARG NODE=(.*)$/m.exec(read('Dockerfile')) ?? [];
    const stages = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, from]) => from);
    expect([built, stages]).toEqual([
      ['api', 'worker', 'simulator'],
      ['${NODE}', '${NODE}'],
    ]);
    expect(base).toMatch(PINNED);
  });
});

describe('Dockerfile', () => {
  it('sets only variables that the shop reads', () => {
    const names = [...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')[0]),
    );
    expect(names).toContain('NODE_ENV');
    expect(names.filter((name) => !VARIABLES.some((known) => known === name))).toEqual([]);
  });
});
