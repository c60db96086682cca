import { useTranslate } from 'react-admin';
import { useGradeWord } from '../games/words';
import { useFormat } from '../lib/format';
import { spaced } from '../lib/spaced';
import type { AuditLine } from '../lib/wire';
import { useRoleWord } from '../roles/useRoles';
import { usePermissionWord } from '../roles/words';

/** Tables of words for the values of some fields. */
const TABLE: Record<string, string> = {
  subjects: 'console.game.subject',
  platforms: 'console.game.platform',
  languages: 'console.game.language',
  language: 'console.game.language',
  ageRating: 'console.game.age',
  basis: 'console.refund.basis',
  how: 'timeline.how',
  'benefit.kind': 'console.code.kind',
  because: 'timeline.because',
};
const MONEY = ['amount', 'net', 'vat'];

/** What was done, in a few words; an action that no one wrote words for by its name. */
export function useActionWord(): (action: string) => string {
  const translate = useTranslate();
  return (action) => translate(`console.audit.action.${action}`, { _: spaced(action) });
}

export function useFieldWord(): (field: string) => string {
  const translate = useTranslate();
  return (field) =>
    translate(`console.audit.field.${field}`, { _: translate(`resources.games.fields.${field}`, { _: field }) });
}

/** A value of a field as people say it; a list's parts are told one by one. */
export function useValueWord(): (field: string, value: unknown) => string {
  const translate = useTranslate();
  const format = useFormat();
  const roleWord = useRoleWord();
  const permissionWord = usePermissionWord();
  const gradeWord = useGradeWord();
  return (field, value) => {
    if (value === undefined || value === null || value === '') return translate('console.none');
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (typeof value === 'object') return JSON.stringify(value);
    const text = String(value);
    if (field === 'price' || MONEY.includes(field)) return format.money(Number(value));
    if (field === 'roleId') return roleWord(Number(value));
    if (field === 'permissions') return permissionWord(text);
    if (field.startsWith('grades.')) return gradeWord(Number(value));
    if (field.endsWith('At')) return format.moment(text);
    if (field === 'releasedOn' || field === 'answerBy') return format.civilDay(text, 'date');
    return TABLE[field] ? translate(`${TABLE[field]}.${text}`, { _: text }) : text;
  };
}

/** To whom or to what it was done, in words. */
export function useSubjectWord(): (line: AuditLine) => string {
  const translate = useTranslate();
  const { language } = useFormat();
  return ({ subject, personName, gameTitle, orderNumber, before, after }) => {
    if (['refund', 'order', 'payment', 'library'].includes(subject))
      return translate(`console.audit.subject.${subject}`, { order: orderNumber ?? translate('console.none') });
    if (subject === 'code')
      return typeof after.hint === 'string' ? `…${after.hint}` : translate('console.audit.subject.code');
    if (subject === 'incident' || subject === 'subscription') return translate(`console.audit.subject.${subject}`);
    if (gameTitle) return gameTitle[language];
    if (personName !== null) return personName;
    if (subject === 'roles' && !('personId' in after)) return String(after.name ?? before?.name ?? '');
    return subject === 'game' ? translate('console.audit.unknownGame') : translate('timeline.actor.erased');
  };
}
