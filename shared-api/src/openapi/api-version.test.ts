import { apiVersion, contractDigest } from '../contracts/api-version';
import { type OpenApiDocument, openApiDocument } from './document';

type Calls = Pick<OpenApiDocument, 'paths' | 'components'>;

/** What is written for people: another sentence is no other contract. */
const words = new Set(['summary', 'description', 'operationId']);

/** Fields in one order, needed ones too, without sentences; a field of ours that bears such a name is an object. */
function plain(key: string, value: unknown): unknown {
  if (words.has(key) && typeof value === 'string') return undefined;
  if (key === 'required' && Array.isArray(value)) return [...value].sort();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

async function digestOf({ paths, components }: Calls): Promise<string> {
  const text = JSON.stringify({ paths, schemas: components.schemas }, plain);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const document = openApiDocument({ version: '', serverUrl: '' });

test('the contract is the one that its version names', async () => {
  const digest = await digestOf(document);
  if (digest === contractDigest) return;
  throw new Error(
    `The contract is no longer that of version ${apiVersion}. In src/contracts/api-version.ts raise apiVersion ` +
      `(its comment tells minor from major) and set contractDigest to '${digest}'.`,
  );
});

test('a new call and a new field are another contract, another sentence is not', async () => {
  const [[path, call] = ['', {}]] = Object.entries(document.paths);
  const { Failure, ...others } = document.components.schemas ?? {};
  const now = await digestOf(document);
  const changed = async (changes: Partial<Calls>) => (await digestOf({ ...document, ...changes })) !== now;

  expect(await changed({ paths: { ...document.paths, '/new': call } })).toBe(true);
  const otherSchemas = { ...others, Failure: { type: 'object' } };
  expect(await changed({ components: { ...document.components, schemas: otherSchemas } })).toBe(true);
  expect(await changed({ paths: { ...document.paths, [path]: retold(call) } })).toBe(false);
});

function retold(call: OpenApiDocument['paths'][string]): OpenApiDocument['paths'][string] {
  return Object.fromEntries(
    Object.entries(call).map(([method, operation]) => [method, { ...operation, summary: 'Con altre parole' }]),
  );
}
