-- Kilometres of each day that a specialist is not paid for.
alter table especialista
  add column franquia_km integer,
  add constraint especialista_franquia check (franquia_km between 1 and 1000);

-- The way of a specialist on each day of a settlement, as it was counted then. A day is paid once: what was taken back counts no more.
create table acerto_deslocamento (
  cliente uuid not null,
  acerto uuid not null,
  especialista uuid not null,
  dia date not null,
  km_decimos integer not null,
  centavos integer not null,
  -- How it came about, in sentences.
  linhas jsonb not null,
  vale boolean not null default true,
  constraint acerto_deslocamento_pk primary key (cliente, acerto, dia),
  constraint acerto_deslocamento_acerto_fk foreign key (cliente, acerto) references acerto (cliente, codigo),
  constraint acerto_deslocamento_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint acerto_deslocamento_valores check (km_decimos >= 0 and centavos >= 0)
);
create unique index acerto_deslocamento_dia on acerto_deslocamento (cliente, especialista, dia) where vale;
call proteger_tabela('acerto_deslocamento', 'select, insert, update (vale)');
