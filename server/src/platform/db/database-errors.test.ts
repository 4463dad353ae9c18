import { isDiskFull, isUnavailable } from './database-errors';

const withCode = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) });

test.each([
  ['ECONNREFUSED', 'nobody listens'],
  ['EHOSTUNREACH', 'the host is gone'],
  ['EAI_AGAIN', 'the name service is away'],
  ['08P01', 'pgbouncer has lost its server'],
  ['25006', 'a primary was demoted'],
  ['53200', 'it is out of memory'],
  ['55P03', 'a lock was not given in time'],
  ['57014', 'a statement took too long'],
  ['57P01', 'it is shut down'],
  ['58030', 'its disk fails'],
])('%s means "not now": %s', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
});

test.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('the driver says "not now" without a code: %s', (sentence) => {
  expect(isUnavailable(new Error('Failed query', { cause: new Error(sentence) }))).toBe(true);
});

test.each(['23505', '42P01', '22001'])('%s is our own fault', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s is a full disk, of the database or of the files', (code) => {
  expect(isDiskFull(withCode(code))).toBe(true);
  expect(isUnavailable(withCode(code))).toBe(false);
});
