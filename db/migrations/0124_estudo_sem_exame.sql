-- A study that nobody said of which exam it is does not stay for ever: each company chooses how long it waits, and is warned before.
alter table cliente
  add column dias_do_estudo integer not null default 180,
  add constraint cliente_dias_do_estudo check (dias_do_estudo between 30 and 730);
alter table estudo_recebido
  -- From when it waits, if not from its last image: it was unlinked, or brought back.
  add column espera_desde timestamptz,
  add column avisado_em timestamptz;
create index estudo_recebido_sem_exame on estudo_recebido (coalesce(espera_desde, ultima_em)) where estado = 'ESPERA';
-- The nightly work knows which wait and since when, and nothing of whom they are.
create policy sem_exame on estudo_recebido for select to vetlume_plataforma using (estado = 'ESPERA');
grant select (espera_desde, ultima_em, avisado_em) on estudo_recebido to vetlume_plataforma;
