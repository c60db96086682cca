import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import type { ReportDeviceRequest } from './devices.dto.js';

/** More than a person owns; fewer than a script could fill the table with. */
const MOST_DEVICES = 20;

/** Keeps which games are installed on a device; its report before this one gives way. */
export class ReportDevice extends Command<void> {
  /** @throws Problem 409 too-many-devices. */
  constructor(
    readonly personId: string,
    readonly device: ReportDeviceRequest,
  ) {
    super();
  }
}

@CommandHandler(ReportDevice)
export class ReportDeviceHandler implements ICommandHandler<ReportDevice> {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
  ) {}

  async execute({ personId, device: { deviceId, name, installed } }: ReportDevice): Promise<void> {
    const kept = await this.db.query(
      `insert into library.devices (person_id, device_id, name, installed, reported_at)
       select $1, $2, $3, $4, $5 where (select count(*) from library.devices where person_id = $1 and device_id <> $2) < $6
       on conflict (person_id, device_id) do update set name = excluded.name, installed = excluded.installed, reported_at = excluded.reported_at
       returning device_id`,
      [personId, deviceId, name.trim(), installed, this.clock.now(), MOST_DEVICES],
    );
    if (kept.length === 0) throw new Problem(409, 'too-many-devices');
  }
}
