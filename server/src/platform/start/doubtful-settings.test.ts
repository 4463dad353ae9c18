import { chmodSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../env';
import { closeDataFolder, doubtfulSettings } from './doubtful-settings';

const whole = {
  PUBLIC_URL: 'https://carcare.esempio.it',
  SMS_URL: 'smpp://u:p@sms.esempio.it',
  SMTP_URL: 'smtps://u:p@smtp.esempio.it',
  MAIL_FROM: 'info@carcare.esempio.it',
};

test('a production without https, SMS or mail is told what that means, one sentence each', () => {
  expect(doubtfulSettings(readEnv(whole))).toEqual([]);
  expect(doubtfulSettings(readEnv({}))).toEqual([
    expect.stringContaining('PUBLIC_URL'),
    expect.stringContaining('SMS_URL'),
    expect.stringContaining('SMTP_URL'),
  ]);
  expect(doubtfulSettings(readEnv({ DEMO: '1' }))).toEqual([]);
});

test('a folder that others could read is for the process alone afterwards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carcare-data-'));
  chmodSync(folder, 0o755);
  closeDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  rmdirSync(folder);
});
