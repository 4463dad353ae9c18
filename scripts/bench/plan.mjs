import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../lib/with-client.mjs';

/** What a PostgreSQL must be started with so that plans can be asked for later. Until then it costs nothing. */
export const explaining = ['session_preload_libraries=auto_explain'];

const switchedOn = {
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_format': 'json',
};
/** Processes read their settings, and what they say arrives, within this time. */
const settleMs = 500;

/** A statement with less than this share of the call's time is not told, nor a node with less of its statement's. */
const leastOfCall = 0.2;
const leastOfStatement = 0.03;
const longestText = 120;

/**
 * The plans of all statements that a PostgreSQL runs while something is asked, with what each node took.
 * @param {{ url: string, said: () => string }} postgres one that was started as `explaining` says
 * @param {() => Promise<unknown>} ask
 */
export function plansOf({ url, said }, ask) {
  return withClient(url, async (client) => {
    const set = async (changes) => {
      for (const change of changes) await client.query(`alter system ${change}`);
      await client.query('select pg_reload_conf()');
      await wait(settleMs);
    };
    try {
      await set(Object.entries(switchedOn).map(([name, value]) => `set ${name} = '${value}'`));
      const before = said().length;
      await ask();
      await wait(settleMs);
      return plansIn(said().slice(before));
    } finally {
      await set(Object.keys(switchedOn).map((name) => `reset ${name}`));
    }
  });
}

/**
 * The plans that a log of PostgreSQL holds. It indents every line of an entry but its first.
 * @param {string} log
 * @returns {{ ms: number, plan: object }[]}
 */
export function plansIn(log) {
  const entries = log.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g);
  return [...entries].flatMap(([, ms, json]) => {
    try {
      return [{ ms: Number(ms), plan: JSON.parse(json) }];
    } catch {
      // Two processes that write at the same moment may cut into each other's entry.
      return [];
    }
  });
}

/**
 * What took a call's time, as lines: the statements that took most of it, each with its nodes.
 * @param {readonly { ms: number, plan: object }[]} plans
 * @param {number} callMs how long the call took in all
 * @returns {string[]}
 */
export function tellPlans(plans, callMs) {
  const slowestFirst = [...plans].sort((a, b) => b.ms - a.ms);
  const told = slowestFirst.filter(({ ms }, place) => place === 0 || ms >= callMs * leastOfCall);
  const inAll = plans.reduce((sum, { ms }) => sum + ms, 0);
  const statements = told.map(({ ms, plan }) => `${milliseconds(ms)} of ${milliseconds(callMs)} in ${tellPlan(plan)}`);
  const outside = `all ${plans.length} statements took ${milliseconds(inAll)} of these, the rest passed outside PostgreSQL`;
  return [...statements, ...(inAll < callMs / 2 ? [outside] : [])].map((each) => `its time: ${each}`);
}

/**
 * A plan as one line: the statement, and which nodes took how much of it by themselves, the slowest first.
 * @param {object} explained what EXPLAIN tells as JSON
 */
export function tellPlan({ 'Query Text': text, Plan: plan, JIT: jit }) {
  const nodes = nodesOf(plan);
  const compiled = jit?.Timing?.Total ?? 0;
  const all = plan['Actual Total Time'];
  const told = nodes.filter(({ ms }) => ms >= all * leastOfStatement).sort((a, b) => b.ms - a.ms);
  const parts = told.map(({ ms, name }) => `${Math.round((ms / all) * 100)} % ${name}`);
  const ofCompiler = compiled >= all * leastOfStatement ? [`${milliseconds(compiled)} of these compiling`] : [];
  return `\`${shortened(text)}\`: ${[...parts, ...ofCompiler].join(', ')}`;
}

/**
 * Every node of a plan with what it took without those below it. Below a Gather several processes work at once, and
 * times are those of all of them; a CTE's time is told by whoever reads it too.
 */
function nodesOf(plan) {
  const ctes = new Map();
  const found = [];
  const visit = (node, processes) => {
    const below = node.Plans ?? [];
    const atOnce = 'Workers Launched' in node ? node['Workers Launched'] + 1 : processes;
    const times = below.map((child) => visit(child, atOnce));
    const all = (node['Actual Total Time'] * node['Actual Loops']) / processes;
    const inside = below.reduce((sum, child, place) => (isApart(child) ? sum : sum + times[place]), 0);
    if (node['Subplan Name']?.startsWith('CTE ')) ctes.set(node['Subplan Name'].slice(4), all);
    found.push({ node, own: all - inside });
    return all;
  };
  visit(plan, 1);
  return found.map(({ node, own }) => ({
    name: nameOf(node),
    ms: Math.max(0, own - (ctes.get(node['CTE Name']) ?? 0)),
  }));
}

/** Runs when its result is needed, by a node that is not the one it hangs from. */
const isApart = (node) => node['Parent Relationship'] === 'InitPlan';

/** Its kind, what it reads, and how many rows it looked at, of which so many went on. */
function nameOf(node) {
  const on = node['Index Name'] ?? node['Relation Name'] ?? node['CTE Name'];
  const loops = node['Actual Loops'];
  const kept = node['Actual Rows'] * loops;
  const dropped = ['Filter', 'Index Recheck', 'Join Filter'].reduce(
    (sum, by) => sum + (node[`Rows Removed by ${by}`] ?? 0) * loops,
    0,
  );
  const rows = dropped === 0 ? `${count(kept)} rows` : `${count(kept + dropped)} rows, ${count(kept)} kept`;
  const often = loops > 1 ? `, in ${count(loops)} loops` : '';
  return `${node['Node Type']}${on === undefined ? '' : ` on ${on}`} (${rows}${often})`;
}

/** Its beginning, and what it reads from. */
function shortened(text) {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= longestText) return flat;
  const half = longestText / 2;
  const from = / from .*/.exec(flat.slice(half))?.[0] ?? '';
  return `${flat.slice(0, half)}…${from.slice(0, half)}${from.length > half ? '…' : ''}`;
}

const count = (number) => Math.round(number).toLocaleString('en');
const milliseconds = (ms) => `${ms >= 10 ? count(ms) : ms.toFixed(1)} ms`;
