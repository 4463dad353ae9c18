import { startScriptsWhenWanted } from './start-scripts';

const inPage = () => [...document.body.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** A browser that says when it is idle. */
function page() {
  document.body.innerHTML = `<input /><template><script defer src="/a.js"></script><script defer src="/b.js"></script></template>`;
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
  const template = document.querySelector('template');
  if (template) startScriptsWhenWanted(template);
  return {
    field: document.querySelector('input'),
    becomeIdle: () => {
      for (const run of idle) run();
    },
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('the scripts wait until the browser is idle, and then come in their order', () => {
  const { becomeIdle } = page();
  expect(inPage()).toEqual([]);
  becomeIdle();
  expect(inPage()).toEqual(['/a.js', '/b.js']);
});

test('whoever touches the page before has them come at once, and only once', () => {
  const { field, becomeIdle } = page();
  field?.focus();
  expect(inPage()).toEqual(['/a.js', '/b.js']);
  field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  becomeIdle();
  expect(inPage()).toEqual(['/a.js', '/b.js']);
});
