import { momentInChile } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { ReportStatus } from '../../lib/wire';
import { Section } from '../../ui/Section';

interface ConversationProps {
  report: Pick<ReportStatus, 'answers' | 'replies'>;
  isOver: boolean;
}

/** What the shop answered to a report and its sender added, the oldest first. */
export function Conversation({ report: { answers, replies }, isOver }: ConversationProps) {
  const { t, language } = useTranslation();
  const said = [
    ...answers.map((words) => ({ ...words, isOwn: false })),
    ...replies.map((words) => ({ ...words, isOwn: true })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <Section id="conversation" title={t('support.status.answers')}>
      {answers.length === 0 && (
        <p className="text-muted">{t(isOver ? 'support.status.noAnswerAtAll' : 'support.status.noAnswer')}</p>
      )}
      {said.map(({ at, text, isOwn }) => (
        <article key={`${at} ${isOwn}`} className={`border-l-4 pl-4 ${isOwn ? 'border-line' : 'border-blue'}`}>
          <p className="text-sm text-muted">
            {t(isOwn ? 'support.status.byYou' : 'support.status.byShop', { at: momentInChile(at, language) })}
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        </article>
      ))}
    </Section>
  );
}
