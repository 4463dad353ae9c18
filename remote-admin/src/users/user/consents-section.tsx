import { useMemo, useState } from 'react';
import type { AdminUser, ConsentRecord } from 'shared-api/entities';
import { useHost } from 'shared-api/react';
import { Button, HStack, Tag, Text } from 'shared-ui';
import { DateText } from 'shared-ui/components';
import { failureText, QueryFailure } from 'shared-ui/data';
import { useDownload } from 'shared-ui/files';
import { romeDay } from 'shared-ui/format';
import { CheckIcon, CloseIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useQuery, useQueryClient } from 'shared-ui/query';
import { type DataColumn, DataTable } from 'shared-ui/table';
import { RowCard, SideSection } from 'shared-ui/work';
import { userKeys, useUserCalls, useUserChange } from '../user-calls';
import { ChangeFailure } from './change-section';
import { consentsMessages as messages } from './messages';

const revocable = { marketing: messages.revokeMarketing, survey: messages.revokeSurvey } as const;

/** What the person agreed to, and what of it can be taken back. */
export function ConsentsSection({ id, user }: { id: string; user: AdminUser }) {
  const calls = useUserCalls();
  const [revoking, setRevoking] = useState<Revocable | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: userKeys.privacy(user.uid),
    queryFn: async () => (await calls.getPrivacy({ params: { uid: user.uid } }, { quiet: true })).data,
  });
  const given = (['marketing', 'survey'] as const).filter((kind) => data?.[kind]);
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.title} />}
      help={<FormattedMessage {...messages.help} />}
      ways={<DataExport user={user} />}
    >
      {error ? (
        <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ConsentTable history={data?.history} />
      )}
      {given.length > 0 && (
        <HStack gap="12px" marginTop="16px" flexWrap="wrap">
          {given.map((kind) => (
            <Button key={kind} onClick={() => setRevoking(kind)}>
              <FormattedMessage {...revocable[kind]} />
            </Button>
          ))}
        </HStack>
      )}
      {revoking && <RevokeDialog user={user} consent={revoking} onClose={() => setRevoking(null)} />}
    </SideSection>
  );
}

interface ShownConsent extends ConsentRecord {
  /** What was said, in the word that fits: the notice is read, a consent is given, not given, or taken back. */
  readonly word: keyof Pick<typeof messages, 'read' | 'given' | 'revoked' | 'no'>;
}

/** @param history the newest first */
function withWords(history: readonly ConsentRecord[]): ShownConsent[] {
  return history.map((row, place) => {
    const before = history.slice(place + 1).some((other) => other.consent === row.consent && other.given);
    const yes = row.consent === 'general' ? 'read' : 'given';
    return { ...row, word: row.given ? yes : before ? 'revoked' : 'no' };
  });
}

function ChoiceTag({ row }: { row: ShownConsent }) {
  return (
    <Tag tone={row.given ? 'success' : 'plain'}>
      <Icon of={row.given ? CheckIcon : CloseIcon} size={12} />
      <FormattedMessage {...messages[row.word]} />
    </Tag>
  );
}

function consentColumns(intl: IntlShape): DataColumn<ShownConsent>[] {
  const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  return [
    { key: 'at', header: word('when'), width: 152, cell: ({ at }) => <DateText value={at} as="dateTime" /> },
    { key: 'consent', header: word('consent'), width: 120, cell: ({ consent }) => word(consent) },
    {
      key: 'given',
      header: word('choice'),
      width: 104,
      cell: (row) => <ChoiceTag row={row} />,
    },
    { key: 'text_version', header: word('version'), width: 96, cell: ({ text_version }) => text_version },
    { key: 'source', header: word('source'), cell: ({ source }) => word(source) },
  ];
}

const idOf = ({ at, consent, given }: ConsentRecord) => `${at} ${consent} ${given}`;

/** Everything that a person ever said about their data, the newest first. */
function ConsentTable({ history }: { history: readonly ConsentRecord[] | undefined }) {
  const intl = useIntl();
  const columns = useMemo(() => consentColumns(intl), [intl]);
  const rows = useMemo(() => history && withWords(history), [history]);
  return (
    <DataTable<ShownConsent>
      label={intl.formatMessage(messages.title)}
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowName={({ consent }) => intl.formatMessage(messages[consent])}
      density="compact"
      card={(row) => (
        <RowCard
          top={<DateText value={row.at} as="dateTime" />}
          topEnd={<ChoiceTag row={row} />}
          title={<FormattedMessage {...messages[row.consent]} />}
          foot={<FormattedMessage {...messages[row.source]} />}
        />
      )}
      empty={
        <Text look="small" muted>
          <FormattedMessage {...messages.none} />
        </Text>
      }
    />
  );
}

/** Everything that is known of a person, as they could take it out themselves. */
function DataExport({ user }: { user: AdminUser }) {
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

/** A consent that may be taken back for somebody. */
type Revocable = 'marketing' | 'survey';

interface RevokeDialogProps {
  user: AdminUser;
  consent: Revocable;
  onClose(): void;
}

/** Asks before a consent is taken back: it could not be given back from here. */
function RevokeDialog({ user, consent, onClose }: RevokeDialogProps) {
  const calls = useUserCalls();
  const client = useQueryClient();
  const revoke = useUserChange((uid, kind: Revocable, options) =>
    calls.updatePrivacy({ params: { uid }, body: { [kind]: false } }, options),
  );
  function confirm() {
    revoke.mutate(
      { user, body: consent },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: userKeys.privacy(user.uid) });
          onClose();
        },
      },
    );
  }
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...messages.revokeTitle} />}
      confirm={<FormattedMessage {...messages.revokeConfirm} />}
      danger
      loading={revoke.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <ChangeFailure error={revoke.error} />
      <FormattedMessage {...messages.revokeText} />
    </ConfirmDialog>
  );
}
