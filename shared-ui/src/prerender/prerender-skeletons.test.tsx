/** @jest-environment node */
import { PageSkeleton } from './page-skeleton';
import { prerenderSkeletons } from './prerender-skeletons';

const routes = [
  { title: 'Cruscotto' },
  { path: 'contracts', title: 'Contratti' },
  { path: 'contracts/:uid', title: 'Contratto' },
  { path: 'contracts/:uid/counter', title: 'Firma al banco', bare: true },
];

test('each page within a frame has its skeleton, by its whole address', async () => {
  const drawn = await prerenderSkeletons('/cms/manager', routes, ({ title }) => <PageSkeleton title={title} crumbs />);
  expect(Object.keys(drawn)).toEqual(['/cms/manager', '/cms/manager/contracts', '/cms/manager/contracts/:uid']);
  expect(drawn['/cms/manager/contracts']?.html).toContain('Contratti');
});

test('an area at the root has no double slash, and nothing bears a name that the live page has', async () => {
  const drawn = await prerenderSkeletons('/', [{ path: 'ricerca/:vin' }], () => (
    <form id="content">
      <label htmlFor="vin">Telaio</label>
      <input id="vin" name="vin" />
    </form>
  ));
  expect(drawn['/ricerca/:vin']?.html).toBe('<form><label>Telaio</label><input/></form>');
});
