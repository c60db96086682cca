import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PERMISSIONS } from '../../kernel/permissions.js';
import { ChangeRole, DefineRole, RemoveRole } from './change-roles.js';
import { Roles } from './roles.js';
import { Caller, Correlation, Needs, type SignedIn } from '../../platform/http/access.js';
import { sendRange, readListQuery } from '../../platform/http/list-query.js';
import { Problem } from '../../platform/http/problem.js';
import { ListRequest } from '../../platform/http/list.dto.js';
import { ReasonRequest, Staff } from './staff.js';
import { PermissionsReply, RoleReply, RoleRequest } from './roles.dto.js';

const ROLES_LIST = { filters: {}, sorts: ['id'] } as const;

@ApiTags('console')
@ApiBearerAuth()
@Controller('v1/admin')
export class RolesResource {
  constructor(
    private readonly roles: Roles,
    private readonly commands: CommandBus,
    private readonly staff: Staff,
  ) {}

  /** Lists all permissions. */
  @Get('permissions')
  @Needs('role:read')
  permissions(): PermissionsReply {
    return { permissions: [...PERMISSIONS] };
  }

  /** Lists roles, built-in ones first. */
  @Get('roles')
  @Needs('role:read')
  async list(@Query() query: ListRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<RoleReply[]> {
    readListQuery(query, ROLES_LIST);
    const all = await this.roles.all();
    return sendRange(reply, 'roles', { offset: 0 }, { rows: all, total: all.length });
  }

  /** Returns a role. 404 for an unknown role. */
  @Get('roles/:id')
  @Needs('role:read')
  async one(@Param('id') id: string): Promise<RoleReply> {
    const role = (await this.roles.all()).find((known) => String(known.id) === id);
    if (!role) throw new Problem(404, 'role-unknown');
    return role;
  }

  /** Creates a role. 409 `permission-not-held` or `role-name-taken`, 422 for an unknown permission. */
  @Post('roles')
  @Needs('role:write')
  async define(
    @Body() { reason, ...role }: RoleRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RoleReply> {
    const id = await this.commands.execute(
      new DefineRole(role, { held: caller.permissions, reason }, this.staff.context(caller, correlation)),
    );
    return this.one(String(id));
  }

  /**
   * Changes the name or permissions of a role. 404 for an unknown role, 409 `role-built-in`, `permission-not-held` or
   * `role-name-taken`.
   */
  @Put('roles/:id')
  @Needs('role:write')
  async change(
    @Param('id') id: string,
    @Body() { reason, ...role }: RoleRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RoleReply> {
    const { id: roleId } = await this.one(id);
    await this.commands.execute(
      new ChangeRole(roleId, role, { held: caller.permissions, reason }, this.staff.context(caller, correlation)),
    );
    return this.one(id);
  }

  /** Deletes an unused role. 404 for an unknown role, 409 `role-in-use`, `role-built-in` or `permission-not-held`. */
  @Delete('roles/:id')
  @Needs('role:write')
  async remove(
    @Param('id') id: string,
    @Body() { reason }: ReasonRequest,
    @Caller() caller: SignedIn,
    @Correlation() correlation: string,
  ): Promise<RoleReply> {
    const role = await this.one(id);
    await this.commands.execute(
      new RemoveRole(role.id, { held: caller.permissions, reason }, this.staff.context(caller, correlation)),
    );
    return role;
  }
}
