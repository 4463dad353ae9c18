import fc from 'fast-check';
import {
  type ContractActor,
  type ContractStage,
  contractStatuses,
  contractTransitions,
  nextStage,
  type OriginStatus,
} from './contract-status';

const events = [...new Set(contractTransitions.map((row) => row.event))];
const actors: ContractActor[] = ['customer', 'manager', 'admin', 'system', 'provider'];

/** Where a contract may go on to from here, once for each event and actor. */
function ways(from: ContractStage, origin: OriginStatus): ContractStage[] {
  const led = events.flatMap((event) => actors.map((actor) => nextStage(from, event, actor, origin)));
  return led.filter((to) => to !== null && to !== 'deleted');
}

/** The life of a contract: at each step one of the ways that are open then. Steps drawn blindly lead nowhere. */
const lives = fc.array(fc.nat(), { minLength: 20, maxLength: 40 }).map((choices) => {
  const path: ContractStage[] = ['none'];
  let origin: OriginStatus = 'DRAFT';
  for (const choice of choices) {
    const from = path.at(-1) ?? 'none';
    const open = ways(from, origin);
    const to = open[choice % open.length] ?? from;
    if (to === 'PENDING' && (from === 'DRAFT' || from === 'AVAIABLE')) origin = from;
    path.push(to);
  }
  return path;
});

describe('the life cycle', () => {
  it('never reaches PAID without the signature', () => {
    fc.assert(
      fc.property(lives, (path) => {
        if (path.includes('PAID')) expect(path.indexOf('SIGNED')).toBeGreaterThan(-1);
        if (path.includes('SIGNED')) expect(path[path.indexOf('SIGNED') - 1]).toBe('PENDING');
      }),
    );
  });

  it('can come to every status', () => {
    const reached = new Set<ContractStage>(['none']);
    // A set goes on with what is added while one looks through it.
    for (const stage of reached)
      for (const origin of ['DRAFT', 'AVAIABLE'] as const) for (const to of ways(stage, origin)) reached.add(to);
    expect(reached).toEqual(new Set(['none', ...contractStatuses]));
  });

  it('never goes back from a signature and never leaves PAID', () => {
    const order = (stage: ContractStage) => contractStatuses.map(String).indexOf(stage);
    fc.assert(
      fc.property(lives, (path) => {
        path.slice(1).forEach((next, index) => {
          const stage = path[index] ?? 'none';
          if (order(stage) >= order('SIGNED')) expect(order(next)).toBeGreaterThanOrEqual(order(stage));
        });
      }),
    );
    for (const event of events)
      for (const actor of actors) expect([null, 'PAID']).toContain(nextStage('PAID', event, actor));
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
