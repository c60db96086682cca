import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { AppModule } from '../app.module.js';
import { readConfig, type Config } from '../config.js';
import { FeatureGame, isGivenOut } from '../contexts/catalog/index.js';
import { IssueChosenCode, type NewCode } from '../contexts/codes/index.js';
import { DemoStudio } from '../contexts/developers/index.js';
import { DemoPeople, type DemoPerson } from '../contexts/accounts/index.js';
import { OrdersQueries } from '../contexts/ordering/index.js';
import { PaymentsQueries } from '../contexts/payments/index.js';
import { readReturn } from '../contexts/payments/transbank/index.js';
import { days, hours, instant, later, minutes, type Instant } from '../kernel/instant.js';
import { Refusal } from '../kernel/refusal.js';
import { BusinessClock } from '../platform/clock.js';
import { appDataSource } from '../platform/database/data-source.js';
import { Database } from '../platform/database/database.js';
import type { CommandContext } from '../platform/event-store/events.js';
import { derivedId } from '../platform/event-store/uuid.js';
import { createLogger, NestLog } from '../platform/observability/logger.js';
import { BuyCart, PaymentChecks, SettlePaymentHandler } from '../processes/checkout/index.js';
import { prepareShop } from '../shop.js';
import { DemoCatalogue, demoGameId, gameFolders } from './demo/demo-catalogue.js';
import { DemoReleases } from './demo/demo-releases.js';
import { packStandIn } from './demo/stand-in.js';
import { demoMonth, seeded, type DemoVisit } from './demo-month.rules.js';

const SEED = 20_261_121;
const PASSWORD = 'Ludoteca1';
const FIRST_NAMES = [
  'Antonia',
  'Benjamín',
  'Camila',
  'Diego',
  'Emilia',
  'Felipe',
  'Gabriela',
  'Héctor',
  'Isidora',
  'Joaquín',
  'Karina',
  'Lautaro',
  'Martina',
  'Nicolás',
  'Ofelia',
  'Pablo',
  'Rayén',
  'Simón',
  'Trinidad',
  'Vicente',
];
const FAMILY_NAMES = [
  'Araya',
  'Bustos',
  'Catrileo',
  'Díaz',
  'Espinoza',
  'Fuentes',
  'Huenchumán',
  'Mamani',
  'Pizarro',
  'Quispe',
  'Rojas',
  'Tapia',
];
const OWN_STUDIO_NAME = 'Estudio Quiltro';
const FEATURED = ['el-taller-de-fuerzas', 'ciudad-de-palabras', 'mercado-de-fracciones'];
const PLAYERS = 120;
/** The games were listed so long before the month that is told ends. */
const MS_BEFORE = days(45);

/**
 * Fills an empty shop for demonstrations: three accounts, the games, and with `month` thirty days of orders by the shop's own handlers.
 * A shop that has them stays as it is; one whose first start was cut off gets the rest.
 */
export async function openDemo(config: Config, log: Logger, month: boolean): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.forRoot({ ...config, worker: false }, log), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  try {
    await new DemoShop(app, config).open(month);
  } finally {
    await app.close();
  }
}

class DemoShop {
  private readonly db: Database;
  private readonly clock: BusinessClock;

  constructor(
    private readonly app: INestApplicationContext,
    private readonly config: Config,
  ) {
    this.db = app.get(Database);
    this.clock = app.get(BusinessClock);
  }

  async open(month: boolean): Promise<void> {
    const { games, began, last } = await this.found();
    const now = began ? later(began, MS_BEFORE) : this.clock.now();
    if (games < (await gameFolders()).length) await this.fill(later(now, -MS_BEFORE));
    await this.release(later(now, -MS_BEFORE), month);
    if (!month) return;
    await this.feature();
    await this.issueCodes(later(now, -MS_BEFORE));
    await this.live(now, last);
  }

