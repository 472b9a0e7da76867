-- What each key of the installation makes of a fixed text: a key that was lost or exchanged is refused at the start, before
-- anything is signed or sealed with another one. From it the key cannot be told.
create table chave_conferida (
  chave text constraint chave_conferida_pk primary key constraint chave_conferida_chave check (chave in ('token', 'dados')),
  verificador bytea not null,
  gravada_em timestamptz not null default now()
);
grant select, insert on chave_conferida to vetlume_plataforma;
