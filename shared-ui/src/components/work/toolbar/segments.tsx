import { useId } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { Icon, type IconDrawing } from '../../icons';

const Root = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    // What shows between the segments is their line, whether they stand in one row or wrap.
    gap: '1px',
    borderWidth: '1px',
    borderColor: 'line.control',
    bg: 'line',
    _print: { display: 'none' },
  },
});
const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '38px',
    minWidth: '40px',
    paddingInline: '16px',
    textStyle: 'label',
    color: 'fg.muted',
    bg: 'bg.panel',
    boxShadow: 'inset 0 0 0 0 transparent',
    '& + &': { _highContrast: { borderInlineStart: '1px solid' } },
    _hover: { bg: 'bg.muted' },
    '&:has(:checked)': {
      bg: 'bg.muted',
      color: 'fg',
      fontWeight: 600,
      boxShadow: 'inset 0 -3px 0 {colors.brand}',
      _highContrast: { borderBottom: '3px solid Highlight' },
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px', zIndex: 1 },
    '&:has(> [aria-hidden])': { paddingInline: '12px' },
  },
});
const Input = chakra('input', {
  base: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'inherit' },
});

export interface SegmentOption<V extends string> {
  value: V;
  label: string;
  /** Shown in place of the word. */
  icon?: IconDrawing;
}

interface SegmentsProps<V extends string> {
  /** What is chosen, for the screen reader. */
  label: string;
  options: readonly SegmentOption<V>[];
  value: NoInfer<V>;
  onChange(value: NoInfer<V>): void;
}

/** A few choices side by side, one of them taken: arrows move it. */
export function Segments<V extends string>({ label, options, value, onChange }: SegmentsProps<V>) {
  const name = useId();
  return (
    <Root>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value} title={option.icon ? option.label : undefined}>
          <Input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.icon ? option.label : undefined}
          />
          {option.icon ? <Icon of={option.icon} /> : option.label}
        </Segment>
      ))}
    </Root>
  );
}
