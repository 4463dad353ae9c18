import { chakra } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './signature.messages';

const Box = chakra('div', {
  base: {
    bg: 'bg.band',
    color: 'fg.onInk',
    borderWidth: '1px',
    borderColor: 'fg.onInkMuted',
    fontFamily: 'mono',
    fontSize: '13px',
    lineHeight: '20px',
    '& > div': { padding: '16px 20px' },
    '& > div + div': { borderTopWidth: '1px', borderColor: 'fg.onInkMuted' },
  },
});
const Name = chakra('p', {
  base: { fontFamily: 'body', fontSize: '12px', color: 'fg.onInkMuted', marginBottom: '8px' },
});
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content max-content',
    gap: '4px 16px',
    fontSize: '14px',
    color: 'fg.onInkMuted',
  },
});
const First = chakra('b', { base: { fontWeight: 600, color: 'fg.onInk', borderBottom: '2px solid #9FC3DE' } });

const others = ['5be27d14', 'a08c93ef', '17d642b8', 'c35ff90a', '6e1b284d', 'f7705ac9', '0342be61'];

/** A fingerprint in its eight parts, and the SMS that carries the first of them. */
export function FingerprintSpecimen() {
  return (
    <Box>
      <div>
        <Name>
          <FormattedMessage {...messages.fingerprint} />
        </Name>
        <Parts>
          <First>9f3a61c0</First>
          {others.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </Parts>
      </div>
      <div>
        <Name>
          <FormattedMessage {...messages.sms} />
        </Name>
        <FormattedMessage {...messages.smsText} values={{ b: (words) => <First key="first">{words}</First> }} />
        <br />
        @carcare.example #482913
      </div>
    </Box>
  );
}
