import { render, screen } from '@testing-library/react';
import { intl } from './intl';

const plain = { id: 'test.plain', defaultMessage: 'Si elimina il {date}.' };
const rich = { id: 'test.rich', defaultMessage: 'Paga entro il <b>{date}</b>.' };

test('an article gives way before a day that begins with a vowel', () => {
  expect(intl.formatMessage(plain, { date: '8 dicembre 2026' })).toBe('Si elimina l’8 dicembre 2026.');
  expect(intl.formatMessage(plain, { date: '9 dicembre 2026' })).toBe('Si elimina il 9 dicembre 2026.');
});

test('in front of a bold day, too', () => {
  render(<p>{intl.formatMessage(rich, { date: '11 novembre 2026', b: (text) => <b>{text}</b> })}</p>);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Paga entro l’11 novembre 2026.');
});
