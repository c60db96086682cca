import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { OperatorController } from './operator.controller.js';
import { StatusController } from './status.controller.js';

@Module({ controllers: [HealthController, OperatorController, StatusController] })
export class HealthModule {}
