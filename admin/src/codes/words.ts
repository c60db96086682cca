import { useTranslate } from 'react-admin';
import { useFormat } from '../lib/format';
import type { CodeLine } from '../lib/wire';

/** As the shop's people name a code: by its word, or by the end of one that no one keeps. */
export const nameOf = ({ text, hint }: Pick<CodeLine, 'text' | 'hint'>): string => text ?? `…${hint}`;

/** What a code gives, in a few words. */
export function useBenefitWord(): (code: CodeLine) => string {
  const translate = useTranslate();
  const { language } = useFormat();
  return (code) => {
    if (code.kind === 'percent') return translate('console.code.benefit.percent', { percent: code.percent });
    if (code.kind === 'game')
      return translate('console.code.benefit.game', { game: code.gameTitle?.[language] ?? translate('console.none') });
    return translate('console.code.benefit.plan', {
      smart_count: code.periods ?? 1,
      plan: translate(`console.code.plan.${code.planId ?? 'monthly'}`),
    });
  };
}
