import { useState } from 'react';
import { put } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { StudioAchievements } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Section } from '../../../ui/Section';
import { AchievementForm } from './AchievementForm';
import { AchievementItem } from './AchievementItem';
import { FileSection } from './FileSection';
import { GuideSection } from './GuideSection';
import { ServerKeySection } from './ServerKeySection';
import { TestersSection } from './TestersSection';

interface AchievementManagerProps {
  slug: string;
  initial: StudioAchievements;
}

/** Everything that a studio does with the achievements of one game. */
export function AchievementManager({ slug, initial }: AchievementManagerProps) {
  const { t } = useTranslation();
  const [known, setKnown] = useState(initial);
  const canEdit = known.role !== 'reader';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!canEdit && <p className="font-semibold">{t('achievements.manager.readOnly')}</p>}
      <List known={known} canEdit={canEdit} onChanged={setKnown} />
      <FileSection slug={slug} known={known} canEdit={canEdit} onChanged={setKnown} />
      {canEdit && <TestersSection gameId={known.gameId} />}
      <ServerKeySection known={known} onChanged={setKnown} />
      <GuideSection slug={slug} known={known} />
    </div>
  );
}

interface ListProps {
  known: StudioAchievements;
  canEdit: boolean;
  onChanged: (known: StudioAchievements) => void;
}

/** The order in which players see them; each move is announced. */
function useOrder({ achievements, gameId }: StudioAchievements, onChanged: (known: StudioAchievements) => void) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { busy, wrong, run } = useAction(t('achievements.manager.failed'));
  const [message, setMessage] = useState('');
  const active = achievements.filter(({ archived }) => !archived);
  const move = (at: number, by: number): void =>
    void run(async () => {
      const keys = active.map(({ key }) => key);
      const [moved = ''] = keys.splice(at, 1);
      keys.splice(at + by, 0, moved);
      const path = { gameId };
      onChanged(await put('/v1/developer/games/{gameId}/achievements/order', { params: { path }, body: { keys } }));
      const { title } = active[at] ?? { title: { es: '', en: '' } };
      setMessage(t('achievements.manager.moved', { title: pick(title), place: at + by + 1 }));
    });
  return { active, move, message, setMessage, busy, wrong };
}

function List({ known, canEdit, onChanged }: ListProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  const { active, move, message, setMessage, busy, wrong } = useOrder(known, onChanged);
  const saved = (next: StudioAchievements): void => {
    onChanged(next);
    setOpen(null);
    setMessage(t('achievements.manager.saved'));
  };
  return (
    <Section title={t('achievements.manager.list')}>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <p role="status" className="sr-only">
        {message}
      </p>
      {known.achievements.length === 0 && <p className="text-muted">{t('achievements.manager.none')}</p>}
      <ul className="grid gap-3">
        {known.achievements.map((one, at) => (
          <li key={one.key} className="rounded-card border border-line p-3 sm:p-4">
            <AchievementItem
              gameId={known.gameId}
              one={one}
              canEdit={canEdit}
              isOpen={open === one.key}
              onOpen={(isOpen) => setOpen(isOpen ? one.key : null)}
              onSaved={saved}
              onChanged={onChanged}
              onUp={at > 0 && !one.archived && !busy ? () => move(at, -1) : null}
              onDown={at < active.length - 1 && !busy ? () => move(at, 1) : null}
            />
          </li>
        ))}
      </ul>
      {canEdit && <Adding gameId={known.gameId} isOpen={open === ''} setOpen={setOpen} onSaved={saved} />}
    </Section>
  );
}

interface AddingProps {
  gameId: string;
  isOpen: boolean;
  setOpen: (key: string | null) => void;
  onSaved: (known: StudioAchievements) => void;
}

function Adding({ gameId, isOpen, setOpen, onSaved }: AddingProps) {
  const { t } = useTranslation();
  return isOpen ? (
    <AchievementForm gameId={gameId} one={null} onSaved={onSaved} onCancel={() => setOpen(null)} />
  ) : (
    <div>
      <Button onClick={() => setOpen('')}>{t('achievements.manager.add')}</Button>
    </div>
  );
}
