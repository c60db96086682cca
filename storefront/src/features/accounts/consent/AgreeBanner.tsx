import { ScrollText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useExplain } from '../../../lib/explain';
import { get, post } from '../../../lib/http';
import { drawnLanguage } from '../../../lib/i18n';
import { notify } from '../../../ui/notice';
import { session, useSession } from '../../../lib/session/session';
import { loadTexts } from '../../../lib/texts';
import { useTranslation } from '../../../lib/useTranslation';
import type { AcceptedText, NeededText } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Rich } from '../../../ui/Rich';
import { Link } from '../../../ui/Link';

type Needed = AcceptedText & { text: NeededText };
const isNeeded = (text: string, needed: readonly NeededText[]): text is NeededText =>
  needed.some((one) => one === text);

const LINKS = {
  terms: (words: string) => (
    <Link to="/legal" className="link">
      {words}
    </Link>
  ),
  privacy: (words: string) => (
    <Link to="/privacy" className="link">
      {words}
    </Link>
  ),
};

/** Asks calmly for a yes to the texts that changed: where they can be read, and one button. */
export function AgreeBanner() {
  const { t } = useTranslation();
  const { userId, needsAcceptance } = useSession().user;
  const [question, setQuestion] = useState<{ of: string; texts: Needed[] } | null>(null);
  const wanted = needsAcceptance.length > 0 ? userId : null;

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    // The yes must be to the words that could be read here, so their hash is kept from the start.
    const given = get('/v1/users/{id}/consents', { params: { path: { id: wanted } } });
    Promise.all([given, loadTexts(drawnLanguage(), ['agree'])])
      .then(
        ([{ texts, needs_acceptance }]) =>
          left ||
          setQuestion({
            of: wanted,
            texts: texts.flatMap(({ text, ...rest }) => (isNeeded(text, needs_acceptance) ? [{ text, ...rest }] : [])),
          }),
      )
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [wanted]);

  if (!wanted || question?.of !== wanted || question.texts.length === 0) return null;
  return (
    <section aria-label={t('agree.label')} className="grid content-center border-b border-line bg-sun-soft">
      <Question userId={wanted} texts={question.texts} />
    </section>
  );
}

function Question({ userId, texts }: { userId: string; texts: readonly Needed[] }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const what = texts.length > 1 ? 'both' : texts[0]?.text === 'privacy' ? 'privacy' : 'terms';

  const accept = async () => {
    setBusy(true);
    setWrong(null);
    try {
      for (const { text, hash } of texts)
        await post('/v1/users/{id}/consents', { params: { path: { id: userId } }, body: { text, hash, given: true } });
      document.getElementById('main')?.focus({ preventScroll: true });
      notify({ tone: 'success', title: t('agree.done') });
      await session.check({ force: true });
    } catch (problem) {
      setWrong(explain(problem, t('agree.failed')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="edge column flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
      <div className="flex min-w-0 grow basis-80 items-start gap-3">
        <ScrollText aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sun-text" />
        <div>
          <p>
            <Rich text={t(`agree.${what}`, { version: texts[0]?.version ?? '' })} parts={LINKS} />
          </p>
          <p role="alert" className="font-semibold text-danger">
            {wrong}
          </p>
        </div>
      </div>
      <Button look="secondary" busy={busy} onClick={() => void accept()}>
        {busy ? t('agree.working') : t('agree.action')}
      </Button>
    </div>
  );
}
