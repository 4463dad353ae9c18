import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPalette } from './palette-store';

test('Enter waits with the palette, and a press on the page gives it up', async () => {
  const pressed = jest.fn();
  render(
    <>
      <button type="button" onClick={pressed}>
        Salva
      </button>
      <input aria-label="Nome" />
    </>,
  );
  const user = userEvent.setup();
  screen.getByRole('button').focus();
  openPalette();
  await user.keyboard('ro{Enter}');
  expect(pressed).not.toHaveBeenCalled();

  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Anna');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Anna');
});
