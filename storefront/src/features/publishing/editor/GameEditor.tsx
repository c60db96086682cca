import { useState } from 'react';
import { useExplain } from '../../../lib/explain';
import { get } from '../../../lib/http';
import { useTranslation } from '../../../lib/useTranslation';
import type { BuildSummary, Objective, StudioGame } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Tag } from '../../../ui/Tag';
import { BuildsSection } from './BuildsSection';
import { FactsSection } from './FactsSection';
import { HistorySection } from './HistorySection';
import { MediaSection } from './MediaSection';
import { ReviewSection } from './ReviewSection';
import { SaleSection } from './SaleSection';
import { TextsSection } from './TextsSection';
import { useStudioGame, type StudioGameEditing } from './useStudioGame';
import { stateText } from '../state';

interface GameEditorProps {
  initial: StudioGame;
  initialBuilds: readonly BuildSummary[];
  objectives: readonly Objective[];
}

/** Everything that a studio does with one game. */
export function GameEditor({ initial, initialBuilds, objectives }: GameEditorProps) {
  const editing = useStudioGame(initial);
  const { game, typed, type, take, saveNow } = editing;
  const [builds, setBuilds] = useState(initialBuilds);
  const canEdit = game.role !== 'reader';
  const locked = !canEdit || game.review === 'waiting';
  const refreshBuilds = async (): Promise<void> => {
    const path = { gameId: game.id };
    setBuilds((await get('/v1/developer/games/{gameId}/builds', { params: { path } })).builds);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <State editing={editing} />
      <TextsSection draft={typed} missing={game.missing} locked={locked} onType={type} />
      <FactsSection
        draft={typed}
        missing={game.missing}
        locked={locked}
        objectives={objectives}
        isReleased={game.state !== 'draft'}
        onType={type}
      />
      <MediaSection game={game} locked={locked} onChanged={take} />
      <BuildsSection
        game={game}
        builds={builds}
        canEdit={canEdit}
        onChanged={take}
        onChecked={() => void refreshBuilds()}
      />
      <ReviewSection game={game} builds={builds} canEdit={canEdit} saved={saveNow} onChanged={take} />
      {game.state !== 'draft' && <SaleSection game={game} canEdit={canEdit} onChanged={take} />}
      <HistorySection game={game} />
    </div>
  );
}

/** How the game and its draft stand; it stays in sight while one types. */
function State({ editing: { game, saving, saveNow, settle } }: { editing: StudioGameEditing }) {
  const { t } = useTranslation();
  const explain = useExplain();
  return (
    <div className="sticky top-0 z-10 -mx-1 grid gap-2 bg-paper px-1 py-2">
      <div className="flex flex-wrap items-center gap-3">
        <Tag tone={game.state === 'released' ? 'mint' : game.state === 'taken-down' ? 'danger' : 'plain'}>
          {t(stateText(game))}
        </Tag>
        {game.review && <Tag tone="sun">{t(`publishing.reviews.${game.review}`)}</Tag>}
        <p role="status" className="text-sm text-muted">
          {(saving.state === 'saved' || saving.state === 'typed' || saving.state === 'saving') &&
            t(`publishing.saving.${saving.state}`)}
        </p>
      </div>
      {saving.state === 'failed' && (
        <ErrorNotice
          title={t('publishing.saving.failed')}
          action={<Button onClick={() => void saveNow()}>{t('publishing.saving.again')}</Button>}
        >
          {explain(saving.problem)}
        </ErrorNotice>
      )}
      {saving.state === 'overtaken' && (
        <ErrorNotice
          title={t('publishing.saving.overtaken')}
          focus
          action={
            <>
              <Button onClick={() => settle('mine')}>{t('publishing.saving.mine')}</Button>
              <Button look="secondary" onClick={() => settle('theirs')}>
                {t('publishing.saving.theirs')}
              </Button>
            </>
          }
        >
          {t('publishing.saving.overtakenText')}
        </ErrorNotice>
      )}
    </div>
  );
}
