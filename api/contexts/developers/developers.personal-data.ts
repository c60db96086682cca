import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BusinessClock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';
import type { PayoutAccount } from './applying/application.rules.js';
import { Applications } from './applying/applications.js';
import { EraseDeveloper } from './erase-developer.js';

const shown = ({ holder, bank, kind }: PayoutAccount, lastDigits: string | null) => ({
  holder,
  bank,
  kind,
  lastDigits,
});

/** What developers typed goes with their account; the studio, its games and its other members stay. */
@Injectable()
export class DevelopersPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly applications: Applications,
    private readonly commands: CommandBus,
    private readonly clock: BusinessClock,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'developers',
      title: { es: 'Tu trabajo con estudios', en: 'Your work with studios' },
      about: {
        es: 'Tu postulación para publicar juegos, los estudios en los que trabajas, las cuentas bancarias e identificaciones tributarias que les diste y las invitaciones a tu correo. Si borras tu cuenta, se borra todo eso; el estudio y sus juegos siguen.',
        en: 'Your application to publish games, the studios that you work for, the bank accounts and tax ids that you gave them and the invitations to your address. If you delete your account, all of it is erased; the studio and its games stay.',
      },
      collect: (personId) => this.collect(personId),
      erase: (personId) => this.commands.execute(new EraseDeveloper(personId, this.clock.now())),
      ids: (personId) => this.idsOf(personId),
    });
  }

  private async collect(personId: string): Promise<unknown> {
    const { draft, account, last4, updatedAt, developerId } = await this.applications.ofPerson(personId);
    const [studio, given, memberships, invitations] = await Promise.all([
      this.applications.studio(developerId),
      this.applications.givenBy(personId),
      this.db.query(
        'select s.name as studio, m.role, m.since from developers.members m join developers.studios s using (developer_id) where m.person_id = $1 order by m.since',
        [personId],
      ),
      this.db.query(
        `select s.name as studio, e.invited_at as "invitedAt" from developers.invitees e join developers.studios s using (developer_id)
           join access.persons p on p.email = e.email where p.id = $1 order by e.invited_at`,
        [personId],
      ),
    ]);
    const application = updatedAt && {
      ...draft,
      account: shown(account, last4),
      state: studio?.state ?? 'draft',
      appliedAt: studio?.appliedAt ?? null,
      decidedAt: studio?.decidedAt ?? null,
      reason: studio?.reason ?? null,
    };
    const accounts = given
      .filter(({ accountBy }) => accountBy === personId)
      .map((one) => shown(one.account, one.last4));
    const taxIds = given.filter(({ taxIdBy }) => taxIdBy === personId).map((one) => one.draft.taxId);
    return application || given.length + memberships.length + invitations.length > 0
      ? { application, accounts, taxIds, memberships, invitations }
      : null;
  }

  /** By which mails know the person. */
  private async idsOf(personId: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select developer_id as id from developers.studios where applicant_id = $1 union
       select e.invitation_id from developers.invitees e join access.persons p on p.email = e.email where p.id = $1`,
      [personId],
    );
    return rows.map(({ id }) => id);
  }
}
