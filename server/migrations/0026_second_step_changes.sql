-- When the second step last became another one: who takes an account back loses what was set since it was taken.

alter table users add column two_step_changed_at timestamptz(3);
