import { useState } from 'react';
import { attachmentFile } from 'shared-api/contracts';
import type { ContractAttachment } from 'shared-api/entities';
import { chakra, IconButton } from 'shared-ui';
import { failureText, useIdempotencyKey } from 'shared-ui/data';
import { formatDateTime } from 'shared-ui/format';
import { AttachIcon, DeleteIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation, useQueryClient } from 'shared-ui/query';
import { formatSize, UploadField } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { FileRow } from './file-row';
import type { ShownFile } from './file-viewer';
import { messages } from './messages';
import { useAttachments } from './use-documents';

/** Puts a file beside the contract. */
function useAddAttachment(uid: string) {
  const { calls, keys } = useBackOffice();
  const client = useQueryClient();
  const withKey = useIdempotencyKey();
  return useMutation({
    mutationFn: (file: File) =>
      withKey([file.name, file.size, file.lastModified], (idempotencyKey) =>
        calls.addAttachment({ params: { contract_uid: uid }, file }, { quiet: true, idempotencyKey }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.attachments(uid) }),
  });
}

/** Takes a file away. */
function useRemoveAttachment(uid: string) {
  const { calls, keys } = useBackOffice();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => calls.removeAttachment({ params: { contract_uid: uid, id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.attachments(uid) }),
  });
}

/** What the server takes; it tells a type by the content. */
const { maxBytes, mediaTypes } = attachmentFile;

const Size = chakra('span', { base: { color: 'fg.muted' } });
const Foot = chakra('div', {
  base: {
    padding: { base: '12px 16px', md: '12px 24px' },
    borderTopWidth: '1px',
    _print: { display: 'none' },
  },
});

interface AttachmentsProps {
  uid: string;
  /** The contract is deleted: what is there is read, nothing is added or taken away. */
  closed: boolean;
  onOpen(file: ShownFile): void;
}

/** What staff put beside a contract: seen only by staff, added here, taken away with a question. */
export function Attachments({ uid, closed, onOpen }: AttachmentsProps) {
  const intl = useIntl();
  const { calls, keys } = useBackOffice();
  const { data = [] } = useAttachments(uid);
  const add = useAddAttachment(uid);
  const remove = useRemoveAttachment(uid);
  const [leaving, setLeaving] = useState<ContractAttachment | null>(null);

  return (
    <>
      <ul>
        {data.map((attachment) => {
          const { id, name, size, created_at } = attachment;
          const file: ShownFile = {
            queryKey: [...keys.attachments(uid), id],
            name,
            fileName: name,
            fetchFile: () => calls.getAttachment({ params: { contract_uid: uid, id } }, { quiet: true }),
          };
          return (
            <FileRow
              key={id}
              icon={AttachIcon}
              {...file}
              beside={<Size>{formatSize(size)}</Size>}
              mark={<FormattedMessage {...messages.attachment} />}
              when={formatDateTime(created_at)}
              onOpen={() => onOpen(file)}
            >
              {!closed && (
                <IconButton
                  icon={DeleteIcon}
                  label={intl.formatMessage(messages.remove, { name })}
                  onClick={() => setLeaving(attachment)}
                />
              )}
            </FileRow>
          );
        })}
      </ul>
      {!closed && (
        <Foot>
          <UploadField
            types={mediaTypes}
            maxBytes={maxBytes}
            onFile={(file) => add.mutate(file)}
            sending={add.isPending ? { name: add.variables.name, progress: null } : null}
            error={add.error && failureText(add.error, intl)}
          />
        </Foot>
      )}
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={<FormattedMessage {...messages.removeTitle} values={{ name: leaving?.name }} />}
        confirm={<FormattedMessage {...messages.removeConfirm} />}
        loading={remove.isPending}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && remove.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
      >
        <FormattedMessage {...messages.removeText} />
      </ConfirmDialog>
    </>
  );
}
