import { Alert, Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  Edit,
  maxLength,
  maxValue,
  minValue,
  number,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
  useTranslate,
  type TextInputProps,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Panel } from '../lib/Facts';
import { useFormat } from '../lib/format';
import type { Game } from '../lib/wire';
import { AGE_RATINGS, choicesOf, GRADES, LANGUAGES, PLATFORMS, SUBJECTS, useGradeWord } from './words';

const HIGHEST_PRICE = 10_000_000;

/** What the API lets an editor change; the rest of a game is not sent. */
function changeOf({
  title,
  summary,
  description,
  teaches,
  subjects,
  grades,
  ageRating,
  platforms,
  languages,
  releasedOn,
  price,
  listed,
}: Game): Partial<Game> {
  const points = (lines: string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);
  return {
    title,
    summary,
    description,
    teaches: { es: points(teaches.es), en: points(teaches.en) },
    subjects,
    grades,
    ageRating,
    platforms,
    languages,
    releasedOn,
    price,
    listed,
  };
}

/** One game: texts in both languages, whom it is for, what it costs. Saved only when the API agrees. */
export default function GameEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      transform={(game: Game) => changeOf(game)}
      redirect={false}
      component="div"
      actions={false}
    >
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
        warnWhenUnsavedChanges
        sx={{ p: 0, py: 2, '&:last-child': { pb: 2 } }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
          <Texts />
          <Classification />
          <Sale />
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
            validate={maxLength(20_000)}
            helperText="console.game.paragraphs"
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
        <DateInput source="releasedOn" validate={required()} parse={(day: string) => day} />
      </Box>
      <AutocompleteArrayInput source="subjects" choices={choicesOf(SUBJECTS, 'subject')} validate={required()} />
      <CheckboxGroupInput source="platforms" choices={choicesOf(PLATFORMS, 'platform')} validate={required()} />
      <CheckboxGroupInput source="languages" choices={choicesOf(LANGUAGES, 'language')} validate={required()} />
    </Panel>
  );
}

function Sale() {
  const translate = useTranslate();
  const game = useRecordContext<Game>();
  return (
    <Panel title={translate('console.game.sale')}>
      <Box sx={TWO_COLUMNS}>
        <Box>
          <NumberInput
            source="price"
            min={0}
            step={10}
            validate={[required(), number(), minValue(0), maxValue(HIGHEST_PRICE)]}
            helperText="console.game.priceHelp"
          />
          <PriceNote />
        </Box>
        <Box>
          <BooleanInput source="listed" helperText="console.game.listedNote" />
          {game && (
            <Typography variant="body2">
              <Link href={`/games/${game.slug}`}>{translate('console.game.seeInShop')}</Link>
            </Typography>
          )}
        </Box>
      </Box>
    </Panel>
  );
}

/** Says what saving a new price means, and names it once it differs. */
function PriceNote() {
  const translate = useTranslate();
  const format = useFormat();
  const game = useRecordContext<Game>();
  const price = useWatch<{ price?: number | null }, 'price'>({ name: 'price' });
  const changes = game && typeof price === 'number' && price !== game.price;
  return (
    <Alert severity={changes ? 'warning' : 'info'} variant="outlined" role="note" sx={{ mb: 1 }}>
      {changes && (
        <strong>
          {translate('console.game.priceChange', { from: format.money(game.price), to: format.money(price) })}{' '}
        </strong>
      )}
      {translate('console.game.priceNote')}
    </Alert>
  );
}
