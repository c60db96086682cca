import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { SavePresetsRequest } from './presets.dto.js';
import { SavePresets } from './save-presets.js';

@ApiTags('library')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/library/presets')
export class PresetsController {
  constructor(private readonly commands: CommandBus) {}

  /** Saves the filters that the caller keeps by name, replacing all saved before. `GET /v1/library` returns them. At most 10. */
  @Put()
  @HttpCode(204)
  save(@Body() { presets }: SavePresetsRequest, @Caller() caller: SignedIn): Promise<void> {
    return this.commands.execute(new SavePresets(caller.userId, presets));
  }
}
