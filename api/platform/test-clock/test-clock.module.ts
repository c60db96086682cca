import { Module } from '@nestjs/common';
import { ClockPageController } from './clock-page.controller.js';
import { Stepper } from './stepper.js';
import { TestClockController } from './test-clock.controller.js';

@Module({ controllers: [TestClockController, ClockPageController], providers: [Stepper] })
export class TestClockModule {}
