import { normaliseWebsite, provinceOptions } from 'shared-api/domain';
import { chakra } from 'shared-ui';
import { Panel, SelectField, TextField, twoColumns } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { storeMessages } from './store.messages';
import { storeLabel } from './store-labels';
import type { StoreText, StoreValues } from './store-values';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: twoColumns, sm: 'repeat(6, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '16px',
  },
});
const Third = chakra('div', { base: { gridColumn: { base: 'span 1', sm: 'span 2' } } });
const Half = chakra('div', { base: { gridColumn: { base: '1 / -1', sm: 'span 3' } } });
const Whole = chakra('div', { base: { gridColumn: '1 / -1' } });

/** How customers reach the dealer. */
export function ContactPanel() {
  const intl = useIntl();
  const { register, formState, getValues, setValue } = useFormContext<StoreValues>();
  const field = (name: StoreText, onLeft?: () => void) => ({
    label: storeLabel(name, intl),
    error: formState.errors[name]?.message,
    ...register(name, { onBlur: onLeft }),
  });
  const completeWebsite = () =>
    setValue('website', normaliseWebsite(getValues('website')), { shouldDirty: true, shouldValidate: true });
  return (
    <Panel title={<FormattedMessage {...storeMessages.contacts} />}>
      <Grid>
        <Half>
          <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="off" />
        </Half>
        <Half>
          <TextField {...field('email')} type="email" inputMode="email" autoComplete="off" optional />
        </Half>
        <Whole>
          <TextField
            {...field('website', completeWebsite)}
            type="url"
            inputMode="url"
            autoComplete="off"
            optional
            hint={<FormattedMessage {...storeMessages.websiteHint} />}
          />
        </Whole>
        <Half>
          <TextField {...field('address')} autoComplete="off" />
        </Half>
        <Half>
          <TextField {...field('address_info')} autoComplete="off" optional />
        </Half>
        <Third>
          <TextField {...field('zip_code')} inputMode="numeric" autoComplete="off" />
        </Third>
        <Third>
          <TextField {...field('city')} autoComplete="off" />
        </Third>
        <Third>
          <SelectField {...field('province')} options={provinceOptions} />
        </Third>
      </Grid>
    </Panel>
  );
}
