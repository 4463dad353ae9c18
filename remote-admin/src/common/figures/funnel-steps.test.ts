import type { Analytics } from 'shared-api/entities';
import { createItalianIntl } from 'shared-ui/intl';
import { funnelSteps } from './funnel-steps';

const intl = createItalianIntl();

const noList = () => undefined;

const funnel = (...counts: number[]): Analytics['funnel'] =>
  (['search', 'packages', 'store', 'confirm', 'code', 'signed', 'paid'] as const).map((step, place) => ({
    step,
    count: counts[place] ?? 0,
  }));

test('each step tells how many of the one before came so far, and where most are lost', () => {
  const steps = funnelSteps(funnel(2418, 1506, 742, 138, 121, 112, 71), intl, noList);
  expect(steps.map(({ passed }) => passed)).toEqual([null, '62,3%', '49,3%', '18,6%', '87,7%', '92,6%', '63,4%']);
  expect(steps.filter(({ worst }) => worst).map(({ key }) => key)).toEqual(['confirm']);
});

test('nobody at all is no loss', () => {
  const steps = funnelSteps(funnel(), intl, noList);
  expect(steps.some(({ worst }) => worst)).toBe(false);
  expect(steps[1]?.passed).toBe('–');
});

test('where everybody goes on nobody is lost', () => {
  const steps = funnelSteps(funnel(30, 30, 30, 30, 30, 30, 20), intl, noList);
  expect(steps.filter(({ worst }) => worst).map(({ key }) => key)).toEqual(['paid']);
});

test('who signs more than was searched tells nothing of visits, only what is paid of what is signed', () => {
  for (const missing of [funnel(0, 0, 0, 0, 0, 42, 21), funnel(10, 8, 6, 4, 4, 42, 21)]) {
    const steps = funnelSteps(missing, intl, noList);
    expect(steps.map(({ passed }) => passed)).toEqual([null, '–', '–', '–', '–', '–', '50,0%']);
    expect(steps.some(({ worst }) => worst)).toBe(false);
  }
});

test('more at a step than at the one before is no share of it', () => {
  const steps = funnelSteps(funnel(90, 60, 50, 40, 40, 42, 21), intl, noList);
  expect(steps[5]?.passed).toBe('–');
});
