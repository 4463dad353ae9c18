import { bin, run } from '../../lib/run.mjs';

/** The area's own tests; an area without any is not released. */
export const ownTests = {
  name: 'prove',
  async check({ piece }) {
    const { code, output } = await run([bin('jest'), '--ci', '--silent', '--selectProjects', piece.name], {
      env: { FORCE_COLOR: '0', COLORS: 'false' },
    });
    return code === 0 ? [] : [failuresIn(output)];
  },
};

/** What jest said, without the files that passed. */
export function failuresIn(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('PASS '))
    .join('\n')
    .trim();
}
