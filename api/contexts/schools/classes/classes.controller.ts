import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Caller, CallerLanguage, ForSignedIn, type SignedIn } from '../../../platform/http/access.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Language } from '../../../platform/http/messages.js';
import { Pupils } from './pupils.js';
import { ClassDeletion } from './class-deletion.js';
import { classCsv } from './class-csv.rules.js';
import { ClassReports } from './class-report.js';
import { Classes } from './classes.js';
import {
  ChangeClassRequest,
  ClassDetailReply,
  ClassGamesReply,
  MakeClassRequest,
  PupilPinReply,
  SchoolsReply,
} from './classes.dto.js';
import { Teachers } from './teachers.js';

const CLASS = new IdPipe('class-unknown');

/** Games that a class can be given. */
@ApiTags('schools')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/schools/games')
export class ClassGamesController {
  constructor(private readonly reports: ClassReports) {}

  /** Lists the games that can be assigned: those that play in the browser and come with the plan, or are free. */
  @Get()
  async assignable(): Promise<ClassGamesReply> {
    return { games: await this.reports.assignable() };
  }
}

/** The classes of a teacher. 404 for a class of another teacher. */
@ApiTags('schools')
@ApiBearerAuth()
@ForSignedIn()
@Controller('v1/schools/classes')
export class ClassesController {
  constructor(
    private readonly teachers: Teachers,
    private readonly classes: Classes,
    private readonly reports: ClassReports,
    private readonly pupils: Pupils,
    private readonly deletion: ClassDeletion,
  ) {}

  /**
   * Makes a class until the end of the school year, with a code by which pupils join. 403 `teachers-only`, `teacher-unverified`;
   * 409 `classes-too-many` beyond 40; 422 `class-game-unknown` for a game that cannot be assigned.
   */
  @Post()
  @HttpCode(200)
  async make(@Body() request: MakeClassRequest, @Caller() caller: SignedIn): Promise<ClassDetailReply> {
    this.teachers.refuseOthers(caller);
    const id = await this.classes.create(caller.userId, request, this.teachers.now());
    return this.teachers.detail(caller.userId, id);
  }

  /** Returns a class with what its pupils did. 404 `class-unknown`. */
  @Get(':classId')
  one(@Param('classId', CLASS) classId: string, @Caller() { userId }: SignedIn): Promise<ClassDetailReply> {
    return this.teachers.detail(userId, classId);
  }

  /** Changes name, grade and games, and whether pupils can join. 404 `class-unknown`; 422 `class-game-unknown`. */
  @Put(':classId')
  async change(
    @Param('classId', CLASS) classId: string,
    @Body() request: ChangeClassRequest,
    @Caller() { userId }: SignedIn,
  ): Promise<ClassDetailReply> {
    await this.classes.require(userId, classId);
    await this.classes.change(classId, request);
    return this.teachers.detail(userId, classId);
  }

  /** Gives the class another code; the old one opens nothing from now on, who joined stays. 404 `class-unknown`. */
  @Post(':classId/code')
  @HttpCode(200)
  async renewCode(@Param('classId', CLASS) classId: string, @Caller() { userId }: SignedIn): Promise<ClassDetailReply> {
    await this.classes.require(userId, classId);
    await this.classes.renewCode(classId);
    return this.teachers.detail(userId, classId);
  }

  /** Deletes a class with everything of its pupils, at once and for good. Returns the classes left. 404 `class-unknown`. */
  @Delete(':classId')
  async remove(@Param('classId', CLASS) classId: string, @Caller() { userId }: SignedIn): Promise<SchoolsReply> {
    await this.classes.require(userId, classId);
    await this.deletion.deleteClass(classId);
    return this.teachers.overview(userId);
  }

  /** Returns the report of a class as a CSV file in the caller's language. 404 `class-unknown`. */
  @Get(':classId/csv')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async file(
    @Param('classId', CLASS) classId: string,
    @Caller() { userId }: SignedIn,
    @CallerLanguage() language: Language,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { code } = await this.classes.require(userId, classId);
    const [games, pupils] = await Promise.all([this.reports.gamesOf(classId), this.reports.pupilsOf(classId)]);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${language === 'es' ? 'curso' : 'class'}-${code}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(classCsv(language, games, pupils));
  }

  /** Gives a pupil another number to come back with, shown this once, and ends the pupil's sessions. 404 `class-unknown`, `pupil-unknown`. */
  @Post(':classId/pupils/:pupilId/pin')
  @HttpCode(200)
  async renewPin(
    @Param('classId', CLASS) classId: string,
    @Param('pupilId') pupilId: string,
    @Caller() { userId }: SignedIn,
  ): Promise<PupilPinReply> {
    await this.classes.require(userId, classId);
    return this.pupils.renewPin(classId, pupilId);
  }

  /** Deletes a pupil with everything of them, and frees the seat. 404 `class-unknown`, `pupil-unknown`. */
  @Delete(':classId/pupils/:pupilId')
  async removePupil(
    @Param('classId', CLASS) classId: string,
    @Param('pupilId') pupilId: string,
    @Caller() { userId }: SignedIn,
  ): Promise<ClassDetailReply> {
    await this.classes.require(userId, classId);
    const { id } = await this.pupils.require(classId, pupilId);
    await this.deletion.deletePupil(id);
    return this.teachers.detail(userId, classId);
  }
}
