import type { Setting } from 'shared-api/entities';
import { Button, chakra } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { TextField } from 'shared-ui/pieces';
import { messages as words } from './messages';

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: '4px 12px' },
});

interface SettingFieldProps {
  setting: Setting;
  text: string;
  error: string | undefined;
  onChange(text: string): void;
}

/** One limit or term: its number, its bounds, and the way back to the value it began with. */
export function SettingField({ setting, text, error, onChange }: SettingFieldProps) {
  const intl = useIntl();
  const { key, title, unit, min, max } = setting;
  const preset = formatNumber(setting.default);
  return (
    <Row>
      <TextField
        id={`setting-${key}`}
        label={title}
        beside={unit}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        hint={
          <>
            <FormattedMessage {...words.range} values={{ min: formatNumber(min), max: formatNumber(max), unit }} />{' '}
            <FormattedMessage {...words.preset} values={{ value: preset }} />
          </>
        }
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {text !== String(setting.default) && (
        <Button
          look="ghost"
          alignSelf="start"
          marginTop="24px"
          aria-label={intl.formatMessage(words.toPresetOf, { value: preset, title })}
          onClick={() => onChange(String(setting.default))}
        >
          <FormattedMessage {...words.toPreset} values={{ value: preset }} />
        </Button>
      )}
    </Row>
  );
}
