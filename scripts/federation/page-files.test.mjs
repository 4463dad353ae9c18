import { pagesInSource } from './page-files.mjs';

test('a route table tells its pages and what each imports', () => {
  const source = `
    export const routes: readonly Route[] = [
      { title: 'Home', element: <Landing /> },
      { title: 'Cruscotto', element: lazyPage(() => import('../dashboard').then((page) => page.Dashboard)) },
      { path: 'stores/:uid', element: (<Guard>{lazyPage(() => import('../stores').then((f) => f.StorePage))}</Guard>) },
      { path: 'list', asks: ['/list?per_page=25', '/others'], element: lazyPage(() => import('../list').then((f) => f.List)) },
      { path: '/cms', frame: 'staff', Page: page(() => import('../home/home-page').then(({ HomePage }) => HomePage)) },
    ];`;

  expect(pagesInSource(source)).toEqual([
    { path: '', frame: undefined, request: '../dashboard' },
    { path: 'stores/:uid', frame: undefined, request: '../stores' },
    { path: 'list', frame: undefined, asks: ['/list?per_page=25', '/others'], request: '../list' },
    { path: '/cms', frame: 'staff', request: '../home/home-page' },
  ]);
});
