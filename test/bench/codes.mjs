import pg from 'pg';
import { buyers, call, checkout, openShop, processesOf } from './shop.mjs';
import { dist, parts, percentile, start, times, withCpu } from './support.mjs';

const USES = 100_000;
const ROUNDS = 4;

/** What a code costs a purchase once so many have used it. */
export async function measureCodes(url, report, quick) {
  const shop = await openShop(url, { worker: false });
  const sql = new pg.Pool({ connectionString: url, max: 4 });
  sql.on('error', () => undefined);
  const games = JSON.parse((await call('GET', `${shop.shopUrl}/v1/games?price=paid&size=100`)).text).games.map(
    (game) => game.id,
  );
  const [fresh, popular] = ['FRESH2026', 'POPULAR2026'];
  await issue(sql, fresh, 0);
  await issue(sql, popular, USES);
  const begun = performance.now();
  const rebuilt = await start(dist('projections.js'), shop.env, ['rebuild', 'codes']);
  if ((await rebuilt.ended) !== 0) throw new Error(rebuilt.output());
  report(`rebuild of the codes with ${USES} uses`, (performance.now() - begun) / 1_000, 's');

  const buyersAtOnce = await buyers(sql, shop.shopUrl, quick ? 1_000 : 6_000);
  let next = 0;
  const buy = (code) => () => {
    const index = next++;
    return checkout(
      shop,
      buyersAtOnce[index % buyersAtOnce.length],
      games[Math.floor(index / buyersAtOnce.length) % games.length],
      code && { discount_code: code },
    );
  };
  const processes = await processesOf(shop, sql);
  const ways = { without: buy(null), fresh: buy(fresh), popular: buy(popular) };
  for (const way of Object.values(ways)) await times(quick ? 50 : 200, way);
  const rounds = { without: [], fresh: [], popular: [] };
  // One round after the other, so that what else the machine does meets all alike.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, way] of Object.entries(ways))
      rounds[name].push(await withCpu(processes, () => times(quick ? 25 : 100, way)));
  }
  const {
    without,
    fresh: withFresh,
    popular: withPopular,
  } = Object.fromEntries(Object.entries(rounds).map(([name, list]) => [name, summed(list)]));
  report('whole checkout without a code, p50', without.p50, 'ms');
  report('whole checkout with a new code, p50', withFresh.p50, 'ms');
  report(`whole checkout with a code of ${USES} uses, p50`, withPopular.p50, 'ms');
  report('  beside one without a code', withPopular.p50 / without.p50, 'times', { most: 1.3 });
  report('  beside one with a new code', withPopular.p50 / withFresh.p50, 'times', { most: 1.1 });
  if (without.cpu.PostgreSQL !== null) {
    for (const name of Object.keys(processes)) {
      report(`CPU of ${name} per checkout, without a code`, without.cpu[name], 'ms');
      report(`CPU of ${name} per checkout, with a code of ${USES} uses`, withPopular.cpu[name], 'ms');
    }
    const shops = ({ cpu }) => cpu['the API'] + cpu.PostgreSQL;
    report(
      `CPU of API and PostgreSQL with a code of ${USES} uses, beside none`,
      shops(withPopular) / shops(without),
      'times',
      { most: 1.3 },
    );
    report('  beside a new code', shops(withPopular) / shops(withFresh), 'times', { most: 1.1 });
  }
  await sql.end();
  await shop.close();
}

/** All rounds of one way to buy as one. */
function summed(rounds) {
  const count = rounds.reduce((sum, round) => sum + round.count, 0);
  const cpu = Object.fromEntries(
    Object.keys(rounds[0].cpu).map((name) => [
      name,
      rounds[0].cpu[name] === null
        ? null
        : rounds.reduce((sum, round) => sum + round.cpu[name] * round.count, 0) / count,
    ]),
  );
  return {
    p50: percentile(
      rounds.map(({ p50 }) => p50).sort((a, b) => a - b),
      0.5,
    ),
    cpu,
  };
}

/** A code and its uses as the log would hold them; people have used it who are not in the tables. */
async function issue(sql, text, uses) {
  const { codeHash, codeIdOf } = parts();
  const codeId = codeIdOf(text);
  const limits = {
    uses: null,
    usesPerPerson: null,
    validFrom: null,
    validUntil: null,
    gameIds: null,
    firstPurchaseOnly: false,
  };
  const issued = {
    codeId,
    benefit: { kind: 'percent', percent: 10 },
    limits,
    batchId: null,
    purpose: 'bench',
    codeHash: codeHash(text),
    hint: text.slice(-4),
    issuedAt: new Date().toISOString(),
  };
  await sql.query(
    `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
     select 'code-' || $1::text, 1, gen_random_uuid(), 'CodeIssued', 1, $2::jsonb, $4::jsonb, now()
     union all
     select 'code-' || $1::text, 1 + n, gen_random_uuid(), 'CodeUsed', 1,
            jsonb_build_object('codeId', $1::text, 'useId', use, 'personId', gen_random_uuid(), 'orderId', use, 'subscriptionId', null, 'discount', 100, 'usedAt', now()),
            $4::jsonb, now()
       from (select n, gen_random_uuid() as use from generate_series(1, $3::int) n) u`,
    [
      codeId,
      JSON.stringify(issued),
      uses,
      JSON.stringify({ command: 'c', actor: { kind: 'system', id: 'bench' }, correlation: 'c', causation: 'c' }),
    ],
  );
}
