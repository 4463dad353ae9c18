import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';

const style = `body{margin:0;font:1rem/1.5 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:1rem}
h1{font-size:1.75rem}table{width:100%;border-collapse:collapse}td{padding:.5rem;border-bottom:1px solid #ddd}`;

/** Twenty-five rows are asked for and painted as plainly as one can. */
const script = `document.querySelector('button').addEventListener('click', async () => {
  const rows = await (await fetch('/rows.json')).json();
  document.querySelector('tbody').innerHTML = rows.map((row) => '<tr data-row="' + row[0] + '">' + row.map((cell) => '<td>' + cell + '</td>').join('') + '</tr>').join('');
});`;

const page = `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>CarCare</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="stylesheet" href="/style.css"></head>
<body><main id="content"><h1>Il tagliando della tua auto, prenotato in anticipo</h1>
<p>Scegli il pacchetto, firma con un codice e passa dal concessionario quando tocca a te.</p>
<p>Un prezzo solo, deciso oggi: il lavoro di domani non costa di più.</p><button>Altre righe</button>
<table><tbody></tbody></table></main><script src="/rows.js" defer></script></body></html>`;

const rows = Array.from({ length: 25 }, (_, place) => [
  ...[`CC-2026-${String(place + 1).padStart(6, '0')}`, 'Niccolò D’Angelo', 'Jeep Avenger', 'AB123CD', 'Care 3 anni'],
  ...['Autocentro Lambro', 'Pagato', '1.180,00 €', '21/11/2026'],
]);

const files = {
  '/': ['text/html; charset=utf-8', page],
  '/style.css': ['text/css; charset=utf-8', style],
  '/rows.js': ['text/javascript; charset=utf-8', script],
  '/rows.json': ['application/json', JSON.stringify(rows)],
};

const packed = Object.fromEntries(
  Object.entries(files).map(([address, [type, text]]) => [address, { type, content: brotliCompressSync(text) }]),
);

/**
 * A page written by hand, which pages are compared with, packed as ours.
 * @param {number} port
 * @param {{ key: Buffer, cert: Buffer }} [secret] over HTTP/2 with these, or plainly
 * @returns {Promise<{ stop: () => void }>}
 */
export async function startBarePage(port, secret) {
  const server = secret === undefined ? createServer(answerWith) : createSecureServer(secret, answerWith);
  await new Promise((ready) => server.listen(port, '127.0.0.1', ready));
  return { stop: () => server.close() };
}

function answerWith({ url }, answer) {
  const found = packed[url];
  if (found === undefined) return answer.writeHead(404).end();
  answer.writeHead(200, {
    'content-type': found.type,
    'content-encoding': 'br',
    'content-length': found.content.length,
    'cache-control': 'no-store',
  });
  answer.end(found.content);
}
