import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { RadioCard, RadioCards } from '../choices';
import { formatNumber, withUnit } from '../format';
import { DistanceScale } from './distance-scale';
import { OpenSign } from './open-sign';

const Row = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'baseline' },
    gap: { md: '16px' },
  },
});
const Km = chakra('span', { base: { minWidth: '64px', textStyle: 'h3', textAlign: 'end' } });

export interface DealerRow {
  id: string;
  name: string;
  /** Street, CAP, town and province in one line. */
  address: string;
  /** Null while the visitor's place is not known. */
  km: number | null;
  /** Open now or not, and in words: "Aperto fino alle 12:30"; null when the hours are not known. */
  hours: { open: boolean; words: string } | null;
  /** What the chosen row opens: week, telephone, ways to pay. */
  details?: ReactNode;
}

interface DealerListProps {
  label: string;
  dealers: readonly DealerRow[];
  value: string | null;
  onChange(id: string): void;
  error?: ReactNode;
}

/** Dealers to choose from, nearest first when distances are known, with the scale above. */
export function DealerList({ label, dealers, value, onChange, error }: DealerListProps) {
  const places = dealers.flatMap(({ id, km }) => (km === null ? [] : [{ id, km }]));
  return (
    <>
      {places.length > 0 && <DistanceScale places={places} chosen={value} />}
      <RadioCards label={label} value={value} onChange={onChange} error={error}>
        {dealers.map(({ id, name, address, km, hours, details }) => (
          <RadioCard
            key={id}
            value={id}
            title={name}
            detail={
              <>
                {address}
                {hours && <OpenSign {...hours} display={{ base: 'flex', md: 'none' }} />}
              </>
            }
            aside={
              <Row>
                {hours && <OpenSign {...hours} display={{ base: 'none', md: 'flex' }} />}
                {km !== null && <Km>{withUnit(formatNumber(km), 'km')}</Km>}
              </Row>
            }
          >
            {details}
          </RadioCard>
        ))}
      </RadioCards>
    </>
  );
}
