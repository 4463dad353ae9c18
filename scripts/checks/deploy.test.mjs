import { execFileSync } from 'node:child_process';
import path from 'node:path';

const folder = path.join(__dirname, '../../deploy');
/** What a shell knows once it has sourced files of deploy/ one after the other, as deploy/README.md has it. */
function sourced(...files) {
  const reading = files.map((file) => `. ./${file}`).join(' && ');
  const printed = execFileSync('sh', ['-c', `set -ea; ${reading}; exec env -0`], {
    cwd: folder,
    env: {},
    encoding: 'utf8',
  });
  return Object.fromEntries(printed.split('\0').map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

test('a shell reads the environment of the processes as systemd does', () => {
  expect(sourced('environment')).toMatchObject({
    PUBLIC_URL: 'https://carcare.esempio.it',
    MAIL_FROM: 'CarCare <noreply@esempio.it>',
    CHECKPOINT_EMAIL: 'revisione@altra-casa.it',
  });
});
