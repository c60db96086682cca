import type { ReactNode } from 'react';
import { gradeSpan } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { Game } from '../../lib/wire';

/** What fits on a page. */
const MOST_EXPLAINED = 3;
const NOTE_LINES = 4;

/** Goal, time, devices and questions of a lesson with a game, on one page of paper. */
export function LessonSheet({ game, address }: { game: Game; address: string }) {
  const { t, pick, language } = useTranslation();
  return (
    <article className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 print:rounded-none print:border-0 print:bg-transparent print:p-0 print:text-[11pt] print:shadow-none">
      <p className="text-sm text-muted">{t('lessons.sheet.title')}</p>
      <h1 className="text-3xl print:text-[20pt]">{pick(game.title)}</h1>
      <p className="mt-1">{pick(game.summary)}</p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2 print:grid-cols-2 print:gap-4">
        <Part title={t('lessons.sheet.goal')}>
          <List of={pick(game.teaches)} />
        </Part>
        <Part title={t('lessons.sheet.objectives')}>
          {game.objectives.length > 0 && <List of={game.objectives.map(({ code, text }) => `${code} ${pick(text)}`)} />}
          <p>
            {t('lessons.sheet.grades')} {gradeSpan(game.grades, language)}
          </p>
        </Part>
        <Part title={t('lessons.sheet.time')}>
          <p>{t('lessons.sheet.timeText')}</p>
        </Part>
        <Part title={t('lessons.sheet.devices')}>
          <Devices game={game} />
        </Part>
      </div>
      <Talking game={game} />
      <p className="mt-5 text-sm text-muted">{t('lessons.sheet.source', { shop: t('shell.shop'), address })}</p>
    </article>
  );
}

/** What is done before and after playing. */
function Talking({ game }: { game: Game }) {
  const { t, pick } = useTranslation();
  return (
    <div className="mt-5 grid gap-5 print:gap-4">
      <Part title={t('lessons.sheet.needs')}>
        <p>{pick(game.requirements)}</p>
      </Part>
      <Part title={t('lessons.sheet.questions')}>
        <List
          of={[
            ...pick(game.teaches)
              .slice(0, MOST_EXPLAINED)
              .map((what) => t('lessons.sheet.explain', { what: lowerFirst(what) })),
            t('lessons.sheet.hard'),
            t('lessons.sheet.outside'),
            t('lessons.sheet.again'),
          ]}
        />
      </Part>
      <Part title={t('lessons.sheet.notes')}>
        <div aria-hidden="true">
          {Array.from({ length: NOTE_LINES }, (_, n) => (
            <div key={n} className="h-8 border-b border-edge" />
          ))}
        </div>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid">
      <h2 className="mb-1 text-lg print:text-[13pt]">{title}</h2>
      {children}
    </section>
  );
}

function List({ of }: { of: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Devices({ game: { platforms } }: { game: Game }) {
  const { t } = useTranslation();
  const others = platforms
    .filter((platform) => platform !== 'web')
    .map((platform) => t(`catalog.platforms.${platform}`));
  return (
    <>
      {platforms.includes('web') && <p>{t('lessons.sheet.browser')}</p>}
      {others.length > 0 && <p>{t('lessons.sheet.download', { platforms: others.join(', ') })}</p>}
      <p>{t('lessons.sheet.pairs')}</p>
    </>
  );
}

/** Within a sentence; a name of one word in capitals stays. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
