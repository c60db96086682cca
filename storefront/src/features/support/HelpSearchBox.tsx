import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useOnward } from '../../ui/Link';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { INPUT } from '../../ui/form/Field';

/** One field for help and legal texts; an ordinary form before scripts. */
export function HelpSearchBox({ query }: { query: string }) {
  const { t } = useTranslation();
  const action = useOnward('/help');
  return (
    <Form action={action} role="search" className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-64">
        <label htmlFor="help-words" className="mb-1 block font-semibold">
          {t('support.help.search')}
        </label>
        <input
          key={query}
          id="help-words"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          enterKeyHint="search"
          className={INPUT}
        />
      </div>
      <Button type="submit">
        <Search aria-hidden="true" className="size-5" />
        {t('support.help.find')}
      </Button>
    </Form>
  );
}
