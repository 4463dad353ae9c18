import type { ContractRow } from 'shared-api/entities';
import { chakra, Heading, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DataTable } from 'shared-ui/table';
import { ContractCard } from '../common/contracts/contract-card';
import { useContractColumns } from '../common/contracts/use-contract-columns';
import { paths } from '../common/paths';
import { messages } from './messages';

const mostRows = 5;
const hidden = ['car_model', 'store', 'deletion_at'];

/** The newest contracts, and the way to all of them. */
export function ContractsPanel({ rows }: { rows: readonly ContractRow[] }) {
  const intl = useIntl();
  const columns = useContractColumns();
  return (
    <section>
      <Heading level={2} marginBottom="16px">
        <FormattedMessage {...messages.contracts} />
      </Heading>
      <Panel bare as="div">
        <DataTable
          label={intl.formatMessage(messages.contracts)}
          columns={columns}
          hidden={hidden}
          rows={rows.slice(0, mostRows)}
          rowId={(row) => row.contract_uid}
          rowName={(row) => row.code}
          card={(row) => <ContractCard row={row} />}
          empty={null}
        />
      </Panel>
      {rows.length > mostRows && (
        <chakra.p marginTop="12px">
          <TextLink to={paths.contracts}>
            <FormattedMessage {...messages.allContracts} values={{ count: rows.length }} />
          </TextLink>
        </chakra.p>
      )}
    </section>
  );
}
