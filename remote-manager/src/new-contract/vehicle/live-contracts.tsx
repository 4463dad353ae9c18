import type { ReactNode } from 'react';
import type { ManagerVehicleReport } from 'shared-api/entities';
import { chakra, Note, TextLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../../common/paths';
import { messages } from './messages';

const Code = chakra('span', { base: { fontFamily: 'mono', marginInlineStart: '8px', whiteSpace: 'nowrap' } });
const bold = (words: ReactNode[]) => <strong key="b">{words}</strong>;

/** Live contracts on the same VIN: own ones by their code; of another dealer's only that there is one. */
export function LiveContracts({ report }: { report: ManagerVehicleReport }) {
  const { existing_contracts: own, existing_elsewhere } = report;
  if (own.length === 0 && !existing_elsewhere) return null;
  return (
    <Note tone="warning" role="status">
      {own.length > 0 && (
        <p>
          <FormattedMessage {...messages.ownContracts} values={{ b: bold, count: own.length }} />
          {own.map(({ contract_uid, code }) => (
            <Code key={contract_uid}>
              <TextLink to={paths.contract(contract_uid)}>{code}</TextLink>
            </Code>
          ))}
        </p>
      )}
      {existing_elsewhere && (
        <p>
          <FormattedMessage {...messages.elsewhere} values={{ b: bold }} />
        </p>
      )}
    </Note>
  );
}
