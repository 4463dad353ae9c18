import { callsInCode } from '../../federation/calls-in-code.mjs';
import { callsOfArea } from './calls-of-area.mjs';

const code =
  'let a={list:{method:"GET",path:"/admin/users",answers:{200:null}},remove:{method:"DELETE",path:"/admin/users/{uid}"}}';
const document = {
  paths: {
    '/admin/users': { get: { operationId: 'adminUsersList' } },
    '/admin/users/{uid}': { delete: { operationId: 'adminUsersRemove' } },
    '/admin/stores': { get: { operationId: 'adminStoresList' } },
    '/public/vin': { post: { operationId: 'publicLookUpVin' } },
    '/public/packs': { get: { operationId: 'publicListPacks' } },
  },
};

test('the routes of built scripts are found, each once', () => {
  expect(callsInCode(code + code)).toEqual([
    { method: 'GET', path: '/admin/users' },
    { method: 'DELETE', path: '/admin/users/{uid}' },
  ]);
});

test('an area makes the calls that it both carries and names, and those of the shell’s client', () => {
  const source = 'const users = useApi().bind(adminUsers); users.list({ query }); api.public.lookUpVin({ body });';

  const { own, ofShell } = callsOfArea({ code, source }, document);

  expect(own.map(({ operationId }) => operationId)).toEqual(['adminUsersList']);
  expect(ofShell.map(({ operationId }) => operationId)).toEqual(['publicLookUpVin']);
});
