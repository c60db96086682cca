import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  question: string;
  answers: Readonly<Record<Value, string>>;
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One question with few answers, none of them chosen beforehand. */
export function Choice<Value extends string>({ question, answers, value, onChange }: ChoiceProps<Value>) {
  const labelId = useId();
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id={labelId} sx={{ overflowWrap: 'anywhere' }}>
        {question}
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} value={value ?? ''} onChange={(_, chosen) => onChange(chosen as Value)}>
        {Object.entries<string>(answers).map(([answer, words]) => (
          <FormControlLabel key={answer} value={answer} control={<Radio />} label={words} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
