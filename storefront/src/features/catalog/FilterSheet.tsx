import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/useTranslation';
import type { Facets } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Filters } from './Filters';
import { chosenFilters, toSearch, type Looking } from './query';

const Dialog = lazy(() => import('../../ui/Dialog').then((file) => ({ default: file.Dialog })));

/** On small windows the filters live in a sheet; before scripts the same link opens them in the page. */
export function FilterSheet({ looking, facets, total }: { looking: Looking; facets: Facets; total: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = chosenFilters(looking).length;
  const cleared: Looking = { search: looking.search, sort: looking.sort, subject: looking.subject };
  return (
    <>
      <a
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setWasOpened(true);
          setOpen(true);
        }}
        onKeyDown={(event) => event.key === ' ' && event.currentTarget.click()}
        className="inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-full bg-surface px-5 font-bold text-link no-underline ring-2 ring-inset ring-edge md:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {count > 0 ? t('catalog.list.filtersWith', { count }) : t('catalog.list.filters')}
      </a>
      {wasOpened && (
        <Suspense fallback={null}>
          <Dialog open={open} onClose={() => setOpen(false)} title={t('catalog.list.filters')} side>
            <Filters looking={looking} facets={facets} stacked />
            <div className="mt-6 grid gap-2">
              <Button wide onClick={() => setOpen(false)}>
                {t('catalog.list.apply')} ({total})
              </Button>
              {count > 0 && (
                <Link to={`/games${toSearch(cleared)}`} preventScrollReset className="link py-3 text-center">
                  {t('catalog.list.clear')}
                </Link>
              )}
            </div>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
