import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { ArrowRightIcon, CheckIcon, ClockIcon, EditIcon, FileIcon, Icon, type IconDrawing, SignIcon } from '../icons';
import { chipLabels, type Status, statusMeanings } from './statuses';

const Base = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '1.375rem',
    paddingInline: '6px 7px',
    color: 'status.on',
    fontSize: '0.6875rem',
    lineHeight: 1,
    fontWeight: 700,
    letterSpacing: '0.06em',
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 0 0 1px {colors.status.edge}',
  },
});

const drawings: Record<Status, IconDrawing> = {
  DRAFT: EditIcon,
  AVAIABLE: ArrowRightIcon,
  PENDING: ClockIcon,
  SIGNED: SignIcon,
  FILLED: FileIcon,
  PAID: CheckIcon,
};

/** A contract's status: black on its colour in both modes; the meaning is the tooltip. */
export function StatusChip({ status }: { status: Status }) {
  const intl = useIntl();
  return (
    <Base bg={`status.${status}`} title={intl.formatMessage(statusMeanings[status])}>
      <Icon of={drawings[status]} size={12} />
      {intl.formatMessage(chipLabels[status])}
    </Base>
  );
}

/** The 8 px square of a status's colour, beside its name in tabs. */
export function StatusSquare({ status }: { status: Status }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      width="8px"
      height="8px"
      bg={`status.${status}`}
      boxShadow="inset 0 0 0 1px {colors.status.edge}"
    />
  );
}
