-- A copy of everything of a company, to be taken away: made by a job, kept in the file store for some days.
create table exportacao (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  estado text not null default 'PEDIDA',
  autor text not null,
  usuario uuid not null,
  pedida_em timestamptz not null,
  -- Which run is writing it, and its sign of life: one that was taken for dead and comes back finds another's name here.
  execucao uuid,
  batida_em timestamptz not null,
  etapa text,
  feitas integer not null default 0,
  total integer not null default 0,
  pronta_em timestamptz,
  expira_em timestamptz,
  sha256 text,
  tamanho bigint,
  linhas bigint,
  arquivos integer,
  perdidos integer,
  falha text,
  constraint exportacao_pk primary key (cliente, codigo),
  constraint exportacao_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint exportacao_estado check (estado in ('PEDIDA', 'FAZENDO', 'PRONTA', 'FALHOU', 'CANCELADA', 'EXPIRADA')),
  constraint exportacao_pronta check ((estado in ('PRONTA', 'EXPIRADA')) =
    (sha256 is not null and tamanho is not null and pronta_em is not null and expira_em is not null)),
  constraint exportacao_falha check ((estado = 'FALHOU') = (falha is not null))
);
create unique index exportacao_uma_por_vez on exportacao (cliente) where estado in ('PEDIDA', 'FAZENDO');
create index exportacao_expira on exportacao (expira_em) where estado = 'PRONTA';
call proteger_tabela('exportacao');
-- The round that collects what expired and tells what died goes through all companies.
create policy plataforma on exportacao for all to vetlume_plataforma using (true) with check (true);
grant select, update on exportacao to vetlume_plataforma;

-- A link to fetch one, by hash: opened by a browser, which sends no token, and again for each piece of a long download.
-- Whose it is is asked again every time.
create table exportacao_link (
  segredo_hash bytea not null,
  cliente uuid not null,
  exportacao uuid not null,
  ator jsonb not null,
  expira_em timestamptz not null,
  constraint exportacao_link_pk primary key (segredo_hash),
  constraint exportacao_link_exportacao_fk foreign key (cliente, exportacao) references exportacao (cliente, codigo) on delete cascade
);
create index exportacao_link_exportacao on exportacao_link (cliente, exportacao);
create index exportacao_link_expira on exportacao_link (expira_em);
call proteger_tabela('exportacao_link', 'insert');
create policy plataforma on exportacao_link for all to vetlume_plataforma using (true) with check (false);
grant select, delete on exportacao_link to vetlume_plataforma;
