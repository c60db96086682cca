import { useState, type FormEvent } from 'react';
import { momentInChile, spokenTime } from '../../../lib/format';
import { post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { PlayLine } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { TextArea } from '../../../ui/form/TextArea';

interface ContestDialogProps {
  line: PlayLine;
  onClose: () => void;
  onDone: () => void;
}

/** Says that another person played a session. */
export function ContestDialog({ line, onClose, onDone }: ContestDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const { busy, wrong, run } = useAction(t('stats.contest.failed'));
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await post('/v1/play-time/{id}/contest', { params: { path: { id: line.id } }, body: { reason } });
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={t('stats.contest.title')}>
      <form method="dialog" onSubmit={send} className="grid gap-4">
        <Lead line={line} />
        {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
        <TextArea
          label={t('stats.contest.reason')}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('stats.contest.send')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('stats.contest.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Lead({ line }: { line: PlayLine }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  return (
    <p>
      {t('stats.contest.lead', {
        game: line.title ? pick(line.title) : t('stats.games.gone'),
        when: momentInChile(line.startedAt, language),
        time: spokenTime(line.seconds),
      })}
    </p>
  );
}
