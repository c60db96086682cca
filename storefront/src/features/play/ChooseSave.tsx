import { useExplain } from '../../lib/explain';
import { momentHere } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import type { SaveChoice } from './saves/game-saves';

interface ChooseSaveProps {
  choice: SaveChoice;
  /** Why the last answer could not be carried out. */
  problem: unknown;
  onChoose: (choice: SaveChoice, chosen: 'here' | 'account') => void;
}

/** Asks with which of two saved games the person goes on, before the game begins. */
export function ChooseSave({ choice, problem, onChoose }: ChooseSaveProps) {
  const { t, language } = useTranslation();
  const explain = useExplain();
  const { of, here, account } = choice;
  return (
    <section aria-labelledby="choose-save" className="flex max-w-md flex-col items-center gap-4">
      <h2
        id="choose-save"
        ref={(heading) => heading?.focus()}
        tabIndex={-1}
        className="text-2xl text-white outline-none"
      >
        {t('play.choice.title')}
      </h2>
      <p>{t(`play.choice.${of}Text`, { date: momentHere(here, language) })}</p>
      <p>
        {account
          ? t('play.choice.accountText', { date: momentHere(account, language) })
          : t('play.choice.noAccountText')}
      </p>
      {problem !== null && <p role="alert">{explain(problem)}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => onChoose(choice, 'here')}>{t(`play.choice.${of}`)}</Button>
        <Button look="secondary" onClick={() => onChoose(choice, 'account')}>
          {t(account ? 'play.choice.account' : 'play.choice.without')}
        </Button>
      </div>
    </section>
  );
}
