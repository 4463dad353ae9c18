import { act, screen } from '@testing-library/react';
import { renderWithHost } from '../testing';
import { Skeleton, SkeletonGroup } from './skeleton';

describe('Skeleton', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps its room at once and shows after 150 ms', () => {
    renderWithHost(
      <SkeletonGroup label="Caricamento del riepilogo">
        <Skeleton height={44} />
      </SkeletonGroup>,
    );
    const bar = screen.getByRole('status', { name: 'Caricamento del riepilogo' }).firstElementChild;
    expect(bar).toHaveStyle({ height: '44px', visibility: 'hidden' });
    act(() => jest.advanceTimersByTime(150));
    expect(bar).toHaveStyle({ visibility: 'visible' });
  });
});
