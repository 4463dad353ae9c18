import { readS3Address } from './index';

test('an address tells who asks which bucket where', () => {
  expect(readS3Address('s3://AKIA:a%2Fb@s3.esempio.it/carcare/a/b?region=eu-south-1')).toEqual({
    endpoint: 'https://s3.esempio.it',
    region: 'eu-south-1',
    accessKeyId: 'AKIA',
    secretAccessKey: 'a/b',
    bucket: 'carcare',
    prefix: 'a/b/',
  });
  expect(readS3Address('http://k:s@127.0.0.1:9000/carcare')).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    prefix: '',
  });
});

test.each(['s3://host/bucket', 's3://k:s@host', 's3://k:s@host/NO', 'ftp://k:s@host/bucket', '/srv/files'])(
  '%s is none',
  (text) => {
    expect(readS3Address(text)).toBeNull();
  },
);
