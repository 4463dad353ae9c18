import { useState } from 'react';
import { Button, ButtonLink, chakra } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatDate, formatDateTime } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useBackOffice } from '../back-office/back-office-provider';
import { messages } from './messages';
import { type UnfinishedForm, useRemoveForm, useUnfinishedForms } from './use-unfinished-forms';

/** So many stand there at once: the page is there for something else. */
const shownFirst = 2;

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 24px',
    padding: { base: '12px 16px', md: '12px 24px' },
    '& + &': { borderTopWidth: '1px' },
  },
});
const Words = chakra('div', { base: { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' } });
const Name = chakra('p', { base: { fontWeight: 600 } });
const Quiet = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Actions = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '16px' } });
const Foot = chakra('div', { base: { padding: { base: '0 16px 12px', md: '0 24px 12px' } } });

interface UnfinishedFormsProps {
  /** The form that is being written here. */
  except?: string;
}

/** "Da completare": new contracts that were begun and not made, each to be taken up or thrown away. */
export function UnfinishedForms({ except }: UnfinishedFormsProps) {
  const { dealer } = useBackOffice();
  const [all, setAll] = useState(false);
  const forms = useUnfinishedForms(dealer !== null).filter(({ key }) => key !== except);
  const remove = useRemoveForm();
  if (!dealer || forms.length === 0) return null;
  const shown = all ? forms : forms.slice(0, shownFirst);
  const left = forms.length - shown.length;
  return (
    <Panel
      bare
      marginBottom="24px"
      title={<FormattedMessage {...messages.title} />}
      meta={<FormattedMessage {...messages.count} values={{ count: forms.length }} />}
    >
      <ul>
        {shown.map((form) => (
          <FormRow
            key={form.key}
            form={form}
            to={dealer.paths.unfinished(form.key)}
            onRemove={() => remove.mutate(form)}
          />
        ))}
      </ul>
      {left > 0 && (
        <Foot>
          <Button look="link" onClick={() => setAll(true)}>
            <FormattedMessage {...messages.more} values={{ count: left }} />
          </Button>
        </Foot>
      )}
    </Panel>
  );
}

function FormRow({ form, to, onRemove }: { form: UnfinishedForm; to: string; onRemove(): void }) {
  const intl = useIntl();
  const { name, details, updated_at, expires_at } = form;
  return (
    <Row>
      <Words>
        <Name>{name}</Name>
        {details && <Quiet>{details}</Quiet>}
        <Quiet>
          <FormattedMessage
            {...messages.kept}
            values={{ when: formatDateTime(updated_at), until: formatDate(expires_at) }}
          />
        </Quiet>
      </Words>
      <Actions>
        <ButtonLink look="link" to={to} aria-label={intl.formatMessage(messages.resumeNamed, { name })}>
          <FormattedMessage {...messages.resume} />
        </ButtonLink>
        <Button look="link" onClick={onRemove} aria-label={intl.formatMessage(messages.removeNamed, { name })}>
          <FormattedMessage {...messages.remove} />
        </Button>
      </Actions>
    </Row>
  );
}
