import { chakra, TextLink } from 'shared-ui';
import { CellComb, VIN_GROUPS } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    marginBottom: '8px',
    '& > a': { marginInlineStart: 'auto' },
  },
});
const Booklet = chakra('span', { base: { textStyle: 'booklet', color: 'fg.muted' } });
const Cells = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(17, 1fr)',
    height: '56px',
    alignItems: 'center',
    paddingInline: { base: '4px', sm: '24px' },
    bg: 'bg.muted',
    borderWidth: '1px',
    marginInline: { base: '-16px', sm: 0 },
    fontFamily: 'mono',
    fontSize: { base: '17px', sm: '22px' },
    fontWeight: 500,
    textAlign: 'center',
  },
});
const Comb = chakra('svg', {
  base: {
    position: 'absolute',
    bottom: 0,
    insetInlineStart: { base: '4px', sm: '24px' },
    width: { base: 'calc(100% - 8px)', sm: 'calc(100% - 48px)' },
    height: '14px',
    overflow: 'visible',
    color: 'line.control',
  },
});
const Ruler = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3fr 6fr 8fr',
    marginTop: '8px',
    marginInline: { base: '-12px', sm: '24px' },
    borderTopWidth: '4px',
    borderTopColor: 'brand',
    fontSize: '11px',
    lineHeight: '16px',
    color: 'fg.muted',
    '& > span': {
      borderInlineStartWidth: '1px',
      borderColor: 'line.control',
      paddingTop: '5px',
      paddingInlineStart: { base: '3px', sm: '5px' },
      height: '21px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > span:last-child': { borderInlineEndWidth: '1px' },
  },
});

/** The VIN as found, in its cells, with the ruler that says what each part means. */
export function VinStrip({ vin, maker }: { vin: string; maker: string | null }) {
  return (
    <div>
      <Head>
        <Booklet>(E)</Booklet>
        <chakra.h2 textStyle="label" id="vin-heading">
          <FormattedMessage {...messages.vin} />
        </chakra.h2>
        <TextLink to="/ricerca" textStyle="small">
          <FormattedMessage {...messages.change} />
        </TextLink>
      </Head>
      <Cells role="img" aria-label={vin}>
        {[...vin].map((character, index) => (
          // The place is the identity: the same letter may stand twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: characters have no other key and never move
          <span key={index}>{character}</span>
        ))}
        <Comb aria-hidden="true" focusable="false">
          <CellComb count={vin.length} groups={VIN_GROUPS} />
        </Comb>
      </Cells>
      <Ruler aria-hidden="true">
        <span>
          {maker ? (
            <FormattedMessage {...messages.rulerMaker} values={{ maker }} />
          ) : (
            <FormattedMessage {...messages.rulerMakerUnknown} />
          )}
        </span>
        <span>
          <FormattedMessage {...messages.rulerModel} />
        </span>
        <span>
          <FormattedMessage {...messages.rulerUnit} />
        </span>
      </Ruler>
    </div>
  );
}
