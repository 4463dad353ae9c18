import type { StaffContract } from 'shared-api/entities';
import { Button } from 'shared-ui';
import { saveFile, useDownload } from 'shared-ui/files';
import { ArchiveIcon, CalendarIcon, ChevronDownIcon, DownloadIcon, FileIcon, Icon, PrintIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { useMutation } from 'shared-ui/query';
import { useShortcuts } from 'shared-ui/work';
import { menuMessages } from '../../common/actions/menu.messages';
import { reasonMessages } from '../../common/actions/reason.messages';
import { useContractActions } from '../../common/actions/use-contract-actions';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import type { DealerCalls } from '../../common/back-office/staff-calls';
import { messages } from './messages';

/** Deadlines and services as a dealer's calendar takes them. */
function useCalendar({ contract_uid, code }: StaffContract) {
  return useMutation({
    mutationFn: async ({ getCalendar }: DealerCalls) => {
      const { blob } = await getCalendar({ params: { contract_uid } });
      saveFile(blob, `${code}.ics`);
    },
  });
}

/** What can be taken out: the newest PDF, the evidence, the dates for a calendar, the page on paper. */
export function DownloadMenu({ contract }: { contract: StaffContract }) {
  const intl = useIntl();
  const { calls, dealer } = useBackOffice();
  const { contract_uid, code, status, signed_at } = contract;
  const params = { contract_uid };
  const { download } = useContractActions();
  const evidence = useDownload(() => calls.getEvidence({ params }), `${code}-prove.zip`);
  const calendar = useCalendar(contract);
  const noPaper = status === 'DRAFT' || status === 'AVAIABLE';
  const print = () => window.print();

  useShortcuts([
    ...(noPaper
      ? []
      : [{ keys: 'd', label: intl.formatMessage(menuMessages.download), run: () => download.mutate(contract) }]),
    { keys: 's', label: intl.formatMessage(messages.print), run: print },
  ]);

  return (
    <Menu
      trigger={
        <Button loading={download.isPending || evidence.isPending || calendar.isPending}>
          <Icon of={DownloadIcon} />
          <FormattedMessage {...messages.download} />
          <Icon of={ChevronDownIcon} />
        </Button>
      }
      items={[
        {
          key: 'pdf',
          label: intl.formatMessage(menuMessages.download),
          icon: FileIcon,
          command: 'D',
          impossible: noPaper ? intl.formatMessage(menuMessages.noDocument) : undefined,
          onSelect: () => download.mutate(contract),
        },
        {
          key: 'evidence',
          label: intl.formatMessage(messages.evidence),
          icon: ArchiveIcon,
          impossible: signed_at ? undefined : intl.formatMessage(reasonMessages.notSigned),
          onSelect: () => evidence.mutate(),
        },
        ...(dealer
          ? [
              {
                key: 'calendar',
                label: intl.formatMessage(messages.calendar),
                icon: CalendarIcon,
                onSelect: () => calendar.mutate(dealer.calls),
              },
            ]
          : []),
        {
          key: 'print',
          label: intl.formatMessage(messages.print),
          icon: PrintIcon,
          command: 'S',
          apart: true,
          onSelect: print,
        },
      ]}
    />
  );
}
