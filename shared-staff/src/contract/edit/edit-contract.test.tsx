import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookletMark, contractFieldRules, staffCarFields, staffCustomerFields } from 'shared-api/entities';
import { contractFieldLabels } from 'shared-api/messages';
import { provideTestHost, refusal } from 'shared-api/testing';
import { expectAccessible } from 'shared-ui/testing';
import { DealerBackOffice } from '../../common/back-office/dealer-back-office';
import { renderForStaff } from '../../common/testing/render-for-staff';
import { staffContractWith } from '../../common/testing/staff-contract';
import { EditContract } from './edit-contract';
import { editFields } from './edit-values';

const draft = staffContractWith({
  status: 'DRAFT',
  sent_at: null,
  pending_at: null,
  signed_at: null,
  filled_at: null,
  payment_method: null,
});
const empty = { data: [], meta: { current_page: 1, last_page: 1, per_page: 1, total: 0 } };
const dearer = {
  ...draft.package,
  type: 'completo',
  title: 'Completo 48',
  id: '6f1f3c1a-6b1d-4c55-9d0e-3a6d1f0b7c21',
  mantenance_number: 4,
  mantenance_duration: 48,
  mantenance_km: 80_000,
  price: '1150.00',
  discount: '0.00',
  iva_rate: '22.00',
  iva: '253.00',
  total: '1403.00',
  currency_symbol: '€',
  eligible: true,
  reasons: [],
};

/** The contract's own package, at another price by now. */
const asToday = (total: string) => ({ ...dearer, id: draft.package.id, title: draft.package.title, total });

function open(
  update: () => unknown,
  theirs = draft,
  offers: (query: { km?: unknown; car_version?: unknown }) => readonly unknown[] = () => [dearer],
  contract = draft,
) {
  const onClose = jest.fn();
  const host = provideTestHost(
    ({ entry, path, query }) => {
      if (entry.method === 'PATCH') return update();
      if (path.endsWith('/pack-types')) return { data: [{ packages: offers(query ?? {}) }] };
      return path.endsWith(draft.contract_uid) ? { data: theirs } : empty;
    },
    { roles: ['manager'] },
  );
  return { ...host, ...renderForStaff(<EditContract contract={contract} onClose={onClose} />), onClose };
}

const patches = (sent: ReturnType<typeof open>['sent']) => sent.filter(({ entry }) => entry.method === 'PATCH');
const save = async () => {
  const [button] = screen.getAllByRole('button', { name: 'Salva' });
  if (button) await userEvent.click(button);
};
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

