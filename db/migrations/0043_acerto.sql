-- What a company settles with a specialist: the repasses of a period, looked at by both, then one payable.
create table acerto (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  numero bigint not null,
  especialista uuid not null,
  -- Exams done until this day, included.
  ate date not null,
  vencimento date not null,
  estado text not null,
  -- More or less than the repasses come to, and why.
  ajuste_centavos integer not null default 0,
  ajuste_motivo text,
  titulo uuid,
  aprovado_por text,
  aprovado_em timestamptz,
  autor text not null,
  criado_em timestamptz not null,
  motivo text,
  versao integer not null default 1,
  busca text not null,
  constraint acerto_pk primary key (cliente, codigo),
  constraint acerto_numero_unico unique (cliente, numero),
  constraint acerto_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint acerto_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint acerto_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo),
  constraint acerto_estado check (estado in ('A_APROVAR', 'APROVADO', 'DESFEITO')),
  constraint acerto_aprovacao check (case estado when 'A_APROVAR' then titulo is null and aprovado_em is null
    when 'APROVADO' then titulo is not null and aprovado_em is not null and aprovado_por is not null else motivo is not null end),
  constraint acerto_ajuste check (ajuste_centavos = 0 or ajuste_motivo is not null)
);
create index acerto_especialista on acerto (cliente, especialista, codigo desc);
call proteger_tabela('acerto', 'select, insert, update');

alter table repasse add column acerto uuid,
  add constraint repasse_acerto_fk foreign key (cliente, acerto) references acerto (cliente, codigo),
  add constraint repasse_acertado check (acerto is null or estado = 'CONSOLIDADO');
create index repasse_acerto on repasse (cliente, acerto) where acerto is not null;
create index repasse_pendente on repasse (cliente, especialista, competencia) where estado = 'PENDENTE';
