import { useTranslation } from '../../lib/useTranslation';
import { Field } from '../../ui/form/Field';
import { Select } from '../../ui/form/Select';
import { GAME_KINDS, GAME_STAGES, type RefusedEnquiry } from './enquiry';

/** What a studio may add about its game. Only its page has them: with their lists they would weigh on every other form. */
export function GameFields({ typed }: Pick<RefusedEnquiry, 'typed'>) {
  const { t } = useTranslation();
  const unsaid = { value: '', label: t('contact.game.unsaid') };
  return (
    <>
      <Field
        label={t('contact.game.address')}
        name="web_address"
        inputMode="url"
        autoComplete="url"
        maxLength={300}
        hint={t('contact.game.addressHint')}
        defaultValue={typed.web_address}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('contact.game.stage')}
          name="game_stage"
          defaultValue={typed.game_stage}
          options={[unsaid, ...GAME_STAGES.map((value) => ({ value, label: t(`contact.game.stages.${value}`) }))]}
        />
        <Select
          label={t('contact.game.kind')}
          name="game_kind"
          defaultValue={typed.game_kind}
          options={[unsaid, ...GAME_KINDS.map((value) => ({ value, label: t(`contact.game.kinds.${value}`) }))]}
        />
      </div>
    </>
  );
}
