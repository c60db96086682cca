import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  CheckboxGroupInput,
  Edit,
  maxLength,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useTranslate,
  type TextInputProps,
} from 'react-admin';
import { Panel } from '../lib/Facts';
import { faultOfReason, LONGEST_REASON } from '../lib/dialogs/reason';
import type { Game, TextsCorrection } from '../lib/wire';
import { AGE_RATINGS, choicesOf, GRADES, LANGUAGES, SUBJECTS, useGradeWord } from './words';

type Typed = Game & { reason: string };

/** What is mended; the rest of a game is not sent. */
function correctionOf({ reason, revision, ...game }: Typed): TextsCorrection {
  const { title, summary, description, teaches, requirements, subjects, grades, ageRating, languages } = game;
  const points = (lines: string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);
  return {
    ...{ title, summary, description, requirements, subjects, grades, ageRating, languages },
    teaches: { es: points(teaches.es), en: points(teaches.en) },
    revision,
    reason: reason.trim(),
  };
}

/** Mends the texts of a game, in the shop and in the draft of its studio. Saved only when the API agrees. */
export default function GameEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      transform={(game: Typed) => correctionOf(game)}
      redirect="show"
      component="div"
      actions={false}
    >
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton label="console.game.do.correct.action" />
          </Toolbar>
        }
        warnWhenUnsavedChanges
        sx={{ p: 0, py: 2, '&:last-child': { pb: 2 } }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
          <Texts />
          <Classification />
          <Why />
        </Box>
      </SimpleForm>
    </Edit>
  );
}

const TWO_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  alignItems: 'start',
};

/** Each text beside its translation. */
function Texts() {
  const translate = useTranslate();
  const inBoth = (
    field: (language: 'es' | 'en', attributes: Pick<TextInputProps, 'slotProps'>) => ReactNode,
  ): ReactNode[] =>
    (['es', 'en'] as const).map((language) => field(language, { slotProps: { htmlInput: { lang: language } } }));
  return (
    <Panel title={translate('console.game.texts')}>
      <Box sx={TWO_COLUMNS}>
        {inBoth((language, attributes) => (
          <TextInput
            key={language}
            source={`title.${language}`}
            validate={[required(), maxLength(120)]}
            {...attributes}
          />
        ))}
        {inBoth((language, attributes) => (
          <TextInput
            key={language}
            source={`summary.${language}`}
            multiline
            minRows={2}
            validate={[required(), maxLength(400)]}
            {...attributes}
          />
        ))}
        {inBoth((language, attributes) => (
          <TextInput
            key={language}
            source={`description.${language}`}
            multiline
            minRows={6}
            maxRows={14}
            validate={[required(), maxLength(20_000)]}
            helperText="console.game.paragraphs"
            {...attributes}
          />
        ))}
        {inBoth((language, attributes) => (
          <TextInput
            key={language}
            source={`requirements.${language}`}
            multiline
            minRows={2}
            validate={[required(), maxLength(20_000)]}
            {...attributes}
          />
        ))}
        {inBoth((language, attributes) => (
          <TextInput
            key={language}
            source={`teaches.${language}`}
            multiline
            minRows={3}
            helperText="console.game.onePerLine"
            format={(points?: string[]) => points?.join('\n') ?? ''}
            parse={(text: string) => text.split('\n')}
            {...attributes}
          />
        ))}
      </Box>
    </Panel>
  );
}

function Classification() {
  const translate = useTranslate();
  const gradeWord = useGradeWord();
  const grades = GRADES.map((grade) => ({ id: grade, name: gradeWord(grade) }));
  const notBelowFirst = (last: number, { grades: action }: Game): string | undefined =>
    last < action.from ? 'console.game.gradeOrder' : undefined;
  return (
    <Panel title={translate('console.game.classification')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
          columnGap: 2,
        }}
      >
        <SelectInput source="grades.from" choices={grades} validate={required()} translateChoice={false} />
        <SelectInput
          source="grades.to"
          choices={grades}
          validate={[required(), notBelowFirst]}
          translateChoice={false}
        />
        <SelectInput source="ageRating" choices={choicesOf(AGE_RATINGS, 'age')} validate={required()} />
      </Box>
      <AutocompleteArrayInput source="subjects" choices={choicesOf(SUBJECTS, 'subject')} validate={required()} />
      <CheckboxGroupInput source="languages" choices={choicesOf(LANGUAGES, 'language')} validate={required()} />
    </Panel>
  );
}

/** Kept for ever, and told to the studio. */
function Why() {
  const translate = useTranslate();
  const fault = (reason = ''): string | undefined => {
    const found = faultOfReason(reason);
    return found ? `console.reason.${found}` : undefined;
  };
  return (
    <Panel title={translate('console.reason.label')}>
      <TextInput
        source="reason"
        label="console.reason.label"
        helperText="console.reason.hint"
        validate={fault}
        slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
        autoComplete="off"
      />
      <Typography variant="body2">{translate('console.game.do.correct.consequence')}</Typography>
    </Panel>
  );
}
