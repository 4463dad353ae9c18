import { uncoverWhenDrawn } from './uncover-when-drawn';

function pages() {
  document.body.innerHTML = '<div id="skeleton">CAR CARE</div><div id="root"></div>';
  const [skeleton, live] = document.querySelectorAll<HTMLElement>('body > div');
  if (!skeleton || !live) throw new Error('Both are there.');
  uncoverWhenDrawn(skeleton, live);
  return async (html: string) => {
    live.innerHTML = html;
    await Promise.resolve();
  };
}

test('the skeleton stays while frame or area are on their way, and goes with the first drawing', async () => {
  const show = pages();
  await show('<div data-placeholder role="status"></div>');
  expect(document.body).toHaveTextContent('CAR CARE');
  await show('<header></header><main id="content"><div data-placeholder role="status"></div></main>');
  expect(document.body).toHaveTextContent('CAR CARE');

  await show('<main id="content"><h1>Contratti</h1></main>');
  expect(document.body.textContent).toBe('Contratti');
});

test('a page that failed shows at once', async () => {
  const show = pages();
  await show('<main id="content"><section role="alert"><h1>Non si è caricata</h1></section></main>');
  expect(document.body.textContent).toBe('Non si è caricata');
});
