import type { AuditLine } from '../lib/wire';

/** One field before and after; undefined where there was, or is, none. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

/** One part of a list, and whether it went, came or stayed. */
export interface Part {
  value: unknown;
  fate: 'gone' | 'new' | 'kept';
}

/** Said by the line itself, or nothing that a person could read. */
const SILENT =
  /^(lines|approvedBy|approvedAgainBy|approvedBy|automatic|codeHash|(approved|approvedAgain|denied|completed|failed|retried|refunded|issued|deactivated|resolved|ended|applied|withdrawn|restored|changed|sentBack|takenDown|decided|released|cleared|set)At)$/;
/** The moment of the wish itself; that of an erasure tells how long it may still be called off. Of what staff did, that they did it. */
const SILENT_OF_ACTION = /^Refund\w*\.requestedAt$|^GameRestored\.because$|^GameWithdrawn\.by$/;

/** What changed, field by field: texts in two languages apart, and without the ids of what it was done to. */
export function differencesOf({ action, before, after }: Pick<AuditLine, 'action' | 'before' | 'after'>): Difference[] {
  const [fieldsBefore, fieldsAfter] = [fieldsOf(before ?? {}), fieldsOf(after)];
  return [...new Set([...fieldsBefore.keys(), ...fieldsAfter.keys()])]
    .filter(
      (field) =>
        !SILENT.test(field) &&
        !SILENT_OF_ACTION.test(`${action}.${field}`) &&
        (!field.endsWith('Id') || (field === 'roleId' && action === 'RoleAssigned')),
    )
    .map((field) => ({ field, before: fieldsBefore.get(field), after: fieldsAfter.get(field) }))
    .filter(({ before: was, after: is }) => was !== undefined || !isNothing(is))
    .filter((difference) => JSON.stringify(difference.before) !== JSON.stringify(difference.after));
}

/** A new thing is told by what it has. */
function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A list as it was or is, each part with what became of it beside the other list. */
export function partsOf(list: readonly unknown[], other: unknown, fate: 'gone' | 'new'): Part[] {
  const others = Array.isArray(other) ? other : [];
  return list.map((value) => ({ value, fate: others.includes(value) ? 'kept' : fate }));
}

/** Values by name; those inside an object by both names with a dot between. */
function fieldsOf(values: Record<string, unknown>, under = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      fieldsOf(value as Record<string, unknown>, `${under}${name}.`).forEach((inner, field) =>
        fields.set(field, inner),
      );
    else fields.set(`${under}${name}`, value);
  }
  return fields;
}
