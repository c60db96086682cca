import { useEffect, useRef, useState, type FormEvent } from 'react';
import { focusFirst } from '../../../lib/focus';
import { codeOf, post } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { ToolToken } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../../ui/form/Field';
import { PasswordField } from '../../../ui/form/PasswordField';
import { Select } from '../../../ui/form/Select';

const LIVES = [30, 90, 180, 365];
const USUAL_LIFE = '90';
/** The field that a refusal of the shop is about. */
const FIELDS: Record<string, string> = { 'current-password-wrong': 'password', 'second-factor-wrong': 'code' };

interface NewToolTokenProps {
  onIssued: (entry: ToolToken, text: string) => void;
}

/** Sends what is typed, and asks for a code where the account needs one. */
function useNewToolToken({ onIssued }: NewToolTokenProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('developers.failed'));
  const [needsCode, setNeedsCode] = useState(false);
  const issue = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = event.currentTarget;
    const given = new FormData(sent);
    const typed = (field: string): string => String(given.get(field) ?? '').trim();
    const proof = { currentPassword: String(given.get('password')) || undefined, code: typed('code') || undefined };
    void run(async () => {
      try {
        const body = { name: typed('name'), days: Number(given.get('days')), ...proof };
        const { token, ...entry } = await post('/v1/auth/tool-tokens', { body });
        onIssued(entry, token);
        sent.reset();
        setNeedsCode(false);
      } catch (problem) {
        if (codeOf(problem) === 'second-factor-wrong') setNeedsCode(true);
        throw problem;
      }
    });
  };
  return { busy, wrong, needsCode, issue };
}

/** Asks for what a new token is for, how long it works, and for what shows that its owner is here. */
export function NewToolToken(props: NewToolTokenProps) {
  const { t } = useTranslation();
  const { busy, wrong, needsCode, issue } = useNewToolToken(props);
  const form = useRef<HTMLFormElement>(null);
  const refused = wrong && FIELDS[codeOf(wrong.problem)];
  useEffect(() => {
    if (refused && form.current) focusFirst(form.current, refused);
  }, [refused, wrong]);
  return (
    <form ref={form} method={IN_PLACE} onSubmit={issue} className="grid gap-4">
      {wrong && !refused && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <Field
        label={t('developers.tokens.name')}
        hint={t('developers.tokens.nameHint')}
        name="name"
        required
        maxLength={60}
      />
      <Select
        label={t('developers.tokens.life')}
        name="days"
        defaultValue={USUAL_LIFE}
        options={LIVES.map((count) => ({ value: String(count), label: t('developers.tokens.days', { count }) }))}
      />
      <Proof needsCode={needsCode} problemOf={(field) => (refused === field && wrong ? wrong.text : null)} />
      <div>
        <Button type="submit" look="secondary" busy={busy}>
          {t('developers.tokens.issue')}
        </Button>
      </div>
    </form>
  );
}

interface ProofProps {
  needsCode: boolean;
  problemOf: (field: string) => string | null;
}

function Proof({ needsCode, problemOf }: ProofProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={t('developers.tokens.password')}
        hint={t('developers.tokens.passwordHint')}
        name="password"
        autoComplete="current-password"
        problem={problemOf('password')}
      />
      {needsCode && (
        <Field
          label={t('developers.tokens.code')}
          hint={t('developers.tokens.codeHint')}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          problem={problemOf('code')}
        />
      )}
    </>
  );
}
