import { isTaken, overlap } from '../lib/addresses.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { roles } from './roles.mjs';

/**
 * What a person asked for, if an area like that can be.
 * @param {string[]} words the name, `remote-workshop`
 * @param {{ path?: string, role?: string, title?: string }} options
 * @param {{ name: string, carcare: { area: string, paths: string[] } }[]} others what the areas' package.json say
 * @param {(name: string) => boolean} exists whether the repository has something of that name
 * @throws Refusal with the reason in a sentence
 */
export function readRequest([name, ...rest], { path, role, title }, others, exists) {
  if (rest.length > 0) throw new Refusal(`Un'area alla volta: ${rest.join(' ')} non è un nome.`);
  return {
    name: readName(name, others, exists),
    area: name.replace('remote-', ''),
    path: readPath(path, others),
    title: readTitle(title),
    role: readRole(role),
  };
}

function readName(name, others, exists) {
  if (name === undefined) throw new Refusal('Serve un nome, per esempio remote-workshop.');
  if (!/^remote-[a-z][a-z0-9]{1,29}$/.test(name))
    throw new Refusal(`${name} non va bene come nome: remote- e una parola in minuscolo, per esempio remote-workshop.`);
  if (name === 'remote-shell') throw new Refusal('remote-shell non va bene come nome: shell è la cornice.');
  if (others.some((other) => other.name === name) || exists(name))
    throw new Refusal(`Il nome ${name} è già preso: scegline un altro.`);
  return name;
}

function readPath(path, others) {
  if (path === undefined) throw new Refusal('Serve un percorso: --path /cms/workshop.');
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))
    throw new Refusal(`${path} non va bene come percorso: minuscole, cifre e trattini, per esempio /cms/workshop.`);
  if (isTaken(path)) throw new Refusal(`${path} è un indirizzo della cornice o del server: scegli un altro percorso.`);
  const neighbour = others.find(({ carcare }) => carcare.paths.some((taken) => overlap(path, taken)));
  if (neighbour)
    throw new Refusal(
      `${path} si sovrappone agli indirizzi di ${neighbour.name} (${neighbour.carcare.paths.join(', ')}): scegli un altro percorso.`,
    );
  return path;
}

function readTitle(title) {
  const text = title?.trim();
  if (!text) throw new Refusal('Serve un titolo, come lo leggono le persone: --title "Officina".');
  if (text.length > 40 || /[{}<>'"`\\\p{Cc}]/u.test(text))
    throw new Refusal(
      'Il titolo può avere 40 caratteri, senza virgolette, apostrofi dritti, parentesi graffe o angolari: per un apostrofo c’è ’.',
    );
  return text;
}

function readRole(role) {
  if (role === undefined) throw new Refusal('Serve un ruolo: --role manager.');
  if (!Object.hasOwn(roles, role))
    throw new Refusal(`Il ruolo ${role} non c'è: ci sono ${Object.keys(roles).join(', ')}.`);
  return role;
}
