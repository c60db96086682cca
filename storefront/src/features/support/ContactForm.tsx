import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { focusFirst } from '../../lib/focus';
import { useTranslation } from '../../lib/useTranslation';
import type { ContactSettings } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field } from '../../ui/form/Field';
import { TextArea } from '../../ui/form/TextArea';
import { ENQUIRY_FIELDS, phoneDigits, refusalOf, sendEnquiry, type Enquiry, type EnquiryForm } from './enquiry';
import { EnquirySent } from './EnquirySent';

type Missing = Partial<Record<keyof Enquiry, boolean>>;

interface ContactFormProps {
  form: EnquiryForm;
  settings: ContactSettings;
}

/** Five fields for people who want to write to the shop; without scripts it is sent as it is. */
export function ContactForm({ form, settings }: ContactFormProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { busy, sent, wrong, missing, submit, writeAgain } = useEnquiry(form, settings);
  if (sent || query.get('sent') === 'yes') return <EnquirySent days={settings.answerDays} onAgain={writeAgain} />;
  const problem = wrong ?? (query.has('problem') ? { text: t('contact.failed'), why: null, count: 0 } : null);
  return (
    <form
      id="contact-form"
      method="post"
      action="/api/v1.0/email/send-form"
      encType="multipart/form-data"
      onSubmit={(event) => void submit(event)}
      className="grid scroll-mt-24 gap-4"
    >
      {problem && (
        <ErrorNotice key={problem.count} focus={problem.count > 0} title={problem.text}>
          {problem.why}
        </ErrorNotice>
      )}
      <Setup form={form} settings={settings} />
      <Typed missing={missing} />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t('contact.sending') : t('contact.send')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('contact.promise', { days: settings.answerDays })}</p>
    </form>
  );
}

function useEnquiry(form: EnquiryForm, settings: ContactSettings) {
  const { t, language } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const [wrong, setWrong] = useState<{ text: string; why: string | null; count: number } | null>(null);
  const [, setQuery] = useSearchParams();
  const opened = useOpened();
  const say = (text: string, why: string | null = null): void =>
    setWrong((before) => ({ text, why, count: (before?.count ?? 0) + 1 }));

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const { enquiry, unseen, lacks } = enquiryOf(event.currentTarget);
    setMissing(Object.fromEntries(lacks.map((name) => [name, true])));
    if (lacks[0]) {
      say(t('contact.missing'));
      focusFirst(event.currentTarget, lacks[0]);
      return;
    }
    setBusy(true);
    setWrong(null);
    try {
      const openForMs = String(Math.round(performance.now() - opened.current));
      await sendEnquiry(form, { ...enquiry, ludoteca_blank: unseen, open_for_ms: openForMs, language }, settings);
      setSent(true);
    } catch (problem) {
      say(t('contact.failed'), refusalOf(problem));
    } finally {
      setBusy(false);
    }
  };
  const writeAgain = (): void => {
    setSent(false);
    setQuery({}, { replace: true, preventScrollReset: true });
  };
  return { busy, sent, wrong, missing, submit, writeAgain };
}

/** When the form was opened: programs fill it in at once. */
function useOpened() {
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
  }, []);
  return opened;
}

function enquiryOf(form: HTMLFormElement) {
  const typed = new FormData(form);
  const value = (name: string): string => String(typed.get(name) ?? '').trim();
  const enquiry = Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, value(name)])) as unknown as Enquiry;
  return { enquiry, unseen: value('ludoteca_blank'), lacks: ENQUIRY_FIELDS.filter((name) => enquiry[name] === '') };
}

/** What the server needs to know beside the five fields, and a field that only programs fill in. */
function Setup({ form, settings }: ContactFormProps) {
  const { t, language } = useTranslation();
  return (
    <>
      <input type="hidden" name="user_id" value={settings.publicKey} />
      <input type="hidden" name="service_id" value={settings.serviceId} />
      <input type="hidden" name="template_id" value={form} />
      <input type="hidden" name="language" value={language} />
      <div aria-hidden="true" className="absolute -left-[200vw] top-0">
        <label>
          {t('contact.leaveEmpty')}
          <input name="ludoteca_blank" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

function Typed({ missing }: { missing: Missing }) {
  const { t } = useTranslation();
  const [phone, setPhone] = useState('');
  const needed = (name: keyof Enquiry): string | null => (missing[name] ? t('contact.needed') : null);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('contact.name')} name="name" autoComplete="name" maxLength={100} problem={needed('name')} />
        <Field
          label={t('contact.company')}
          name="company"
          autoComplete="organization"
          maxLength={120}
          problem={needed('company')}
        />
        <Field
          label={t('contact.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          problem={needed('email')}
        />
        <Field
          label={t('contact.phone')}
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          pattern="[0-9]{1,9}"
          value={phone}
          onChange={(event) => setPhone(phoneDigits(event.target.value))}
          hint={t('contact.phoneHint')}
          problem={needed('phone')}
        />
      </div>
      <TextArea label={t('contact.message')} name="message" rows={6} maxLength={5000} problem={needed('message')} />
    </>
  );
}
