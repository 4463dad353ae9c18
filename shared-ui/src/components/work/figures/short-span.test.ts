import { createItalianIntl } from 'shared-ui/intl';
import { shortSpan } from './short-span';

const intl = createItalianIntl();

test('days from and to are written once where they share a month', () => {
  expect(shortSpan('2026-11-16', '2026-11-21', intl)).toBe('16–21 nov');
  expect(shortSpan('2026-11-30', '2026-12-05', intl)).toBe('30 nov – 5 dic');
  expect(shortSpan('2026-11-21', '2026-11-21', intl)).toBe('21 nov');
  expect(shortSpan('', '2026-11-21', intl)).toBe('');
});

test('the year stands once where both days are in it', () => {
  const withYear = true;
  expect(shortSpan('2025-11-16', '2025-11-21', intl, { withYear })).toBe('16–21 nov 2025');
  expect(shortSpan('2025-11-01', '2025-12-31', intl, { withYear })).toBe('1 nov – 31 dic 2025');
  expect(shortSpan('2025-11-01', '2026-01-31', intl, { withYear })).toBe('1 nov 2025 – 31 gen 2026');
});
