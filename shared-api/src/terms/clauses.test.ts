import { type ContractKind, clausesOf, type TermsVersion, termsVersion, termsVersions } from './clauses';

async function digestOf(kind: ContractKind, version: TermsVersion): Promise<string> {
  const text = JSON.stringify(clausesOf(kind, version).map(({ title, paragraphs }) => [title, paragraphs]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What customers agreed to: a digest is added with a new version, and never changed. */
const agreed: Readonly<Record<TermsVersion, Record<ContractKind, string>>> = {
  '2026-11': { care: '4d269cd84d9f93f1', rental: '71d6960b1082edb7' },
};

test.each(termsVersions)('the clauses of version %s are those that its contracts were signed with', async (version) => {
  expect({ care: await digestOf('care', version), rental: await digestOf('rental', version) }).toEqual(agreed[version]);
});

test('the newest version is in force', () => {
  expect(termsVersion).toBe(termsVersions.at(-1));
});

test('twelve clauses, of which three are approved apart by number', () => {
  for (const kind of ['care', 'rental'] as const) {
    const clauses = clausesOf(kind);
    expect(clauses.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(clauses.filter(({ approvedApart }) => approvedApart).map(({ number }) => number)).toEqual([6, 9, 11]);
  }
});
