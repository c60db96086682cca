import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { post } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../ui/form/Field';
import { Section } from '../../ui/Section';
import { Select } from '../../ui/form/Select';
import { slugOf } from './slug';

interface NewGameProps {
  studios: readonly { developerId: string; name: string }[];
}

/** Begins a game: its name, and the address that it keeps for ever. */
export function NewGame({ studios }: NewGameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, wrong, run } = useAction(t('publishing.failed'));
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [developerId, setDeveloperId] = useState(studios[0]?.developerId ?? '');
  const address = slug ?? slugOf(title);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const game = await post('/v1/developer/games', { body: { title: title.trim(), slug: address, developerId } });
      await navigate(`/developer/${game.slug}/edit`);
    });
  };
  return (
    <Section title={t('publishing.upload.newTitle')}>
      <form method={IN_PLACE} onSubmit={begin} className="grid gap-4">
        {studios.length > 1 && (
          <Select
            label={t('publishing.upload.studio')}
            options={studios.map((studio) => ({ value: studio.developerId, label: studio.name }))}
            value={developerId}
            onChange={({ target }) => setDeveloperId(target.value)}
          />
        )}
        <Field
          label={t('publishing.upload.name')}
          required
          maxLength={120}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Field
          label={t('publishing.upload.address')}
          hint={t('publishing.upload.addressHint', { address: address || '…' })}
          required
          minLength={3}
          maxLength={60}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          value={address}
          onChange={({ target }) => setSlug(target.value)}
        />
        {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
        <div>
          <Button type="submit" busy={busy}>
            {t('publishing.upload.begin')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
