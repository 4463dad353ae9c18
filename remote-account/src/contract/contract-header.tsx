import type { CustomerContract } from 'shared-api/entities';
import { chakra, PageHeader, Skeleton, SkeletonGroup } from 'shared-ui';
import { ArchiveIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { PrintOnly } from 'shared-ui/work';
import { carName } from '../common/car-name';
import { ContractState } from '../common/contracts/use-contract-columns';
import { DownloadButton } from '../common/download-button';
import { paths } from '../common/paths';
import { PlateOf } from '../common/plate-of';
import { useContractsApi } from '../common/use-contracts-api';
import { messages } from './messages';

/** As high as the head that comes. */
function HeaderArriving() {
  const intl = useIntl();
  return (
    <chakra.div minHeight="84px" marginBottom="24px">
      <SkeletonGroup label={intl.formatMessage(messages.loading)}>
        <Skeleton height={84} width={360} />
      </SkeletonGroup>
    </chakra.div>
  );
}

/** Which car, which contract, its plate, and everything in one file. */
export function ContractHeader({ contract }: { contract: CustomerContract | undefined }) {
  const intl = useIntl();
  const api = useContractsApi();
  if (!contract) return <HeaderArriving />;
  const { contract_uid, code, package: pack, store, signed_at } = contract;
  const crumbs = [{ label: intl.formatMessage(messages.contracts), to: paths.contracts }, { label: code }];
  return (
    <PageHeader
      crumbs={crumbs}
      title={carName(contract)}
      chip={<ContractState row={contract} />}
      lead={
        <>
          <FormattedMessage {...messages.lead} values={{ pack: pack.title, store: store.name }} />
          {/* Crumbs and actions stay off the paper. */}
          <PrintOnly>{[code, contract.car_plate, contract.fullname].filter(Boolean).join(', ')}</PrintOnly>
        </>
      }
      actions={
        <>
          {signed_at && (
            <DownloadButton
              icon={ArchiveIcon}
              name={`${code}-prove.zip`}
              fetchFile={() => api.getEvidence({ params: { contract_uid } }, { quiet: true })}
            >
              <FormattedMessage {...messages.all} />
            </DownloadButton>
          )}
          <PlateOf car={contract} />
        </>
      }
    />
  );
}
