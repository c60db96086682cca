import { useTranslation } from '../../lib/useTranslation';
import { Star } from './Stars';

interface StarChoiceProps {
  /** 0 for none yet. */
  stars: number;
  onChoose: (stars: number) => void;
  /** Whether the chosen star takes the keyboard from the button that opened the choice. */
  takesFocus: boolean;
}

/** One to five stars; the number stands below in words too. */
export function StarChoice({ stars, onChoose, takesFocus }: StarChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="font-semibold">{t('ratings.own.legend')}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((n) => (
          <label
            key={n}
            className="relative grid size-11 place-items-center rounded-[8px] has-focus-visible:outline-3 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name="stars"
              value={n}
              checked={n === stars}
              onChange={() => onChoose(n)}
              autoFocus={takesFocus && n === stars}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Star isFull={n <= stars} />
            <span className="sr-only">{t('ratings.stars', { count: n })}</span>
          </label>
        ))}
      </div>
      <p className="text-sm text-muted">{stars > 0 ? t('ratings.given', { count: stars }) : t('ratings.own.hint')}</p>
    </fieldset>
  );
}
