import { callFaults } from './compare-calls.mjs';

const object = (properties, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text = { type: 'string' };

function document({ body = object({ name: text }), answer = object({ uid: text }), parameters = [] } = {}) {
  const json = (schema) => ({ content: { 'application/json': { schema } } });
  return {
    paths: {
      '/users': {
        post: { parameters, requestBody: { required: true, ...json(body) }, responses: { 201: json(answer) } },
      },
    },
    components: { schemas: { User: object({ uid: text, email: text }) } },
  };
}

const calls = [{ method: 'POST', path: '/users' }];

test('the same calls fit, and so does a server that offers more', () => {
  expect(callFaults(calls, document(), document())).toEqual([]);
  const more = document({
    body: object({ name: text, phone: text }, ['name']),
    answer: object({ uid: text, email: text }),
  });
  expect(callFaults(calls, document(), more)).toEqual([]);
});

test('a call that the server does not have', () => {
  expect(callFaults(calls, document(), { paths: {} })).toEqual(['POST /users: il server non ha questa chiamata.']);
});

test('a field that the server newly asks for, deep inside too', () => {
  const own = document({ body: object({ cars: { type: 'array', items: object({ vin: text, km: text }, ['vin']) } }) });
  const live = document({ body: object({ cars: { type: 'array', items: object({ vin: text, km: text }) } }) });

  expect(callFaults(calls, own, live)).toEqual(['POST /users: il server chiede cars[].km.']);
});

test('a parameter that the server newly asks for', () => {
  const live = document({ parameters: [{ name: 'store', in: 'query', required: true }] });

  expect(callFaults(calls, document(), live)).toEqual(['POST /users: il server chiede il parametro store.']);
});

test('a field that the server does not take', () => {
  const own = document({ body: object({ name: text, note: text }, ['name']) });

  expect(callFaults(calls, own, document())).toEqual(['POST /users: il server non accetta note.']);
});

test('a field that the area reads and the server does not send, behind a name too', () => {
  const own = document({ answer: object({ data: { $ref: '#/components/schemas/User' } }) });
  const live = document({ answer: object({ data: object({ uid: text }) }) });

  expect(callFaults(calls, own, live)).toEqual(['POST /users: il server non manda sempre data.email.']);
});
