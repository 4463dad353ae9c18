import { BleedBand, PublicContainer, VisuallyHidden } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { Link } from 'shared-ui/router';
import { CheckIcon, Icon } from '../icons';
import { messages } from './messages';
import { NumberSquare } from './number-square';
import { StepsBar } from './steps-bar';

/** Letters twice as large take a second row. */
const List = chakra('ol', {
  base: { display: { base: 'none', sm: 'flex' }, flexWrap: 'wrap', alignItems: 'center', minHeight: '80px' },
});
const Line = chakra('span', {
  base: { flex: 1, minWidth: '8px', marginInline: '4px 16px', height: '1px', bg: 'line.control' },
  variants: { passed: { true: { height: '2px', borderTopWidth: '2px', borderColor: 'brand' } } },
});
const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '40px',
    flex: '1 0 auto',
    '&:last-of-type': { flexGrow: 0 },
  },
});
const Square = chakra(NumberSquare, {
  base: { borderWidth: '1px' },
  variants: {
    state: {
      done: { bg: 'brand', borderColor: 'brand', color: 'brand.on' },
      now: {
        bg: 'bg.muted',
        borderColor: 'brand',
        boxShadow: 'inset 0 0 0 1px {colors.brand}',
        fontWeight: 600,
        _highContrast: { border: '3px solid Highlight' },
      },
      next: { borderColor: 'line.control', color: 'fg.muted' },
    },
  },
});
const Name = chakra('span', {
  base: { display: 'block', textStyle: 'label' },
  variants: {
    quiet: { true: { color: 'fg.muted', fontWeight: 400 } },
    /** Below 720 there is room for the present step's name only; the others keep it for the ear. */
    folded: {
      true: {
        '@media (max-width: 719.98px)': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
const Answer = chakra('span', {
  base: {
    display: { base: 'none', md: 'block' },
    maxWidth: '140px',
    textStyle: 'caption',
    color: 'fg.muted',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const Way = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover b': { textDecoration: 'underline' },
  },
});

export interface Step {
  name: string;
  /** What was answered, once done: the plate, the package, the dealer. */
  answer?: string;
  /** Where a done step can be changed. */
  to?: string;
}

interface StepsProps {
  steps: readonly Step[];
  /** The present step, from 0. */
  current: number;
}

/** A funnel's steps: a row of squares and lines; below 600 "Passo 3 di 5" and a bar of segments edge to edge. */
export function Steps({ steps, current }: StepsProps) {
  const intl = useIntl();
  return (
    <BleedBand as="nav" ground="panel" aria-label={intl.formatMessage(messages.label)}>
      <PublicContainer>
        <List>
          {steps.map((step, index) => (
            <Item key={step.name} aria-current={index === current ? 'step' : undefined}>
              <StepFace
                step={step}
                number={index + 1}
                state={index < current ? 'done' : index === current ? 'now' : 'next'}
              />
              {index < steps.length - 1 && <Line aria-hidden="true" passed={index < current} />}
            </Item>
          ))}
        </List>
      </PublicContainer>
      <StepsBar count={steps.length} current={current} name={steps[current]?.name ?? ''} />
    </BleedBand>
  );
}

function StepFace({ step, number, state }: { step: Step; number: number; state: 'done' | 'now' | 'next' }) {
  const intl = useIntl();
  const face = (
    <>
      <Square state={state} aria-hidden={state === 'done' ? true : undefined}>
        {state === 'done' ? <Icon of={CheckIcon} size={16} /> : number}
      </Square>
      <span>
        <Name as="b" quiet={state === 'next'} folded={state !== 'now'}>
          {step.name}
        </Name>
        {state === 'done' && <VisuallyHidden>{intl.formatMessage(messages.done)}</VisuallyHidden>}
        {state === 'done' && step.answer && <Answer title={step.answer}>{step.answer}</Answer>}
      </span>
    </>
  );
  return state === 'done' && step.to ? <Way to={step.to}>{face}</Way> : face;
}
