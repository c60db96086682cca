import { Module } from '@nestjs/common';
import { CodeClaims } from './code-claims.js';
import { CodesPersonalData } from './codes.personal-data.js';
import { CodesQueries } from './codes.queries.js';

@Module({ providers: [CodesQueries, CodeClaims, CodesPersonalData], exports: [CodesQueries, CodeClaims] })
export class CodesModule {}
