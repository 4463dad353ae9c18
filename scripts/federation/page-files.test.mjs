import { pagesInSource } from './page-files.mjs';

test('a route table tells its pages and what each imports', () => {
  const source = `
    export const routes: readonly Route[] = [
      { title: 'Home', element: <Landing /> },
      { title: 'Cruscotto', element: lazyPage(() => import('../dashboard').then((page) => page.Dashboard)) },
      { path: 'stores/:uid', element: (<Guard>{lazyPage(() => import('../stores').then((f) => f.StorePage))}</Guard>) },
      { path: '/cms', frame: 'staff', Page: page(() => import('../home/home-page').then(({ HomePage }) => HomePage)) },
    ];`;

  expect(pagesInSource(source)).toEqual([
    { path: '', frame: undefined, request: '../dashboard' },
    { path: 'stores/:uid', frame: undefined, request: '../stores' },
    { path: '/cms', frame: 'staff', request: '../home/home-page' },
  ]);
});
