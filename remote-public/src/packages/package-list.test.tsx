import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { OfferedPackageType } from 'shared-api/entities';
import { provideTestHost, refusal } from 'shared-api/testing';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { offer } from '../common/testing/examples';
import { PackageList } from './package-list';

const electric = {
  ...offer,
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Elettrica 48',
  total: '1400.00',
  eligible: false,
  reasons: ['Solo per auto elettriche: questa è a benzina.'],
};
const cheaper = {
  ...offer,
  id: '22222222-2222-4222-8222-222222222222',
  title: 'Completo 24',
  total: '990.00',
  discount: '0.00',
};

const completo: OfferedPackageType = {
  code: 'completo',
  kind: 'care',
  title: 'Garanzia e manutenzione',
  excerpt: '',
  description: '',
  thumbnail: null,
  packages: [offer, electric, cheaper],
};
const types = [completo];

/** Without the blanks that do not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function Choice() {
  const [chosen, setChosen] = useState<string | null>(null);
  return <PackageList types={types} chosen={chosen} onChoose={setChosen} rental={false} />;
}

describe('PackageList', () => {
  beforeEach(() => {
    provideTestHost(() => ({}));
  });

  it('chooses nothing ahead and puts the dearest last', async () => {
    const { container } = renderWithHost(<Choice />);
    const radios = screen.getAllByRole('radio');
    for (const radio of radios) expect(radio).not.toBeChecked();
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual([cheaper.id, offer.id, electric.id]);
    await expectAccessible(container);
  });

  it('says why a package does not fit, and does not let it be chosen', async () => {
    renderWithHost(<Choice />);
    const impossible = screen.getByRole('radio', { name: 'Elettrica 48' });
    expect(impossible).toHaveAccessibleDescription(/Solo per auto elettriche: questa è a benzina\./);
    await userEvent.click(impossible);
    expect(impossible).not.toBeChecked();
  });

  it('folds those that do not fit while others do, and tells what the price comes to a month', async () => {
    const { unmount } = renderWithHost(<Choice />);
    expect(screen.getByText('Un pacchetto non adatto: il motivo').closest('details')).not.toHaveAttribute('open');
    // 1.180,00 € over 36 months.
    expect(screen.getByText('pari a 32,78 € al mese', { normalizer: plain })).toBeVisible();
    unmount();
    renderWithHost(
      <PackageList
        types={[{ ...completo, packages: [electric] }]}
        chosen={null}
        onChoose={() => undefined}
        rental={false}
      />,
    );
    expect(screen.getByText('Un pacchetto non adatto: il motivo').closest('details')).toHaveAttribute('open');
  });

  it('opens what is in, what is out and the terms of the chosen one', async () => {
    renderWithHost(<Choice />);
    await userEvent.click(screen.getByRole('radio', { name: 'Completo 36' }));
    const group = screen.getByRole('radiogroup', { name: 'Pacchetto' });
    expect(within(group).getByText('Soccorso stradale, 24 ore su 24')).toBeVisible();
    expect(within(group).getByText('Non comprende')).toBeVisible();
    for (const line of ['pneumatici', 'freni']) expect(within(group).getByText(line)).toBeVisible();
    expect(within(group).getByRole('link', { name: 'Condizioni di contratto' })).toHaveAttribute('href', '/condizioni');
  });

  it('lets the contract of the chosen package be read before it is bought, and says when it cannot be had', async () => {
    let tries = 0;
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:contract', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { sent } = provideTestHost(() => {
      tries += 1;
      if (tries === 1) throw refusal('unavailable', 'Riprova tra poco.');
      return { blob: new Blob(['%PDF-']), name: 'x.pdf' };
    });
    const { container } = renderWithHost(<Choice />);
    await userEvent.click(screen.getByRole('radio', { name: 'Completo 24' }));
    const contract = screen.getByRole('button', { name: 'Leggi il contratto «Completo 24» (PDF)' });
    await userEvent.click(contract);
    expect(await screen.findByRole('alert')).toHaveTextContent('Riprova tra poco.');
    await expectAccessible(container);

    await userEvent.click(contract);
    await waitFor(() => expect(saved).toEqual(['Completo 24.pdf']));
    expect(sent.map(({ path }) => path)).toEqual(Array(2).fill(`/public/packages/${cheaper.id}/preview`));
  });
});
