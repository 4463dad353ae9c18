import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { signIn } from '../scale/catalogue.mjs';
import { makeContract, orderBody } from '../scale/visitor.mjs';
import { withMailbox } from './installation.mjs';
import { makePerson } from './people.mjs';

/** What decisions.md lets anybody try: a code, and all codes of one contract until it is blocked. */
const most = { ofCode: 5, ofContract: 10, ofAddress: 30, ofAccount: 100 };

/** @type {import('./run-part.mjs').Part} */
export const guessing = {
  name: 'guessing',
  about: 'codes, passwords, links and contract numbers guessed from many addresses',
  counts: { guesses: 2_000 },
  short: { guesses: 150 },
  run({ counts, say }) {
    return withMailbox(async (world) => {
      const checks = [];
      const figures = [];
      for (const [what, attack] of attacks) {
        const { faults, heard } = await attack(world, counts.guesses);
        checks.push({ what, faults });
        figures.push([`${what}: answers heard`, heard]);
        say(what);
      }
      return { checks, figures };
    });
  },
};

const attacks = [
  ['a signing code holds against guesses from everywhere at once', guessSigningCode],
  ['a password holds, and the owner’s own browser still gets in', guessPassword],
  ['one address cannot try many accounts', tryManyAccounts],
  ['links, reset tokens and bearers are not found', guessSecrets],
  ['a contract’s number tells nothing to who does not know whose it is', guessNumbers],
];

const post = (client, path, body, options = {}) =>
  client.ask(`/api/v1${path}`, { method: 'POST', body, key: randomUUID(), ...options });

/** Many at once, twenty at a time. @returns {Promise<{ status: number, code?: string }[]>} */
async function all(count, guess) {
  const answers = [];
  let at = 0;
  const worker = async () => {
    while (at < count) {
      at += 1;
      const { status, content } = await guess(at);
      answers.push({ status, code: /"code":"(\w+)"/.exec(content)?.[1] });
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  return answers;
}

function tally(answers) {
  const counts = {};
  for (const { status, code = '' } of answers) {
    const name = `${status} ${code}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return Object.entries(counts)
    .map(([name, times]) => `${name}: ${times}`)
    .join(', ');
}

/** Everybody holds the grant: the worst case of somebody who has the customer's own browser, or the link. */
async function guessSigningCode(world, count) {
  const customer = world.newClient();
  const { contract_uid, phone } = await makeContract(customer.ask, world.order);
  const below = `/public/contracts/${contract_uid}`;
  await post(customer, `${below}/sign`, { terms: true, clauses: true });
  const right = await world.provider.codeFor(phone);
  const wrong = () => {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    return code === right ? '000000' : code;
  };
  const answers = await all(Math.min(count, 300), () => post(customer, `${below}/confirm-otp`, { otp_code: wrong() }));
  const afterwards = await post(customer, `${below}/confirm-otp`, { otp_code: right });
  const faults = [];
  if (answers.some(({ status }) => status < 400)) faults.push('a wrong code was taken');
  if (afterwards.status < 400) faults.push(`after ${answers.length} guesses the code was still good`);
  const record = await world.newClient().ask(`/api/v1/admin/contracts/${contract_uid}`, { token: world.access });
  const { status } = record.json().data;
  if (status === 'SIGNED') faults.push('the contract is signed');
  return { faults, heard: `${tally(answers)}; the contract is ${status}; at most ${most.ofCode} a code are weighed` };
}

async function guessPassword(world, count) {
  const { credentials } = await makePerson(world, { roles: ['user'] });
  const owner = world.newClient();
  await signIn(owner, credentials);
  const wrong = { ...credentials, password: 'una frase che non è la sua' };
  const answers = await all(count, () => post(world.newClient(), '/auth/login', wrong));
  const weighed = answers.filter(({ status }) => status !== 429).length;
  const faults = [];
  if (weighed > most.ofAccount) faults.push(`${weighed} passwords were weighed, ${most.ofAccount} may be`);
  if (answers.some(({ status }) => status < 400)) faults.push('a wrong password was taken');
  const known = await post(owner, '/auth/login', credentials);
  if (known.status !== 200) faults.push(`the owner’s own browser hears ${known.status}`);
  return { faults, heard: tally(answers) };
}

async function tryManyAccounts(world, count) {
  const client = world.newClient();
  const answers = await all(Math.min(count, 200), (n) =>
    post(client, '/auth/login', { email: `persona-${n}@esempio.it`, password: 'estate2026estate' }),
  );
  const weighed = answers.filter(({ status }) => status !== 429).length;
  const faults = weighed > most.ofAddress ? [`${weighed} were weighed, ${most.ofAddress} may be`] : [];
  return { faults, heard: tally(answers) };
}

async function guessSecrets(world, count) {
  const { contract_uid } = await makeContract(world.newClient().ask, world.order);
  const secret = () => randomBytes(32).toString('base64url');
  const ways = [
    (client) => post(client, `/public/contracts/${contract_uid}/open`, { k: secret().slice(0, 25) }),
    (client) =>
      post(client, '/auth/forgot-password/reset', { token: secret(), password: 'quattro parole nuove lunghe' }),
    (client) => post(client, '/auth/undo-email-change', { token: secret() }),
    (client) => client.ask('/api/v1/account', { token: secret() }),
    (client) => client.ask(`/api/v1/public/contracts/${randomBytes(16).toString('base64url')}`),
  ];
  const answers = await all(Math.min(count, 500), (n) => ways[n % ways.length](world.newClient()));
  const found = answers.filter(({ status }) => status < 400);
  return { faults: found.length > 0 ? [`${found.length} were found`] : [], heard: tally(answers) };
}

/** The same words for a number that exists and one that does not, whoever asks. */
async function guessNumbers(world) {
  const { contract_uid } = await makeContract(world.newClient().ask, world.order);
  const record = await world.newClient().ask(`/api/v1/admin/contracts/${contract_uid}`, { token: world.access });
  const { code } = record.json().data;
  const heard = [];
  for (const one of [code, code.replace(/\d{6}$/, '999999')]) {
    const { email } = orderBody(world.order);
    const answer = await post(world.newClient(), '/public/withdrawals', { fullname: 'Ada Verdi', code: one, email });
    heard.push(`${answer.status} ${answer.json().message}`);
  }
  return { faults: heard[0] === heard[1] ? [] : [heard.join(' / ')], heard: heard[0] };
}
