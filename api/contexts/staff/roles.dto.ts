import { ArrayMaxSize, IsArray, IsIn, Matches } from 'class-validator';
import { PERMISSIONS, type Permission } from '../../kernel/permissions.js';
import { ArrayUnique } from '../../platform/http/fields/array-unique.js';
import { Reason } from './staff.js';

/** A role and how many hold it. */
export class RoleReply {
  /** 1 administrator, 2 player without publishing, 3 member; from 4 on made by administrators. */
  id: number;
  /** Null for built-in ones. */
  name: string | null;
  permissions: string[];
  builtIn: boolean;
  holders: number;
}

/** A role beside the built-in ones, complete. */
export class RoleRequest {
  @Matches(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{1,39}$/u, {
    message: 'must have 2 to 40 letters, digits, spaces or . _ -',
  })
  name: string;
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(PERMISSIONS.length)
  @ArrayUnique({ message: 'must name each permission once' })
  @IsIn(PERMISSIONS, { each: true, message: 'must name permissions that exist' })
  permissions: Permission[];
  @Reason()
  reason: string;
}

/** Every permission there is, in the order in which the console lists them. */
export class PermissionsReply {
  permissions: string[];
}
