import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { Carousel } from './Carousel';

const WAYS = [
  ['play', '/sudoku-game'],
  ['free', '/games?price=free'],
  ['teach', '/schools'],
  ['find', '/objetivos'],
  ['publish', '/how-the-money-is-split'],
] as const;

/** What people come for, each a press away. */
export function WaysToBegin() {
  const { t } = useTranslation();
  const cards = WAYS.map(([way, to]) => ({
    key: way,
    title: t(`home.ways.${way}.title`),
    content: (
      <div className="flex h-full flex-col items-start rounded-card border border-line bg-surface p-5 shadow-card">
        <h3 className="text-lg">{t(`home.ways.${way}.title`)}</h3>
        <p className="mb-5 mt-1 grow">{t(`home.ways.${way}.text`)}</p>
        <LinkButton look="secondary" to={to}>
          {t(`home.ways.${way}.action`)}
        </LinkButton>
      </div>
    ),
  }));
  return <Carousel title={t('home.ways.title')} cards={cards} />;
}
