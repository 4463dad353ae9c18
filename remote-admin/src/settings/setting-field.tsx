import type { Setting } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import { useFormContext, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { effectMessages } from './effect.messages';
import { messages as words } from './messages';
import { nameOf, plainText, readValue, type SettingTexts } from './typed-values';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '4px 12px',
    // An empty column would still take its gap from the field; on a phone the way back stands below.
    '&:has(> button)': { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' } },
  },
});

const effects = new Map(Object.entries(effectMessages));

/** What the number that is typed would do; nothing of one that is not allowed, or of a setting without a sentence. */
function Effect({ setting, text }: { setting: Setting; text: string | undefined }) {
  const effect = effects.get(setting.key);
  const value = readValue(setting, text ?? '');
  if (!effect || value === null) return null;
  return (
    <chakra.span display="block" color="fg">
      <FormattedMessage {...effect} values={{ value }} />
    </chakra.span>
  );
}

/** One limit or term: its number, what it does, its bounds, and the way back to the value it began with. */
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
        after={unit}
        paddingInlineEnd="84px"
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors[name]?.message}
        hint={
          <>
            <Effect setting={setting} text={text} />
            <FormattedMessage {...words.range} values={{ min: formatNumber(min), max: formatNumber(max), unit }} />{' '}
            <FormattedMessage {...words.preset} values={{ value: preset }} />
          </>
        }
        {...register(name)}
      />
      {plainText(setting, text ?? '') !== preset && (
        <Button
          look="ghost"
          alignSelf="start"
          justifySelf="start"
          marginTop={{ sm: '24px' }}
          marginInlineStart={{ base: '-16px', sm: 0 }}
          aria-label={intl.formatMessage(words.toPresetOf, { value: preset, title })}
          onClick={() => setValue(name, preset, { shouldDirty: true, shouldValidate: true })}
        >
          <FormattedMessage {...words.toPreset} values={{ value: preset }} />
        </Button>
      )}
    </Row>
  );
}
