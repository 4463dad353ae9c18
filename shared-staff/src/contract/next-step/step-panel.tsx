import { type ReactNode, useId, useState } from 'react';
import { countdownFrom } from 'shared-api/domain';
import type { StaffContract } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, chakra, Heading } from 'shared-ui';
import { CountdownBadge, Panel, PanelBody } from 'shared-ui/components';
import { formatDate, formatTime } from 'shared-ui/format';
import { Icon, type IconDrawing } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { StickyAction, useBelow } from 'shared-ui/work';
import { PhoneTools } from '../head/phone-tools';
import { messages } from './messages';

const Root = chakra('div', {
  base: {
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: { base: 'flex-start', md: 'flex-end' },
    gap: '8px',
    textStyle: 'label',
  },
});

/** "Si elimina tra 6 giorni, il 27/11/2026", with the countdown's cells in the last week. */
function Deadline({ contract: { deletion_at, days_left, deleted_at } }: { contract: StaffContract }) {
  const { now } = useHost();
  if (deletion_at === null || days_left === null || deleted_at) return null;
  return (
    <Root>
      {days_left <= countdownFrom && <CountdownBadge until={deletion_at} now={new Date(now()).toISOString()} />}
      <p>
        <FormattedMessage
          {...messages.deletion}
          values={{ days: days_left, date: formatDate(deletion_at), time: formatTime(deletion_at) }}
        />
      </p>
    </Root>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    gap: '12px 24px',
  },
});
const Overline = chakra('p', { base: { textStyle: 'overline', color: 'fg.muted', marginBottom: '4px' } });
const Why = chakra('div', { base: { color: 'fg.muted', marginTop: '4px', maxWidth: '68ch' } });

interface StepAction {
  readonly label: ReactNode;
  readonly icon: IconDrawing;
  readonly loading?: boolean;
  /** What a press does on a phone; without it the fields open as a sheet. */
  run?(): void;
}

interface StepPanelProps {
  contract: StaffContract;
  /** The next step as an infinitive, "Registrare il pagamento di 1.180,00 €", or whose turn it is. */
  title: ReactNode;
  why: ReactNode;
  /** What is to be seen besides, on every screen: a delivery, a code's time, a failure. */
  info?: ReactNode;
  /** Fields and buttons. Below 960 they open as a sheet from the action at the page's foot. */
  children?: ReactNode;
  /** The one action of the page, for phones. */
  action?: StepAction;
}

/** The panel that asks for work: names the next step, says why and until when, and does it in place. */
export function StepPanel({ contract, title, why, info, children, action }: StepPanelProps) {
  const headingId = useId();
  const narrow = useBelow(960);
  const [open, setOpen] = useState(false);
  return (
    <Panel ask bare id="prossimo-passo" aria-labelledby={headingId} scrollMarginTop="48px">
      <PanelBody paddingBlock={{ md: '16px' }}>
        <Head>
          <div>
            <Overline>
              <FormattedMessage {...messages.nextStep} />
            </Overline>
            <Heading level={2} id={headingId}>
              {title}
            </Heading>
            <Why>{why}</Why>
          </div>
          <Deadline contract={contract} />
        </Head>
        {info}
      </PanelBody>
      {children && !narrow && (
        <PanelBody paddingBlock="20px" borderTopWidth="1px" _print={{ display: 'none' }}>
          {children}
        </PanelBody>
      )}
      {narrow && (
        <StickyAction>
          <PhoneTools contract={contract} />
          {action && (
            <Button look="solid" size="large" loading={action.loading} onClick={action.run ?? (() => setOpen(true))}>
              <Icon of={action.icon} />
              {action.label}
            </Button>
          )}
        </StickyAction>
      )}
      {narrow && children && !action?.run && (
        <Dialog open={open} onClose={() => setOpen(false)} title={title}>
          {children}
        </Dialog>
      )}
    </Panel>
  );
}
