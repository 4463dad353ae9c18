import { commands } from './commands/index.mjs';
import { helpFor, helpForAll } from './help.mjs';

test('the help lists every command', () => {
  const text = helpForAll(commands);

  for (const { usage, about } of commands) {
    expect(text).toContain(`npm run release -- ${usage}`);
    expect(text).toContain(about);
  }
});

test.each(commands.map((command) => [command.name, command]))('%s has a page of its own', (_, command) => {
  const text = helpFor(command);

  expect(text).toMatch(/^npm run release -- /);
  expect(text).toContain(command.more[0]);
  expect(text).toContain('--dry-run');
});
