import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '../../../testing';
import { DateField } from './date-field';

jest.mock('shared-ui/calendar', () => {
  throw new Error('no connection');
});

it('lets the date be typed where the calendar cannot be loaded, and says so', async () => {
  renderWithHost(<DateField label="Dal" />);
  await userEvent.click(screen.getByRole('button', { name: 'Apri il calendario' }));
  expect(await screen.findByText('Il calendario non si è aperto: scrivi la data.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Dal'), '21112026{Tab}');
  expect(screen.getByLabelText('Dal')).toHaveValue('21/11/2026');
});
