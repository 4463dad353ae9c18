import { screen, within } from '@testing-library/react';
import { expectAccessible, inForcedColors, renderWithHost } from '../../../testing';
import { DayBars } from './day-bars';
import { DayChart } from './day-chart';

it('gives the bars as a table to who cannot see them', async () => {
  const { container } = renderWithHost(
    <DayBars
      label="Contratti al giorno"
      days={[{ key: '21', letter: 'S', name: 'sabato 21', before: 1, now: 2 }]}
      nowName="16–21 nov"
      beforeName="9–14 nov"
    />,
  );
  const table = screen.getByRole('table', { name: 'Contratti al giorno' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('sabato 2112');
  await expectAccessible(container);
});

it('keeps its bars where colours are the system’s', () => {
  const days = [{ key: '21', letter: 'S', name: 'sabato 21', before: 1, now: 2 }];
  const { container } = renderWithHost(
    <DayBars label="Contratti al giorno" days={days} nowName="16–21 nov" beforeName="9–14 nov" />,
  );
  const bars = [...container.querySelectorAll('[style*=height]')];
  expect(bars.map((bar) => /background: (\w+)/.exec(inForcedColors(bar))?.[1])).toEqual(['Canvas', 'CanvasText']);
});

it('leaves its room to what a day has nothing to be compared with, so that all days are of one width', () => {
  const days = [
    { key: '21', letter: 'S', name: 'sabato 21', before: 1, now: 2 },
    { key: '22', letter: 'D', name: 'domenica 22', before: 0, now: 2 },
    { key: '23', letter: 'L', name: 'lunedì 23', now: 2 },
  ];
  const named = days.map((day) => ({ ...day, sparse: true, nowText: '2 contratti', beforeText: null }));
  const { container } = renderWithHost(
    <>
      <DayBars label="Contratti al giorno" days={days} nowName="16–21 nov" beforeName="9–14 nov" />
      <DayChart label="Al giorno" chooserLabel="Giorno" days={named} write={String} />
    </>,
  );
  const bars = [...container.querySelectorAll('[style^=height], [style^=visibility]')];
  expect(bars.filter((bar) => !bar.hasAttribute('hidden'))).toHaveLength(12);
});
