import { openReleaseStore, releasePlace, runReleaseCommand } from '../platform/releases';
import { runCommand } from '../platform/start';

await runCommand(({ env, write }) =>
  runReleaseCommand({ open: (clock) => openReleaseStore(releasePlace(env), clock), json: process.argv[2], write }),
);
