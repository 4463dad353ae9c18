import { screen } from '@testing-library/react';
import { createItalianIntl } from 'shared-ui/intl';
import { renderWithHost } from 'shared-ui/testing';
import { exampleAnalytics } from '../common/testing/example-analytics';
import { BaseOfChange, DeletedSince, PeriodChange, stretchBefore } from './stretch-before';

const intl = createItalianIntl();
const { weekly, last_week, monthly } = exampleAnalytics;

test('a period that is not over is compared to the same minute, and says so', () => {
  expect(stretchBefore(weekly, intl)).toBe('9–10 nov fino alle 10:42');
  expect(stretchBefore(last_week, intl)).toBe('2–8 nov');
});

test('a period that is compared with another year says which', () => {
  const before = { ...last_week.before, series: [{ date: '2025-11-10', count: 1, price: '100.00' }] };
  const ended = { from: '2025-11-09T23:00:00Z', to: '2025-11-10T23:00:00Z' };
  expect(stretchBefore({ ...last_week, before: { ...before, ...ended } }, intl)).toBe('10 nov 2025');
});

test('the base that is printed is the one of the change', () => {
  renderWithHost(<BaseOfChange period={monthly} days={stretchBefore(monthly, intl)} />);
  expect(screen.getByText('1–2 ott fino alle 10:42: 31 contratti, 30.135,00 €')).toBeInTheDocument();
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
