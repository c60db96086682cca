import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';

/** Removes a device and what it reported. */
export class ForgetDevice extends Command<void> {
  /** @throws Problem 404 device-unknown. */
  constructor(
    readonly personId: string,
    readonly deviceId: string,
  ) {
    super();
  }
}

@CommandHandler(ForgetDevice)
export class ForgetDeviceHandler implements ICommandHandler<ForgetDevice> {
  constructor(private readonly db: Database) {}

  async execute({ personId, deviceId }: ForgetDevice): Promise<void> {
    const gone = await this.db.query(
      'delete from library.devices where person_id = $1 and device_id = $2 returning device_id',
      [personId, deviceId],
    );
    if (gone.length === 0) throw new Problem(404, 'device-unknown');
  }
}
