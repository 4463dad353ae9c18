import fc from 'fast-check';
import { canonicalJson, createKeys } from '../../../platform/keys';
import { chainParts, chainStart, type StoredEvent, verifyChain } from './event-chain';

const keys = createKeys(['a-new-key', 'an-old-key']);
const verify = (parts: readonly string[], hash: string) => keys.verifyHmac('history', parts, hash);

function chainOf(types: readonly string[], hash_version = 2): StoredEvent[] {
  const events: StoredEvent[] = [];
  for (const [index, type] of types.entries()) {
    const prev_hash = events.at(-1)?.hash ?? chainStart;
    const event = {
      contract_id: 'c1',
      seq: index + 1,
      type,
      at: `2026-11-21T09:0${index % 10}:00.000Z`,
      actor: 'customer',
      actor_uid: null,
      data: { n: index },
      hash_version,
    };
    events.push({ ...event, prev_hash, hash: keys.hmac('history', chainParts(prev_hash, event)) });
  }
  return events;
}

const types = fc.array(fc.constantFrom('created', 'sent', 'signed', 'paid'), { minLength: 2, maxLength: 12 });

describe('the history of a contract', () => {
  it('is valid as it was written', () => {
    fc.assert(fc.property(types, (list) => verifyChain(verify, chainOf(list)).valid));
  });

  it('is broken by any change, gap or change of order', () => {
    fc.assert(
      fc.property(types, fc.nat(), (list, at) => {
        const events = chainOf(list);
        const index = at % events.length;
        const altered = events.map((event, i) => (i === index ? { ...event, actor: 'admin' } : event));
        expect(verifyChain(verify, altered)).toMatchObject({ valid: false, brokenAt: index + 1 });
        if (index < events.length - 1) expect(verifyChain(verify, events.toSpliced(index, 1)).valid).toBe(false);
        expect(verifyChain(verify, events.toReversed()).valid).toBe(false);
      }),
    );
  });

  it('is broken by another person named as the one who acted', () => {
    const altered = chainOf(['created', 'paid']).map((event) => ({ ...event, actor_uid: 'somebody' }));
    expect(verifyChain(verify, altered)).toMatchObject({ valid: false, brokenAt: 1 });
  });

  it('stays valid where it was begun before the person stood under the hash, and cannot be made so', () => {
    expect(verifyChain(verify, chainOf(['created', 'sent'], 1)).valid).toBe(true);
    for (const [written, claimed] of [
      [1, 2],
      [2, 1],
    ]) {
      const altered = chainOf(['created', 'sent'], written).map((event) => ({ ...event, hash_version: claimed ?? 0 }));
      expect(verifyChain(verify, altered).valid).toBe(false);
    }
  });

  it('is not accepted under another key', () => {
    const stranger = createKeys(['somebody-else']);
    const verdict = verifyChain(
      (parts, hash) => stranger.verifyHmac('history', parts, hash),
      chainOf(['created', 'sent']),
    );
    expect(verdict.brokenAt).toBe(1);
  });
});

describe('canonicalJson', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    fc.assert(
      fc.property(
        fc.json(),
        (text) => canonicalJson(JSON.parse(text)) === canonicalJson(JSON.parse(canonicalJson(JSON.parse(text)))),
      ),
    );
  });
});
