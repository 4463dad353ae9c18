import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { TestApp } from '../../../platform/testing';

/** A picture of one colour. */
export function plainPicture(colour = '#003399', width = 64, height = 32) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** A PNG of a few bytes that says it has 900 million points. */
export async function bombPicture(): Promise<Buffer> {
  const png = await plainPicture().png().toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Uploads a file as a browser's form does. */
export async function upload(api: TestApp, token: string | undefined, content: Buffer, name = 'foto.jpg') {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(content)], name));
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form });
  return api.app.http.inject({
    method: 'POST',
    url: '/api/v1/assets',
    headers: {
      'content-type': headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  });
}
