import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccessModule, PupilTokens } from '../access/index.js';
import { StaffModule } from '../staff/index.js';
import { ClassDeletion } from './classes/class-deletion.js';
import { ClassReports } from './classes/class-report.js';
import { ClassTimers } from './class-timers.js';
import { ClassesController, ClassGamesController } from './classes/classes.controller.js';
import { Classes } from './classes/classes.js';
import { Teachers } from './classes/teachers.js';
import { SchoolPlansList } from './console/school-plans.list.js';
import { SchoolPlansResource } from './console/school-plans.resource.js';
import { ChangeSchoolSeatsHandler, EndSchoolPlanHandler } from './plans/change-plan.js';
import { GiveSchoolPlanHandler } from './plans/give-plan.js';
import { JoinSchoolPlanHandler } from './plans/join-plan.js';
import { SchoolsController } from './classes/schools.controller.js';
import { SchoolPlans } from './plans/school-plans.js';
import { ClassController } from './pupils/class.controller.js';
import { ClassDoor } from './pupils/class-door.js';
import { JoinClassHandler } from './pupils/join-class.js';
import { PupilClass } from './pupils/pupil-class.js';
import { PupilProofs } from './pupil-proofs.js';
import { PupilSessions } from './pupils/pupil-sessions.js';
import { Pupils } from './classes/pupils.js';
import { ReturnToClassHandler } from './pupils/return-to-class.js';
import { SchoolsHousekeeping } from './schools-housekeeping.js';
import { SchoolsPersonalData } from './schools.personal-data.js';

/** Global, because access below it asks who a pupil is. */
@Global()
@Module({
  imports: [CqrsModule, AccessModule, StaffModule],
  controllers: [SchoolsController, ClassGamesController, ClassesController, ClassController, SchoolPlansResource],
  providers: [
    SchoolPlans,
    GiveSchoolPlanHandler,
    JoinSchoolPlanHandler,
    ChangeSchoolSeatsHandler,
    EndSchoolPlanHandler,
    SchoolPlansList,
    Classes,
    ClassTimers,
    ClassReports,
    ClassDeletion,
    Teachers,
    Pupils,
    PupilProofs,
    PupilSessions,
    { provide: PupilTokens, useExisting: PupilSessions },
    PupilClass,
    ClassDoor,
    JoinClassHandler,
    ReturnToClassHandler,
    SchoolsHousekeeping,
    SchoolsPersonalData,
  ],
  exports: [PupilTokens],
})
export class SchoolsModule {}
