-- The consents of the seed have ids below zero: a copy of nothing else must be put back too.
alter table public.story_consents alter column id set minvalue -1000000;
