import { useMemo } from 'react';
import { type ChosenDays, chosenDaysUntil } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra } from 'shared-ui';
import { twoColumns } from 'shared-ui/components';
import { useSchemaResolver } from 'shared-ui/data';
import { romeDay } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { DateField } from 'shared-ui/work';
import { periodMessages as words } from './messages';

/** From 600 px up each field and the button goes to a line of its own where large letters leave it no room. */
const Fields = chakra('form', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    flexWrap: 'wrap',
    width: { base: '100%', sm: 'auto' },
    gridTemplateColumns: twoColumns,
    alignItems: 'start',
    gap: '12px',
    '& > div': { width: { sm: '10rem' } },
    // As far down as a field is below its label, however large the letters.
    '& > button': { gridColumn: '1 / -1', marginTop: { sm: 'calc(1.25rem + 4px)' } },
  },
});

interface ChosenDaysFormProps {
  /** The days that are shown, where any are chosen. */
  days: ChosenDays | null;
  onChoose(days: ChosenDays): void;
}

/** Any days up to today. */
export function ChosenDaysForm({ days, onChoose }: ChosenDaysFormProps) {
  const today = romeDay(new Date(useHost().now()).toISOString());
  const resolver = useSchemaResolver<ChosenDays, ChosenDays>(useMemo(() => chosenDaysUntil(today), [today]));
  const form = useForm<ChosenDays, unknown, ChosenDays>({
    resolver,
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: days ?? { from: '', to: '' },
  });
  const { errors } = form.formState;
  return (
    <Fields onSubmit={form.handleSubmit(onChoose)} noValidate>
      <DateField
        {...form.register('from')}
        label={<FormattedMessage {...words.from} />}
        max={today}
        error={errors.from?.message}
      />
      <DateField
        {...form.register('to')}
        label={<FormattedMessage {...words.to} />}
        max={today}
        error={errors.to?.message}
      />
      <Button type="submit">
        <FormattedMessage {...words.show} />
      </Button>
    </Fields>
  );
}
