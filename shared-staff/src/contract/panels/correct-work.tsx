import { useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { Button } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { ServiceForm } from '../next-step/service-form';
import { messages } from './plan.messages';

interface CorrectWorkProps {
  contract: StaffContract;
  work: StaffContract['maintenance'][number];
}

/** A dealer's way to mend a service that was marked wrongly; both readings stay in the history. */
export function CorrectWork({ contract, work }: CorrectWorkProps) {
  const { dealer } = useBackOffice();
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  if (!dealer || contract.deleted_at) return null;
  const name = intl.formatMessage(messages.correctNamed, { n: work.n });
  return (
    <>
      <Button look="link" marginBlock="-12px" aria-label={name} onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.correct} />
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={name}>
          <ServiceForm
            contract={contract}
            work={work}
            complete={dealer.calls.completeMaintenance}
            onDone={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
