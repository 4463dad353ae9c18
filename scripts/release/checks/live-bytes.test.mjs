import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { liveBytes } from './live-bytes.mjs';

const files = {
  '/shell/1/main.js': 'main;'.repeat(100),
  '/areas/public/2/entry.js': 'entry;'.repeat(100),
  '/areas/public/2/area.js': 'area;'.repeat(100),
};
const packed = (...names) => names.reduce((total, name) => total + brotliCompressSync(files[name]).length, 0);

let server;
let live;
beforeAll(async () => {
  server = createServer((request, answer) => {
    const file = files[request.url];
    if (file === undefined) answer.writeHead(404).end();
    else answer.setHeader('content-encoding', 'br').end(brotliCompressSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  live = {
    server: `http://127.0.0.1:${server.address().port}`,
    shell: { scripts: ['main.js'] },
    shellBase: '/shell/1/',
    areas: [{ name: 'public', base: '/areas/public/2/', entry: 'entry.js', preload: ['area.js'] }],
  };
});
afterAll(() => server.close());

test('the live shell and a live area weigh what a browser is sent', async () => {
  expect(await liveBytes('shell', live)).toBe(packed('/shell/1/main.js'));
  expect(await liveBytes('remote-public', live)).toBe(packed('/areas/public/2/entry.js', '/areas/public/2/area.js'));
});

test('a script that is not there is no script of zero bytes', async () => {
  await expect(liveBytes('shell', { ...live, shell: { scripts: ['gone.js'] } })).rejects.toThrow('gone.js answers 404');
});
