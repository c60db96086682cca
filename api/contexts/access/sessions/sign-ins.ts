import { createParamDecorator, type ExecutionContext, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { days } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import { correlationOf } from '../../../platform/http/access.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { IDS } from '../../../platform/tokens.js';
import { networkOf } from '../throttle/throttle.rules.js';
import { coarseNetwork, type Device, deviceOf } from './device.rules.js';
import { SignIn, type SignInMethod } from './session.entity.js';

/** What a request tells of where it comes from. */
export interface Visit {
  device: Device;
  /** As exactly as budgets count; what is stored of it is coarser. */
  network: string;
  /** As the browser sent them. */
  cookies: string | undefined;
  correlation: string;
}

/** Where the request comes from, in a handler's parameter. */
export const CallerVisit = createParamDecorator((_: unknown, context: ExecutionContext): Visit => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    device: deviceOf(request.headers['user-agent']),
    network: networkOf(request.ip),
    cookies: request.headers.cookie,
    correlation: correlationOf(request),
  };
});

export const SIGN_INS_KEPT = days(90);

/** The history of who entered an account, from which device and when. */
@Injectable()
export class SignIns implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly held: PersonalData,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  onModuleInit(): void {
    this.held.holds({
      name: 'sign-ins',
      collect: (personId) => this.reply(personId),
      erase: async (personId) => void (await this.db.rows.delete(SignIn, { personId })),
    });
  }

  /**
   * Notes a sign-in, in the transaction that opens the session and before it does.
   * @returns the note's id, and whether the account was used before, but never from such a device.
   */
  async succeeded(
    rows: EntityManager,
    personId: string,
    how: SignInMethod,
    visit: Visit,
  ): Promise<{ id: string; fromNewDevice: boolean }> {
    const signIn = this.noteOf(personId, how, true, visit);
    const [{ fromNewDevice }] = await rows.query<[{ fromNewDevice: boolean }]>(
      `with known as (
         select device from access.sessions where person_id = $1
         union all select device from access.sign_ins where person_id = $1 and succeeded
       )
       select exists (select from known) and not exists (select from known where device is not distinct from $2) as "fromNewDevice"`,
      [personId, signIn.device],
    );
    await rows.insert(SignIn, signIn);
    return { id: signIn.id, fromNewDevice };
  }

  /** Notes a failed sign-in. */
  async failed(personId: string, how: SignInMethod, visit: Visit): Promise<void> {
    await this.db.rows.insert(SignIn, this.noteOf(personId, how, false, visit));
  }

  private async reply(personId: string): Promise<unknown> {
    const signIns = await this.db.rows.find(SignIn, { where: { personId }, order: { at: 'desc' } });
    return signIns.length === 0
      ? null
      : signIns.map(({ at, how, succeeded, device, network }) => ({ at, how, succeeded, device, network }));
  }

  private noteOf(personId: string, how: SignInMethod, succeeded: boolean, { device, network }: Visit): SignIn {
    return {
      id: this.ids.next(),
      personId,
      at: new Date(),
      how,
      succeeded,
      device: device.words,
      network: coarseNetwork(network),
    };
  }
}
