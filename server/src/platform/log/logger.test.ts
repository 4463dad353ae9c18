import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from './index';
import { linesTo } from './logger';

const uid = 'Zk3uV9xQ2mB7nR4tY8wP1a';
const personal = ['Mario', 'mario@example.com', '+39 333 1234567', '482913', uid, 'ZFA31200000123456'];

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ level: 'info', destination: { write: (line) => lines.push(line) } }));
  return lines.join('');
}

test('personal data that somebody logs by mistake is covered', () => {
  const text = linesOf((log) => {
    log.info(
      {
        firstname: 'Mario',
        contract: { email: 'mario@example.com', contract_uid: uid, car_vin: 'ZFA31200000123456' },
        otp_code: '482913',
        call: { body: { phone: '+39 333 1234567' } },
      },
      'x',
    );
  });
  for (const value of personal) expect(text).not.toContain(value);
});

test('a request’s headers, which a library tells at the finest level, are covered as a whole', () => {
  const text = linesOf((log) =>
    log.info(
      { busboyOptions: { headers: { 'x-forwarded-for': '203.0.113.7', 'idempotency-key': uid }, limits: {} } },
      'x',
    ),
  );
  expect(text).not.toContain('203.0.113.7');
  expect(text).not.toContain(uid);
});

test('an error keeps its kind and its place, and loses the values in its text', () => {
  const cause = Object.assign(new Error(`duplicate key: Key (email)=(mario@example.com) already exists for ${uid}`), {
    code: '23505',
  });
  const text = linesOf((log) =>
    log.error(
      { err: new Error('Failed query: insert into users\nparams: Mario,+39 333 1234567', { cause }) },
      'request failed',
    ),
  );
  for (const value of personal) expect(text).not.toContain(value);
  expect(JSON.parse(text)).toMatchObject({
    err: { type: 'Error', message: 'Failed query: insert into users', cause: { error_code: '23505' } },
  });
  expect(text).toContain('logger.test');
});

test('on a full disk nobody is kept from being served; the lines come once there is room', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'carcare-log-'));
  const file = join(folder, 'carcare.log');
  const log = createLogger({ level: 'info', destination: linesTo(fs.openSync(file, 'a')) });
  const disk = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  log.error('first');
  log.info('second');
  disk.mockRestore();
  log.info('third');
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
  fs.rmSync(folder, { recursive: true });
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['first', 'second', 'third']);
});
