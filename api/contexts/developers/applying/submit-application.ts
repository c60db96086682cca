import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandRunner } from '../../../platform/event-store/command-runner.js';
import { Problem } from '../../../platform/http/problem.js';
import { PublishedTexts } from '../../../platform/published-texts.js';
import { developerStream } from '../developer.stream.js';
import { PersonCommands } from '../person-commands.js';
import { applicationFaults } from './application.rules.js';
import { Applications } from './applications.js';

/** The legal text that developers accept. */
export const DEVELOPER_TERMS = 'developers';

/** Hands an application to staff. A second submission changes nothing. */
export class SubmitApplication extends Command<void> {
  /** @throws Problem 422 naming what is missing; Refusal `application-decided`. */
  constructor(
    readonly personId: string,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(SubmitApplication)
export class SubmitApplicationHandler implements ICommandHandler<SubmitApplication> {
  constructor(
    private readonly applications: Applications,
    private readonly runner: CommandRunner,
    private readonly texts: PublishedTexts,
    private readonly people: PersonCommands,
  ) {}

  async execute({ personId, correlation }: SubmitApplication): Promise<void> {
    const { developerId, draft, account } = await this.applications.ofPerson(personId);
    const { hash, version } = this.texts.current(DEVELOPER_TERMS);
    const errors = applicationFaults(draft, account, hash);
    if (errors.length > 0) throw new Problem(422, 'application-incomplete', { errors });

    const by = this.people.context(personId, correlation);
    const submit = {
      type: 'SubmitApplication',
      developerId,
      personId,
      studioName: draft.studioName.trim(),
      country: draft.country,
      termsVersion: version,
      now: by.now,
    } as const;
    await this.runner.execute(developerStream, developerId, submit, by);
  }
}
