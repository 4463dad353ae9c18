import { t } from '../../platform/i18n';
import type { Obstacle } from './eligibility.rules';
import { packageMessages } from './packages.messages';

const list = new Intl.ListFormat('it-IT', { type: 'disjunction' });

/** Why a car cannot have a package, as a person reads it: "187.000 km: oltre i 150.000." */
export function obstacleSentence(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'fuel': {
      const allowed = list.format(obstacle.allowed.map((fuel) => t(packageMessages.fuelPlural, { fuel })));
      return t(packageMessages.fuel, { allowed, fuel: obstacle.fuel });
    }
    case 'km':
      return t(packageMessages.km, { km: obstacle.km, max: obstacle.max });
    case 'age':
      return t(packageMessages.age, { months: obstacle.months, max: obstacle.max });
    case 'model':
      return t(packageMessages.model, { model: obstacle.model });
  }
}
