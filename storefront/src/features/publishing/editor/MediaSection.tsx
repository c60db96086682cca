import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { post, remove } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { Language, StudioGame } from '../../../lib/wire';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Field } from '../../../ui/form/Field';
import { Section } from '../../../ui/Section';
import { Spinner } from '../../../ui/waiting/Spinner';

type FileKind = 'cover' | 'screenshot' | 'guide';
type Media = StudioGame['draft']['media'][Language];

interface MediaSectionProps {
  game: StudioGame;
  locked: boolean;
  onChanged: (game: StudioGame) => void;
}

/** Cover, screenshots and the guide for teachers, language by language. */
export function MediaSection({ game, locked, onChanged }: MediaSectionProps) {
  const { t } = useTranslation();
  return (
    <Section id="pictures" title={t('publishing.media.title')} lead={t('publishing.media.lead')}>
      {(['es', 'en'] as const).map((language) => (
        <OfLanguage key={language} language={language} game={game} locked={locked} onChanged={onChanged} />
      ))}
    </Section>
  );
}

function OfLanguage({ language, game, locked, onChanged }: MediaSectionProps & { language: Language }) {
  const { t } = useTranslation();
  const media: Media = game.draft.media[language];
  const { busy, wrong, run } = useAction(t('publishing.media.failed'));
  const path = { gameId: game.id };
  const add = (kind: FileKind, alt: string) => (file: File) =>
    void run(async () => {
      const body = { kind, language, file: await base64Of(file), alt };
      onChanged(await post('/v1/developer/games/{gameId}/files', { params: { path }, body }));
    });
  const drop = (name: string): void =>
    void run(async () =>
      onChanged(await remove('/v1/developer/games/{gameId}/files/{name}', { params: { path: { ...path, name } } })),
    );
  return (
    <fieldset disabled={locked || busy} className="grid gap-4 border-t border-line pt-4">
      <legend className="pt-4 text-lg font-bold">{t(`catalog.languages.${language}`)}</legend>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div className="grid gap-5 md:grid-cols-[11.5rem_1fr]">
        <div>
          <p className="mb-1 font-semibold">{t('publishing.media.cover')}</p>
          {media.cover && (
            <img
              src={media.cover.url}
              alt={t('publishing.media.coverNow')}
              className="mb-2 aspect-3/4 w-40 rounded-card border border-line object-cover"
            />
          )}
          <Choose label={t('publishing.media.chooseCover')} accept="image/*" onFile={add('cover', '')} />
        </div>
        <Screenshots media={media} onAdd={(alt) => add('screenshot', alt)} onDrop={drop} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <p className="font-semibold">{t('publishing.media.guide')}</p>
        {media.guide && (
          <>
            <a href={media.guide.url} className="link py-2">
              {t('publishing.media.guideNow')}
            </a>
            <Drop name={t('publishing.media.guide')} onDrop={() => media.guide && drop(media.guide.name)} />
          </>
        )}
        <Choose label={t('publishing.media.chooseGuide')} accept="application/pdf" onFile={add('guide', '')} />
      </div>
      <p role="status" className="min-h-6">
        {busy && (
          <span className="flex items-center gap-2">
            <Spinner small /> {t('publishing.media.sending')}
          </span>
        )}
      </p>
    </fieldset>
  );
}

interface ScreenshotsProps {
  media: Media;
  onAdd: (alt: string) => (file: File) => void;
  onDrop: (name: string) => void;
}

function Screenshots({ media, onAdd, onDrop }: ScreenshotsProps) {
  const { t } = useTranslation();
  const [alt, setAlt] = useState('');
  return (
    <div>
      <p className="mb-1 font-semibold">{t('publishing.media.screenshots')}</p>
      <ul className="mb-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {media.screenshots.map(({ name, url, alt: words }) => (
          <li key={name} className="rounded-card border border-line p-2">
            <img src={url} alt={words} className="aspect-video w-full rounded-[10px] object-cover" />
            <p className="mt-1 text-sm">{words || t('publishing.media.noWords')}</p>
            <Drop name={words} onDrop={() => onDrop(name)} />
          </li>
        ))}
      </ul>
      <Field
        label={t('publishing.media.alt')}
        hint={t('publishing.media.altHint')}
        value={alt}
        maxLength={300}
        onChange={({ target }) => setAlt(target.value)}
      />
      <div className="mt-2">
        <Choose
          label={t('publishing.media.addScreenshot')}
          accept="image/*"
          onFile={(file) => {
            onAdd(alt.trim())(file);
            setAlt('');
          }}
        />
      </div>
    </div>
  );
}

function Drop({ name, onDrop }: { name: string; onDrop: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" onClick={onDrop} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
      <Trash2 aria-hidden="true" className="size-4" />
      {t('publishing.media.remove')} <span className="sr-only">{name}</span>
    </button>
  );
}

function Choose({ label, accept, onFile }: { label: string; accept: string; onFile: (file: File) => void }) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        className="peer sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap text-link ring-2 ring-inset ring-edge hover:ring-link peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link"
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        {label}
      </label>
    </>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(new Error(file.name));
    reader.readAsDataURL(file);
  });
}
