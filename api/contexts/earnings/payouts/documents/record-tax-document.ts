import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CivilDate } from '../../../../kernel/calendar.js';
import { CommandRunner } from '../../../../platform/event-store/command-runner.js';
import type { CommandContext } from '../../../../platform/event-store/events.js';
import { put } from '../../../../platform/event-store/row-changes.js';
import { payoutStream } from '../payout.stream.js';
import type { TaxDocumentKind } from '../../rules/withholding.rules.js';

/** Keeps the tax document of a studio; the newest one counts. */
export class RecordTaxDocument extends Command<void> {
  /** @throws Refusal `document-expired`. */
  constructor(
    readonly developerId: string,
    readonly taxDocument: { taxDocumentId: string; kind: TaxDocumentKind; number: string; expiresOn: CivilDate },
    readonly by: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordTaxDocument)
export class RecordTaxDocumentHandler implements ICommandHandler<RecordTaxDocument> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ developerId, taxDocument, by }: RecordTaxDocument): Promise<void> {
    const { taxDocumentId, kind, number, expiresOn } = taxDocument;
    const [author, now] = [by.actor.id, by.now];
    const command = {
      type: 'RecordTaxDocument',
      developerId,
      taxDocumentId,
      kind,
      expiresOn,
      by: author,
      now,
    } as const;
    const row = put('payouts.tax_documents', { tax_document_id: taxDocumentId }, { developer_id: developerId, number });
    await this.runner.execute(payoutStream, developerId, command, { ...by, rows: [row] });
  }
}
