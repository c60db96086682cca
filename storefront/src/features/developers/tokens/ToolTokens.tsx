import { useState } from 'react';
import { dayInChile } from '../../../lib/format';
import { remove } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { ToolToken } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Section } from '../../../ui/Section';
import { NewToolToken } from './NewToolToken';

/** Tokens with which the person's own programs act for their studio. A new one is shown this once. */
export function ToolTokens({ initial }: { initial: readonly ToolToken[] }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('developers.failed'));
  const [tokens, setTokens] = useState(initial);
  const [fresh, setFresh] = useState<string | null>(null);
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
        {tokens.map((token) => (
          <Token key={token.id} token={token} busy={busy} onRevoke={() => revoke(token.id)} />
        ))}
      </ul>
      <NewToolToken
        onIssued={(entry, text) => {
          setTokens((before) => [entry, ...before]);
          setFresh(text);
        }}
      />
    </Section>
  );
}

interface TokenProps {
  token: ToolToken;
  busy: boolean;
  onRevoke: () => void;
}

function Token({ token: { name, lastUsedAt, expiresAt, isOver }, busy, onRevoke }: TokenProps) {
  const { t, language } = useTranslation();
  const used = lastUsedAt
    ? t('developers.tokens.used', { date: dayInChile(lastUsedAt, language) })
    : t('developers.tokens.unused');
  const end = t(isOver ? 'developers.tokens.expired' : 'developers.tokens.expires', {
    date: dayInChile(expiresAt, language),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line pb-2">
      <span className="grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">{[used, end].join(' · ')}</span>
      </span>
      <Button look="quiet" className="-mx-3" busy={busy} onClick={onRevoke}>
        {t('developers.remove')} <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}
