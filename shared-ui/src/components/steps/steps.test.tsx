import { screen, within } from '@testing-library/react';
import { expectAccessible, renderWithHost } from '../../testing';
import { Steps } from './steps';

it('leads back to done steps, marks the present one, and tells the place in words', async () => {
  const { container } = renderWithHost(
    <Steps
      current={2}
      steps={[
        { name: 'Veicolo', answer: 'GT 109 RZ', to: '/ricerca/ZACPJFCW1SP018273' },
        { name: 'Pacchetto', answer: 'Completo 36', to: '/ricerca/ZACPJFCW1SP018273/packages' },
        { name: 'Concessionario' },
        { name: 'Dati' },
        { name: 'Firma' },
      ]}
    />,
  );
  const steps = screen.getByRole('navigation', { name: 'Passi' });
  expect(
    within(steps)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/ricerca/ZACPJFCW1SP018273', '/ricerca/ZACPJFCW1SP018273/packages']);
  expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('Concessionario');
  expect(steps).toHaveTextContent('Passo 3 di 5: Concessionario');
  await expectAccessible(container);
});
