import { chakra } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import { numberedMessages } from './numbered.messages';

const Plate = chakra('div', {
  base: {
    display: 'flex',
    width: { base: '16.625rem', md: '21.375rem' },
    maxWidth: '100%',
    height: { base: '3.5rem', md: '4.5rem' },
    bg: 'plate.paper',
    color: 'plate.ink',
    border: '1px solid',
    borderColor: 'plate.ink',
    fontSize: { base: '2.5rem', md: '3.25rem' },
    fontWeight: 600,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
});

const Band = chakra('span', {
  base: {
    width: { base: '25px', md: '32px' },
    bg: 'plate.band',
    color: '#FFFFFF',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: '8px 6px',
    fontSize: '1rem',
    fontWeight: 700,
  },
});

const starAngles = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

/** Europe's twelve stars, as squares. */
function Stars() {
  return (
    <chakra.svg viewBox="-9 -9 18 18" width="18px" height="18px" fill="plate.star" aria-hidden="true">
      {starAngles.map((angle) => (
        <rect key={angle} x={7 * Math.cos(angle) - 1} y={7 * Math.sin(angle) - 1} width={2} height={2} />
      ))}
    </chakra.svg>
  );
}

/** The number of an error, on a plate. */
export function NumberPlate({ number }: { number: string }) {
  const { formatMessage } = useIntl();
  return (
    <Plate role="img" aria-label={formatMessage(numberedMessages.plate, { number })}>
      <Band>
        <Stars />I
      </Band>
      <chakra.span flex={1} display="grid" placeItems="center" letterSpacing="0.04em">
        {number}
      </chakra.span>
      <Band />
    </Plate>
  );
}
