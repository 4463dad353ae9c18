import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, inForcedColors, renderWithHost } from '../../../testing';
import { AnchorTabs } from './anchor-tabs';
import { StatusTabs } from './status-tabs';

it('shows statuses with their counts, and all of them together', async () => {
  const change = jest.fn();
  const { container } = renderWithHost(
    <StatusTabs value="PAID" counts={{ DRAFT: 12, PAID: 1178 }} onChange={change} />,
  );
  expect(screen.getByRole('button', { name: 'Tutti 1.190' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Pagato 1.178' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Bozza 12' }));
  expect(change).toHaveBeenCalledWith('DRAFT');
  await expectAccessible(container);
});

it('has one more tab for what is no status', async () => {
  const [change, select] = [jest.fn(), jest.fn()];
  const more = { label: 'Receduti', count: 4, current: true, onSelect: select };
  renderWithHost(<StatusTabs value={null} counts={{ DRAFT: 12 }} onChange={change} more={more} />);
  expect(screen.getByRole('button', { name: 'Tutti 12' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Receduti 4', pressed: true }));
  expect(select).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Tutti 12' }));
  expect(change).toHaveBeenCalledWith(null);
});

it('leads to a page’s parts and says where something is not saved', async () => {
  const { container } = renderWithHost(
    <AnchorTabs
      label="Parti"
      tabs={[
        { id: 'dati', label: 'Dati', count: 1178 },
        { id: 'privacy', label: 'Privacy', unsaved: true },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Dati 1.178' })).toHaveAttribute('aria-current', 'location');
  expect(screen.getByRole('link', { name: /Privacy.*modifiche non salvate/ })).toHaveAttribute('href', '#privacy');
  await expectAccessible(container);
});

it('marks the present tab by an edge where colours are the system’s', () => {
  renderWithHost(<StatusTabs value="PAID" counts={{ DRAFT: 12, PAID: 1178 }} onChange={jest.fn()} />);
  expect(inForcedColors(screen.getByRole('button', { name: 'Pagato 1.178' }))).toBe(
    'border-bottom: 3px solid Highlight;',
  );
  expect(inForcedColors(screen.getByRole('button', { name: 'Bozza 12' }))).toBe('');
});
