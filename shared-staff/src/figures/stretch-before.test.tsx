import { screen } from '@testing-library/react';
import type { AnalyticsPeriod } from 'shared-api/entities';
import { provideTestHost } from 'shared-api/testing';
import { renderWithHost } from 'shared-ui/testing';
import { exampleAnalytics } from '../common/testing/example-analytics';
import { BaseOfChange, DeletedSince, PeriodChange, useStretchBefore } from './stretch-before';

const { weekly, last_week, monthly } = exampleAnalytics;

beforeEach(() => void provideTestHost(() => ({}), { roles: ['admin'] }));

function Base({ period }: { period: AnalyticsPeriod }) {
  return <BaseOfChange period={period} days={useStretchBefore()(period)} />;
}

/** What a period is compared with, as it is written on a page. */
function baseOf(period: AnalyticsPeriod) {
  const { container, unmount } = renderWithHost(<Base period={period} />);
  const text = container.textContent;
  unmount();
  return text;
}

test('a period that is not over is compared to the same minute, and says so', () => {
  expect(baseOf(weekly)).toMatch(/^9–10 nov fino alle 10:42: /);
  expect(baseOf(last_week)).toMatch(/^2–8 nov: /);
});

test('days of a year before say which year, whatever the year of the period', () => {
  const before = { ...last_week.before, series: [{ date: '2025-11-10', count: 1, price: '100.00' }] };
  const ended = { from: '2025-11-09T23:00:00Z', to: '2025-11-10T23:00:00Z' };
  const compared = { ...last_week, before: { ...before, ...ended } };
  expect(baseOf(compared)).toMatch(/^10 nov 2025: /);
  const ofThatYear = { from: '2025-11-10T23:00:00Z', to: '2025-11-11T23:00:00Z' };
  expect(baseOf({ ...compared, ...ofThatYear })).toMatch(/^10 nov 2025: /);
});

test('the base that is printed is the one of the change', () => {
  expect(baseOf(monthly)).toMatch(/^1–2 ott fino alle 10:42: 31 contratti, 30\.135,00\s€$/);
});

test('a change of four digits is told by its two numbers', () => {
  const grown = { ...monthly, count: 65, change: { ...monthly.change, count: 1_525 } };
  const { unmount } = renderWithHost(
    <PeriodChange period={{ ...grown, before: { ...grown.before, count: 4 } }} of="count" />,
  );
  expect(screen.getByText('4 → 65')).toBeInTheDocument();
  unmount();
  renderWithHost(<PeriodChange period={weekly} of="count" />);
  expect(screen.getByText('50,0%')).toBeInTheDocument();
});

test('what was deleted since is told apart, and only where there is some', () => {
  const { container } = renderWithHost(<DeletedSince period={weekly} />);
  expect(container).toHaveTextContent('Di cui 2 eliminati.');
  const none = { ...weekly, deleted: { count: 0, price: '0.00' } };
  expect(renderWithHost(<DeletedSince period={none} />).container).toBeEmptyDOMElement();
});
