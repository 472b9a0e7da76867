-- What happened to an incident, step by step: what was told, to whom and on which day. An incident at risk is told to the
-- ANPD and to the people, who may hear of it on different days.
create table incidente_passo (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  incidente uuid not null,
  tipo text not null,
  destinatarios text[] not null default '{}',
  feita_em date,
  texto text not null,
  autor text not null,
  quando timestamptz not null,
  constraint incidente_passo_pk primary key (cliente, codigo),
  constraint incidente_passo_incidente_fk foreign key (cliente, incidente) references incidente (cliente, codigo) on delete cascade,
  constraint incidente_passo_tipo check (tipo in ('REGISTRO', 'COMUNICACAO', 'ENCERRAMENTO')),
  constraint incidente_passo_destinatarios check (
    destinatarios <@ array['ANPD', 'TITULARES', 'OUTROS'] and (tipo = 'COMUNICACAO' or destinatarios = '{}')),
  constraint incidente_passo_feita check ((feita_em is not null) = (tipo = 'COMUNICACAO'))
);
create index incidente_passo_incidente on incidente_passo (cliente, incidente, codigo);

-- Incidents of before have their steps in the trail; to whom each was told is in the text only.
alter table incidente no force row level security;
alter table auditoria no force row level security;
alter table cliente no force row level security;
insert into incidente_passo (cliente, incidente, tipo, texto, autor, quando)
  select cliente, codigo, 'REGISTRO', 'Incidente registrado', autor, criado_em from incidente order by criado_em;
insert into incidente_passo (cliente, incidente, tipo, feita_em, texto, autor, quando)
  select i.cliente, i.codigo, case h.mudancas -> 'estado' ->> 1 when 'COMUNICADO' then 'COMUNICACAO' else 'ENCERRAMENTO' end,
    case h.mudancas -> 'estado' ->> 1 when 'COMUNICADO' then (h.quando at time zone c.fuso)::date end,
    coalesce(h.mudancas -> 'comunicacao' ->> 1, h.mudancas -> 'medidas' ->> 1, ''), coalesce(h.nome_usuario, i.autor), h.quando
  from auditoria h join incidente i on i.cliente = h.cliente and i.codigo::text = h.registro join cliente c on c.codigo = i.cliente
  where h.entidade = 'incidente' and h.mudancas -> 'estado' ->> 1 in ('COMUNICADO', 'ENCERRADO') order by h.sequencia;
alter table cliente force row level security;
alter table auditoria force row level security;
alter table incidente force row level security;

call proteger_tabela('incidente_passo', 'select, insert');