test('a correction is shown before and after, then sent alone with the version that was opened', async () => {
  const { sent, onClose } = open(() => ({ data: draft, message: 'Salvato.' }));
  await retype('Comune', 'Moncalieri');
  await save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Salvare una modifica?' }));
  expect(question.getByText('Torino')).toBeInTheDocument();
  expect(question.getByText('Moncalieri')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches(sent).map(({ body, options }) => [body, options.ifMatch])).toEqual([[{ city: 'Moncalieri' }, '"7"']]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('another name ends the identification, which is said before it is saved; another town does not', async () => {
  const identified = { ...draft, signature_level: 'FEA' as const };
  const gone = /^Il documento d’identità registrato e la firma avanzata non valgono più/;
  open(() => undefined, identified, undefined, identified);
  await retype('Comune', 'Moncalieri');
  await save();
  const plain = within(await screen.findByRole('alertdialog', { name: 'Salvare una modifica?' }));
  expect(plain.queryByText(gone)).not.toBeInTheDocument();
  await userEvent.click(plain.getByRole('button', { name: 'Annulla' }));

  await retype('Cognome', 'Bianchi');
  await save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Salvare 2 modifiche?' }));
  expect(question.getByText(gone)).toBeVisible();
});

test('a plate that was written by mistake is taken away', async () => {
  const { sent, onClose } = open(() => ({ data: draft, message: 'Salvato.' }));
  await userEvent.clear(screen.getByLabelText(/^Targa/));
  await save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Salvare una modifica?' }));
  await userEvent.click(question.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches(sent).map(({ body }) => body)).toEqual([{ car_plate: '' }]);
});

test('every field of the car and of the customer has an input that bears its name', async () => {
  const { container } = open(() => undefined);
  await retype('Chilometri', '17.000');

  for (const field of [...staffCarFields, ...staffCustomerFields]) {
    const input = container.querySelector(`[name=${field}]`);
    expect(input).toHaveAccessibleName(contractFieldLabels[field].defaultMessage);
  }
});

test('the fields are named in the order in which they stand on the page', async () => {
  const { container } = open(() => undefined);
  await retype('Chilometri', '17.000');

  const drawn = [...container.querySelectorAll('[name]')].map((input) => input.getAttribute('name'));
  expect(editFields.filter((field) => drawn.includes(field))).toEqual(drawn);
});

test('the codice fiscale is corrected, and doubted where it is not that of the name', async () => {
  const { sent, onClose } = open(() => ({ data: draft, message: 'Salvato.' }));
  const code = screen.getByLabelText('Codice fiscale');
  await userEvent.type(code, 'rssmra80a01h501u');
  await userEvent.tab();
  expect(code).toHaveValue('RSSMRA80A01H501U');
  expect(code).toHaveAccessibleDescription(/^Non sembra il codice fiscale di Marco De Santis/);
  await save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Salvare una modifica?' }));
  await userEvent.click(question.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches(sent).map(({ body }) => body)).toEqual([{ tax_code: 'RSSMRA80A01H501U' }]);
});

test('a plate is written in capitals', async () => {
  open(() => undefined);

  const plate = screen.getByLabelText(/^Targa/);
  await userEvent.clear(plate);
  await userEvent.type(plate, 'gl465zw');
  await userEvent.tab();

  expect(plate).toHaveValue('GL465ZW');
});

test('the model and its version bear their codes of the booklet, as every other field', () => {
  open(() => undefined);

  for (const code of new Set(Object.keys(contractFieldRules).flatMap((field) => bookletMark(field) ?? []))) {
    expect(screen.getAllByText(code).length).toBeGreaterThan(0);
  }
});

test('the form has no obstacle', async () => {
  const { container } = open(() => undefined);

  await expectAccessible(container);
});

test('another package brings its own price', async () => {
  open(() => ({ data: draft, message: 'Salvato.' }));

  await userEvent.selectOptions(await screen.findByLabelText('Pacchetto'), await screen.findByText(/Completo 48/));

  expect(screen.getByText('1.403,00 €')).toBeInTheDocument();
});

test('a package that the corrected car may not have says why and cannot be chosen', async () => {
  const reasons = ['Questa auto ha 190.000 km: il limite è 120.000.', 'Solo per auto diesel.'];
  open(
    () => ({ data: draft, message: 'Salvato.' }),
    draft,
    ({ km }) => [km === 190_000 ? { ...dearer, eligible: false, reasons } : dearer],
  );
  expect(await screen.findByRole('option', { name: /^Completo 48/ })).toBeEnabled();

  await retype('Chilometri', '190.000');

  expect(await screen.findByRole('option', { name: `Completo 48: ${reasons[0]} ${reasons[1]}` })).toBeDisabled();
});

test('kilometres that the chosen package excludes are refused before anything is asked', async () => {
  const reasons = ['Questa auto ha 190.000 km: il limite è 120.000.'];
  const { sent } = open(
    () => ({ data: draft, message: 'Salvato.' }),
    draft,
    ({ km }) => [{ ...asToday('1403.00'), ...(km === 190_000 && { eligible: false, reasons }) }],
  );

  await retype('Chilometri', '190.000');
  await save();

  expect(await screen.findByLabelText('Pacchetto')).toHaveAccessibleDescription(reasons[0]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await retype('Chilometri', '19.000');
  await save();
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(patches(sent)).toEqual([]);
});

test('a package for a version of the car counts with the version on the page', async () => {
  const reasons = ['Il pacchetto non è per questo modello.'];
  open(
    () => ({ data: draft, message: 'Salvato.' }),
    draft,
    ({ car_version }) => [{ ...asToday('1403.00'), ...(car_version !== 'Limited' && { eligible: false, reasons }) }],
  );

  await retype('Versione', 'Limited');
  await save();

  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
});

test('kilometres that are typed are of today, the known ones of the day that was known', async () => {
  open(() => undefined);
  const day = screen.getByLabelText('Rilevati il');

  await retype('Chilometri', '19.000');
  expect(day).toHaveValue('21/11/2026');
  await retype('Chilometri', '18.420');
  expect(day).toHaveValue('07/11/2026');

  await userEvent.clear(day);
  await userEvent.type(day, '02/03/2026');
  await retype('Chilometri', '19.500');
  expect(day).toHaveValue('02/03/2026');
});

test('other kilometres bring today’s total, which is shown beside the old one and sent with them', async () => {
  const { sent, onClose } = open(
    () => ({ data: draft, message: 'Salvato.' }),
    draft,
    () => [asToday('1403.00')],
  );
  await screen.findByRole('option', { name: /1\.403,00/ });

  await retype('Chilometri', '19.000');
  expect(screen.getByText('1.403,00 €')).toBeInTheDocument();
  await save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Salvare 2 modifiche?' }));
  expect(question.getByText(/Il totale cambia/)).toHaveTextContent('Il totale cambia: 1.180,00 € 1.403,00 €');
  await userEvent.click(question.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches(sent).map(({ body }) => body)).toEqual([
    { km: 19_000, car_mileage_date: '2026-11-21', total: '1403.00' },
  ]);
});

test('where no price is known by now, the total that is shown is sent', async () => {
  const { sent, onClose } = open(
    () => ({ data: draft, message: 'Salvato.' }),
    draft,
    () => [],
  );

  await retype('Chilometri', '19.000');
  await save();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.queryByText(/Il totale cambia/)).not.toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches(sent).map(({ body }) => body)).toEqual([
    { km: 19_000, car_mileage_date: '2026-11-21', total: draft.total },
  ]);
});

test('a price that changed meanwhile is said, what was typed stays, and the new total is asked about', async () => {
  let today = draft.total;
  const { sent, onClose } = open(
    () => {
      if (today !== draft.total) return { data: draft, message: 'Salvato.' };
      today = '1403.00';
      throw refusal('offer_changed', 'Controlla i dati.', { package_id: ['Il prezzo è cambiato: ora è 1.403,00 €.'] });
    },
    draft,
    () => [asToday(today)],
  );

  await retype('Chilometri', '19.000');
  await save();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Il prezzo è cambiato: ora è 1.403,00 €.')).toBeInTheDocument();
  expect(screen.getByLabelText('Chilometri')).toHaveValue('19.000');
  expect(screen.getByText('1.403,00 €')).toBeInTheDocument();
  await save();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Il totale cambia/)).toHaveTextContent('Il totale cambia: 1.180,00 € 1.403,00 €');
  await userEvent.click(question.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches(sent).map(({ body }) => body)).toEqual([
    { km: 19_000, car_mileage_date: '2026-11-21', total: '1180.00' },
    { km: 19_000, car_mileage_date: '2026-11-21', total: '1403.00' },
  ]);
});

