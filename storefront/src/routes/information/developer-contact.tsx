import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ContactForm } from '../../features/support/ContactForm';
import { contactSettings } from '../../features/support/enquiry';
import { refusedIn } from '../../features/support/refused';
import { GameFields } from '../../features/support/GameFields';
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
  apply: (words: string) => (
    <Link to="/developer" className="link">
      {words}
    </Link>
  ),
};

export default function DeveloperContact() {
  const { t } = useTranslation();
  return (
    <Page narrow title={t('contact.developers.title')} lead={<Rich text={t('contact.developers.lead')} parts={WAYS} />}>
      <Head title={t('contact.developers.title')} description={t('contact.developers.about')} />
      <ContactForm
        form="developers"
        {...useLoaderData<typeof loader>()}
        more={(typed) => <GameFields typed={typed} />}
      />
    </Page>
  );
}
