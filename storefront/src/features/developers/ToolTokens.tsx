import { useState, type FormEvent } from 'react';
import { dayInChile } from '../../lib/format';
import { post, remove } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { ToolToken } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../ui/form/Field';
import { Section } from '../../ui/Section';

/** Tokens with which the person's own scripts upload builds. A new one is shown this once. */
export function ToolTokens({ initial }: { initial: readonly ToolToken[] }) {
  const { t, language } = useTranslation();
  const { busy, wrong, run } = useAction(t('developers.failed'));
  const [tokens, setTokens] = useState(initial);
  const [name, setName] = useState('');
  const [fresh, setFresh] = useState<string | null>(null);
  const issue = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const { token, ...entry } = await post('/v1/auth/tool-tokens', { body: { name: name.trim() } });
      setTokens((before) => [entry, ...before]);
      setFresh(token);
      setName('');
    });
  };
  const revoke = (tokenId: string): void =>
    void run(async () => {
      setTokens((await remove('/v1/auth/tool-tokens/{tokenId}', { params: { path: { tokenId } } })).tokens);
      setFresh(null);
    });
  return (
    <Section id="tokens" title={t('developers.tokens.title')} lead={t('developers.tokens.lead')}>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div role="status">
        {fresh && (
          <div className="rounded-[14px] bg-mint-soft p-4 text-mint-text">
            <p className="font-semibold">{t('developers.tokens.fresh')}</p>
            <code className="mt-1 block select-all wrap-anywhere">{fresh}</code>
          </div>
        )}
      </div>
      <ul className="grid gap-2">
        {tokens.map(({ id, name: called, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-b border-line pb-2">
            <span className="grow font-semibold">{called}</span>
            <span className="text-sm text-muted">
              {lastUsedAt
                ? t('developers.tokens.used', { date: dayInChile(lastUsedAt, language) })
                : t('developers.tokens.unused')}
            </span>
            <Button look="quiet" busy={busy} onClick={() => revoke(id)}>
              {t('developers.remove')} <span className="sr-only">{called}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form method={IN_PLACE} onSubmit={issue} className="grid gap-4">
        <Field
          label={t('developers.tokens.name')}
          hint={t('developers.tokens.nameHint')}
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div>
          <Button type="submit" look="secondary" busy={busy}>
            {t('developers.tokens.issue')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
