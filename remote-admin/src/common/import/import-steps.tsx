import { chakra } from 'shared-ui';
import { FormattedMessage, type MessageDescriptor } from 'shared-ui/intl';
import { SectionNumber } from 'shared-ui/work';
import { messages } from './messages';

const Row = chakra('ol', {
  base: {
    listStyle: 'none',
    display: { base: 'none', sm: 'grid' },
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderBottomWidth: '0',
  },
});
const Cell = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    minHeight: '64px',
    paddingBlock: '12px',
    paddingInline: { base: '12px', md: '24px' },
    '& + &': { borderInlineStartWidth: '1px' },
    '&[aria-current]': { bg: 'bg.chosen' },
  },
});
const Words = chakra('span', { base: { minWidth: 0 } });
const Name = chakra('span', { base: { display: 'block', textStyle: 'label' } });
const Told = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'caption',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});
const OnPhone = chakra('p', {
  base: { display: { base: 'block', sm: 'none' }, textStyle: 'caption', marginBottom: '16px' },
});

export type ImportStep = 0 | 1 | 2 | 3 | 4;

interface ImportStepsProps {
  /** The present step; 4 once everything is written. */
  current: ImportStep;
  /** What is to say of each step. */
  told: readonly [file: string, columns: string, trial: string, write: string];
}

const names: readonly MessageDescriptor[] = [
  messages.stepFile,
  messages.stepColumns,
  messages.stepTrial,
  messages.stepWrite,
];

/** How far the import is: four cells, on a phone a line. */
export function ImportSteps({ current, told }: ImportStepsProps) {
  const shown = Math.min(current, names.length - 1);
  return (
    <>
      <Row>
        {names.map((name, index) => (
          <Cell key={name.id} aria-current={index === current ? 'step' : undefined}>
            <SectionNumber number={index + 1} state={index < current ? 'done' : index === current ? 'now' : 'later'} />
            <Words>
              <Name>
                <FormattedMessage {...name} />
              </Name>
              <Told title={told[index]}>{told[index]}</Told>
            </Words>
          </Cell>
        ))}
      </Row>
      <OnPhone>
        <b>
          <FormattedMessage
            {...messages.stepOnPhone}
            values={{ number: shown + 1, name: <FormattedMessage {...(names[shown] ?? messages.stepFile)} /> }}
          />
        </b>{' '}
        {told[0]}
      </OnPhone>
    </>
  );
}
