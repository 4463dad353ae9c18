import { chmodSync, statSync } from 'node:fs';
import type { Env } from '../env';
import { t } from '../i18n';
import { messages } from './messages';

/** Files in the folder hold keys, documents and the database: they are for the process alone. */
const forOthers = 0o077;

/** What an operator should know before anybody is served: settings that work, and that hardly anybody wants. */
export function doubtfulSettings(env: Env): string[] {
  if (env.DEMO || env.STAGE !== 'production') return [];
  const doubts = [
    { is: !env.https, message: messages.plainHttp },
    { is: env.SMS_URL.length === 0, message: messages.noSms },
    { is: env.SMTP_URL === null, message: messages.noMail },
  ];
  return doubts.filter(({ is }) => is).map(({ message }) => t(message));
}

/** Takes a folder of data that existed before away from other users of the machine. */
export function closeDataFolder(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & forOthers) !== 0) chmodSync(folder, mode & 0o700);
}
