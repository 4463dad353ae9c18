import type { MessageTemplate } from 'shared-api/entities';
import { chakra, Heading, HStack, Tag, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Paper = chakra('div', {
  base: {
    marginTop: '8px',
    padding: '16px',
    bg: 'bg.muted',
    textStyle: 'small',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: { stale: { true: { color: 'fg.muted' } } },
});

interface TemplatePreviewProps {
  look: MessageTemplate;
  /** The text has a fault: what shows is the last one that had none. */
  wrong: boolean;
}

/** The message as it would arrive, with the values of a made-up contract. */
export function TemplatePreview({ look, wrong }: TemplatePreviewProps) {
  const { preview, preview_subject, length, parts } = look;
  return (
    <section>
      <HStack gap="12px" flexWrap="wrap">
        <Heading level={3} look="h3">
          <FormattedMessage {...messages.preview} />
        </Heading>
        <Text look="small" muted>
          <FormattedMessage {...messages.previewHelp} />
        </Text>
        {length !== null && parts !== null && (
          <chakra.span role="status" marginInlineStart="auto">
            <Tag tone={parts > 1 ? 'warning' : 'plain'}>
              <FormattedMessage {...messages.length} values={{ length, parts }} />
            </Tag>
          </chakra.span>
        )}
      </HStack>
      {wrong && (
        <Text look="small" muted>
          <FormattedMessage {...messages.previewWrong} />
        </Text>
      )}
      <Paper stale={wrong}>
        {preview_subject && <chakra.strong display="block">{preview_subject}</chakra.strong>}
        {preview}
      </Paper>
    </section>
  );
}
