import fc from 'fast-check';
import {
  type ContractActor,
  type ContractEvent,
  type ContractStage,
  contractStatuses,
  contractTransitions,
  nextStage,
} from './contract-status';

const events = [...new Set(contractTransitions.map((row) => row.event))];
const actors: ContractActor[] = ['customer', 'manager', 'admin', 'system', 'provider'];
const step = fc.record({
  event: fc.constantFrom<ContractEvent>(...events),
  actor: fc.constantFrom<ContractActor>(...actors),
});

function walk(steps: readonly { event: ContractEvent; actor: ContractActor }[]): ContractStage[] {
  const path: ContractStage[] = ['none'];
  let origin: 'DRAFT' | 'AVAIABLE' = 'DRAFT';
  for (const { event, actor } of steps) {
    const from = path.at(-1) ?? 'none';
    const to = nextStage(from, event, actor, origin);
    if (to === null) continue;
    if (to === 'PENDING' && (from === 'DRAFT' || from === 'AVAIABLE')) origin = from;
    path.push(to);
  }
  return path;
}

describe('the life cycle', () => {
  it('never reaches PAID without the signature', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const path = walk(steps);
        if (path.includes('PAID')) expect(path.indexOf('SIGNED')).toBeGreaterThan(-1);
        if (path.includes('SIGNED')) expect(path[path.indexOf('SIGNED') - 1]).toBe('PENDING');
      }),
    );
  });

  it('never goes back from a signature and never leaves PAID', () => {
    const order = (stage: ContractStage) => contractStatuses.map(String).indexOf(stage);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const path = walk(steps);
        path.forEach((stage, index) => {
          const next = path[index + 1];
          if (next === undefined || next === 'deleted') return;
          if (order(stage) >= order('SIGNED')) expect(order(next)).toBeGreaterThanOrEqual(order(stage));
          if (stage === 'PAID') expect(next).toBe('PAID');
        });
      }),
    );
  });

  it('ends when deleted', () => {
    for (const event of events) for (const actor of actors) expect(nextStage('deleted', event, actor)).toBeNull();
  });

  it('lets a manager delete before the signature only', () => {
    expect(nextStage('PENDING', 'delete', 'manager')).toBe('deleted');
    expect(nextStage('SIGNED', 'delete', 'manager')).toBeNull();
    expect(nextStage('SIGNED', 'delete', 'admin')).toBe('deleted');
    expect(nextStage('PAID', 'delete', 'admin')).toBeNull();
  });

  it('takes PENDING back where it came from', () => {
    expect(nextStage('PENDING', 'revert', 'system', 'AVAIABLE')).toBe('AVAIABLE');
    expect(nextStage('PENDING', 'revert', 'system', 'DRAFT')).toBe('DRAFT');
  });
});
