import type { ContractRow } from 'shared-api/entities';
import { useNotify } from 'shared-api/react';
import { copyText } from 'shared-ui/components';
import { saveFile } from 'shared-ui/files';
import { useIntl } from 'shared-ui/intl';
import { useMutation } from 'shared-ui/query';
import { useBackOffice } from '../back-office/back-office-provider';
import { menuMessages } from './menu.messages';

type Subject = Pick<ContractRow, 'contract_uid' | 'code'>;

/** What is done with a contract from a menu, in a list's row or on its page. The shell says the server's sentence, refusals too. */
export function useContractActions() {
  const intl = useIntl();
  const notify = useNotify();
  const { calls } = useBackOffice();

  /** The newest paper: from the payment method on the scheda, before it the contratto. */
  const download = useMutation({
    mutationFn: async ({ contract_uid }: Subject) => {
      const { data } = await calls.listDocuments({ params: { contract_uid } });
      const newest = data.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
      const paper = newest.find(({ kind }) => kind === 'scheda') ?? newest.find(({ kind }) => kind === 'contratto');
      if (!paper) {
        notify({ text: intl.formatMessage(menuMessages.noDocument), type: 'warning' });
        return;
      }
      const file = await calls.getDocument({ params: { contract_uid, id: paper.id } });
      saveFile(file.blob, file.name);
    },
  });

  async function copyLink({ contract_uid, code }: Subject) {
    const link = `${window.location.origin}/contract/${contract_uid}`;
    if (await copyText(link)) notify({ text: intl.formatMessage(menuMessages.linkCopied, { code }), type: 'success' });
    else notify({ text: intl.formatMessage(menuMessages.linkNotCopied, { code, link }), type: 'warning' });
  }

  return { download, copyLink };
}
