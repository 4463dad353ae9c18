import { chakra } from 'shared-ui';
import { ArrowRightIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const List = chakra('ul', { base: { borderTopWidth: '1px', marginTop: '12px' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '40px 36px 40px 1fr',
    alignItems: 'center',
    minHeight: '56px',
    borderBottomWidth: '1px',
    color: 'fg.muted',
    '& > b': { fontFamily: 'mono', fontSize: '22px', fontWeight: 600, textAlign: 'center' },
  },
});

const pairs = [
  { letter: 'I', digit: '1', text: messages.lookAlikeI },
  { letter: 'O', digit: '0', text: messages.lookAlikeO },
  { letter: 'Q', digit: '0', text: messages.lookAlikeQ },
];

/** The three letters that no VIN has, with the digit that each is taken for. */
export function LookAlikes() {
  return (
    <section>
      <chakra.h2 textStyle="h3">
        <FormattedMessage {...messages.lookAlikes} />
      </chakra.h2>
      <List>
        {pairs.map(({ letter, digit, text }) => (
          <Row key={letter}>
            <chakra.b color="error" textDecoration="line-through" aria-hidden="true">
              {letter}
            </chakra.b>
            <Icon of={ArrowRightIcon} />
            <chakra.b color="fg" aria-hidden="true">
              {digit}
            </chakra.b>
            <span>
              <FormattedMessage {...text} />
            </span>
          </Row>
        ))}
      </List>
    </section>
  );
}
