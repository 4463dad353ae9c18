import { screen } from '@testing-library/react';
import { provideTestHost } from 'shared-api/testing';
import { exampleAnalytics } from 'shared-staff/testing';
import { renderWithHost } from 'shared-ui/testing';
import { FunnelPanel } from './funnel-panel';

/** The funnel of a month with 112 signed contracts and so many searches. */
function open(searches: number) {
  provideTestHost(() => ({}), { roles: ['admin'] });
  const funnel = exampleAnalytics.funnel.map((one) => (one.step === 'search' ? { ...one, count: searches } : one));
  renderWithHost(
    <FunnelPanel analytics={{ ...exampleAnalytics, funnel }} store="" period={exampleAnalytics.monthly} />,
  );
}

test('what becomes of a search is told where visits were recorded', () => {
  open(2418);
  expect(screen.getByText(/da una ricerca a un contratto pagato: 2,9%/)).toBeVisible();
  expect(screen.queryByText(/registrate/)).not.toBeInTheDocument();
});

test('contracts without their visits are no visits: it says that these were not recorded', () => {
  open(0);
  expect(screen.getByText(/^Le visite di questo periodo non sono state registrate/)).toBeVisible();
  expect(screen.queryByText(/da una ricerca/)).not.toBeInTheDocument();
});

test('where recording began within the period it says so', () => {
  open(40);
  expect(screen.getByText(/^Le visite di questo periodo sono state registrate solo in parte/)).toBeVisible();
  expect(screen.queryByText(/da una ricerca/)).not.toBeInTheDocument();
});
