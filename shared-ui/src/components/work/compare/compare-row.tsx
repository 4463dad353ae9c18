import { useId } from 'react';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Radio } from '../../choices';
import type { ComparedField, Side } from './compared-fields';
import { differentLetters, type LetterParts } from './different-letters';
import { messages } from './messages';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '144px 1fr 1fr' },
    borderTopWidth: '1px',
    textStyle: 'small',
  },
});
const Label = chakra('div', {
  base: { padding: { base: '12px 16px 4px', sm: '18px 16px 18px 24px' }, color: 'fg.muted' },
});
const Cell = chakra('div', {
  base: {
    padding: '8px 16px',
    minHeight: '56px',
    display: 'flex',
    alignItems: 'center',
    // A long value is as wide as its column: to break at need only when it is drawn does not make it narrower.
    '&, & *': { overflowWrap: 'anywhere' },
    borderInlineStartWidth: { sm: '1px' },
    '&:has(:checked)': { bg: 'bg.chosen', boxShadow: 'inset 0 0 0 1px {colors.brand}', fontWeight: 600 },
  },
});
/** Whose a value is, where no column says it. */
const Whose = chakra('span', {
  base: { display: { base: 'block', sm: 'none' }, textStyle: 'caption', color: 'fg.muted', fontWeight: 400 },
});
const Mark = chakra('mark', { base: { bg: 'warning.bg', color: 'warning' } });
const Untouched = chakra('span', { base: { color: 'fg.muted' } });

interface CompareRowProps {
  field: ComparedField;
  side: Side;
  onChoose(side: Side): void;
}

/** One field on which two people differ, a radio for each. */
export function CompareRow({ field, side, onChoose }: CompareRowProps) {
  const intl = useIntl();
  const labelId = useId();
  const [theirs, mine] = differentLetters(field.theirs, field.mine);
  const sides = [
    ['theirs', theirs, messages.theirs],
    ['mine', mine, messages.mine],
  ] as const;
  return (
    <Row role="radiogroup" aria-labelledby={labelId}>
      <Label id={labelId}>{field.label}</Label>
      {sides.map(([which, parts, name]) => (
        <Cell key={which}>
          <Radio
            name={labelId}
            aria-label={`${intl.formatMessage(name)}: ${field[which] || intl.formatMessage(messages.empty)}`}
            checked={side === which}
            onChange={() => onChoose(which)}
          >
            <span>
              <Whose>
                <FormattedMessage {...name} />
              </Whose>
              <Letters parts={parts} />
              {field[which] === field.base && (
                <Untouched>
                  {' '}
                  (<FormattedMessage {...messages.untouched} />)
                </Untouched>
              )}
            </span>
          </Radio>
        </Cell>
      ))}
    </Row>
  );
}

/** A field that both have alike: nothing is chosen of it. */
export function SameRow({ field: { label, theirs } }: { field: ComparedField }) {
  return (
    <Row>
      <Label>{label}</Label>
      <Cell gridColumn={{ sm: 'span 2' }}>
        {theirs || (
          <Untouched>
            <FormattedMessage {...messages.empty} />
          </Untouched>
        )}
      </Cell>
    </Row>
  );
}

function Letters({ parts: { start, different, end } }: { parts: LetterParts }) {
  if (!start && !different && !end)
    return (
      <Untouched>
        <FormattedMessage {...messages.empty} />
      </Untouched>
    );
  return (
    <>
      {start}
      {different && <Mark>{different}</Mark>}
      {end}
    </>
  );
}
