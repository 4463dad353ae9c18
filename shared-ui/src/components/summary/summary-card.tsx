import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { formatVin } from '../format';
import { Panel, PanelBody } from '../panel';
import { CarPlate } from '../plate';
import { messages } from './messages';
import { type Price, PriceLines } from './price-lines';
import { type SummaryRow, SummaryRows } from './summary-rows';

const Model = chakra('p', { base: { textStyle: 'body', fontWeight: 500, marginTop: '12px' } });
const Vin = chakra('p', {
  base: { fontFamily: 'mono', fontSize: '0.875rem', lineHeight: '1.25rem', color: 'fg.muted', marginTop: '4px' },
});
const Quiet = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', textAlign: 'center', marginTop: '12px' } });
const Foot = chakra('div', { base: { display: { base: 'none', md: 'block' } } });

export interface SummaryCar {
  vin: string;
  /** Make, model and version in one line. */
  name: string;
  plate?: string | null;
  registrationDate?: string | null;
}

interface SummaryCardProps {
  car: SummaryCar;
  rows?: readonly SummaryRow[];
  price?: Price | null;
  /** The page's main button, as wide as the card; from 960 up only (below, `MobileSummaryBar` holds it). */
  action?: ReactNode;
  /** One quiet line under the button. */
  note?: ReactNode;
  /** By default "Riepilogo". */
  title?: string;
}

/** What is being bought, beside the form: sticky under the bar from 960 up, after the form below. */
export function SummaryCard({ car, rows = [], price, action, note, title }: SummaryCardProps) {
  const intl = useIntl();
  const heading = title ?? intl.formatMessage(messages.title);
  return (
    <Panel bare as="aside" aria-label={heading} position={{ md: 'sticky' }} top="88px">
      <PanelBody>
        <chakra.h2 textStyle="h3" marginBottom="16px">
          {heading}
        </chakra.h2>
        <CarPlate plate={car.plate} registrationDate={car.registrationDate} size={44} />
        <Model>{car.name}</Model>
        <Vin>{formatVin(car.vin)}</Vin>
      </PanelBody>
      {rows.length > 0 && (
        <PanelBody>
          <SummaryRows rows={rows} />
        </PanelBody>
      )}
      {price && (
        <PanelBody>
          <PriceLines price={price} />
        </PanelBody>
      )}
      {action && (
        <Foot>
          <PanelBody borderTopWidth="1px">
            {action}
            {note && <Quiet>{note}</Quiet>}
          </PanelBody>
        </Foot>
      )}
    </Panel>
  );
}
