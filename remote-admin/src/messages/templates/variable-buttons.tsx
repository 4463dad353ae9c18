import { Button, chakra, HStack, Text } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';

const Name = chakra('span', { base: { fontFamily: 'mono' } });

interface VariableButtonsProps {
  names: readonly string[];
  onInsert(name: string): void;
}

/** The names that may stand in the text, each put where the cursor is. */
export function VariableButtons({ names, onInsert }: VariableButtonsProps) {
  const intl = useIntl();
  if (names.length === 0) return null;
  return (
    <fieldset>
      <chakra.legend textStyle="label">
        <FormattedMessage {...messages.variables} />
      </chakra.legend>
      <Text look="caption" marginBottom="8px">
        <FormattedMessage {...messages.variablesHelp} />
      </Text>
      <HStack gap="8px" flexWrap="wrap">
        {names.map((name) => (
          <Button
            key={name}
            size="compact"
            aria-label={intl.formatMessage(messages.insert, { name })}
            onClick={() => onInsert(name)}
          >
            <Name>{`{${name}}`}</Name>
          </Button>
        ))}
      </HStack>
    </fieldset>
  );
}
