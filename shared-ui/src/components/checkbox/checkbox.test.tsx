import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderWithHost } from '../../testing';
import { Checkbox } from './checkbox';
import { TickBox } from './tick-box';

describe('Checkbox', () => {
  it('is ticked by its sentence and by the space bar', async () => {
    const { container } = renderWithHost(<Checkbox>Accetto di rispondere a sondaggi.</Checkbox>);
    const tick = screen.getByRole('checkbox', { name: 'Accetto di rispondere a sondaggi.' });
    await userEvent.click(screen.getByText('Accetto di rispondere a sondaggi.'));
    expect(tick).toBeChecked();
    await userEvent.keyboard(' ');
    expect(tick).not.toBeChecked();
    await expectAccessible(container);
  });

  it('says what is missing', () => {
    renderWithHost(<Checkbox error="Serve per ricevere il codice.">Ho letto e accetto.</Checkbox>);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Serve per ricevere il codice.');
  });
});

it('shows a mixed choice', () => {
  renderWithHost(<TickBox aria-label="Scegli tutti" indeterminate />);
  expect(screen.getByRole('checkbox', { name: 'Scegli tutti' })).toBePartiallyChecked();
});
