import { type FocusEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { Button, IconButton } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { useBottomEdge } from 'shared-ui/desk';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { isFocusLost } from '../../focus';
import { CloseIcon, Icon, type IconDrawing } from '../../icons';
import { messages } from './messages';

/** As wide as the page beside the navigation: 64 px of rail from 960, 232 from 1280 up. */
const Bar = chakra('section', {
  base: {
    position: 'fixed',
    bottom: 0,
    insetInlineEnd: 0,
    insetInlineStart: { base: 0, md: '64px', lg: '232px' },
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    minHeight: '64px',
    padding: { base: '8px 16px', md: '12px 32px' },
    paddingBottom: { base: 'calc(16px + env(safe-area-inset-bottom))', md: '12px' },
    bg: 'bg.ink',
    color: 'fg.onInk',
    borderTop: '1px solid',
    borderColor: 'line',
    animation: 'enter 180ms',
    _print: { display: 'none' },
  },
});
const Words = chakra('p', { base: { textStyle: 'small', '& > b': { fontWeight: 600 } } });
const Sum = chakra('span', { base: { color: 'fg.onInkMuted', marginInlineStart: '12px' } });
const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: '12px',
    marginInlineStart: { md: 'auto' },
    width: { base: '100%', md: 'auto' },
    // On a phone the main action comes first and takes the room.
    flexDirection: { base: 'row-reverse', md: 'row' },
    '& > :last-child': { flex: { base: 1, md: 'none' } },
  },
});
const Word = chakra('span', { base: { srOnly: { base: true, md: false } } });

export interface BulkAction {
  key: string;
  label: ReactNode;
  icon: IconDrawing;
  onSelect(): void;
  /** Why it fits none of the chosen rows. */
  impossible?: string;
  loading?: boolean;
}

interface BulkBarProps {
  count: number;
  /** The chosen rows' sum, written out. */
  sum?: string;
  onClear(): void;
  /** Chooses the list's other rows too: "Seleziona tutti i 291". */
  widen?: { label: ReactNode; loading: boolean; onSelect(): void } | undefined;
  /** The one action that the chosen rows call for, with its number: "Reinvia SMS a 3". */
  main?: BulkAction;
  actions: readonly BulkAction[];
}

/**
 * What can be done with the chosen rows, on the page's bottom edge. Nothing while none is chosen. It comes a moment after
 * the tick, which is painted by itself.
 */
export function BulkBar(props: BulkBarProps) {
  const shown = useDeferredValue(props);
  useBottomEdge('bulk', shown.count > 0);
  return shown.count > 0 && <BulkBarOf {...shown} />;
}

/** The bar goes with the last chosen row; a focus in it goes back to where it came from, as a rule a row's tick. */
function useCameFrom() {
  const from = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (isFocusLost()) from.current?.focus({ preventScroll: true });
    },
    [],
  );
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
  };
}

function BulkBarOf({ count, sum, onClear, widen, main, actions }: BulkBarProps) {
  const intl = useIntl();
  return (
    <Bar aria-label={intl.formatMessage(messages.bar)} onFocus={useCameFrom()}>
      <Words role="status">
        <b>
          <FormattedMessage {...messages.chosen} values={{ count }} />
        </b>
        {sum && <Sum>{sum}</Sum>}
      </Words>
      {widen && (
        <Button look="ink" loading={widen.loading} onClick={widen.onSelect}>
          {widen.label}
        </Button>
      )}
      <chakra.span marginInlineStart="auto" hideFrom="md">
        <IconButton
          look="ink"
          borderColor="transparent"
          size="control"
          icon={CloseIcon}
          label={intl.formatMessage(messages.clear)}
          onClick={onClear}
        />
      </chakra.span>
      <Actions>
        <Button look="ink" borderColor="transparent" hideBelow="md" onClick={onClear}>
          <FormattedMessage {...messages.clear} />
        </Button>
        {actions.map((action) => (
          <BulkButton key={action.key} action={action} look="ink" short />
        ))}
        {main && <BulkButton action={main} look="paper" />}
      </Actions>
    </Bar>
  );
}

interface BulkButtonProps {
  action: BulkAction;
  look: 'ink' | 'paper';
  /** Its icon alone on a phone. */
  short?: boolean;
}

function BulkButton({ action, look, short = false }: BulkButtonProps) {
  return (
    <Button
      look={look}
      onClick={action.onSelect}
      disabled={Boolean(action.impossible)}
      title={action.impossible}
      loading={action.loading}
      minWidth="48px"
    >
      <Icon of={action.icon} />
      {short ? <Word>{action.label}</Word> : action.label}
    </Button>
  );
}
