import type { CustomerContract } from 'shared-api/entities';
import { identityMessages } from 'shared-api/messages';
import { termsPath } from 'shared-api/terms';
import { chakra, Heading, TextLink } from 'shared-ui';
import { Fingerprint, Money, Panel, PanelBody } from 'shared-ui/components';
import { formatMonths, formatPercent, formatVin } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { planText } from '../common/journey/plan-text';
import { totalName } from '../common/journey/total-name';
import { messages } from './messages';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '16px',
    textStyle: 'small',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '12px',
    },
    // In rem: where letters are twice as large, a name has a line of its own.
    '& dt': { flex: { base: '0 0 6.75rem', md: '0 0 8rem' }, color: 'fg.muted' },
    '& b': { display: 'block', fontWeight: 600, color: 'fg' },
    '& dd': { flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere', color: 'fg.muted' },
    '& dd + dd': { flex: 'none' },
  },
});
const Total = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '16px',
    textStyle: 'h3',
  },
});
const Tax = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', textStyle: 'small', color: 'fg.muted' },
});

/** The contract in short: car, package, dealer, fingerprint, total. */
export function ContractSummary({ contract }: { contract: CustomerContract }) {
  const intl = useIntl();
  const { store, identity, document_sha256 } = contract;
  return (
    <Panel bare as="aside" aria-labelledby="contract-summary">
      <PanelBody>
        <Heading level={2} look="h3" id="contract-summary" marginBottom="16px">
          <FormattedMessage {...messages.summary} />
        </Heading>
        <chakra.p fontWeight="500">{[contract.car_model, contract.car_version].filter(Boolean).join(' ')}</chakra.p>
        <chakra.p fontFamily="mono" textStyle="small" color="fg.muted">
          {formatVin(contract.car_vin)}
        </chakra.p>
      </PanelBody>
      <PanelBody>
        <Rows>
          <div>
            <dt>
              <FormattedMessage {...messages.pack} />
            </dt>
            <dd>
              <b>{contract.package.title}</b>
              {planText(contract, intl)}
              {contract.package.kind === 'rental' && (
                <chakra.span display="block">
                  <FormattedMessage
                    {...messages.rentalPeriod}
                    values={{ months: formatMonths(contract.mantenance_duration) }}
                  />
                </chakra.span>
              )}
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...messages.dealer} />
            </dt>
            <dd>
              <b>{store.name}</b>
              {store.address}, {store.zip_code} {store.city}
            </dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...messages.terms} />
            </dt>
            <dd>
              <TextLink to={termsPath(contract.package.kind, contract.package.terms_version)}>
                <FormattedMessage {...messages.termsVersion} values={{ version: contract.package.terms_version }} />
              </TextLink>
            </dd>
          </div>
          {identity && (
            <div>
              <dt>
                <FormattedMessage {...messages.signature} />
              </dt>
              <dd>
                <b>
                  <FormattedMessage {...messages.advanced} />
                </b>
                {identity.form && intl.formatMessage(identityMessages[identity.form])} {identity.number}
              </dd>
            </div>
          )}
          {document_sha256 && (
            <div>
              <dt>
                <FormattedMessage {...messages.fingerprint} />
              </dt>
              <dd>
                <Fingerprint sha256={document_sha256} />
              </dd>
              <dd>
                <TextLink to="/verifica">
                  <FormattedMessage {...messages.verify} />
                </TextLink>
              </dd>
            </div>
          )}
        </Rows>
      </PanelBody>
      <PanelBody>
        <Total>
          {totalName(contract.package.kind, contract.mantenance_duration, intl)}
          <Money amount={contract.total} fontSize="1.75rem" lineHeight="2.25rem" fontWeight={600} />
        </Total>
        <Tax>
          <FormattedMessage {...messages.ofWhichTax} values={{ rate: formatPercent(contract.iva_rate) }} />
          <Money amount={contract.iva} color="fg" />
        </Tax>
      </PanelBody>
    </Panel>
  );
}
