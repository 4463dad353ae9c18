import { Refusal } from '../../lib/refusal.mjs';
import { publishOptions } from '../options.mjs';
import { prepare, publish } from '../prepare.mjs';
import { step } from '../step.mjs';
import { askStore, switchLimitMs } from '../store.mjs';
import { changing, trialText } from './changing.mjs';

/** Days, hours or minutes between two shares, in minutes. */
const minutesIn = { d: 1_440, h: 60, m: 1 };

/**
 * The shares that a person typed, in percent: one that stays, or several that follow one another by themselves; 0 alone
 * ends the trial, or with an audience leaves it to that.
 * @param {string | undefined} text `10%`, or `1,10,50,100`
 * @param {string | undefined} every how long each of several lasts: `30m`, `2h`, `1d`
 * @returns {{ percent: number, ramp?: { next: number[], every_minutes: number } }}
 * @throws Refusal
 */
export function readShares(text, every) {
  const [first, ...next] = (text ?? '').split(',').map(readShare);
  if (!(first >= 0 && first <= 99))
    throw new Refusal('La parte va da 1% a 99%, per esempio 10%; con 0% la prova finisce, e promote la dà a tutti.');
  if (next.length === 0) {
    if (every !== undefined) throw new Refusal('--every serve per più parti: canary remote-admin 1,10,50,100.');
    return { percent: first };
  }
  if (![first, ...next].every((share, place, all) => share > (all[place - 1] ?? -1) && share <= 100))
    throw new Refusal('Le parti devono crescere, per esempio 1,10,50,100.');
  return { percent: first, ramp: { next, every_minutes: readMinutes(every) } };
}

function readShare(text) {
  const [, digits] = /^\s*(\d{1,3})\s*%?\s*$/.exec(text) ?? [];
  return Number(digits);
}

function readMinutes(text) {
  const [, digits, unit] = /^(\d{1,4})([dhm])$/.exec(text ?? '') ?? [];
  const minutes = Number(digits) * minutesIn[unit];
  if (!(minutes >= 1 && minutes <= 7 * minutesIn.d))
    throw new Refusal('--every dice quanto dura ogni parte, da 1m a 7d: --every 30m.');
  return minutes;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Who is to get a version whatever the share.
 * @param {string | undefined} text `admin,manager,store:UID,user:UID`
 * @returns {{ roles: string[], store_uids: string[], user_uids: string[] } | undefined}
 * @throws Refusal
 */
export function readAudience(text) {
  if (text === undefined) return undefined;
  const audience = { roles: [], store_uids: [], user_uids: [] };
  for (const word of text.split(',').map((one) => one.trim())) {
    const [kind, uid = ''] = word.split(':');
    if (['admin', 'manager', 'user'].includes(word)) audience.roles.push(word);
    else if (['store', 'user'].includes(kind) && uuid.test(uid)) audience[`${kind}_uids`].push(uid);
    else
      throw new Refusal(
        `${word} non va bene: --to vuole ruoli (admin, manager, user), dealer (store:UID) e persone (user:UID).`,
      );
  }
  return audience;
}

/** Nobody gets the canary any more. */
const end = changing({
  requestOf(_, __, { canary: tried }) {
    if (!tried) throw new Refusal('Non c’è nessuna versione in prova.');
    return { do: 'roll-back' };
  },
});

/** Builds, checks and publishes as a release does, and gives the version to a share of the sessions. */
export const canary = {
  name: 'canary',
  usage:
    'canary remote-admin 10% | 1,10,50,100 --every 30m [--to admin,store:UID] [--version 1.2.0] [--server https://...]',
  about: 'controlla e pubblica, ma per una parte delle sessioni soltanto',
  more: [
    'Una sessione che ha la versione in prova continua ad averla. promote la dà a tutti; 0%, o rollback, la toglie.\n' +
      'La stessa costruzione non si pubblica due volte: con un’altra percentuale ne cambia soltanto la parte.',
    'Con più parti il server passa da solo dalla prima alla seconda, e così via: 100 vuol dire a tutti. Se la versione va\n' +
      'peggio di quella in linea, la toglie da solo e lo dice agli operatori.',
    'Chi sta in --to la riceve in ogni browser in cui entra, gli altri secondo la loro parte: 0% --to admin la dà soltanto\n' +
      'agli operatori. Gli UID di dealer e persone stanno negli indirizzi delle loro pagine.',
  ],
  words: 2,
  options: [
    ...publishOptions,
    ['--to CHI', 'chi la riceve comunque: admin, manager, user, store:UID, user:UID, divisi da virgole'],
    ['--every TEMPO', 'quanto dura ogni parte, se sono più d’una: 30m, 2h, 1d'],
  ],
  async run([name, shares], options) {
    const audience = readAudience(options.to);
    const trial = { ...readShares(shares, options.every), ...(audience === undefined ? {} : { audience }) };
    if (trial.percent === 0 && audience === undefined) {
      if (trial.ramp) throw new Refusal('Con lo 0% serve --to: altrimenti non la prova nessuno.');
      return end.run([name], options);
    }
    const ready = await prepare([name], options);
    if (ready === null) return;
    const { prepared, fit } = ready;
    const [{ piece, seen }] = prepared;
    const id = await publish(prepared[0], options.by);
    await step(
      'in prova',
      switchLimitMs,
      () => askStore({ do: 'canary', area: piece.name, version: id, ...trial, by: options.by, seen, fit }),
      () => `${id} ${trialText(trial)}`,
    );
  },
};
