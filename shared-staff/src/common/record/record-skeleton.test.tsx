import { screen, waitFor } from '@testing-library/react';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { RecordSkeleton } from './record-skeleton';

test('a record on its way has the shape of what comes: fields with their labels, each bar of its height', async () => {
  const { container } = renderWithHost(<RecordSkeleton label="Il dealer si sta caricando" />);
  const waiting = screen.getByRole('status', { name: 'Il dealer si sta caricando' });
  const bars = [...waiting.querySelectorAll('[aria-hidden]')];
  await waitFor(() => expect(bars[0]).toBeVisible());
  const heights = bars.map((bar) => getComputedStyle(bar).height);
  expect(heights.filter((height) => height === '40px')).toHaveLength(8);
  expect(heights.filter((height) => height === '12px')).toHaveLength(8);
  await expectAccessible(container);
});
