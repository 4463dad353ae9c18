import { carLabel, openRequests, useContractPage } from 'shared-staff';
import { chakra, Tag, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { formatPhone } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { requestsMessages as words } from './requests.messages';

const shown = 3;
const Row = chakra('li', {
  base: { padding: { base: '12px 16px', md: '16px 24px' }, borderTopWidth: '1px', '&:first-of-type': { border: 0 } },
});
const Quiet = chakra('p', { base: { color: 'fg.muted' } });

/** "Richieste dei clienti": who waits for an answer; nothing while nobody does. */
export function RequestsPanel() {
  const { data } = useContractPage({ ...openRequests.query, per_page: shown });
  if (!data || data.meta.total === 0) return null;
  return (
    <Panel
      bare
      title={<FormattedMessage {...words.title} />}
      aside={
        <TextLink to={paths.list(openRequests.address)}>
          <Tag tone="warning">
            <FormattedMessage {...words.count} values={{ count: data.meta.total }} />
          </Tag>
        </TextLink>
      }
    >
      <ul>
        {data.data.map((row) => (
          <Row key={row.contract_uid}>
            <TextLink to={paths.contract(row.contract_uid)}>{row.fullname || row.code}</TextLink>
            <Quiet>{[carLabel(row), row.phone && formatPhone(row.phone)].filter(Boolean).join(', ')}</Quiet>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
