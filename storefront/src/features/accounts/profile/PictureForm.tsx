import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useExplain } from '../../../lib/explain';
import { notify } from '../../../ui/notice';
import { useTranslation } from '../../../lib/useTranslation';
import type { Account } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Face } from '../../../ui/Face';
import { removePicture, savePicture, squareOf } from './profile';

const KINDS = 'image/jpeg,image/png,image/webp,image/gif';

interface PictureFormProps {
  account: Account;
  onChanged: () => void;
}

/** The picture that is chosen but not saved, and what can be done with it. */
function usePicture({ account, onChanged }: PictureFormProps) {
  const { t } = useTranslation();
  const explain = useExplain();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ text: string; count: number } | null>(null);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after another.
    event.target.value = '';
    if (!file) return;
    setWrong(null);
    try {
      setChosen(await squareOf(file));
    } catch {
      fail(t('settings.profile.picture.unreadable'));
    }
  };
  const fail = (text: string) => setWrong((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  const run = async (work: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      await work();
      setChosen(null);
      notify({ tone: 'success', title: done });
      onChanged();
      field.current?.focus();
    } catch (problem) {
      fail(explain(problem, t('settings.profile.picture.failed')));
    } finally {
      setBusy(false);
    }
  };
  const save = () => run(() => savePicture(account.id, chosen ?? ''), t('settings.profile.picture.saved'));
  const takeAway = () => run(() => removePicture(account.id), t('settings.profile.picture.removed'));
  return { field, chosen, setChosen, busy, wrong, choose, save, takeAway };
}

/** Choose, look at, and only then save a picture; or take it away. */
export function PictureForm(props: PictureFormProps) {
  const { t } = useTranslation();
  const { field, chosen, setChosen, busy, wrong, choose, save, takeAway } = usePicture(props);
  const saved = props.account.profile_picture_url;

  return (
    <div className="grid gap-4">
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <div className="flex flex-col items-start gap-5 sm:flex-row sm:items-center">
        {chosen ? (
          <img
            src={chosen}
            alt={t('settings.profile.picture.preview')}
            className="size-36 shrink-0 rounded-full object-cover"
          />
        ) : (
          <Face url={saved} size="large" className="text-muted" />
        )}
        <div className="grid gap-3">
          <p role="status">{chosen ? t('settings.profile.picture.check') : ''}</p>
          <div className="flex flex-wrap gap-3">
            {chosen && (
              <Button busy={busy} onClick={() => void save()}>
                {t('settings.profile.picture.save')}
              </Button>
            )}
            <FileButton
              field={field}
              label={chosen || saved ? t('settings.profile.picture.another') : t('settings.profile.picture.choose')}
              onChange={(event) => void choose(event)}
            />
            {chosen && (
              <Button look="quiet" onClick={() => setChosen(null)}>
                {t('settings.profile.picture.keep')}
              </Button>
            )}
            {!chosen && saved && (
              <Button look="quiet" busy={busy} onClick={() => void takeAway()}>
                {t('settings.profile.picture.remove')}
              </Button>
            )}
          </div>
          <p className="text-sm text-muted">{t('settings.profile.picture.hint')}</p>
        </div>
      </div>
    </div>
  );
}

interface FileButtonProps {
  field: React.RefObject<HTMLInputElement | null>;
  label: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The browser's own chooser of files behind a label that looks like the other buttons. */
function FileButton({ field, label, onChange }: FileButtonProps) {
  const id = useId();
  return (
    <span className="relative inline-flex">
      <input
        ref={field}
        id={id}
        type="file"
        accept={KINDS}
        onChange={onChange}
        className="peer absolute inset-0 cursor-pointer rounded-full opacity-0"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-12 cursor-pointer items-center justify-center rounded-full bg-surface px-6 py-2 text-center font-bold leading-tight text-link ring-2 ring-inset ring-edge hover:ring-link peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2"
      >
        {label}
      </label>
    </span>
  );
}
