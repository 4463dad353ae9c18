import { screen } from '@testing-library/react';
import { expectAccessible, renderWithHost } from '../../testing';
import { SummaryCard } from './summary-card';

const car = {
  vin: 'ZACPJFCW1SP018273',
  name: 'Jeep Avenger 1.2 Turbo Altitude',
  plate: 'GT109RZ',
  registrationDate: '2025-03-18',
};
const price = { price: '1280.00', discount: '100.00', total: '1180.00', iva: '212.79', iva_rate: '22.00' };

describe('SummaryCard', () => {
  it('shows the car, the choices and lines that add up', async () => {
    const { container } = renderWithHost(
      <SummaryCard
        car={car}
        price={price}
        rows={[
          { label: 'Pacchetto', value: 'Completo 36', changeTo: '/pacchetti' },
          { label: 'Concessionario', detail: 'da scegliere' },
        ]}
      />,
    );
    expect(screen.getByRole('complementary', { name: 'Riepilogo' })).toBeVisible();
    expect(screen.getByText(/ZAC/)).toHaveTextContent('ZAC PJFCW1 SP018273');
    expect(screen.getByRole('link', { name: 'Cambia Pacchetto' })).toHaveAttribute('href', '/pacchetti');
    expect(screen.getByText('Sconto').nextElementSibling).toHaveTextContent('−100,00 €');
    expect(screen.getByText('di cui IVA 22%').nextElementSibling).toHaveTextContent('212,79 €');
    await expectAccessible(container);
  });

  it('speaks of no discount where there is none', () => {
    renderWithHost(<SummaryCard car={car} price={{ ...price, discount: '0.00', price: '1180.00' }} />);
    expect(screen.queryByText('Sconto')).not.toBeInTheDocument();
    expect(screen.getByText('Totale').nextElementSibling).toHaveTextContent('1.180,00 €');
  });
});
