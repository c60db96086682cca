import { Module } from '@nestjs/common';
import { DevelopersModule } from '../developers/index.js';

@Module({ imports: [DevelopersModule] })
export class PublishingModule {}
