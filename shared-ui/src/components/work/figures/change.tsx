import { chakra, VisuallyHidden } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { ArrowDownIcon, ArrowUpIcon, Icon } from '../../icons';
import { messages } from './messages';

const Base = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    textStyle: 'label',
    color: 'fg.muted',
    '&[data-up=true]': { color: 'success' },
    '&[data-up=false]': { color: 'error' },
  },
});

interface ChangeProps {
  /** Its sign gives the arrow; null when there is nothing to compare with. */
  value: number | null;
  /** Written without its sign: "13,5 %". */
  text: string;
}

/** A figure's change against the time before. */
export function Change({ value, text }: ChangeProps) {
  if (value === null) return <Base>–</Base>;
  if (value === 0) return <Base>{text}</Base>;
  const up = value > 0;
  return (
    <Base data-up={up}>
      <Icon of={up ? ArrowUpIcon : ArrowDownIcon} size={12} />
      {text}
      <VisuallyHidden>
        {' '}
        <FormattedMessage {...(up ? messages.more : messages.less)} />
      </VisuallyHidden>
    </Base>
  );
}