test('what the rules refuse is said at its field and on top', async () => {
  const { sent } = open(() => ({ data: draft }));

  await retype('CAP', '101');
  await save();

  expect(await screen.findByRole('button', { name: 'CAP: Il CAP ha 5 cifre, da 00010 a 98168.' })).toBeInTheDocument();
  expect(patches(sent)).toEqual([]);
});

test('rules about two fields are told beside what is wrong with another one', async () => {
  const { sent } = open(() => ({ data: draft }));

  await retype('Targa', '?');
  await retype('Immatricolata il', '15/11/2026');
  await retype('Cellulare', '347 555 014');
  await save();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Targa: La targa ha da 2 a 10 caratteri/);
  expect(alert).toHaveTextContent(/Rilevati il: La data dei chilometri non può essere prima/);
  expect(alert).toHaveTextContent(/Cellulare: Il numero ha una cifra in meno/);
  expect(patches(sent)).toEqual([]);
});

test('who comes second chooses field by field and loses nothing that was typed', async () => {
  const theirs = staffContractWith({ ...draft, city: 'Rivoli', km: 18_900, version: 8 });
  let tries = 0;
  const { sent, onClose } = open(() => {
    tries += 1;
    if (tries === 1) throw refusal('stale', 'Cambiato.');
    return { data: theirs, message: 'Salvato.' };
  }, theirs);

  await retype('Comune', 'Moncalieri');
  await save();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salva' }));
  const both = within(await screen.findByRole('dialog', { name: 'Qualcun altro ha salvato prima' }));
  expect(both.getByRole('radio', { name: /18\.900/ })).toBeChecked();
  expect(both.getByRole('radio', { name: /Moncalieri/ })).toBeChecked();
  const choose = both.getByRole('button', { name: 'Salva le scelte' });
  await waitFor(() => expect(choose).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(choose);

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(
    patches(sent)
      .map(({ body, options }) => [body, options.ifMatch])
      .at(-1),
  ).toEqual([{ city: 'Moncalieri' }, '"8"']);
});

test('who corrects what the customer signs meanwhile is told so, and still saves what may be corrected', async () => {
  const { sent, rerender, onClose } = open(() => ({ data: signed, message: 'Salvato.' }));
  const signed = staffContractWith({ ...draft, status: 'SIGNED', signed_at: '2026-11-20T10:00:00Z', version: 9 });
  await retype('Comune', 'Moncalieri');

  await save();
  await screen.findByRole('alertdialog');
  rerender(
    <DealerBackOffice>
      <EditContract contract={signed} onClose={onClose} />
    </DealerBackOffice>,
  );
  expect(
    screen.getByText(
      'Il cliente ha firmato mentre questa modifica era aperta: quello che ha firmato non si cambia più.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.type(screen.getByLabelText(/Codice di associazione/), 'ASS-12');
  await save();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(patches(sent).map(({ body }) => body)).toEqual([{ association_code: 'ASS-12' }]);
});

test('kilometres that only the server knows to be fewer are asked for their reason', async () => {
  const told = 'L’ultima volta erano 120.000 km. Se sono davvero meno, scrivi il motivo.';
  open(() => {
    throw refusal('validation', 'No.', { km: [told] });
  });
  await retype('Chilometri', '99.000');
  const reason = () => screen.queryByLabelText('Perché i chilometri sono di meno');
  expect(reason()).not.toBeInTheDocument();
  await save();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText(told)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Perché i chilometri sono di meno'), 'Letti male');
  expect(reason()).toHaveValue('Letti male');
});

test('the server’s refusal of a field keeps everything typed', async () => {
  open(() => {
    throw refusal('validation', 'Dati da correggere.', { km: ['Sono meno di quelli già noti.'] });
  });

  await retype('Chilometri', '17.000');
  await save();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Sono meno di quelli già noti.')).toBeInTheDocument();
  expect(screen.getByLabelText('Chilometri')).toHaveValue('17.000');
});
