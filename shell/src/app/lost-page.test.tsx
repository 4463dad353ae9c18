import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Link, Route, Routes, useLocation } from 'shared-ui/router';
import { renderWithHost } from 'shared-ui/testing';
import { PageBoundary } from '../errors/page-boundary';
import { MissingPage } from './missing-page';
import { shellPages } from './shell-pages';

const mockScripts = { areLost: true };

function mockPage(name: string, title: string) {
  if (mockScripts.areLost) throw new Error('Loading chunk 7 failed.');
  return { [name]: () => <h1>{title}</h1> };
}

jest.mock('../errors/pages', () => mockPage('NotFoundPage', 'Pagina non trovata'));
jest.mock('../auth/login-page', () => mockPage('LoginPage', 'Accedi'));
jest.mock('../api/report-error');

const LoginPage = shellPages('production').find(({ path }) => path === '/login')?.Page ?? MissingPage;

/** A page, and another one to go to, in boundaries as `Pages` has them. */
function Site({ Page }: { Page: ComponentType }) {
  return (
    <>
      <Link to="/">Prima</Link>
      <Link to="/page">Pagina</Link>
      <PageBoundary key={useLocation().pathname}>
        <Routes>
          <Route path="/" element={<p>La prima pagina</p>} />
          <Route path="/page" element={<Page />} />
        </Routes>
      </PageBoundary>
    </>
  );
}

test.each([
  ['of an address that leads nowhere', MissingPage, 'Pagina non trovata'],
  ['of the shell itself', LoginPage, 'Accedi'],
])('a page %s whose script was lost comes with the next visit, without a reload', async (_, Page, title) => {
  jest.spyOn(console, 'error').mockReturnValue();
  mockScripts.areLost = true;
  const user = userEvent.setup();
  await act(async () => renderWithHost(<Site Page={Page} />, { route: '/page' }));
  expect(await screen.findByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();

  mockScripts.areLost = false;
  await user.click(screen.getByRole('link', { name: 'Prima' }));
  await user.click(screen.getByRole('link', { name: 'Pagina' }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
