const mostShown = 20;

/** In Markdown: a table of the parts, then what each found. @param {import('./run-part.mjs').PartResult[]} results */
export function reportOf(results, { seed, at }) {
  const rows = results.map(
    ({ name, about, checks, seconds }) => `| ${name} | ${about} | ${verdictOf(checks)} | ${seconds.toFixed(0)} s |`,
  );
  return [
    '# What CarCare withstood',
    '',
    `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${process.versions.node}, seed ${seed}.`,
    '',
    '| part | what | found | time |',
    '|---|---|---|---|',
    ...rows,
    ...results.flatMap(sectionOf),
    '',
  ].join('\n');
}

function verdictOf(checks) {
  const faults = checks.flatMap((check) => check.faults).length;
  if (checks.length === 0) return 'not run';
  return faults === 0 ? `nothing, ${checks.length} checks` : `**${faults} faults**`;
}

function sectionOf({ name, counts, checks, figures, notRun = [] }) {
  const asked = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  return [
    '',
    `## ${name}`,
    '',
    ...(asked.length > 0 ? [`Asked for: ${asked.join(', ')}.`, ''] : []),
    ...checks.flatMap(({ what, faults }) => [
      `- ${faults.length === 0 ? 'holds' : '**does not hold**'}: ${what}`,
      ...faults.slice(0, mostShown).map((fault) => `  - ${oneLine(fault)}`),
      ...(faults.length > mostShown ? [`  - and ${faults.length - mostShown} more`] : []),
    ]),
    ...notRun.map((why) => `- not run: ${why}`),
    ...(figures.length > 0
      ? ['', '| | |', '|---|---|', ...figures.map(([what, value]) => `| ${what} | ${value} |`)]
      : []),
  ];
}

const oneLine = (text) => text.replace(/\s+/g, ' ').slice(0, 500);
