import { screen } from '@testing-library/react';
import { expectAccessible, renderWithHost } from '../../testing';
import { SelectField } from './select-field';
import { TextField } from './text-field';

describe('fields', () => {
  it('ties label, hint and control together', async () => {
    const { container } = renderWithHost(<TextField label="Chilometri" hint="Come sul cruscotto dell'auto" required />);
    const input = screen.getByLabelText(/Chilometri/);
    expect(input).toHaveAccessibleDescription("Come sul cruscotto dell'auto");
    expect(input).toBeRequired();
    await expectAccessible(container);
  });

  it('lets the error take the place of the hint', () => {
    renderWithHost(<TextField label="CAP" hint="5 cifre" error="Il CAP ha 5 cifre." />);
    expect(screen.getByLabelText('CAP')).toBeInvalid();
    expect(screen.getByLabelText('CAP')).toHaveAccessibleDescription('Il CAP ha 5 cifre.');
  });

  it('warns without calling the value invalid', () => {
    renderWithHost(<TextField label="CAP" warning="20900 è di Monza, non di Milano." />);
    expect(screen.getByLabelText('CAP')).toBeValid();
    expect(screen.getByText('20900 è di Monza, non di Milano.')).toBeVisible();
  });

  it('offers the choices of a select', () => {
    renderWithHost(<SelectField label="Provincia" placeholder="Scegli" options={[{ value: 'MI', label: 'Milano' }]} />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Scegli', 'Milano']);
  });
});
