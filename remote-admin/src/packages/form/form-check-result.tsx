import type { FormCheck } from 'shared-api/entities';
import { chakra, Note, Text } from 'shared-ui';
import { PanelBody } from 'shared-ui/components';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { messages } from './messages';

const Names = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    marginTop: '4px',
    '& > li': { textStyle: 'booklet', paddingInline: '4px', bg: 'bg.muted' },
  },
});

function FieldNames({ title, names }: { title: MessageDescriptor; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <Text look="small" fontWeight={500} marginTop="16px">
        <FormattedMessage {...title} values={{ count: names.length }} />
      </Text>
      <Names>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Names>
    </div>
  );
}

/** What was found in an uploaded form: its fields, those that no contract has, those that stay out. */
export function FormCheckResult({ check: { fields, unknown, missing } }: { check: FormCheck }) {
  const whole = unknown.length === 0 && missing.length === 0;
  return (
    <PanelBody role="status">
      <Note tone={whole ? 'success' : 'warning'}>
        <FormattedMessage
          {...(whole ? messages.allKnown : messages.someUnknown)}
          values={{ fields: fields.length, unknown: unknown.length, missing: missing.length }}
        />
      </Note>
      <FieldNames title={messages.unknown} names={unknown} />
      <FieldNames title={messages.missing} names={missing} />
      <FieldNames title={messages.known} names={fields.filter((name) => !unknown.includes(name))} />
    </PanelBody>
  );
}
