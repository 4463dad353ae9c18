import { secondsIn, tellCores } from './cores.mjs';

test('a process is told by its own time and that of its ended children, whatever its name', () => {
  const stat = '77 (postgres: a) b) S 1 77 77 0 -1 4194560 900 800 0 0 120 30 40 10 20 0 1 0 5000';
  expect(secondsIn(stat)).toBe(2);
  expect(secondsIn(null)).toBe(0);
});

test('cores are told by who took how much of them', () => {
  const groups = [
    { name: 'PostgreSQL', seconds: 1.2 },
    { name: 'whoever asks', seconds: 0.5 },
  ];
  expect(tellCores(groups, 2, 4)).toBe('its cores: 0.85 of 4 taken, PostgreSQL 0.60, whoever asks 0.25');
});
