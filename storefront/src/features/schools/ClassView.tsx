import { useState } from 'react';
import { day, grade } from '../../lib/format';
import { post, put } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { SchoolClass } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { notify } from '../../ui/notice';
import { Section } from '../../ui/Section';
import { ClassForm } from './ClassForm';
import { ClassReport } from './ClassReport';
import { DeleteClass } from './DeleteClass';

interface ClassViewProps {
  first: SchoolClass;
  /** Where pupils join, as one says it aloud. */
  address: string;
  onDeleted: () => void;
}

/** A class with its code, its report, and what can be done to it. */
export function ClassView({ first, address, onDeleted }: ClassViewProps) {
  const { t, language } = useTranslation();
  const [shown, setShown] = useState(first);
  const { id, name, isOpen, endsOn, pupils, assigned } = shown;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-muted">
        {t('schools.class.grade', { grade: grade(shown.grade, language) })} ·{' '}
        {t('schools.mine.pupils', { count: pupils })}
      </p>
      <Code of={shown} address={address} onChanged={setShown} />
      <ClassReport of={shown} onChanged={setShown} />
      <Section title={t('schools.form.change')}>
        <ClassForm
          first={{ name, grade: shown.grade, isOpen, gameIds: assigned.map((game) => game.id) }}
          assigned={assigned}
          action={t('schools.form.save')}
          onSave={async (typed) => {
            setShown(await put('/v1/schools/classes/{classId}', { params: { path: { classId: id } }, body: typed }));
            notify({ tone: 'success', title: t('schools.form.saved') });
          }}
        />
      </Section>
      <Section title={t('schools.remove.title')} lead={t('schools.remove.text')}>
        <p>{t('schools.class.until', { date: day(endsOn, language) })}</p>
        <DeleteClass of={shown} onDeleted={onDeleted} />
      </Section>
    </div>
  );
}

interface CodeProps {
  of: SchoolClass;
  address: string;
  onChanged: (next: SchoolClass) => void;
}

function Code({ of: { id, code, isOpen }, address, onChanged }: CodeProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('schools.class.failed'));
  const renew = (): void =>
    void run(async () => {
      onChanged(await post('/v1/schools/classes/{classId}/code', { params: { path: { classId: id } } }));
      notify({ tone: 'success', title: t('schools.class.newCodeDone') });
    });
  return (
    <Section title={t('schools.class.codeTitle')}>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div className="rounded-card bg-sun-soft px-3 py-5 text-center text-sun-text">
        <p
          aria-hidden="true"
          className="font-mono text-4xl font-bold tracking-[0.12em] whitespace-nowrap select-all sm:text-6xl"
        >
          {code}
        </p>
        <p className="sr-only">{t('schools.class.spelled', { code: [...code].join(' ') })}</p>
        <p className="measure mx-auto mt-3">{t('schools.class.codeText', { address })}</p>
        {!isOpen && <p className="mt-2 font-semibold">{t('schools.class.closed')}</p>}
      </div>
      <div>
        <Button look="secondary" busy={busy} onClick={renew}>
          {t('schools.class.newCode')}
        </Button>
      </div>
    </Section>
  );
}
