import { Explained } from '../../features/schools/Explained';
import { TeacherClasses } from '../../features/schools/TeacherClasses';
import { says } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('schools');

/** Classes: what they are, for everybody; the own ones, for who teaches. */
export default function SchoolsPage() {
  const { t } = useTranslation();
  const { isLoggedIn, user } = useSession();
  return (
    <Page title={t('schools.title')} lead={t('schools.lead')}>
      <Head title={t('schools.title')} description={t('schools.about')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          {isLoggedIn ? (
            <LinkButton look="secondary" to="#classes">
              {t('schools.mine.title')}
            </LinkButton>
          ) : (
            <LinkButton to="/login?next=%2Fschools">{t('schools.logIn')}</LinkButton>
          )}
        </div>
        <Explained />
        {/* Below what everybody reads, which would jump: who is logged in is known only once the page is drawn. */}
        {user.userId && (
          <div id="classes" className="grid grid-cols-[minmax(0,1fr)] scroll-mt-6 gap-6">
            <TeacherClasses key={user.userId} teacherId={user.userId} />
          </div>
        )}
      </div>
    </Page>
  );
}
