import { useRef, useState, type FormEvent } from 'react';
import { useExplain } from '../../lib/explain';
import { post } from '../../lib/http';
import { notify } from '../../ui/notice';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Field, IN_PLACE } from '../../ui/form/Field';

/** Keeps a code among one's own. */
export function KeepCode({ kept }: { kept: () => void }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (why: string) => {
    setProblem(why);
    form.current?.querySelector('input')?.focus();
  };
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!typed.trim()) return refuse(t('codes.mine.empty'));
    setBusy(true);
    try {
      await post('/v1/discounts/claim', { body: { code: typed.trim() } });
      setTyped('');
      setProblem(null);
      notify({ tone: 'success', title: t('codes.mine.kept') });
      kept();
    } catch (why) {
      refuse(explain(why, t('codes.mine.failed')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      method={IN_PLACE}
      onSubmit={(event) => void keep(event)}
      noValidate
      className="mb-8 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <Field
        label={t('codes.mine.field')}
        hint={t('codes.mine.hint')}
        name="code"
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        problem={problem}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" busy={busy} className="mt-4 w-full sm:w-auto">
        {t('codes.mine.keep')}
      </Button>
    </form>
  );
}
