import type { StaffContract } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { FieldCell, FieldGrid, Panel, PanelBody } from 'shared-ui/components';
import { formatKm, formatMonths, formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './plan.messages';
import { rowStarts, thirds } from './row-starts';
import { WorksList } from './works-list';

/** What the package promises: services, length, kilometres; a rental's period; a paid contract's services. */
export function PlanPanel({ contract }: { contract: StaffContract }) {
  const { package: pack, maintenance, withdrawn_at } = contract;
  const rental = pack.kind === 'rental';
  return (
    <Panel
      bare
      title={<FormattedMessage {...(rental ? messages.rental : messages.title)} />}
      meta={pack.title}
      aside={
        <chakra.span fontFamily="mono" textStyle="booklet" color="fg.muted">
          {pack.sku}
        </chakra.span>
      }
    >
      <FieldGrid borderTopWidth="0" css={{ ...rowStarts(1, 4), ...thirds.lastAlone }}>
        <FieldCell label={<FormattedMessage {...messages.services} />}>
          {formatNumber(contract.mantenance_number)}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.length} />}>
          {formatMonths(contract.mantenance_duration)}
        </FieldCell>
        <FieldCell label={<FormattedMessage {...messages.distance} />}>{formatKm(contract.mantenance_km)}</FieldCell>
        {rental && (
          <FieldCell label={<FormattedMessage {...messages.period} />} span={12}>
            <FormattedMessage {...messages.fromDelivery} />
          </FieldCell>
        )}
      </FieldGrid>
      {maintenance.length > 0 && !withdrawn_at ? (
        <WorksList contract={contract} />
      ) : (
        <PanelBody paddingBlock="16px" color="fg.muted">
          <FormattedMessage {...laterMessage(contract)} />
        </PanelBody>
      )}
    </Panel>
  );
}

/** Why no dates of services stand there. */
function laterMessage({ withdrawn_at, paid_at, mantenance_number }: StaffContract) {
  if (withdrawn_at) return messages.ended;
  return paid_at || mantenance_number === 0 ? messages.noWorks : messages.worksLater;
}
