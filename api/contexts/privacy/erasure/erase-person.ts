import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { days, later } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { crashPoint } from '../../../platform/crash-point.js';
import { Database } from '../../../platform/database/database.js';
import { type DueHandler, timer } from '../../../platform/event-store/due.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import type { RecordedEvent } from '../../../platform/event-store/events.js';
import { setTimers } from '../../../platform/event-store/timers.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { CONFIG, LOGGER } from '../../../platform/tokens.js';
import { ERASURE, erasureStream, erasureTimer, Erasures } from './erasures.js';

const ERASE_PERSON = 'erase-person';
/** Longer than going through every place takes. */
const HOLD_MINUTES = 10;
const WRITTEN = `(kind like 'mail:%' or kind like 'export:%')`;
const BEING_CHECKED = `(state = 'unknown' and lease_until > now())`;
const DOUBTED = `(state = 'unknown' and (lease_until is null or lease_until <= now()))`;

/** A person is erased once the certificate is settled. */
export function wheneverCertificateSettled({
  type,
  data,
}: Pick<RecordedEvent, 'type' | 'data'>): { kind: string; subject: string } | null {
  return type === 'CertificateSettled' ? { kind: ERASE_PERSON, subject: String(data.personId) } : null;
}

/** Begins an erasure when its week is over. */
@Injectable()
export class ErasureTimer implements OnModuleInit, DueHandler {
  readonly what = ERASURE;

  constructor(
    private readonly erasures: Erasures,
    private readonly clock: BusinessClock,
    private readonly db: Database,
    private readonly work: WorkHandlers,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const personId = key.slice(ERASURE.length + 1);
    const state = await this.erasures.statusOf(personId);
    if (state.status !== 'Waiting') return;
    if (await this.erasures.isNeeded(personId, state.byStaff)) {
      this.log.warn({ personId }, 'an administrator who is needed cannot be erased; asked again in a day');
      return setTimers(this.db, [timer(erasureTimer(personId), ERASURE, later(this.clock.now(), days(1)))]);
    }
    await this.erasures.step(
      { type: 'StartErasure' },
      personId,
      state.erasureId,
      derivedId('erasure', state.erasureId),
    );
  }
}

/** Erases a person everywhere, once the certificate has left. Each part may be done again. */
@Injectable()
export class ErasePerson implements OnModuleInit, OnApplicationBootstrap, EffectPerformer {
  readonly kind = ERASE_PERSON;

  constructor(
    private readonly erasures: Erasures,
    private readonly data: PersonalData,
    private readonly db: Database,
    private readonly work: WorkHandlers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.work.performs(this);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.worker) await this.eraseAgain();
  }

  async perform({ subject: personId, correlation }: Effect): Promise<EffectOutcome> {
    const state = await this.erasures.statusOf(personId);
    if (state.status !== 'Certified') return { state: 'done' };
    const ids = await this.data.idsOf(personId);
    if (await this.isWrittenTo(ids))
      return { state: 'unknown', retryInMs: 1_000, result: { because: 'a mail or an export is under way' } };

    crashPoint('before-person-erased');
    await this.data.erase(personId);
    await this.erasures.step({ type: 'RecordErased' }, personId, state.erasureId, correlation);
    await this.nextCheckIn(ids, 0);
    return { state: 'done' };
  }

  resolve(effect: Effect): Promise<EffectOutcome> {
    return this.perform(effect);
  }

  /** People who were erased and are there nevertheless came back with a backup of the rows. */
  private async eraseAgain(): Promise<void> {
    const returned = await this.db.query<{ id: string }>(
      `select p.id from access.persons p where exists (select from es.events e where e.stream_id = ('${erasureStream.of('')}' || p.id) collate "C" and e.type = 'PersonErased')`,
    );
    for (const { id } of returned) await this.data.erase(id);
  }

  /** Mails and exports that wait are given up, save what the shop owes anyway; one in the making would leave something behind. */
  private async isWrittenTo(ids: readonly string[]): Promise<boolean> {
    const values = [ids, this.work.outlivingPersons];
    await this.db.query(
      `update es.effects set state = 'done', result = '{"skipped": "person erased"}', settled_at = now()
        where (state = 'planned' or ${DOUBTED}) and ${WRITTEN} and kind <> all($2::text[]) and subject = any($1::text[])`,
      values,
    );
    await this.nextCheckIn(ids, HOLD_MINUTES);
    const open = await this.db.query(
      `select from es.effects where (state in ('planned', 'started') or ${BEING_CHECKED}) and ${WRITTEN} and subject = any($1::text[]) limit 1`,
      [ids],
    );
    return open.length > 0;
  }

  /** What is owed and in doubt is asked about when no person is left to write to, never while the person is half gone. */
  private async nextCheckIn(ids: readonly string[], inMinutes: number): Promise<void> {
    await this.db.query(
      `update es.effects set next_check_at = now() + $3 * interval '1 minute' where ${DOUBTED} and kind = any($2::text[]) and subject = any($1::text[])`,
      [ids, this.work.outlivingPersons, inMinutes],
    );
  }
}
