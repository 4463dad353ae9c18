import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestHost } from 'shared-api/testing';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { staffContractWith } from '../../common/testing/staff-contract';
import { IdentityDialog } from './identity-dialog';

test('what is needed is marked, and an empty choice is called missing', async () => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  const record = jest.fn();
  renderForStaff(<IdentityDialog contract={staffContractWith()} record={record} onClose={() => undefined} />);

  await userEvent.click(await screen.findByRole('button', { name: 'Registra il documento' }));

  for (const name of [/^Documento\W*$/, /^Numero/, /^Scade/]) {
    const field = screen.getByLabelText(name);
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('Campo obbligatorio.');
  }
  expect(record).not.toHaveBeenCalled();
});

test('a number that no document of its kind has is told beside a day that is missing', async () => {
  provideTestHost(() => undefined, { roles: ['manager'] });
  renderForStaff(<IdentityDialog contract={staffContractWith()} record={jest.fn()} onClose={() => undefined} />);

  await userEvent.selectOptions(await screen.findByLabelText(/^Documento\W*$/), 'Passaporto italiano');
  await userEvent.type(screen.getByLabelText(/^Numero/), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Registra il documento' }));

  expect(screen.getByLabelText(/^Numero/)).toHaveAccessibleDescription(/^Nessun documento di questo tipo/);
  expect(screen.getByLabelText(/^Scade/)).toHaveAccessibleDescription('Campo obbligatorio.');
});
