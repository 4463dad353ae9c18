import { chakra } from 'shared-ui';
import { CarPlate } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { BookletPage, type BookletRow } from './booklet-page';
import { messages } from './messages';

const leftAbove: readonly BookletRow[] = [
  ['A', 'GT109RZ'],
  ['B', '18.03.2025'],
  ['C.2.1', 104],
];
const leftBelow: readonly BookletRow[] = [
  ['C.2.2', 72],
  ['C.2.3', 136],
  ['I', '18.03.2025'],
  ['I.1', 88],
  ['H', 40],
  ['C.3.1', 96],
];
const rightAbove: readonly BookletRow[] = [
  ['D.1', 'JEEP'],
  ['D.2', 120],
  ['D.3', 'AVENGER'],
];
const rightBelow: readonly BookletRow[] = [
  ['F.1', '1675'],
  ['F.2', '1675'],
  ['G', '1255'],
  ['J', 'M1'],
  ['K', 140],
  ['P.1', '1199'],
];

/**
 * All parts hang from the strip's top edge (`--strip`). From 1280 that edge is the VIN field's own, so that field,
 * line and strip are one picture; below 960 the booklet is a block of its own, cut by the window.
 */
const Stage = chakra('div', {
  base: {
    '--strip': { base: '305px', md: '0px' },
    position: { base: 'relative', md: 'absolute' },
    top: { md: '24px' },
    left: { lg: '748px' },
    right: { md: '0', lg: 'auto' },
    width: { md: '252px', lg: '512px' },
    height: { base: '445px', md: '0' },
    marginTop: { base: '32px', md: 0 },
    marginInline: { base: '-16px', sm: '-24px', md: 0 },
    overflow: { base: 'hidden', md: 'visible' },
    bg: { base: 'bg.muted', md: 'transparent' },
    borderTopWidth: { base: '1px', md: 0 },
  },
});
const Plate = chakra('div', {
  base: {
    position: 'absolute',
    top: { base: '28px', md: 'calc(var(--strip) - 312px)' },
    left: { base: '16px', sm: '24px', md: 0 },
  },
});
const Pages = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(var(--strip) - 183px)',
    left: { base: '-137px', md: 0 },
    display: 'flex',
    gap: '4px',
    '& > :first-of-type': { display: { md: 'none', lg: 'block' } },
  },
});
const Strip = chakra('div', {
  base: {
    position: 'absolute',
    top: 'var(--strip)',
    left: { base: '-2px', md: '-16px', lg: '-24px' },
    width: { base: 'calc(100% + 4px)', md: '284px', lg: '560px' },
    height: '64px',
    display: 'flex',
    alignItems: 'center',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'brand',
    paddingInlineStart: { base: '16px', sm: '24px', md: '14px', lg: '46px' },
    fontFamily: 'mono',
    whiteSpace: 'nowrap',
  },
});
const Code = chakra('span', {
  base: { width: { base: '60px', md: '40px', lg: '60px' }, fontSize: '12px', color: 'fg.muted' },
});
const Vin = chakra('b', {
  base: {
    fontWeight: 500,
    fontSize: { base: '18px', md: '16px', lg: '24px' },
    letterSpacing: { lg: '.02em' },
    wordSpacing: '-.2em',
  },
});
/** From the button to the strip: 48 px. */
const Line = chakra('span', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    top: '31px',
    left: '-72px',
    width: '48px',
    height: '2px',
    bg: 'brand',
  },
});

/** The registration booklet beside the VIN field: a picture, told by the field's label to who cannot see it. */
export function HeroBooklet() {
  return (
    <Stage aria-hidden="true">
      <Plate>
        <chakra.span display={{ base: 'block', md: 'none' }}>
          <CarPlate plate="GT109RZ" registrationDate="2025-03-18" size={56} />
        </chakra.span>
        <chakra.span display={{ base: 'none', md: 'block', lg: 'none' }}>
          <CarPlate plate="GT109RZ" registrationDate="2025-03-18" size={44} />
        </chakra.span>
        <chakra.span display={{ base: 'none', lg: 'block' }}>
          <CarPlate plate="GT109RZ" registrationDate="2025-03-18" size={72} />
        </chakra.span>
      </Plate>
      <Pages>
        <BookletPage
          title={<FormattedMessage {...messages.republic} />}
          subtitle={<FormattedMessage {...messages.booklet} />}
          width={256}
          above={leftAbove}
          below={leftBelow}
        />
        <BookletPage
          subtitle={<FormattedMessage {...messages.vehicleData} />}
          width={252}
          above={rightAbove}
          below={rightBelow}
        />
      </Pages>
      <Line />
      <Strip>
        <Code>(E)</Code>
        <Vin>ZAC PJFCW1 SP018273</Vin>
      </Strip>
    </Stage>
  );
}
