import { Global, Module } from '@nestjs/common';
import { AccessModule, NewAccounts } from '../access/index.js';
import { ConsentModule } from '../consent/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { StaffModule } from '../staff/index.js';
import { DemoPeople } from './demo-people.js';
import { AccountsHousekeeping } from './sign-up/housekeeping.js';
import { PictureFilesController, Pictures } from './pictures/pictures.js';
import { PictureMaker } from './pictures/picture-maker.js';
import { ProfileHistory } from './pictures/profile-history.js';
import { AddressChanges } from './profile/change-address.js';
import { AddressLinksController, AddressProof, Resend } from './profile/address-links.controller.js';
import { AddressRights, EditableAccounts, EditProfile } from './profile/edit-profile.js';
import { ProfileController, UsersController } from './profile/profile.controller.js';
import { ProfileData } from './profile/profile-data.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { Recovery } from './recovery/recovery.js';
import { NewPeople, SignUp } from './sign-up/sign-up.js';
import { PendingController, SignUpController } from './sign-up/sign-up.controller.js';
import { PendingPersonalData, PendingUsers } from './sign-up/pending-users.js';

/** Global, because access below it asks for new accounts. */
@Global()
@Module({
  imports: [AccessModule, StaffModule, PrivacyModule, ConsentModule],
  controllers: [
    SignUpController,
    PendingController,
    RecoveryController,
    ProfileController,
    AddressLinksController,
    PictureFilesController,
    UsersController,
  ],
  providers: [
    SignUp,
    NewPeople,
    { provide: NewAccounts, useExisting: NewPeople },
    AddressProof,
    Resend,
    PendingUsers,
    PendingPersonalData,
    Recovery,
    EditableAccounts,
    EditProfile,
    AddressChanges,
    AddressRights,
    ProfileData,
    ProfileHistory,
    PictureMaker,
    Pictures,
    AccountsHousekeeping,
    DemoPeople,
  ],
  exports: [NewAccounts, DemoPeople, PictureMaker],
})
export class AccountsModule {}
