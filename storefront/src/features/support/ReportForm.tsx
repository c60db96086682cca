import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router';
import { focusFirst } from '../../lib/focus';
import { fileSize } from '../../lib/format';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { GameReason, ReportCategory } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Fact } from '../../ui/Fact';
import { Field, INPUT, Problem } from '../../ui/form/Field';
import { Select } from '../../ui/form/Select';
import { TextArea } from '../../ui/form/TextArea';
import { GameOfReport } from './GameOfReport';
import { FormTop } from './FormTop';
import {
  browserFacts,
  CATEGORIES,
  LARGEST_FILE,
  sendReport,
  type Facts,
  type GameInQuestion,
  type RefusedReport,
  type Report,
} from './report';

interface ReportFormProps {
  /** The page that led here. */
  from: string;
  /** Null for a problem of the shop. */
  game: GameInQuestion | null;
  /** What was sent without scripts and refused. */
  refused: RefusedReport | null;
  /** Why the page cannot show what its address wants. */
  trouble: string | null;
}

/** A problem in words, with a file and, by consent, what the browser says of itself. Without scripts it is sent as it is. */
export function ReportForm({ from, game, refused, trouble }: ReportFormProps) {
  const { t } = useTranslation();
  const { busy, wrong, fault, facts, choose, submit } = useReport(from);
  const form = useRef<HTMLFormElement>(null);
  useFocusWithoutGame(form, game !== null);
  const typed = refused?.typed ?? {};
  return (
    <form
      ref={form}
      method="post"
      action="/v1/reports/form"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <FormTop wrong={wrong} refused={refused} trouble={trouble} />
      <SubjectFields game={game} from={from} fault={fault} typed={typed} />
      <TextArea
        label={t('support.report.description')}
        name="description"
        rows={5}
        maxLength={5000}
        defaultValue={typed.description}
        hint={t('support.report.descriptionHint')}
        problem={fault === 'description' ? t('support.report.descriptionNeeded') : null}
      />
      <TextArea label={t('support.report.steps')} name="steps" rows={3} maxLength={5000} defaultValue={typed.steps} />
      <FileField isTooLarge={fault === 'file'} isLost={Boolean(typed.file)} />
      <EmailField typed={typed.email} fault={fault === 'email' ? t('support.report.emailWrong') : null} />
      <Consent facts={facts} choose={choose} />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t('support.report.sending') : t('support.report.send')}
        </Button>
      </div>
    </form>
  );
}

interface SubjectFieldsProps extends Pick<ReportFormProps, 'game' | 'from'> {
  fault: Fault;
  typed: RefusedReport['typed'];
}

/** A game and what is wrong with it, or a part of the shop. */
function SubjectFields({ game, from, fault, typed }: SubjectFieldsProps) {
  const { t } = useTranslation();
  if (game)
    return (
      <GameOfReport
        game={game}
        from={from}
        reason={typed.reason}
        problem={fault === 'reason' ? t('support.report.reasonNeeded') : null}
      />
    );
  return (
    <Select
      label={t('support.report.category')}
      name="category"
      defaultValue={typed.category}
      options={CATEGORIES.map((value) => ({ value, label: t(`support.categories.${value}`) }))}
    />
  );
}

/** The link that takes the game out goes with it: the keyboard goes on at what takes its place. */
function useFocusWithoutGame(form: RefObject<HTMLFormElement | null>, hasGame: boolean): void {
  const had = useRef(hasGame);
  useEffect(() => {
    if (had.current && !hasGame && form.current) focusFirst(form.current, 'category');
    had.current = hasGame;
  }, [form, hasGame]);
}

type Fault = 'reason' | 'description' | 'email' | 'file' | null;

function useReport(from: string) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { busy, wrong, run } = useAction(t('support.report.failed'));
  const [fault, setFault] = useState<Fault>(null);
  const [chosen, choose] = useState(false);
  const isAwake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const facts = useMemo(() => (isAwake ? browserFacts(from) : null), [isAwake, from]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const chosenFile = typed.get('file');
    const file = chosenFile instanceof File && chosenFile.size > 0 ? chosenFile : null;
    const found = faultOf(typed, file);
    setFault(found);
    if (found) {
      focusFirst(form, found);
      return;
    }
    await run(async () => {
      const { number, token } = await sendReport({ ...reportOf(typed), facts: chosen ? facts : null, file }, language);
      await navigate(`/report-problem/status?${new URLSearchParams({ number, token }).toString()}`);
    });
  };
  return { busy, wrong, fault, facts, choose, submit };
}

const textOf = (typed: FormData, name: string): string => String(typed.get(name) ?? '').trim();

function reportOf(typed: FormData): Omit<Report, 'facts' | 'file'> {
  const value = (name: string): string => textOf(typed, name);
  return {
    subject: typed.has('game')
      ? { game: value('game'), reason: value('reason') as GameReason }
      : { category: value('category') as ReportCategory },
    email: value('email'),
    description: value('description'),
    steps: value('steps'),
  };
}

function faultOf(typed: FormData, file: File | null): Fault {
  const email = textOf(typed, 'email');
  if (typed.has('game') && textOf(typed, 'reason') === '') return 'reason';
  if (textOf(typed, 'description') === '') return 'description';
  if (file && file.size > LARGEST_FILE) return 'file';
  return email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? 'email' : null;
}

function EmailField({ typed, fault }: { typed: string | undefined; fault: string | null }) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('support.report.email')}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      defaultValue={typed}
      hint={t('support.report.emailHint')}
      problem={fault}
    />
  );
}

/** @param isLost a form that comes back without scripts has lost its file */
function FileField({ isTooLarge, isLost }: { isTooLarge: boolean; isLost: boolean }) {
  const { t, language } = useTranslation();
  const fault = isTooLarge ? t('support.report.fileTooLarge') : isLost ? t('support.report.fileAgain') : null;
  const key = useId();
  return (
    <div>
      <label htmlFor={key} className="mb-1 block font-semibold">
        {t('support.report.file')}
      </label>
      <input
        id={key}
        type="file"
        name="file"
        accept="image/png,image/jpeg,image/webp,image/gif,application/pdf,text/plain,video/mp4,video/webm,.log,.txt"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${key}-hint ${key}-problem` : `${key}-hint`}
        className={INPUT}
      />
      <div id={`${key}-hint`} className="mt-1 text-sm text-muted">
        {t('support.report.fileHint', { size: fileSize(10_000_000, language) })}
      </div>
      {fault && <Problem id={`${key}-problem`}>{fault}</Problem>}
    </div>
  );
}

/** Nothing about the browser leaves it before the box is ticked; what would is seen first. */
function Consent({ facts, choose }: { facts: Facts | null; choose: (chosen: boolean) => void }) {
  const { t } = useTranslation();
  if (!facts) return null;
  const names = Object.keys(facts) as (keyof Facts)[];
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <Checkbox label={t('support.report.factsConsent')} onChange={(event) => choose(event.target.checked)} />
      <details className="mt-1">
        <summary className="w-fit py-1 font-semibold">{t('support.report.factsShown')}</summary>
        <dl className="mt-2 grid gap-2 text-sm wrap-anywhere">
          {names.map((name) => (
            <Fact key={name} name={t(`support.facts.${name}`)}>
              {facts[name]}
            </Fact>
          ))}
        </dl>
      </details>
    </div>
  );
}
