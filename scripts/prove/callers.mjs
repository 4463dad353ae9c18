import { randomUUID } from 'node:crypto';
import { makeDealer, signIn } from '../scale/catalogue.mjs';
import { makePerson } from './people.mjs';

/** Accounts by the role that a call's path asks for; one whose session or account has ended gets a new one. */
export async function createCallers(world) {
  /** A manager after the first has a dealer of their own, under a code that no request guesses: the one before may be gone. */
  async function newManager() {
    const access = await signIn(world.newClient(), world.admin);
    const { store_uid } = await makeDealer(world.newClient(), access, `PR-${randomUUID().slice(0, 8)}`);
    return makePerson(world, { roles: ['manager'], store_uids: [store_uid] });
  }
  const newUser = () => makePerson(world, { roles: ['user'] });
  const makers = { manager: newManager, user: newUser };
  const people = {
    admin: { credentials: world.admin, token: world.access },
    manager: await makePerson(world, { roles: ['manager'], store_uids: [world.store_uid] }),
    user: await newUser(),
  };

  return {
    /** The bearer of who may make a call, now and then of somebody else. */
    tokenFor({ path, bearer }, random) {
      if (random() < 0.05) return { name: null, token: random() < 0.5 ? null : 'x'.repeat(43) };
      const names = Object.keys(people);
      const name = random() < 0.1 ? names[Math.floor(random() * names.length)] : nameFor(path, bearer, random);
      return { name, token: name === null ? null : people[name].token };
    },
    /** After a 401: signs in anew, as somebody new where the account is gone. */
    async renew(name, token) {
      if (people[name].token !== token) return;
      const fresh = await signIn(world.newClient(), people[name].credentials).catch(() => null);
      if (fresh !== null) people[name].token = fresh;
      else if (name in makers) people[name] = await makers[name]();
    },
  };
}

function nameFor(path, bearer, random) {
  const [, area] = path.split('/');
  if (area === 'admin' || area === 'manager') return area;
  if (area === 'account' || bearer) return random() < 0.5 ? 'user' : 'manager';
  return null;
}
