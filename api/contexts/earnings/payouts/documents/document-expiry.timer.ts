import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BusinessClock } from '../../../../platform/clock.js';
import { CommandRunner } from '../../../../platform/event-store/command-runner.js';
import type { DueHandler } from '../../../../platform/event-store/due.js';
import { derivedId } from '../../../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../../../platform/jobs/work.js';
import { AnnounceDocumentExpiry } from './announce-document-expiry.js';
import { TAX_DOCUMENT_EXPIRY, payoutStream } from '../payout.stream.js';

/** Announces the end of tax documents 60, 30 and 7 days before. */
@Injectable()
export class TaxDocumentExpiryTimer implements OnModuleInit, DueHandler {
  readonly what = TAX_DOCUMENT_EXPIRY;

  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const developerId = payoutStream.idOf(key);
    const { length } = payoutStream.facts(await this.runner.read([key]), developerId);
    const id = derivedId('announce-document-expiry', developerId, length);
    const actor = { kind: 'system', id: 'payouts' } as const;
    const now = this.clock.now();
    const context = { commandId: id, actor, correlation: id, causation: id, now };
    await this.commands.execute(new AnnounceDocumentExpiry(developerId, context));
  }
}
