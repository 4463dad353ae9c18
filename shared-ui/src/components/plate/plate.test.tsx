import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible, renderWithHost } from '../../testing';
import { CarPlate } from './car-plate';
import { PlateInput } from './plate-input';

describe('CarPlate', () => {
  it('splits 2 + 3 + 2, shows the year, and copies whole', async () => {
    const { container } = renderWithHost(<CarPlate plate="GT109RZ" registrationDate="2025-03-18" />);
    const plate = screen.getByRole('img', { name: 'Targa GT 109 RZ' });
    expect(plate).toHaveTextContent('IGT109RZ25');
    expect(screen.getByText('109')).toBeVisible();
    await expectAccessible(container);
  });

  it('shows another plate in the place of one that ends as it begins', () => {
    const { rerender } = renderWithHost(<CarPlate plate="GS123GS" />);
    rerender(<CarPlate plate="AB123GS" />);
    expect(screen.getByRole('img', { name: 'Targa AB 123 GS' })).toHaveTextContent(/^IAB123GS$/);
  });

  it('gives a foreign plate no bands', () => {
    renderWithHost(<CarPlate plate="MAB4821" registrationDate="2025-03-18" />);
    expect(screen.getByRole('img', { name: 'Targa MAB4821' })).toHaveTextContent(/^MAB4821$/);
  });

  it('says that it is missing', () => {
    renderWithHost(<CarPlate plate="" />);
    expect(screen.getByText('Targa non inserita')).toBeVisible();
  });
});

function Typed() {
  const [value, setValue] = useState('');
  return (
    <>
      <PlateInput label="Targa" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

describe('PlateInput', () => {
  it('cuts nothing of two plates that are pasted: the form tells that they are too long', async () => {
    renderWithHost(<Typed />);
    await userEvent.click(screen.getByLabelText(/^Targa/));
    await userEvent.paste('gt109rz, gt110rz');
    expect(screen.getByLabelText(/^Targa/)).toHaveValue('GT109RZ,GT110RZ');
  });

  it('splits while one types and hands over the bare plate', async () => {
    renderWithHost(<Typed />);
    await userEvent.type(screen.getByLabelText('Targa'), 'gt 109-rz');
    expect(screen.getByLabelText('Targa')).toHaveValue('GT\u00a0109\u00a0RZ');
    expect(screen.getByRole('status')).toHaveTextContent(/^GT109RZ$/);
  });

  it('takes a German plate with its umlaut', async () => {
    renderWithHost(<Typed />);
    await userEvent.type(screen.getByLabelText('Targa'), 'kö-ab 123');
    expect(screen.getByRole('status')).toHaveTextContent(/^KÖAB123$/);
  });

  it('keeps the caret where a letter is put in', async () => {
    renderWithHost(<Typed />);
    const input = screen.getByLabelText('Targa');
    await userEvent.type(input, 'GT19RZ');
    await userEvent.type(input, '0', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(input).toHaveValue('GT\u00a0109\u00a0RZ');
    expect(input).toHaveProperty('selectionStart', 5);
  });
});
