import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import type { ApplicationDraft, PayoutAccount } from './application.rules.js';
import { Applications } from './applications.js';

/** What a person typed; without `number` the account keeps the one it has. */
export type TypedApplication = ApplicationDraft & { account: Omit<PayoutAccount, 'number'> & { number?: string } };

/** Keeps an application as typed, however incomplete. */
export class SaveApplication extends Command<void> {
  /** @throws Refusal `application-submitted` while staff decide and after an approval. */
  constructor(
    readonly personId: string,
    readonly typed: TypedApplication,
  ) {
    super();
  }
}

@CommandHandler(SaveApplication)
export class SaveApplicationHandler implements ICommandHandler<SaveApplication> {
  constructor(private readonly applications: Applications) {}

  async execute({ personId, typed: { account: typed, ...draft } }: SaveApplication): Promise<void> {
    const before = await this.applications.ofPerson(personId);
    const account = { ...typed, number: typed.number ?? before.account.number };
    if (!(await this.applications.keep(personId, { ...before, draft, account })))
      throw new Refusal('application-submitted');
  }
}
