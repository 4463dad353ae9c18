import { verifyCommand } from '../modules/reporting';
import { runCommand } from '../platform/start';

await runCommand((parts) => verifyCommand(process.argv.slice(2), parts));
