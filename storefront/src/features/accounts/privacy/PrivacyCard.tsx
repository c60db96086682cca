import type { ReactNode } from 'react';
import { useExplain } from '../../../lib/explain';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Spinner } from '../../../ui/waiting/Spinner';
import type { Loaded } from '../../../lib/hooks/useLoaded';

interface PrivacyCardProps<T> {
  id: string;
  title: string;
  text: string;
  loaded: Loaded<T>;
  again: () => void;
  children: (value: T) => ReactNode;
}

/** One matter of privacy on a card of its own: what it is, and what the server tells about it. */
export function PrivacyCard<T>({ id, title, text, loaded, again, children }: PrivacyCardProps<T>) {
  const { t } = useTranslation();
  const explain = useExplain();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="measure mt-2 text-muted">{text}</p>
      <div className="mt-5 grid gap-4">
        {loaded.at === 'loading' && (
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner small />
            {t('privacy.myData.loading')}
          </p>
        )}
        {loaded.at === 'failed' && (
          <ErrorNotice
            title={t('privacy.myData.loadFailed')}
            action={
              <Button look="secondary" onClick={again}>
                {t('privacy.myData.again')}
              </Button>
            }
          >
            {explain(loaded.problem)}
          </ErrorNotice>
        )}
        {loaded.at === 'here' && children(loaded.value)}
      </div>
    </section>
  );
}
