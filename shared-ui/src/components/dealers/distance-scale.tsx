import { chakra } from 'shared-ui/chakra';

const Root = chakra('div', { base: { position: 'relative', height: '44px', marginBottom: '8px' } });
const Line = chakra('div', {
  base: { position: 'absolute', top: '18px', insetInline: 0, height: '1px', bg: 'line.control' },
});
const Tick = chakra('span', {
  base: { position: 'absolute', top: '18px', width: '1px', height: '6px', bg: 'line.control' },
});
const Figure = chakra('span', {
  base: {
    position: 'absolute',
    top: '28px',
    fontFamily: 'mono',
    fontSize: '0.6875rem',
    lineHeight: '16px',
    color: 'fg.muted',
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
  },
});
const Dealer = chakra('span', {
  base: {
    position: 'absolute',
    top: '6px',
    width: '8px',
    height: '8px',
    marginInlineStart: '-4px',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'brand',
  },
  variants: { chosen: { true: { top: '0', width: '14px', height: '14px', marginInlineStart: '-7px', bg: 'brand' } } },
});

const SCALE_KM = 60;
const marks = [0, 10, 20, 30, 40, 50, 60];

interface DistanceScaleProps {
  /** Dealers within 60 km. */
  places: readonly { id: string; km: number }[];
  chosen: string | null;
}

/** From 0 to 60 km: how far the next dealer is. The rows say the same in words, so it is drawn for the eye only. */
export function DistanceScale({ places, chosen }: DistanceScaleProps) {
  const at = (km: number) => `${(km / SCALE_KM) * 100}%`;
  return (
    <Root aria-hidden="true">
      <Line />
      {marks.map((km) => (
        <span key={km}>
          <Tick insetInlineStart={`min(${at(km)}, 100% - 1px)`} />
          <Figure
            insetInlineStart={at(km)}
            display={{ base: km % 20 ? 'none' : 'block', sm: 'block' }}
            transform={km === 0 ? 'none' : km === SCALE_KM ? 'translateX(-100%)' : undefined}
          >
            {km === SCALE_KM ? `${km} km` : km}
          </Figure>
        </span>
      ))}
      {places
        .filter(({ km }) => km <= SCALE_KM)
        .map(({ id, km }) => (
          <Dealer key={id} insetInlineStart={at(km)} chosen={id === chosen} />
        ))}
    </Root>
  );
}
