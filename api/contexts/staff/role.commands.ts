interface ByStaff {
  /** What the person who asks may do. */
  held: ReadonlySet<string>;
  reason: string;
}

/** Makes a role; its number follows the highest so far. */
export interface DefineRole extends ByStaff {
  type: 'DefineRole';
  name: string;
  permissions: readonly string[];
}

/** Gives a role another name or other permissions; whoever holds it has them at once. */
export interface ChangeRole extends ByStaff {
  type: 'ChangeRole';
  roleId: number;
  name: string;
  permissions: readonly string[];
}

export interface RemoveRole extends ByStaff {
  type: 'RemoveRole';
  roleId: number;
  /** How many people hold it. */
  holders: number;
}

export interface AssignRole extends ByStaff {
  type: 'AssignRole';
  personId: string;
  roleId: number;
  previously: number;
  /** How many administrators there are. */
  administrators: number;
}

export type RoleCommand = DefineRole | ChangeRole | RemoveRole | AssignRole;
