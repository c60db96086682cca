import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ContactForm } from '../../features/support/ContactForm';
import { contactSettings } from '../../features/support/enquiry';
import { refusedIn } from '../../features/support/refused';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Rich } from '../../ui/Rich';
import { Link } from '../../ui/Link';

export const handle = says('contact');

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { settings: await contactSettings(languageOf(request)), refused: refusedIn(context) };
}

const WAYS = {
  help: (words: string) => (
    <Link to="/help" className="link">
      {words}
    </Link>
  ),
  report: (words: string) => (
    <Link to="/report-problem" className="link">
      {words}
    </Link>
  ),
};

export default function Contact() {
  const { t } = useTranslation();
  return (
    <Page narrow title={t('contact.title')} lead={<Rich text={t('contact.lead')} parts={WAYS} />}>
      <Head title={t('contact.title')} description={t('contact.about')} />
      <ContactForm form="contact" {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
