-- The pieces (shell, remote-admin ...) that an administrator may release, switch or take back; null for all.
alter table users add column release_areas text[];
