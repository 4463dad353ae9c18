import { useState } from 'react';
import { Button } from 'shared-ui';
import { useOneAtATime } from 'shared-ui/data';
import { FormattedMessage } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { messages } from './messages';
import { useTakeBack } from './use-requests';

/** Takes a request back, once it was asked whether that is meant. */
export function TakeBack({ contractUid, id }: { contractUid: string; id: string }) {
  const [asking, setAsking] = useState(false);
  const takeBack = useTakeBack(contractUid);
  const close = () => setAsking(false);
  const takeBackOnce = useOneAtATime<string>((request, { onSettled }) =>
    takeBack.mutate(request, {
      onSettled() {
        onSettled();
        close();
      },
    }),
  );
  return (
    <>
      <Button look="link" marginTop="8px" onClick={() => setAsking(true)}>
        <FormattedMessage {...messages.takeBack} />
      </Button>
      <ConfirmDialog
        open={asking}
        title={<FormattedMessage {...messages.takeBackTitle} />}
        confirm={<FormattedMessage {...messages.takeBack} />}
        loading={takeBack.isPending}
        onConfirm={() => takeBackOnce(id)}
        onCancel={close}
      >
        <FormattedMessage {...messages.takeBackText} />
      </ConfirmDialog>
    </>
  );
}
