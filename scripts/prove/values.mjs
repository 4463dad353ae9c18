import fc from 'fast-check';

/**
 * Values for fields by their JSON schema: such as pass, such as nearly pass, long ones and hostile ones. The same source
 * of numbers gives the same values.
 * @param {() => number} random from 0 to below 1
 */
export function createValues(random) {
  const samples = new Map();
  const pick = (list) => list[Math.floor(random() * list.length)];

  /** A text that a pattern takes, out of some that were made when it was first met. */
  function fitting(pattern) {
    if (!samples.has(pattern)) {
      const seed = Math.floor(random() * 2 ** 31);
      samples.set(pattern, fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 20, seed }));
    }
    return pick(samples.get(pattern));
  }

  function validText({ format, pattern, minLength = 0, maxLength = 191 }) {
    if (format === 'uuid') return uuid(random);
    if (format === 'date-time') return new Date(1.7e12 + random() * 1e11).toISOString();
    if (format === 'uri') return 'https://esempio.it/pagina';
    if (pattern !== undefined && looksAhead(pattern)) return '/ricerca';
    if (pattern !== undefined && !isLoose(pattern)) return fitting(pattern);
    return pick(plain).slice(0, maxLength).padEnd(minLength, 'a');
  }

  function valid(schema) {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return pick(schema.enum);
    if (schema.anyOf !== undefined) return valid(pick(schema.anyOf));
    const make = validOf[schema.type];
    return make === undefined ? pick(plain) : make(schema);
  }
  const validOf = {
    string: validText,
    boolean: () => random() < 0.5,
    null: () => null,
    integer: ({ minimum = 0, maximum = 1_000 }) => minimum + Math.floor(random() * (maximum - minimum + 1)),
    number: ({ minimum = 0, maximum = 1_000 }) => minimum + random() * (maximum - minimum),
    array: ({ items = {}, minItems = 0, maxItems = 3 }) =>
      Array.from({ length: Math.min(maxItems, Math.max(minItems, 1)) }, () => valid(items)),
    object: (schema) => validObject(schema),
  };

  /** What is required, and half of the rest. */
  function validObject({ properties = {}, required = [], propertyNames, additionalProperties }) {
    const known = Object.entries(properties).filter(([name]) => required.includes(name) || random() < 0.5);
    const own = Object.fromEntries(known.map(([name, one]) => [name, valid(one)]));
    const isRecord = typeof additionalProperties === 'object' && propertyNames !== undefined;
    return isRecord ? { ...own, [String(valid(propertyNames))]: valid(additionalProperties) } : own;
  }

  /** One step beside what is allowed, or just within it. */
  function near(schema) {
    const { type, minimum = 0, maximum = 1_000, minLength = 0, maxLength = 191 } = schema;
    if (type === 'integer' || type === 'number')
      return pick([minimum - 1, maximum + 1, minimum, maximum, minimum + 0.1, `${minimum}`, -0, 2 ** 53, 1e308]);
    if (type === 'boolean') return pick(['true', 1, 0, null, 'no']);
    if (type === 'array')
      return pick([[], Array((schema.maxItems ?? 100) + 1).fill(valid(schema.items ?? {})), [null]]);
    if (type === 'object') return pick([{}, [], null, { ...valid(schema), unheard_of: 1 }]);
    const text = String(valid(schema));
    return pick([
      ...[text.slice(1), `${text}0`, ` ${text} `, text.toUpperCase(), text.toLowerCase(), `${text}\n`, [text], null],
      ...[text.replace(/\d/, 'O'), text.normalize('NFD'), 'a'.repeat(minLength), 'a'.repeat(maxLength + 1), ''],
      ...['2025-02-30', '0000-00-00', '2026-13-01', '9999-12-31', '+393470000000', '1180.005', '99999999999999.99'],
    ]);
  }

  /** Far more than anybody types, of letters that the field likes. */
  function long(schema) {
    const length = random() < 0.02 ? 900_000 : pick([192, 1_000, 20_000, 60_000]);
    if (schema.type === 'array') return Array(Math.min(length, 20_000)).fill(valid(schema.items ?? {}));
    if (schema.type === 'object')
      return Object.fromEntries(Array.from({ length: Math.min(length, 20_000) }, (_, n) => [`field_${n}`, n]));
    if (schema.type === 'integer' || schema.type === 'number') return pick(['9'.repeat(length), 1e300, -1e300]);
    const unit = pick([String(valid(schema)).slice(0, 1) || 'I', 'I', '1', 'è', '🚗', '%', ';', ' ']);
    return unit.repeat(Math.ceil(length / unit.length));
  }

  return { valid, near, long, hostile: () => pick(hostileValues) };
}

/** Takes anything but control characters: any plain text will do. One that looks ahead is an address of ours. */
const isLoose = (pattern) => pattern.includes('\\p{');
const looksAhead = (pattern) => pattern.includes('(?!');

const plain = ['Rossi', 'Niccolò', 'via Roma 1', 'Milano', 'MI', '20127', 'ZACPJFCW1SP123456', 'Fiat Panda', 'prova'];

function uuid(random) {
  const hex = (count) => Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
}

const nested = (depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const hostileValues = [
  ...["' or '1'='1", '"; drop table contracts; --', "'); select pg_sleep(5); --", '$1', '%', '_', '\\', '%00', '..%2f'],
  ...[
    '../../../../etc/passwd',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    '//evil.example',
    'javascript:alert(1)',
  ],
  ...['<script>alert(1)</script>', '{{7*7}}', '=cmd|calc!A1', '@SUM(1)', '%s%s%n', '`id`', '$(id)', '|id'],
  ...[
    '\ud800',
    '\udfff\ud800',
    '\u0000',
    'a\u0000b',
    '\u202egnp',
    '\ufeff',
    '\u2028',
    'a\r\nBcc: b@b.it',
    '\u001b[31m',
  ],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', 'Infinity', '-1', '1e999', '0x10', 'true'],
  ...['M*** R***', '•••', '+39 *** *** 567', 'x<a@b.it>', 'a,b@b.it', 'è'.normalize('NFD'), '\u0301'.repeat(60)],
  ...[{ __proto__: null, toString: 1 }, { $gt: '' }, { length: 1e9 }, [[]], {}, [], null, true, -1, 1e308, 1.5],
  ...[nested(50), nested(1_000), JSON.parse('{"__proto__":{"admin":true}}')],
];