  /** A shop to try things in sells all its games; one to look at announces those that nobody made yet. */
  private async release(opened: Instant, month: boolean): Promise<void> {
    const releases = new DemoReleases(this.app.get(CommandBus), this.db);
    if (month) return releases.releaseAll(opened);
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
    try {
      await releases.releaseAll(opened, await packStandIn(folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** What an earlier start left here: games on the shelf, and the first and last moment that the log tells of. */
  private async found(): Promise<{ games: number; began: Instant | null; last: Instant }> {
    const [row] = await this.db.query<{ games: number; began: Date | null; last: Date | null }>(
      'select (select count(*) from catalog.games) as games, min(effective_at) as began, max(effective_at) as last from es.events',
    );
    return {
      games: row?.games ?? 0,
      began: row?.began ? instant(row.began) : null,
      last: row?.last ? instant(row.last) : '',
    };
  }

  private async fill(opened: Instant): Promise<void> {
    await this.app.get(DemoPeople).add([...accounts(opened), ...fictitiousPlayers(opened)]);
    await new DemoCatalogue(this.app.get(CommandBus), this.config).load(opened);
    const studio = {
      developerId: DemoCatalogue.OWN_STUDIO,
      personId: accountId('developer'),
      studioName: OWN_STUDIO_NAME,
    };
    await this.app.get(DemoStudio, { strict: false }).add(studio, opened);
  }

  /** Once: what staff change afterwards stays. */
  private async feature(): Promise<void> {
    const [changed] = await this.db.query('select from catalog.featured_changes limit 1');
    if (changed) return;
    const by = { actor: { kind: 'system', id: 'demo' }, reason: null } as const;
    for (const slug of FEATURED) await this.app.get(CommandBus).execute(new FeatureGame(demoGameId(slug), null, by));
  }

  /** A code of each kind; issued again they stay what they are. */
  private async issueCodes(opened: Instant): Promise<void> {
    const commands = this.app.get(CommandBus);
    const [game] = await this.db.query<{ id: string }>(
      `select game_id as id from ordering.offers where slug = 'volcan-despierto'`,
    );
    for (const [text, code] of demoCodes(game?.id)) {
      const commandId = derivedId('demo-code', text);
      const context: CommandContext = {
        commandId,
        actor: { kind: 'system', id: 'demo' },
        correlation: commandId,
        causation: commandId,
        now: opened,
      };
      await commands.execute(new IssueChosenCode(text, code, context));
    }
  }

  /** Lives through what is left of the month after `last`, visit by visit, the clocks of shop and bank set to each moment. */
  private async live(now: Instant, last: Instant): Promise<void> {
    const games = await this.db.query<{ id: string; price: number }>(
      `select game_id as id, price from ordering.offers o where listed and price > 0 and ${isGivenOut('o.game_id')} order by game_id`,
    );
    const month = demoMonth(games, PLAYERS, now, { seed: SEED, lastDays: this.config.demoDays });
    const left = this.stepsOf(month).filter(({ at }) => at > last);
    if (left.length === 0) return;
    // A start that was killed in the middle leaves the clocks in the past.
    await this.setClocks(0);
    const wall = Date.parse(this.clock.now());
    try {
      for (const { at, run } of left) {
        await this.setClocks(Date.parse(at) - wall);
        await run();
      }
    } finally {
      await this.setClocks(0);
    }
  }

  /** The comings and goings of all visits, in their order. */
  private stepsOf(visits: readonly DemoVisit[]): { at: Instant; run: () => Promise<void> }[] {
    const steps = visits.flatMap((visit) => {
      const order: { orderId: string | null; token: string } = { orderId: null, token: '' };
      return [
        { at: visit.placedAt, run: async () => void Object.assign(order, await this.place(visit)) },
        { at: visit.returnedAt ?? later(visit.placedAt, minutes(20) + 1), run: async () => this.end(visit, order) },
      ];
    });
    return steps.sort((a, b) => (a.at < b.at ? -1 : 1));
  }

  private async place({ player, gameIds, language }: DemoVisit): Promise<{ orderId: string | null; token: string }> {
    try {
      const cart = {
        personId: demoPlayerId(player),
        emailVerified: true,
        canPurchase: true,
        gameIds,
        code: null,
        language,
        shownTotal: null,
        terms: null,
        sessionNote: null,
        resultUrl: `${this.config.publicUrl}/postorder`,
        key: null,
        correlation: derivedId('demo', demoPlayerId(player), this.clock.now()),
      };
      return await this.app.get(CommandBus).execute(new BuyCart(cart));
    } catch (error) {
      // They own one of the games already: real people notice that in the shop.
      if (error instanceof Refusal) return { orderId: null, token: '' };
      throw error;
    }
  }

  private async end(
    { ending, returnedAt }: DemoVisit,
    { orderId, token }: { orderId: string | null; token: string },
  ): Promise<void> {
    if (!orderId) return;
    const settling = this.app.get(SettlePaymentHandler);
    if (returnedAt === null) {
      const order = await this.app.get(OrdersQueries).order(orderId);
      const [payment] = order?.paymentId ? await this.app.get(PaymentsQueries).payments([order.paymentId]) : [];
      if (payment) await this.app.get(PaymentChecks).handle(`payment-${payment.paymentId}`);
      return;
    }
    const back = await this.bank<{ url: string; body: Record<string, string> | null }>('play', {
      token,
      ...ending,
      ...('card' in ending ? { card: ending.card } : {}),
    });
    await settling.formReturned(
      readReturn({ ...Object.fromEntries(new URL(back.url).searchParams), ...back.body }),
      derivedId('demo-return', token),
    );
  }

  private async setClocks(offsetMs: number): Promise<void> {
    await Promise.all([this.clock.move(offsetMs), this.bank('clock', { offsetMs })]);
  }

  /** The simulated bank's own strings; a real bank has none, and a demonstration month is never made there. */
  private async bank<Reply>(string: string, body: unknown): Promise<Reply> {
    const response = await fetch(`${this.config.transbank.url}/__sim/${string}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`the simulated bank refused "${string}": ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  }
}

function accounts(createdAt: Instant): DemoPerson[] {
  const account = (name: string, more: Partial<DemoPerson>): DemoPerson => ({
    id: accountId(name),
    email: `${name}@ludoteca.test`,
    username: name[0]?.toUpperCase() + name.slice(1),
    password: PASSWORD,
    roleId: 3,
    developerId: null,
    language: 'es',
    createdAt,
    ...more,
  });
  return [
    account('admin', { roleId: 1 }),
    account('developer', { developerId: DemoCatalogue.OWN_STUDIO }),
    account('member', {}),
  ];
}

function accountId(name: string): string {
  return derivedId('demo-account', name);
}

function fictitiousPlayers(createdAt: Instant): DemoPerson[] {
  const random = seeded(SEED);
  return Array.from({ length: PLAYERS }, (_, n) => {
    const username = `${FIRST_NAMES[n % FIRST_NAMES.length]} ${FAMILY_NAMES[Math.floor(random() * FAMILY_NAMES.length)]}`;
    return {
      id: demoPlayerId(n),
      email: `jugador${n + 1}@example.test`,
      username,
      password: null,
      roleId: 3,
      developerId: null,
      language: 'es',
      createdAt: instant(Date.parse(createdAt) + n * hours(1)),
    };
  });
}

function demoPlayerId(n: number): string {
  return derivedId('demo-player', n);
}

/** Before any process starts: its first timers are set by the shop's time. */
async function setClock({ database }: Config, offsetMs: number): Promise<void> {
  const source = await appDataSource(database.app, { entities: [], migrations: [] }, 1).initialize();
  await new BusinessClock(new Database(source)).move(offsetMs);
  await source.destroy();
}

/** `demo.js catalogue` fills accounts and games, all of them on sale; `demo.js month` the orders too, and the games that nobody made stay announced; an instant behind it sets the shop's clock first. */
async function main([what, begins]: string[]): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  await prepareShop(config);
  if (begins) await setClock(config, Date.parse(begins) - Date.now());
  await openDemo(config, log, what === 'month');
}

if (process.argv[1]?.endsWith('demo.js')) {
  main(process.argv.slice(2)).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String((error as Error)?.stack ?? error)}\n`);
      process.exit(1);
    },
  );
}

function demoCodes(gameId: string | undefined): [string, NewCode][] {
  const limits = {
    uses: null,
    usesPerPerson: 1,
    validFrom: null,
    validUntil: null,
    gameIds: null,
    firstPurchaseOnly: false,
  };
  return [
    [
      'BIENVENIDA',
      {
        benefit: { kind: 'percent', percent: 15 },
        limits: { ...limits, firstPurchaseOnly: true },
        purpose: 'Primera compra',
      },
    ],
    [
      'FERIA-20',
      {
        benefit: { kind: 'percent', percent: 20 },
        limits: { ...limits, uses: 50, usesPerPerson: null },
        purpose: 'Feria de ciencias',
      },
    ],
    ['UN-MES-GRATIS', { benefit: { kind: 'plan', planId: 'monthly', periods: 1 }, limits, purpose: 'Plan de prueba' }],
    ...(gameId
      ? [
          [
            'REGALO-VOLCAN',
            { benefit: { kind: 'game', gameId }, limits: { ...limits, uses: 100 }, purpose: 'Regalo para colegios' },
          ] satisfies [string, NewCode],
        ]
      : []),
  ];
}
