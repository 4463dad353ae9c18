import type { CallOptions } from 'shared-api/client';
import type { ReceivedFile } from 'shared-api/kernel';

function fileName(response: Response): string {
  const header = response.headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)"?/i.exec(header)?.[1] ?? 'documento');
}

type ReadBody = CallOptions['readBody'];

async function readFile(response: Response, readBody: ReadBody): Promise<ReceivedFile> {
  const blob = await (readBody && response.body ? readBody(response.body) : response.blob());
  return { blob, name: fileName(response) };
}

/** The body of a success: JSON, a file, or undefined when there is none (204) or nothing changed (304). */
export async function readAnswer(response: Response, isFile: boolean, readBody?: ReadBody): Promise<unknown> {
  if (response.status === 204 || response.status === 304) {
    return undefined;
  }
  if (isFile) {
    return readFile(response, readBody);
  }
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
