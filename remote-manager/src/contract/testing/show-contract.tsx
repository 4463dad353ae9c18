import { act, screen } from '@testing-library/react';
import type { Outgoing } from 'shared-api/client';
import type { StaffContract } from 'shared-api/entities';
import { provideTestHost } from 'shared-api/testing';
import { Route, Routes } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { ContractPage } from '../contract-page';

const nothing = { data: [], meta: { current_page: 1, last_page: 1, per_page: 1, total: 1 } };

/** The server of one contract: `deed` answers what changes it, everything else is read. */
export async function showContract(contract: StaffContract, deed: (call: Outgoing) => unknown = () => undefined) {
  const host = provideTestHost(
    (call) => {
      if (call.entry.method !== 'GET') return deed(call);
      return call.path === `/manager/contracts/${contract.contract_uid}` ? { data: contract } : nothing;
    },
    { roles: ['manager'] },
  );
  const page = renderWithHost(
    <Routes>
      <Route path="/cms/manager/contracts/:contract_uid" element={<ContractPage />} />
      <Route path="/cms/manager/contracts" element={<p>La lista</p>} />
    </Routes>,
    { route: `/cms/manager/contracts/${contract.contract_uid}` },
  );
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
  return { ...host, ...page };
}
