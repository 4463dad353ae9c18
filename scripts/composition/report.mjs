const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Whether a measure stays within its limit. */
export function holds({ key, composed, ordinary, limit }) {
  return key === 'requests' ? composed - ordinary <= limit : composed <= ordinary * limit;
}

/** A line of the table: what was measured, how they relate, and the verdict. */
function lineOf(row) {
  const { page, name, key, composed, ordinary, chance, limit } = row;
  const relation = key === 'requests' ? signed(composed - ordinary) : (composed / ordinary).toFixed(3);
  const most = key === 'requests' ? signed(limit) : limit.toFixed(2);
  return [
    page,
    name,
    number.format(composed),
    number.format(ordinary),
    relation,
    chance === undefined ? '' : chance.toFixed(3),
    most,
    holds(row) ? 'ok' : 'OVER',
  ];
}

const signed = (value) => `${value < 0 ? '' : '+'}${value}`;

/** The lines under a head, in columns. */
export function tableOf(rows) {
  const lines = [['page', 'what', 'composed', 'ordinary', 'ratio', 'by chance', 'limit', ''], ...rows.map(lineOf)];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const pad = (text, column) => (column < 2 ? text.padEnd(widths[column]) : text.padStart(widths[column]));
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
