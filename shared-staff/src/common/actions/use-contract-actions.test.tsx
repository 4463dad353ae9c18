import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForStaff } from '../testing/render-for-staff';
import { staffContractWith } from '../testing/staff-contract';
import { provideManagerServer } from '../testing/staff-server';
import { useContractActions } from './use-contract-actions';

const contract = staffContractWith();

function CopyLink() {
  const { copyLink } = useContractActions();
  return (
    <button type="button" onClick={() => void copyLink(contract)}>
      Copia il link
    </button>
  );
}

async function copies() {
  const user = userEvent.setup();
  const { notices } = provideManagerServer({});
  renderForStaff(<CopyLink />);
  return { notices, press: () => user.click(screen.getByRole('button')) };
}

test('a contract’s link is copied, and its code told', async () => {
  const { notices, press } = await copies();
  await press();
  expect(notices).toEqual([{ text: `Link di ${contract.code} copiato.`, type: 'success' }]);
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/contract/${contract.contract_uid}`);
});

test('where the browser refuses, the link can be read', async () => {
  const { notices, press } = await copies();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await press();
  const link = `http://localhost/contract/${contract.contract_uid}`;
  expect(notices).toEqual([
    { text: `Il browser non ha permesso la copia. Il link di ${contract.code} è ${link}`, type: 'warning' },
  ]);
});
