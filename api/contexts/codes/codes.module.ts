import { Module } from '@nestjs/common';
import { CodeClaims } from './code-claims.js';
import { CodeDesk } from './code-desk.js';
import { CodesPersonalData } from './codes.personal-data.js';
import { CodesQueries } from './codes.queries.js';

@Module({
  providers: [CodesQueries, CodeClaims, CodeDesk, CodesPersonalData],
  exports: [CodesQueries, CodeClaims, CodeDesk],
})
export class CodesModule {}
