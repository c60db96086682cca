import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { EditableAccounts } from './editable-accounts.js';
import { AccountReply } from './profile.dto.js';

@ApiTags('accounts')
@ApiBearerAuth()
@Controller('v1/users')
export class UsersController {
  constructor(private readonly accounts: EditableAccounts) {}

  /**
   * Returns an account. 403 unless the caller is its owner or an administrator, 404 to administrators if it does not
   * exist.
   */
  @Get(':id')
  @ForSignedIn()
  async user(@Param('id') id: string, @Caller() caller: SignedIn): Promise<AccountReply> {
    return this.accounts.reply(await this.accounts.toRead(id, caller), caller);
  }
}
