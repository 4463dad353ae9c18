import { screen, within } from '@testing-library/react';
import { clausesOf, termsPath, termsVersion } from 'shared-api/terms';
import { expectAccessible, renderWithHost } from 'shared-ui/testing';
import { RentalTermsPage, TermsPage } from './terms-page';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('the page has the contract’s own clauses, with their numbers and to the letter', async () => {
  const { container } = renderWithHost(<TermsPage />);
  const clauses = clausesOf('care');
  expect(headings()).toEqual([
    ...clauses.map(({ number, title }) => `${number}. ${title.defaultMessage}`),
    'Approvazione specifica',
  ]);
  for (const { paragraphs } of clauses)
    for (const { defaultMessage } of paragraphs) expect(screen.getByText(defaultMessage)).toBeVisible();
  await expectAccessible(container);
});

test('the clauses that the customer approves by number are marked', () => {
  renderWithHost(<TermsPage />);
  const marked = screen.getAllByText('Clausola da approvare specificamente, con una spunta a parte.');
  const titles = marked.map((mark) => {
    const part = mark.closest('section');
    return part && within(part).getByRole('heading').textContent;
  });
  expect(titles).toEqual(['6. Esclusioni', '9. Decadenza', '11. Limiti di responsabilità']);
});

test('a rental has its own clauses, and each page leads to the other', () => {
  renderWithHost(<RentalTermsPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Condizioni di noleggio');
  expect(screen.getByText(/concede al cliente l’uso del veicolo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Condizioni di garanzia e manutenzione' })).toHaveAttribute(
    'href',
    '/condizioni',
  );
});

test('the version that a contract was made under stands at an address of its own', async () => {
  renderWithHost(<TermsPage />, { route: termsPath('care', termsVersion) });
  expect(screen.getByText(`Versione ${termsVersion}`)).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a version that never was is told, and the one in force stands in its place', async () => {
  const { container } = renderWithHost(<TermsPage />, { route: '/condizioni?versione=1999-01' });
  expect(screen.getByRole('status')).toHaveTextContent(
    `Non esiste una versione «1999-01» delle condizioni: qui sotto leggi la ${termsVersion}, quella in vigore.`,
  );
  expect(headings()).toHaveLength(clausesOf('care').length + 1);
  await expectAccessible(container);
});
