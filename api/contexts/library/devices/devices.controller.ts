import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ReportDeviceRequest } from './devices.dto.js';
import { ForgetDevice } from './forget-device.js';
import { ReportDevice } from './report-device.js';

@ApiTags('library')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/library/devices')
export class DevicesController {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Reports which games are installed on one of the caller's devices, so that the library can filter by them. A launcher
   * calls it after each change, with the whole list; a browser cannot know by itself. 409 `too-many-devices` beyond 20.
   */
  @Post()
  @HttpCode(204)
  report(@Body() device: ReportDeviceRequest, @Caller() caller: SignedIn): Promise<void> {
    return this.commands.execute(new ReportDevice(caller.userId, device));
  }

  /** Forgets a device of the caller and what it reported. 404 `device-unknown`. */
  @Delete(':deviceId')
  @HttpCode(204)
  forget(@Param('deviceId', new IdPipe('device-unknown')) deviceId: string, @Caller() caller: SignedIn): Promise<void> {
    return this.commands.execute(new ForgetDevice(caller.userId, deviceId));
  }
}
