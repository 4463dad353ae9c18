import { Button, Note } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useFillPdf } from '../../common/contract/use-fill-pdf';
import { messages } from './messages';

/** The method is chosen and the scheda is not there: a job tries again by itself, staff can do it at once. */
export function MissingSheet({ uid }: { uid: string }) {
  const fill = useFillPdf(uid);
  return (
    <Note tone="warning" marginTop="16px" display="flex" flexWrap="wrap" alignItems="center" gap="8px 16px">
      <FormattedMessage {...messages.sheetMissing} />
      <Button look="link" size="control" loading={fill.isPending} onClick={() => fill.mutate()}>
        <FormattedMessage {...messages.fill} />
      </Button>
    </Note>
  );
}
