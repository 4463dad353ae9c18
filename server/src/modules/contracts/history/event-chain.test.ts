import fc from 'fast-check';
import { canonicalJson } from './canonical-json';
import { chainStart, eventHash, type StoredEvent, verifyChain } from './event-chain';

function chainOf(types: readonly string[]): StoredEvent[] {
  const events: StoredEvent[] = [];
  for (const [index, type] of types.entries()) {
    const prev_hash = events.at(-1)?.hash ?? chainStart;
    const event = { contract_id: 'c1', seq: index + 1, type, at: `2026-11-21T09:0${index % 10}:00.000Z`, actor: 'customer', data: { n: index } };
    events.push({ ...event, prev_hash, hash: eventHash('key', prev_hash, event) });
  }
  return events;
}

const types = fc.array(fc.constantFrom('created', 'sent', 'signed', 'paid'), { minLength: 2, maxLength: 12 });

describe('the history of a contract', () => {
  it('is valid as it was written', () => {
    fc.assert(fc.property(types, (list) => verifyChain(['other', 'key'], chainOf(list)).valid));
  });

  it('is broken by any change, gap or change of order', () => {
    fc.assert(
      fc.property(types, fc.nat(), (list, at) => {
        const events = chainOf(list);
        const index = at % events.length;
        const altered = events.map((event, i) => (i === index ? { ...event, actor: 'admin' } : event));
        expect(verifyChain(['key'], altered)).toMatchObject({ valid: false, brokenAt: index + 1 });
        if (index < events.length - 1) expect(verifyChain(['key'], events.toSpliced(index, 1)).valid).toBe(false);
        expect(verifyChain(['key'], events.toReversed()).valid).toBe(false);
      }),
    );
  });

  it('is not accepted under another key', () => {
    expect(verifyChain(['other'], chainOf(['created', 'sent'])).brokenAt).toBe(1);
  });
});

describe('canonicalJson', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    fc.assert(fc.property(fc.json(), (text) => canonicalJson(JSON.parse(text)) === canonicalJson(JSON.parse(canonicalJson(JSON.parse(text))))));
  });
});
