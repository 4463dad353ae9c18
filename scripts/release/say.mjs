const dateTime = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' });
const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** A moment as people in Italy read it. */
export const moment = (iso) => dateTime.format(new Date(iso));

export const seconds = (milliseconds) => `${decimal.format(milliseconds / 1000)} s`;

/** A step that is done, and how long it took. */
export function sayStep(name, text, milliseconds) {
  console.log(`  ${name.padEnd(14)} ${text}${milliseconds === undefined ? '' : `, ${seconds(milliseconds)}`}`);
}

/** The name of a version's folder, as shared-api/release has it. */
export const releaseIdOf = ({ version, hash }) => `${version}-${hash}`;

/** From which sources something was made, in a few words. */
export function sourcesLine({ commit, dirty }) {
  if (!commit) return 'senza commit';
  return `commit ${commit.slice(0, 7)}${dirty ? ', con modifiche che nessun commit ha' : ''}`;
}
