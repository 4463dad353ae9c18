import { useState } from 'react';
import type { StaffContract } from 'shared-api/entities';
import { chakra, lazyPart, PageGrid, Stack } from 'shared-ui';
import { useFocusBack } from 'shared-ui/components';
import { useSearchParams } from 'shared-ui/router';
import { panelsOnPaper } from '../common/paper';
import { DocumentsPanel } from './files/documents-panel';
import { ActionQuestions } from './head/action-questions';
import { ContractHead } from './head/contract-head';
import { HistoryPanel } from './history/history-panel';
import { MismatchesPanel } from './mismatches/mismatches-panel';
import { NextStep } from './next-step/next-step';
import { NotesPanel } from './notes/notes-panel';
import { AmountsPanel } from './panels/amounts-panel';
import { ConsentsPanel } from './panels/consents-panel';
import { CustomerPanel } from './panels/customer-panel';
import { DealerPanel } from './panels/dealer-panel';
import { PaymentPanel } from './panels/payment-panel';
import { PlanPanel } from './panels/plan-panel';
import { VehiclePanel } from './panels/vehicle-panel';
import { StatusRail } from './rail/status-rail';
import { RequestsPanel } from './requests/requests-panel';
import { StatementPanel } from './statement/statement-panel';

const EditContract = lazyPart(async () => (await import('./edit/edit-contract')).EditContract);

/** From 960 the rail stands on its panel without a gap; below, the next step comes first. */
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'column' },
    gap: { base: '16px', md: 0 },
    marginBottom: { base: '16px', md: '24px' },
    _print: { flexDirection: 'column', gap: '16px' },
  },
});
const column = { gap: { base: '16px', md: '24px' }, align: 'stretch' } as const;

/** What stands in the address while the form is open, so that Back closes it and a link opens it. */
export const editKey = 'modifica';

/** Whether the form is open: not of a deleted contract, but one that is open stays with what was typed. */
function useEditing(wanted: boolean, deleted: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = wanted && (wasOpen || !deleted);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  return isOpen;
}

/** A contract with all that can be seen of it and done about it; its data as a form where they are corrected. */
export function ContractView({ contract }: { contract: StaffContract }) {
  const [query, setQuery] = useSearchParams();
  const uid = contract.contract_uid;
  const editing = useEditing(query.has(editKey), contract.deleted_at !== null);
  const opener = useFocusBack(editing ? 'form' : null);

  if (editing) {
    return <EditContract contract={contract} onClose={() => setQuery({}, { replace: true })} />;
  }
  return (
    <ActionQuestions contract={contract}>
      <ContractHead contract={contract} editRef={opener('form')} onEdit={() => setQuery({ [editKey]: '' })} />
      <Top>
        <StatusRail contract={contract} />
        <NextStep contract={contract} />
      </Top>
      <PageGrid columns="record" css={panelsOnPaper}>
        <Stack {...column}>
          <StatementPanel contract={contract} />
          <MismatchesPanel contract={contract} />
          <RequestsPanel contract={contract} />
          <VehiclePanel contract={contract} />
          <PlanPanel contract={contract} />
          <CustomerPanel contract={contract} />
          <ConsentsPanel contract={contract} />
          <DocumentsPanel contract={contract} />
          <NotesPanel uid={uid} closed={contract.deleted_at !== null} />
        </Stack>
        <Stack {...column}>
          <AmountsPanel contract={contract} />
          <PaymentPanel contract={contract} />
          <DealerPanel contract={contract} />
          <HistoryPanel contract={contract} />
        </Stack>
      </PageGrid>
    </ActionQuestions>
  );
}
