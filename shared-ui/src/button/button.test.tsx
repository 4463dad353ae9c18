import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderWithHost } from '../testing';
import { Button } from './button';
import { ButtonLink } from './button-link';

describe('Button', () => {
  it('calls back once a click', async () => {
    const pressed = jest.fn();
    renderWithHost(<Button onClick={pressed}>Salva</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('stays reachable but does nothing while disabled', async () => {
    const submitted = jest.fn();
    renderWithHost(
      <form onSubmit={submitted}>
        <Button type="submit" disabled onClick={submitted}>
          Importa
        </Button>
      </form>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Importa' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('keeps the look of a disabled one under the pointer', () => {
    renderWithHost(
      <Button look="solid" disabled>
        Importa
      </Button>,
    );
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const hovered = rules.filter((rule) => /aria-disabled[^{]*:hover/.test(rule));
    expect(hovered).toEqual([expect.stringContaining('bg-muted')]);
  });

  it('says that it is at work and blocks the second click', async () => {
    const pressed = jest.fn();
    const { container } = renderWithHost(
      <Button loading onClick={pressed}>
        Continua
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Attendi' }));
    expect(pressed).not.toHaveBeenCalled();
    await expectAccessible(container);
  });
});

describe('ButtonLink', () => {
  it('is a real link', () => {
    renderWithHost(<ButtonLink to="/login">Accedi</ButtonLink>);
    expect(screen.getByRole('link')).toHaveAttribute('data-frame');
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
  });
});
