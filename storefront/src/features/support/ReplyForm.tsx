import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { focusFirst } from '../../lib/focus';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { ReportStatus } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/form/TextArea';
import { notify } from '../../ui/notice';
import { Section } from '../../ui/Section';
import { FormTop } from './FormTop';
import { sendReply, type OpenedReport, type RefusedReply } from './report';

interface ReplyFormProps {
  opened: OpenedReport;
  status: ReportStatus['status'];
  /** What was sent without scripts and refused. */
  refused: RefusedReply | null;
}

/** Something more about a report, from its sender. Without scripts it is sent as it is. */
export function ReplyForm({ opened, status, refused }: ReplyFormProps) {
  const { t } = useTranslation();
  const { busy, wrong, isEmpty, submit } = useReply(opened);
  const isWaitedFor = status === 'needs-reply';
  return (
    <Section
      title={t(isWaitedFor ? 'support.status.replyNeeded' : 'support.status.addMore')}
      lead={t(isWaitedFor ? 'support.status.replyNeededLead' : 'support.status.addMoreLead')}
    >
      <form
        method="post"
        action="/v1/reports/status/reply/form"
        encType="multipart/form-data"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <FormTop wrong={wrong} refused={refused} unseen={{ ...opened }} />
        <TextArea
          label={t('support.status.reply')}
          name="text"
          rows={4}
          maxLength={5000}
          defaultValue={refused?.typed.text}
          hint={t('support.report.descriptionHint')}
          problem={isEmpty ? t('support.status.replyMissing') : null}
        />
        <div>
          <Button type="submit" busy={busy}>
            {busy ? t('support.report.sending') : t('support.status.sendReply')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function useReply(opened: OpenedReport) {
  const { t, language } = useTranslation();
  const { revalidate } = useRevalidator();
  const { busy, wrong, run } = useAction(t('support.status.replyFailed'));
  const [isEmpty, setEmpty] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = form.elements.namedItem('text') as HTMLTextAreaElement;
    const text = written.value.trim();
    setEmpty(text === '');
    if (text === '') {
      focusFirst(form, 'text');
      return;
    }
    await run(async () => {
      await sendReply(opened, text, language);
      written.value = '';
      notify({ tone: 'success', title: t('support.status.replySent') });
      await revalidate();
    });
  };
  return { busy, wrong, isEmpty, submit };
}
