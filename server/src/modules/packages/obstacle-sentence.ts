import { t } from '../../platform/i18n';
import type { Obstacle } from './eligibility.rules';
import { packageMessages } from './packages.messages';

const list = new Intl.ListFormat('it-IT', { type: 'disjunction' });

/** Why a car cannot have a package, as a person reads it: "Questa auto ha 187.000 km: il limite è 150.000." */
export function obstacleSentence(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'fuel': {
      const allowed = list.format(obstacle.allowed.map((fuel) => t(packageMessages.fuelPlural, { fuel })));
      return t(packageMessages.fuel, { allowed, fuel: obstacle.fuel });
    }
    case 'km':
      return t(packageMessages.km, { km: obstacle.km, max: obstacle.max });
    case 'age':
      return t(packageMessages.age, { max: spanOf(obstacle.max), age: spanOf(obstacle.months) });
    case 'model':
      return t(packageMessages.model, { model: obstacle.model });
  }
}

/** A number of months as a person tells it: "11 mesi", "8 anni", "17 anni e 8 mesi". */
function spanOf(all: number): string {
  const [years, months] = [Math.floor(all / 12), all % 12];
  const form = years === 0 ? 'months' : months === 0 ? 'years' : 'both';
  return t(packageMessages.span, { form, years, months });
}
