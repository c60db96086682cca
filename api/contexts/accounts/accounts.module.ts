import { Global, Module } from '@nestjs/common';
import { AccessModule, NewAccounts } from '../access/index.js';
import { ConsentModule } from '../consent/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { StaffModule } from '../staff/index.js';
import { DemoPeople } from './demo-people.js';
import { AccountsHousekeeping } from './housekeeping.js';
import { PictureFilesController } from './pictures/picture-files.controller.js';
import { PictureMaker } from './pictures/picture-maker.js';
import { Pictures } from './pictures/pictures.js';
import { ProfileHistory } from './pictures/profile-history.js';
import { AddressChanges } from './profile/address-changes.js';
import { AddressLinksController } from './profile/address-links.controller.js';
import { AddressRights } from './profile/address-rights.js';
import { EditableAccounts } from './profile/editable-accounts.js';
import { EditProfile } from './profile/edit-profile.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileData } from './profile/profile-data.js';
import { UsersController } from './profile/users.controller.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { Recovery } from './recovery/recovery.js';
import { AddressProof } from './sign-up/address-proof.js';
import { NewPeople } from './sign-up/new-people.js';
import { PendingController } from './sign-up/pending.controller.js';
import { PendingPersonalData } from './sign-up/pending.personal-data.js';
import { PendingUsers } from './sign-up/pending-users.js';
import { Resend } from './sign-up/resend.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { SignUp } from './sign-up/sign-up.js';

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
  exports: [NewAccounts, DemoPeople],
})
export class AccountsModule {}
