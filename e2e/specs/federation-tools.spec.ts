import { registry } from 'shared-api/release';
import { expect, test } from '../fixtures/test';

test('every build tells the tools of Module Federation what it is', async ({ request }) => {
  const { shell, areas } = registry.parse(await (await request.get('/registry.json')).json());
  const builds = [...(shell ? [{ name: 'shell', base: shell.base }] : []), ...areas];
  expect(builds).toHaveLength(5);
  for (const { name, base } of builds) {
    await test.step(name, async () => {
      const answer = await request.get(`${base}mf-manifest.json`);
      expect(answer.ok()).toBe(true);
      const { metaData, shared } = await answer.json();
      expect(metaData).toMatchObject({
        pluginVersion: expect.any(String),
        buildInfo: { buildVersion: expect.any(String) },
      });
      expect(shared.length).toBeGreaterThan(0);
    });
  }
});

test('one runtime of the page knows host, areas and what they share', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: /telaio/i })).toBeVisible();
  const instances = () =>
    page.evaluate<unknown>(
      '(globalThis.__FEDERATION__?.__INSTANCES__ ?? []).map(({ name, options: { remotes, shared } }) => ({ name, remotes: remotes.map((one) => one.name), shares: Object.keys(shared) }))',
    );
  const host = {
    name: 'shell',
    remotes: [expect.stringMatching(/^public/)],
    shares: expect.arrayContaining(['react', 'react-dom', 'shared-ui', 'shared-api/react']),
  };
  await expect.poll(instances).toContainEqual(host);
});
