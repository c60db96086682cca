import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import type { CurriculumObjective, Facets } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Filters } from './Filters';
import { chosenFilters, toSearch, type Looking } from './query';
import { Link } from '../../ui/Link';
import { LateDialog } from '../../ui/dialog/LateDialog';

interface FilterSheetProps {
  looking: Looking;
  facets: Facets;
  objectives: readonly CurriculumObjective[];
  total: number;
}

/** On small windows the filters live in a sheet; before scripts the same link opens them in the page. */
export function FilterSheet({ looking, facets, objectives, total }: FilterSheetProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
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
          setOpen(true);
        }}
        onKeyDown={(event) => event.key === ' ' && event.currentTarget.click()}
        className="inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-full bg-surface px-5 font-bold text-link no-underline ring-2 ring-inset ring-edge md:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {count > 0 ? t('catalog.list.filtersWith', { count }) : t('catalog.list.filters')}
      </a>
      <LateDialog open={open} onClose={() => setOpen(false)} title={t('catalog.list.filters')} side>
        <Filters looking={looking} facets={facets} objectives={objectives} stacked />
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
      </LateDialog>
    </>
  );
}
