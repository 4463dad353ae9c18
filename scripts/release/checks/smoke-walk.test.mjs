import { walk } from './smoke-walk.mjs';

/** Tabs over a site in which every address has links, a fault where one is named, and lateness the first time or always. */
function tabsOf(count, site, { faults = {}, late = {}, hanging = [] } = {}) {
  const opened = [];
  let open = 0;
  let mostAtOnce = 0;
  const tabs = Array.from({ length: count }, () => {
    let at = '';
    return {
      async visit(address) {
        open += 1;
        mostAtOnce = Math.max(mostAtOnce, open);
        opened.push(address);
        at = address;
        await null;
        open -= 1;
        const visits = opened.filter((one) => one === address).length;
        if (visits <= (late[address] ?? 0)) return { faults: [`${address}: late`], isLate: true };
        return { faults: faults[address] ?? [], isLate: false };
      },
      links: async () => (hanging.includes(at) ? null : (site[at] ?? [])),
    };
  });
  return { tabs, opened, mostAtOnce: () => mostAtOnce };
}

const site = { '/a': ['/a/one', '/a/two', '/a/1'], '/a/two': ['/a', '/a/2', '/a/three'], '/a/1': ['/a/1/edit'] };

test('pages are opened as links lead to them, of each route one, in as many tabs as there are', async () => {
  const { tabs, opened, mostAtOnce } = tabsOf(2, site);

  expect(await walk(tabs, { from: ['/a'], most: 20 })).toEqual({ opened: 6, faults: [], hangs: false });
  expect(opened).toEqual(['/a', '/a/one', '/a/two', '/a/1', '/a/three', '/a/1/edit']);
  expect(mostAtOnce()).toBe(2);
});

test('no more pages than allowed', async () => {
  const { tabs, opened } = tabsOf(3, site);

  await walk(tabs, { from: ['/a'], most: 3 });

  expect(opened).toEqual(['/a', '/a/one', '/a/two']);
});

test('what goes wrong on any page is told, and the walk goes on', async () => {
  const { tabs } = tabsOf(2, site, { faults: { '/a': ['/a: broken'], '/a/three': ['/a/three: broken'] } });

  expect(await walk(tabs, { from: ['/a'], most: 20 })).toEqual({
    opened: 6,
    faults: ['/a: broken', '/a/three: broken'],
    hangs: false,
  });
});

test('a page that was only late is opened again when the others rest, and its links are followed', async () => {
  const { tabs, opened } = tabsOf(2, site, { late: { '/a/two': 1 } });

  expect(await walk(tabs, { from: ['/a'], most: 20 })).toEqual({ opened: 6, faults: [], hangs: false });
  expect(opened).toEqual(['/a', '/a/one', '/a/two', '/a/1', '/a/two', '/a/three', '/a/1/edit']);
});

test('a page that is late each time is told', async () => {
  const { tabs } = tabsOf(2, site, { late: { '/a/two': 3, '/a/one': 2 } });

  expect(await walk(tabs, { from: ['/a'], most: 20 })).toEqual({ opened: 6, faults: ['/a/two: late'], hangs: false });
});

test('a page that hangs is told, and nothing more is opened', async () => {
  const { tabs, opened } = tabsOf(2, site, { hanging: ['/a/two'], late: { '/a/two': 9 } });

  expect(await walk(tabs, { from: ['/a'], most: 20 })).toEqual({
    opened: 4,
    faults: ['/a/two: la pagina non risponde, come quando uno script non finisce mai.'],
    hangs: true,
  });
  expect(opened).toEqual(['/a', '/a/one', '/a/two']);
});
