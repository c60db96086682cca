import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Caller, CallerLanguage, Correlation, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { BodyLimit } from '../../../platform/http/body-limit.js';
import type { Language } from '../../../platform/http/messages.js';
import { CallerNetwork, Throttle } from '../../access/index.js';
import { PROFILE_REPLIES } from '../messages.js';
import { LARGEST_BODY } from '../pictures/picture.rules.js';
import { Pictures } from '../pictures/pictures.js';
import type { AddressAnswer } from './change-address.js';
import { EditableAccounts, EditProfile } from './edit-profile.js';
import { AccountReply, PictureReply, PictureRequest, ProfileReply, UpdateProfileRequest } from './profile.dto.js';

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

const REPLY_FOR = {
  unchanged: 'saved',
  requested: 'addressRequested',
  'to-allow': 'addressToAllow',
  waits: 'addressWaits',
  cancelled: 'addressCancelled',
} as const satisfies Record<AddressAnswer, keyof typeof PROFILE_REPLIES>;

@ApiTags('accounts')
@ApiBearerAuth()
@Controller('v1/users')
export class ProfileController {
  constructor(
    private readonly accounts: EditableAccounts,
    private readonly profiles: EditProfile,
    private readonly pictures: Pictures,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Changes the fields sent and keeps the rest. Another address needs the current password and counts once its link is
   * used; the reply never shows whether it has an account. An account without a password allows it by a link to its
   * present address. A change by staff waits, and the present address can stop it. 403 unless the caller is the owner
   * or staff with the permission, 409 `current-password-wrong`, 422 `address-needs-password` or for an invalid field,
   * 429 after too many changes of address.
   */
  @Patch(':id')
  @ForSignedIn()
  async update(
    @Param('id') id: string,
    @Body() given: UpdateProfileRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
    @Correlation() correlation: string,
  ): Promise<ProfileReply> {
    const present = await this.accounts.toChange(id, caller);
    const { username, email, birthday, bio } = given;
    const request = { username: username ?? undefined, email: email ?? undefined, birthday, bio };
    const { person, address } = await this.profiles.edit(present, request, {
      caller,
      currentPassword: given.currentPassword ?? given.current_password ?? null,
      network,
      correlation,
    });
    return { message: PROFILE_REPLIES[REPLY_FOR[address]][language], user: await this.accounts.reply(person, caller) };
  }

  /**
   * Sets the picture of an account: JPEG, PNG, WebP or GIF, cropped to its central square, without metadata. 403 unless
   * the caller is the owner or staff with the permission, 413 above 8 MB, 422 for an invalid picture, 429 after too
   * many requests.
   */
  @Post('profile-picture/:id')
  @HttpCode(200)
  @ForSignedIn()
  @BodyLimit(LARGEST_BODY)
  async showPicture(
    @Param('id') id: string,
    @Body() { profile_picture }: PictureRequest,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
    @CallerNetwork() network: string,
  ): Promise<PictureReply> {
    const person = await this.accounts.toChange(id, caller);
    await this.throttle.spend('picture', caller.userId, network);
    return {
      message: PROFILE_REPLIES.pictureSaved[language],
      profile_picture_url: await this.pictures.replace(person.id, profile_picture, caller.userId),
    };
  }

  /**
   * Removes the picture of an account. Repeating it changes nothing. 403 unless the caller is the owner or staff with
   * the permission.
   */
  @Delete('profile-picture/:id')
  @ForSignedIn()
  async removePicture(
    @Param('id') id: string,
    @Caller() caller: SignedIn,
    @CallerLanguage() language: Language,
  ): Promise<PictureReply> {
    const person = await this.accounts.toChange(id, caller);
    await this.pictures.remove(person.id, caller.userId);
    return { message: PROFILE_REPLIES.pictureRemoved[language], profile_picture_url: null };
  }
}
