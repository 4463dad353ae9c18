const pair = '[a-hj-npr-tv-z]{2}';
/** As plates are shown, `GR 691 XY`, wherever it stands among other words. */
const wholePlate = new RegExp(`(?<![^\\s])(${pair})[\\s-]+(\\d{3})[\\s-]+(${pair})(?![^\\s])`, 'gi');
/** The beginning of one, and nothing else. */
const begunPlate = new RegExp(`^\\s*(${pair})[\\s-]+(\\d{1,3})(?:[\\s-]+([a-hj-npr-tv-z]))?\\s*$`, 'i');

/**
 * A search as typed, with a plate that was typed as it is shown in one piece, as it is kept: its parts are no words, which
 * would be looked for wherever they are.
 */
export function platesTogether(typed: string): string {
  return typed.replace(wholePlate, '$1$2$3').replace(begunPlate, '$1$2$3');
}
