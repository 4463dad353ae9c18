import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible, inForcedColors, renderWithHost } from '../../testing';
import { RadioCard } from './radio-card';
import { RadioCardGroup, RadioCards } from './radio-cards';
import { Switch } from './switch';

function Packages() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <RadioCards label="Pacchetto" value={chosen} onChange={setChosen}>
      <RadioCardGroup title="Manutenzione">
        <RadioCard value="t24" title="Tagliandi 24" aside="549,00 €">
          Due tagliandi con ricambi e manodopera.
        </RadioCard>
        <RadioCard value="c36" title="Completo 36" aside="1.180,00 €">
          Soccorso stradale, 24 ore su 24.
        </RadioCard>
      </RadioCardGroup>
      <RadioCardGroup title="Non adatti alla tua auto">
        <RadioCard value="e48" title="Elettrica 48" impossible="Solo per auto elettriche: questa è a benzina." />
      </RadioCardGroup>
    </RadioCards>
  );
}

describe('RadioCards', () => {
  it('is one choice over all groups and opens the chosen card', async () => {
    const { container } = renderWithHost(<Packages />);
    expect(screen.getByRole('radiogroup', { name: 'Pacchetto' })).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();

    await userEvent.click(screen.getByText('Tagliandi 24'));
    expect(screen.getByRole('radio', { name: 'Tagliandi 24' })).toBeChecked();
    expect(screen.getByText('Due tagliandi con ricambi e manodopera.')).toBeVisible();

    await userEvent.click(screen.getByText('1.180,00 €'));
    expect(screen.getByRole('radio', { name: 'Tagliandi 24' })).not.toBeChecked();
    expect(screen.queryByText('Due tagliandi con ricambi e manodopera.')).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('lets one read, but not choose, what is not possible', async () => {
    renderWithHost(<Packages />);
    const radio = screen.getByRole('radio', { name: 'Elettrica 48' });
    expect(radio).toHaveAccessibleDescription('Solo per auto elettriche: questa è a benzina.');
    await userEvent.click(radio);
    expect(radio).not.toBeChecked();
    expect(radio).toHaveFocus();
  });
});

it('switches at once', async () => {
  renderWithHost(<Switch>Ricevi gli avvisi</Switch>);
  await userEvent.click(screen.getByText('Ricevi gli avvisi'));
  expect(screen.getByRole('switch', { name: 'Ricevi gli avvisi' })).toBeChecked();
});

it('tells on from off where colours are the system’s', () => {
  renderWithHost(
    <>
      <Switch defaultChecked>Acceso</Switch>
      <Switch>Spento</Switch>
      <Packages />
    </>,
  );
  const [on, off] = [screen.getByRole('switch', { name: 'Acceso' }), screen.getByRole('switch', { name: 'Spento' })];
  expect(inForcedColors(on)).toContain('background: Highlight;');
  expect(inForcedColors(off)).toBe('');
  expect(inForcedColors(off, '::after')).toContain('background: CanvasText;');
});
