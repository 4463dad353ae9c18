import { screen, within } from '@testing-library/react';
import { expectAccessible, inForcedColors, renderWithHost } from '../../testing';
import { CountdownBadge } from './countdown-badge';
import { StatusBars } from './status-bars';
import { StatusCells } from './status-cells';
import { StatusChip } from './status-chip';
import { STATUS_ORDER } from './statuses';

it('shows the six labels of the specification with their meaning', () => {
  renderWithHost(
    <div>
      {STATUS_ORDER.map((status) => (
        <StatusChip key={status} status={status} />
      ))}
    </div>,
  );
  for (const label of ['BOZZA', 'DISPONIBILE', 'IN ATTESA', 'FIRMATO', 'COMPILATO', 'PAGATO']) {
    expect(screen.getByText(label)).toHaveAttribute('title');
  }
});

const steps = [
  { status: 'DRAFT', state: 'past', note: '21/11, 10:18' },
  { status: 'AVAIABLE', state: 'skipped' },
  { status: 'PENDING', state: 'past', note: '21/11, 10:39' },
  { status: 'SIGNED', state: 'now', note: '21/11, 10:42' },
  { status: 'FILLED', state: 'next', note: 'dopo la scelta' },
  { status: 'PAID', state: 'next', note: 'entro il 06/12' },
] as const;

it.each([
  ['bars', StatusBars],
  ['cells', StatusCells],
])('tells the way of a contract in %s', async (_look, Rail) => {
  const { container } = renderWithHost(<Rail steps={steps} />);
  const rail = screen.getByRole('list', { name: 'Stato del contratto' });
  expect(within(rail).getAllByRole('listitem')).toHaveLength(6);
  expect(within(rail).getByText('non serve')).toBeInTheDocument();
  expect(rail.querySelector('[aria-current=step]')).toHaveTextContent('Firmato');
  await expectAccessible(container);
});

it('shows the cells where colours are the system’s: on a phone they are grounds and nothing else', () => {
  renderWithHost(<StatusCells steps={steps} />);
  const [past] = screen.getAllByRole('listitem');
  expect(past && inForcedColors(past)).toBe('border-top-width: 4px;');
});

describe('CountdownBadge', () => {
  const now = '2026-11-21T09:00:00Z';
  it.each([
    ['2026-11-21', 'Oggi', 'Si elimina oggi, il 21/11/2026'],
    ['2026-11-22', 'Domani', 'Si elimina domani, il 22/11/2026'],
    ['2026-11-27', '6 giorni', 'Si elimina tra 6 giorni, il 27/11/2026'],
    ['2026-12-11', '11/12/2026', 'Si elimina tra 20 giorni, il 11/12/2026'],
  ])('says %s as %s', (until, words, title) => {
    renderWithHost(<CountdownBadge until={until} now={now} />);
    expect(screen.getByText(words)).toHaveAttribute('title', title);
  });

  it('tells no more days than the term has, on the eve of summer time either', () => {
    renderWithHost(<CountdownBadge until="2027-04-16T22:59:00Z" atMost={20} now="2027-03-27T22:59:00Z" />);
    expect(screen.getByText('17/04/2027')).toHaveAttribute('title', 'Si elimina tra 20 giorni, il 17/04/2027');
  });

  it('shows a dash when nothing is deleted', () => {
    renderWithHost(<CountdownBadge until={null} now={now} />);
    expect(screen.getByText('–')).toBeVisible();
  });
});
