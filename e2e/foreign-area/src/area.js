import { createElement, useState } from 'react';

function Bench() {
  const [cars, setCars] = useState(0);
  return createElement(
    'section',
    null,
    createElement('h1', null, 'Officina di un altro repository'),
    createElement('button', { type: 'button', onClick: () => setCars(cars + 1) }, `Auto sul ponte: ${cars}`),
  );
}

export const area = {
  name: 'admin',
  routes: [{ title: 'Officina', element: createElement(Bench) }],
};
