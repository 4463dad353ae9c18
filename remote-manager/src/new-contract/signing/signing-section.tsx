import { unsignedDays } from 'shared-api/domain';
import type { Store } from 'shared-api/entities';
import { chakra, Stack } from 'shared-ui';
import { RadioCard, RadioCards } from 'shared-ui/components';
import { useController, useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { NumberedSection } from 'shared-ui/work';
import { Cell, FieldsGrid, FormSelect, FormText } from '../form/fields';
import type { SectionState } from '../form/sections';
import type { FormValues } from '../form/values';
import { messages } from './messages';

const Two = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: { base: '13px', sm: '16px' } },
});

interface SigningSectionProps {
  state: SectionState;
  /** Dealers to choose from, where the choice is open. */
  stores: readonly Store[];
}

/** How the customer signs, and for which dealer where that is not settled. */
export function SigningSection({ state, stores }: SigningSectionProps) {
  const intl = useIntl();
  const { control } = useFormContext<FormValues>();
  const { field } = useController({ control, name: 'way' });
  return (
    <NumberedSection number={4} state={state} title={<FormattedMessage {...messages.title} />}>
      <Stack gap="16px" align="stretch">
        <FieldsGrid>
          {stores.length > 0 && (
            <Cell span={6}>
              <FormSelect
                name="store_uid"
                required
                placeholder={intl.formatMessage(messages.store)}
                options={stores.map(({ store_uid, name, city }) => ({ value: store_uid, label: `${name}, ${city}` }))}
              />
            </Cell>
          )}
          <Cell span={6}>
            <FormText name="association_code" optional mono />
          </Cell>
        </FieldsGrid>
        <RadioCards
          label={intl.formatMessage(messages.way)}
          name="way"
          value={field.value}
          onChange={(value) => field.onChange(value === 'counter' ? 'counter' : 'sms')}
        >
          <Two>
            <RadioCard
              value="sms"
              title={<FormattedMessage {...messages.sms} />}
              detail={<FormattedMessage {...messages.smsText} values={{ days: unsignedDays }} />}
            />
            <RadioCard
              value="counter"
              title={<FormattedMessage {...messages.counter} />}
              detail={<FormattedMessage {...messages.counterText} />}
            />
          </Two>
        </RadioCards>
      </Stack>
    </NumberedSection>
  );
}
