import { useRef, useState } from 'react';
import type { MessageTemplate } from 'shared-api/entities';
import { Button, chakra, Heading, HStack, Note, Stack, Tag, Text } from 'shared-ui';
import { Panel, PanelBody, TextAreaField, TextField, useFocusOnward } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { ConflictDialog } from 'shared-ui/work';
import { messages } from './messages';
import { useTemplateForm } from './use-template-form';
import { isOwn } from './wording';

const Foot = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' } });

/** A message's text to be written, with the names it may hold and its look. */
export function TemplateEditor({ template }: { template: MessageTemplate }) {
  const intl = useIntl();
  const area = useRef<HTMLTextAreaElement>(null);
  const entered = useRef(false);
  const [asking, setAsking] = useState(false);
  const form = useTemplateForm(template);
  const { values: wording, dirty, errors, failure } = form;
  const own = isOwn(template);

  /** In place of what is chosen; at the end while nobody has been in the text. */
  function insert(name: string) {
    const text = area.current;
    if (!text) return;
    if (!entered.current) text.setSelectionRange(text.value.length, text.value.length);
    text.setRangeText(`{${name}}`, text.selectionStart, text.selectionEnd, 'end');
    form.change({ body: text.value });
    text.focus();
  }

  return (
    <Panel
      {...useFocusOnward<HTMLElement>()}
      bare
      title={template.title}
      aside={
        own && (
          <Tag tone="info">
            <FormattedMessage {...messages.own} />
          </Tag>
        )
      }
    >
      <PanelBody>
        <form noValidate onSubmit={form.submit}>
          <Stack gap="16px" align="stretch">
            {failure && (
              <Note tone="error" role="alert">
                {failure}
              </Note>
            )}
            {template.channel === 'email' && (
              <TextField
                label={intl.formatMessage(messages.subject)}
                error={errors.subject}
                value={wording.subject}
                onChange={(event) => form.change({ subject: event.target.value })}
              />
            )}
            <TextAreaField
              ref={area}
              label={intl.formatMessage(messages.body)}
              rows={template.channel === 'sms' ? 5 : 12}
              error={errors.body}
              value={wording.body}
              onFocus={() => {
                entered.current = true;
              }}
              onChange={(event) => form.change({ body: event.target.value })}
            />
            <VariableButtons names={template.variables} onInsert={insert} />
            {(dirty || own) && (
              <Foot>
                {dirty && (
                  <>
                    <Button type="submit" look="solid" loading={form.saving} disabled={form.wrong}>
                      <FormattedMessage {...messages.save} />
                    </Button>
                    <Button look="ghost" onClick={form.discard}>
                      <FormattedMessage {...messages.undo} />
                    </Button>
                  </>
                )}
                {own && (
                  <Button onClick={() => setAsking(true)}>
                    <FormattedMessage {...messages.restore} />
                  </Button>
                )}
              </Foot>
            )}
          </Stack>
        </form>
      </PanelBody>
      <PanelBody>
        <TemplatePreview look={form.look} wrong={form.wrong} />
      </PanelBody>
      <ConfirmDialog
        open={asking}
        title={<FormattedMessage {...messages.restoreTitle} />}
        confirm={<FormattedMessage {...messages.restoreConfirm} />}
        onConfirm={() => {
          setAsking(false);
          form.restore();
        }}
        onCancel={() => setAsking(false)}
      >
        <FormattedMessage {...messages.restoreText} />
      </ConfirmDialog>
      <ConflictDialog conflict={form.conflict} saving={form.saving} />
    </Panel>
  );
}

const Name = chakra('span', { base: { fontFamily: 'mono' } });

interface VariableButtonsProps {
  names: readonly string[];
  onInsert(name: string): void;
}

/** The names that may stand in the text, each put where the cursor is. */
function VariableButtons({ names, onInsert }: VariableButtonsProps) {
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
function TemplatePreview({ look, wrong }: TemplatePreviewProps) {
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
