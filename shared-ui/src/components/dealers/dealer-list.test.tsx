import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible, renderWithHost } from '../../testing';
import { DealerList, type DealerRow } from './dealer-list';

const dealers: DealerRow[] = [
  {
    id: 'a',
    name: 'Autocentro Lambro',
    address: 'via Rombon 41, 20134 Milano (MI)',
    km: 3.2,
    hours: { open: true, words: 'Aperto fino alle 12:30' },
    details: 'Telefono 02 1264 8870',
  },
  {
    id: 'b',
    name: 'Brianza Motori',
    address: 'viale Lombardia 12, 20900 Monza (MB)',
    km: 11.4,
    hours: { open: false, words: 'Apre lunedì alle 8:30' },
  },
];

function Choice({ rows }: { rows: DealerRow[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  return <DealerList label="Concessionario" dealers={rows} value={chosen} onChange={setChosen} />;
}

describe('DealerList', () => {
  it('says distance and hours of each and opens the chosen one', async () => {
    const { container } = renderWithHost(<Choice rows={dealers} />);
    const first = screen.getByRole('radio', { name: 'Autocentro Lambro' });
    expect(first).toHaveAccessibleDescription(/Aperto fino alle 12:30.*circa 3\skm/);
    expect(screen.queryByText('Telefono 02 1264 8870')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Autocentro Lambro'));
    expect(screen.getByText('Telefono 02 1264 8870')).toBeVisible();
    await expectAccessible(container);
  });

  it('sets those that are far apart from those that are near', () => {
    const far = dealers.map((dealer, index) => ({ ...dealer, km: index === 0 ? 3.2 : 128 }));
    renderWithHost(
      <DealerList
        label="Concessionario"
        dealers={far}
        value={null}
        onChange={() => undefined}
        beyond={{ km: 60, words: 'A più di 60 km' }}
      />,
    );
    const divider = screen.getByText('A più di 60 km');
    const [near, other] = screen.getAllByRole('radio');
    expect(near && divider.compareDocumentPosition(near)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(other && divider.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows no scale and no distance without a place', () => {
    renderWithHost(<Choice rows={dealers.map((dealer) => ({ ...dealer, km: null }))} />);
    expect(screen.queryByText(/km/)).not.toBeInTheDocument();
  });
});
