import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { OperatorController } from './operator.controller.js';

@Module({ controllers: [HealthController, OperatorController] })
export class HealthModule {}
