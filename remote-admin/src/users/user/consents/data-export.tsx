import type { AdminUser } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { romeDay } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useUserCalls } from '../../use-user-calls';
import { messages } from './messages';

/** Everything that is known of a person, as they could take it out themselves. */
export function DataExport({ user }: { user: AdminUser }) {
  const intl = useIntl();
  const calls = useUserCalls();
  const { now } = useHost();
  const date = romeDay(new Date(now()).toISOString());
  const download = useDownload(
    () => calls.exportData({ params: { uid: user.uid } }, { quiet: true }),
    `${intl.formatMessage(messages.file, { date })}.zip`,
  );
  return (
    <>
      <Button look="link" size="control" loading={download.isPending} onClick={() => download.mutate()}>
        <FormattedMessage {...messages.export} />
      </Button>
      {download.error && (
        <Text look="small" color="error" role="alert">
          {failureText(download.error, intl)}
        </Text>
      )}
    </>
  );
}
