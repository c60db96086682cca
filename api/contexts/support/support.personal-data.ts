import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';
import { Attachments } from './reporting/attachments.js';

const OWN_ADDRESS = '(select lower(email) from access.persons where id = $1)';
const OWN_ENQUIRIES = `from support.enquiries e where lower(e.email) = ${OWN_ADDRESS}`;
const OWN_REPORTS = `from support.reports r where r.person_id = $1 or lower(r.email) = ${OWN_ADDRESS}`;

/** Enquiries and reports that a person sent from the account, or with its address. */
@Injectable()
export class SupportPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly attachments: Attachments,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'support',
      title: { es: 'Consultas y reportes', en: 'Enquiries and reports' },
      about: {
        es: 'Lo que nos escribiste con tu cuenta o tu correo, y lo que respondimos. Lo guardamos un año desde que se cierra, los archivos 90 días. Si borras tu cuenta, se borra.',
        en: 'What you wrote to us with your account or your address, and what we answered. We keep it for a year after it is closed, files for 90 days. If you delete your account, it is deleted.',
      },
      collect: (personId) => this.export(personId),
      erase: (personId) => this.erase(personId),
      ids: (personId) => this.idsOf(personId),
      phase: 'first',
    });
  }

  private async export(personId: string): Promise<unknown> {
    const [enquiries, reports] = await Promise.all([
      this.db.query(
        `select e.number, e.name, e.company, e.email, e.phone, e.message, e.web_address as "webAddress",
                e.game_stage as "gameStage", e.game_kind as "gameKind", e.status, e.received_at as "receivedAt", e.reply,
                e.replied_at as "repliedAt",
                (select coalesce(json_agg(json_build_object('at', a.at, 'text', a.text) order by a.at), '[]')
                   from support.enquiry_entries a
                  where a.enquiry_id = e.id and a.kind = 'answer' and a.at <> e.replied_at) as "laterAnswers"
           ${OWN_ENQUIRIES} order by e.received_at`,
        [personId],
      ),
      this.db.query(
        `select r.number, r.category, (select g.slug from catalog.games g where g.id = r.game_id) as game, r.game_reason as "gameReason", r.email, r.description, r.steps, r.browser_facts as facts, r.status,
                r.received_at as "receivedAt", r.attachment_name as attachment,
                (select coalesce(json_agg(json_build_object('at', a.at, 'text', a.text) order by a.at), '[]')
                   from support.report_entries a where a.report_id = r.id and a.kind = 'answer') as answers,
                (select coalesce(json_agg(json_build_object('at', p.at, 'text', p.text) order by p.at), '[]')
                   from support.report_replies p where p.report_id = r.id) as replies
           ${OWN_REPORTS} order by r.received_at`,
        [personId],
      ),
    ]);
    return enquiries.length + reports.length > 0 ? { enquiries, reports } : null;
  }

  private async erase(personId: string): Promise<void> {
    const reports = await this.db.query<{ id: string }>(`select r.id ${OWN_REPORTS}`, [personId]);
    for (const { id } of reports) await this.attachments.forget(id);
    await this.db.query('delete from support.reports where id = any($1::uuid[])', [reports.map(({ id }) => id)]);
    await this.db.query(
      `delete from support.enquiries where lower(email) = (select lower(email) from access.persons where id = $1)`,
      [personId],
    );
  }

  /** By which mails know the person. */
  private async idsOf(personId: string): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select e.id ${OWN_ENQUIRIES} union select r.id ${OWN_REPORTS}
       union select p.id from support.report_replies p where p.report_id in (select r.id ${OWN_REPORTS})
       union select n.id from support.report_entries n where n.report_id in (select r.id ${OWN_REPORTS})
       union select n.id from support.enquiry_entries n where n.enquiry_id in (select e.id ${OWN_ENQUIRIES})`,
      [personId],
    );
    return rows.map(({ id }) => id);
  }
}
