import { EnvError, readEnv } from './env';

test('nothing set gives the documented defaults', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    DATABASE_URL: null,
    DEMO: false,
    TRUST_PROXY: false,
    STAGE: 'production',
    APP_KEYS: [],
    publicUrl: 'http://127.0.0.1:4000',
    https: false,
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['HOST', '10.0.0.4.1'],
  ['HOST', 'due parole'],
  ['HOST', 'http://localhost'],
  ['DRAIN_SECONDS', '601'],
  ['DRAIN_SECONDS', '5s'],
  ['WORKER_THREADS', '33'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DEMO', 'yes'],
  ['PUBLIC_URL', 'carcare.it'],
  ['PUBLIC_URL', 'https://carcare.it/app'],
  ['PUBLIC_URL', 'https://carcare.it/?x=1'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['TRUST_PROXY', 'fd00::/129'],
  ['STAGE', 'test'],
  ['APP_KEYS', 'short'],
  ['APP_KEYS', 'a'.repeat(32)],
  ['APP_KEYS', 'abc'.repeat(12)],
  ['SMS_URL', 'https://one.example,ftp://two.example'],
  ['SMS_URL', 'https://sms.example/send#{to:1}'],
  ['SMS_URL', 'https://sms.example/send#%'],
  ['SMS_URL', 'https://user:100%@sms.example/send'],
  ['SMS_SENDER', 'CarCare Roma'],
  ['SMS_SENDER', 'Perché'],
  ['SMS_SENDER', '+3932012345678901'],
  ['SMS_PRICE', '4 cent'],
  ['SMS_PRICE', '0.0000001'],
  ['MAIL_FROM', 'nobody'],
  ['OVERRIDE_ORIGINS', 'https://a.example/path'],
  ['DATABASE_URL', 'postgresql://carcare:100%@db.example/carcare'],
  ['SMTP_URL', 'smtps://user:100%@smtp.example'],
  ['VIN_SERVICE_URL', 'https://user:100%@vin.example/cars'],
  ['PAYMENT_WEBHOOK_SECRET', 'short'],
  ['SENTRY_DSN', 'https://sentry.example/1'],
  ['SENTRY_DSN', 'https://key@sentry.example'],
  ['S3_URL', 's3://s3.example/bucket-without-a-key'],
  ['S3_URL', 's3://key:100%@s3.example/bucket'],
  ['RELEASE_STORE', 'ftp://files.example/releases'],
])('a wrong %s stops the start with a sentence that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(EnvError);
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^La variabile ${name} non va bene: .+\\.$`));
  expect(() => readEnv({ [name]: value })).not.toThrow('Invalid input');
});

test('a sentence about a wrong address tells nothing of its key', () => {
  const read = () => readEnv({ SMS_URL: 'https://sms.example/send#{"key":"segreto", to}' });
  expect(read).toThrow(EnvError);
  expect(read).not.toThrow('segreto');
});

test('an address to send from belongs to an address to send through', () => {
  expect(() => readEnv({ SMTP_URL: 'smtp://localhost:25' })).toThrow('MAIL_FROM');
});

test('lists keep their order and lose their blanks', () => {
  const env = readEnv({ SMS_URL: 'smpp://one.example:2775, https://two.example/send', TRUST_PROXY: '10.0.0.0/8, ::1' });
  expect(env.SMS_URL).toEqual(['smpp://one.example:2775', 'https://two.example/send']);
  expect(env.TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
});

test('a provider’s JSON template keeps its commas', () => {
  const template = 'https://sms.esempio.it/invia#{"to":"{to}","text":"{body}","from":"{sender}"}';
  expect(readEnv({ SMS_URL: `${template},smpp://one.example:2775` }).SMS_URL).toEqual([
    template,
    'smpp://one.example:2775',
  ]);
});

test.each([
  ['0.0412', 41_200],
  ['0,0412', 41_200],
  ['1', 1_000_000],
  ['0.000001', 1],
])('a price of %s is exact', (SMS_PRICE, micros) => {
  expect(readEnv({ SMS_PRICE }).SMS_PRICE).toBe(micros);
});

test('links carry the public address, without a slash at its end', () => {
  expect(readEnv({ PUBLIC_URL: 'https://carcare.example/' })).toMatchObject({
    publicUrl: 'https://carcare.example',
    https: true,
  });
  expect(readEnv({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
});
