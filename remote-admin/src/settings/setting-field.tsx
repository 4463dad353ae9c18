import type { Setting } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { useFormContext, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { TextField } from 'shared-ui/pieces';
import { messages as words } from './messages';
import { nameOf, type SettingTexts } from './typed-values';

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: '4px 12px' },
});

/** One limit or term: its number, its bounds, and the way back to the value it began with. */
export function SettingField({ setting }: { setting: Setting }) {
  const intl = useIntl();
  const { key, title, unit, min, max } = setting;
  const name = nameOf(key);
  const { register, setValue, formState } = useFormContext<SettingTexts>();
  const text = useWatch<SettingTexts>({ name });
  const preset = formatNumber(setting.default);
  return (
    <Row>
      <TextField
        id={`setting-${key}`}
        label={title}
        beside={unit}
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors[name]?.message}
        hint={
          <>
            <FormattedMessage {...words.range} values={{ min: formatNumber(min), max: formatNumber(max), unit }} />{' '}
            <FormattedMessage {...words.preset} values={{ value: preset }} />
          </>
        }
        {...register(name)}
      />
      {text !== String(setting.default) && (
        <Button
          look="ghost"
          alignSelf="start"
          marginTop="24px"
          aria-label={intl.formatMessage(words.toPresetOf, { value: preset, title })}
          onClick={() => setValue(name, String(setting.default), { shouldDirty: true, shouldValidate: true })}
        >
          <FormattedMessage {...words.toPreset} values={{ value: preset }} />
        </Button>
      )}
    </Row>
  );
}
