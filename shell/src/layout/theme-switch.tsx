import { chakra } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { chooseTheme, themeChoices, useThemeChoice } from './theme-choice';

const Choice = chakra('button', {
  base: {
    minHeight: '40px',
    paddingInline: '8px',
    textStyle: 'caption',
    color: 'fg.muted',
    '&[aria-pressed=true]': { color: 'fg', fontWeight: 600 },
  },
});

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { formatMessage } = useIntl();
  const chosen = useThemeChoice();
  return (
    <chakra.fieldset display="flex" border="none" padding={0} aria-label={formatMessage(messages.theme)}>
      {themeChoices.map((choice) => (
        <Choice key={choice} type="button" aria-pressed={choice === chosen} onClick={() => chooseTheme(choice)}>
          <FormattedMessage {...messages[choice]} />
        </Choice>
      ))}
    </chakra.fieldset>
  );
}
