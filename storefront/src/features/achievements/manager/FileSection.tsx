import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { get, HttpError, post } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { StudioAchievements } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Section } from '../../../ui/Section';
import { ChooseFile } from './ChooseFile';
import { addressOf, readAchievements } from './files';

interface FileSectionProps {
  slug: string;
  known: StudioAchievements;
  canEdit: boolean;
  onChanged: (known: StudioAchievements) => void;
}

/** All achievements of a game as a file, out and in. */
export function FileSection(props: FileSectionProps) {
  const { t } = useTranslation();
  const { message, save, read, busy, wrong } = useFile(props);
  return (
    <Section title={t('achievements.manager.file')} lead={t('achievements.manager.fileLead')}>
      {wrong && (
        <ErrorNotice key={wrong.count} title={wrong.text} focus>
          <WhatIsWrong problem={wrong.problem} />
        </ErrorNotice>
      )}
      <p role="status" className={message ? 'font-semibold' : 'sr-only'}>
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} onClick={save}>
          <Download aria-hidden="true" className="size-5" />
          {t('achievements.manager.export')}
        </Button>
        {props.canEdit && (
          <ChooseFile
            sign={Upload}
            label={t('achievements.manager.import')}
            accept="application/json,.json"
            onFile={read}
          />
        )}
      </div>
    </Section>
  );
}

function useFile({ slug, known: { gameId }, onChanged }: FileSectionProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('achievements.manager.failed'));
  const [message, setMessage] = useState<string | null>(null);
  const params = { path: { gameId } };
  const save = (): void =>
    void run(async () => {
      const link = document.createElement('a');
      link.href = addressOf(await get('/v1/developer/games/{gameId}/achievements/export', { params }));
      link.download = `${slug}-achievements.json`;
      link.click();
    });
  const read = (file: File): void =>
    void run(async () => {
      setMessage(null);
      const body = await readAchievements(file);
      if (!body) return setMessage(t('achievements.manager.notJson'));
      const { added, changed, ...next } = await post('/v1/developer/games/{gameId}/achievements/import', {
        params,
        body,
      });
      onChanged(next);
      setMessage(t('achievements.manager.imported', { added, changed }));
    });
  return { message, save, read, busy, wrong };
}

const MOST_SHOWN = 5;

/** Where in the file something is wrong. */
function WhatIsWrong({ problem }: { problem: unknown }) {
  const { t } = useTranslation();
  if (!(problem instanceof HttpError)) return null;
  const { key } = (problem.body ?? {}) as { key?: string };
  return (
    <ul className="list-disc pl-5">
      {key && <li>{key}</li>}
      {problem.errors.slice(0, MOST_SHOWN).map(({ path, msg }) => (
        <li key={path}>{t('achievements.manager.wrongKey', { key: path, problem: msg })}</li>
      ))}
    </ul>
  );
}
