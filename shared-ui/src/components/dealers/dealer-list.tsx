import { Fragment, type ReactNode } from 'react';
import { chakra, type HTMLChakraProps } from 'shared-ui/chakra';
import { RadioCard, RadioCards } from '../choices';
import { formatDistance } from '../format';
import { DistanceScale } from './distance-scale';

const Root = chakra('span', {
  base: { alignItems: 'center', gap: '8px', textStyle: 'small', color: 'fg.muted', minWidth: { md: '176px' } },
  variants: { open: { true: { color: 'fg' } } },
});

const Square = chakra('span', {
  base: { width: '8px', height: '8px', borderWidth: '2px', borderColor: 'line.control' },
  variants: { open: { true: { bg: 'success', borderColor: 'success' } } },
});

const Row = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'baseline' },
    gap: { md: '16px' },
  },
});

const Km = chakra('span', { base: { minWidth: '88px', textStyle: 'label', textAlign: 'end', whiteSpace: 'nowrap' } });

const Divider = chakra('p', {
  base: { textStyle: 'label', color: 'fg.muted', paddingBlock: '24px 8px' },
});

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
  /** What stands before the first that is farther than some kilometres, where others are nearer. */
  beyond?: { km: number; words: ReactNode };
  error?: ReactNode;
}

/** Dealers to choose from, nearest first when distances are known, with the scale above. */
export function DealerList({ label, dealers, value, onChange, beyond, error }: DealerListProps) {
  const places = dealers.flatMap(({ id, km }) => (km === null ? [] : [{ id, km }]));
  const far = beyond ? dealers.findIndex(({ km }) => km !== null && km > beyond.km) : -1;
  return (
    <>
      {places.length > 0 && <DistanceScale places={places} chosen={value} />}
      <RadioCards label={label} value={value} onChange={onChange} error={error}>
        {dealers.map(({ id, name, address, km, hours, details }, index) => (
          <Fragment key={id}>
            {index > 0 && index === far && <Divider>{beyond?.words}</Divider>}
            <RadioCard
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
                  {km !== null && <Km>{formatDistance(km)}</Km>}
                </Row>
              }
            >
              {details}
            </RadioCard>
          </Fragment>
        ))}
      </RadioCards>
    </>
  );
}

/** Open: a filled square; shut: an outlined one. The words say it too. */
function OpenSign({
  open,
  words,
  display = 'inline-flex',
}: {
  open: boolean;
  words: string;
  display?: HTMLChakraProps<'span'>['display'];
}) {
  return (
    <Root open={open} display={display}>
      <Square open={open} aria-hidden="true" />
      {words}
    </Root>
  );
}
