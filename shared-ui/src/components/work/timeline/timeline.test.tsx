import { screen, within } from '@testing-library/react';
import { expectAccessible, renderWithHost } from '../../../testing';
import { Timeline } from './timeline';

it('tells a record’s story: what is foreseen above the line of today', async () => {
  const { container } = renderWithHost(
    <Timeline
      items={[
        { key: 'made', title: 'Creato', when: '07/11 09:12', status: 'DRAFT' },
        { key: 'end', title: 'Eliminazione', when: '27/11/2026', future: true },
        { key: 'sms', title: 'SMS', when: '07/11 09:14', delivery: { state: 'error', text: 'Telefono spento' } },
      ]}
    />,
  );
  const items = within(screen.getByRole('list', { name: 'Cronologia, dal più recente' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Eliminazione, previsto27/11/2026',
    'Oggi',
    'Creato07/11 09:12',
    'SMS07/11 09:14Telefono spento',
  ]);
  await expectAccessible(container);
});
