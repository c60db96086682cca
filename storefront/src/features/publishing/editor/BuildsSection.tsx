import { useState } from 'react';
import { fileSize, momentInChile } from '../../../lib/format';
import { put } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { BuildSummary, StudioGame } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Section } from '../../../ui/Section';
import { Tag } from '../../../ui/Tag';
import { BuildUpload } from '../BuildUpload';
import { Findings } from '../Findings';
import { Link } from '../../../ui/Link';

interface BuildsSectionProps {
  game: StudioGame;
  builds: readonly BuildSummary[];
  canEdit: boolean;
  onChanged: (game: StudioGame) => void;
  /** A build was checked: the list is old. */
  onChecked: () => void;
}

/** Uploads builds, and says which of them is given out where. */
export function BuildsSection({ game, builds, canEdit, onChanged, onChecked }: BuildsSectionProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('publishing.builds.failed'));
  const place = (channel: 'live' | 'preview' | 'demo', buildId: string): void =>
    void run(async () =>
      onChanged(
        await put('/v1/developer/games/{gameId}/channels', {
          params: { path: { gameId: game.id } },
          body: { channel, buildId },
        }),
      ),
    );
  return (
    <Section id="builds" title={t('publishing.builds.title')} lead={t('publishing.builds.lead')}>
      {canEdit && <Upload gameId={game.id} isFirst={builds.length === 0} onChecked={onChecked} />}
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <PlayPreview game={game} />
      {builds.length === 0 && <p className="text-muted">{t('publishing.builds.none')}</p>}
      <ul className="grid gap-3">
        {builds.map((build) => (
          <li key={build.id}>
            <Build
              build={build}
              isApproved={game.approvedBuilds.includes(build.id)}
              canPlace={canEdit}
              busy={busy}
              channels={game.placed.filter(({ buildId }) => buildId === build.id).map(({ channel }) => channel)}
              onPlace={(channel) => place(channel, build.id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PlayPreview({ game: { placed, previewPath } }: { game: StudioGame }) {
  const { t } = useTranslation();
  if (!placed.some(({ channel, kind }) => channel === 'preview' && kind === 'web')) return null;
  return (
    <p>
      <Link to={previewPath} className="link inline-block py-1">
        {t('publishing.builds.playPreview')}
      </Link>
    </p>
  );
}

function Upload({ gameId, isFirst, onChecked }: { gameId: string; isFirst: boolean; onChecked: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isFirst);
  if (isOpen) return <BuildUpload gameId={gameId} onChecked={onChecked} />;
  return (
    <div>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('publishing.builds.upload')}
      </Button>
    </div>
  );
}

interface BuildProps {
  build: BuildSummary;
  channels: readonly ('live' | 'preview' | 'demo')[];
  isApproved: boolean;
  canPlace: boolean;
  busy: boolean;
  onPlace: (channel: 'live' | 'preview' | 'demo') => void;
}

function Build({ build, channels, isApproved, canPlace, busy, onPlace }: BuildProps) {
  const { t, language } = useTranslation();
  const { version, status, size, createdAt, findings, platform } = build;
  const offered = (['preview', 'live', 'demo'] as const).filter(
    (channel) =>
      !channels.includes(channel) &&
      (channel === 'preview' || isApproved) &&
      (channel !== 'demo' || build.kind === 'web'),
  );
  return (
    <article className="rounded-card border border-line p-4">
      <h3 className="flex flex-wrap items-center gap-2 text-lg wrap-anywhere">
        {version} <Tag tone="plain">{t(`builds.targets.${platform ?? 'web'}`)}</Tag>
        {channels.map((channel) => (
          <Tag key={channel} tone={channel === 'live' ? 'mint' : 'sun'}>
            {t(`publishing.channels.${channel}`)}
          </Tag>
        ))}
        {status !== 'ready' && (
          <Tag tone={status === 'refused' ? 'danger' : 'plain'}>{t(`publishing.builds.${status}`)}</Tag>
        )}
      </h3>
      <p className="mt-1 text-sm text-muted">
        {fileSize(size, language)} · {momentInChile(createdAt, language)}
        {build.downloadSize !== null &&
          ` · ${t('builds.playersDownload', { size: fileSize(build.downloadSize, language) })}`}
      </p>
      {findings.length > 0 && <FoundInBuild findings={findings} />}
      {status === 'ready' && canPlace && (
        <div className="mt-2 flex flex-wrap gap-3">
          {offered.map((channel) => (
            <Button key={channel} look="secondary" busy={busy} onClick={() => onPlace(channel)}>
              {t(`publishing.place.${channel}`)} <span className="sr-only">{version}</span>
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}

function FoundInBuild({ findings }: Pick<BuildSummary, 'findings'>) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">
        {t('publishing.builds.findings', { count: findings.length })}
      </summary>
      <Findings findings={findings} />
    </details>
  );
}
