import { Injectable } from '@nestjs/common';
import type { Instant } from '../../kernel/instant.js';
import { CommandRunner } from '../../platform/event-store/command-runner.js';
import { derivedId } from '../../platform/event-store/uuid.js';
import { PublishedTexts } from '../../platform/published-texts.js';
import { Applications } from './applying/applications.js';
import { DEVELOPER_TERMS } from './applying/submit-application.js';
import { developerStream } from './developer.stream.js';

interface Demonstrated {
  developerId: string;
  personId: string;
  studioName: string;
}

/** Makes a person of the demonstration the owner of a studio of the demonstration. */
@Injectable()
export class DemoStudio {
  constructor(
    private readonly applications: Applications,
    private readonly texts: PublishedTexts,
    private readonly runner: CommandRunner,
  ) {}

  /** Doing it twice changes nothing. */
  async add(studio: Demonstrated, now: Instant): Promise<void> {
    const { developerId, personId, studioName } = studio;
    const { hash, version } = this.texts.current(DEVELOPER_TERMS);
    await this.applications.keep(personId, {
      developerId,
      draft: {
        studioName,
        about: { es: 'Juegos de ciencia hechos en Chile.', en: 'Science games made in Chile.' },
        link: 'https://estudio.example',
        country: 'CL',
        taxId: '76.543.210-3',
        acceptedTerms: hash,
        answer: '',
      },
      account: { holder: studioName, bank: 'Banco de muestra', kind: 'checking', number: '00123456789' },
    });
    const id = derivedId('demo-studio', developerId);
    const by = { commandId: id, actor: { kind: 'system', id: 'demo' }, correlation: id, causation: id, now } as const;
    const submit = { type: 'SubmitApplication', ...studio, country: 'CL', termsVersion: version, now } as const;
    await this.runner.execute(
      developerStream,
      developerId,
      [submit, { type: 'ApproveDeveloper', staffId: 'demo', now }],
      by,
    );
  }
}
