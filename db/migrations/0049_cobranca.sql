-- The ladder of letters that a company sends about what it is owed: before the due day, on it and after, each with its own words.
create table regua_cobranca (
  cliente uuid not null,
  ativa boolean not null,
  hora time not null,
  passos jsonb not null,
  versao integer not null default 1,
  constraint regua_cobranca_pk primary key (cliente),
  constraint regua_cobranca_cliente_fk foreign key (cliente) references cliente (codigo) on delete cascade
);
call proteger_tabela('regua_cobranca', 'select, insert, update');
grant select on regua_cobranca to vetlume_plataforma;
create policy plataforma on regua_cobranca for select to vetlume_plataforma using (true);

-- What was sent about a title: one step goes once for each due day, to whoever is written here; to nobody when there is no address.
create table cobranca_enviada (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  titulo uuid not null,
  vencimento date not null,
  -- Days from the due day to the step: negative before it.
  dias integer not null,
  para text[] not null,
  criado_em timestamptz not null,
  constraint cobranca_enviada_pk primary key (cliente, codigo),
  constraint cobranca_enviada_uma_vez unique (cliente, titulo, vencimento, dias),
  constraint cobranca_enviada_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo)
);
call proteger_tabela('cobranca_enviada', 'select, insert');

-- Whom at a clinic letters about money go to: those of its contacts that receive them or, without any, the clinic itself.
create function emails_de_cobranca(p parceiro) returns text[] stable language sql as $$
  select coalesce(nullif(array(select distinct c.email from parceiro_contato c
      where c.cliente = p.cliente and c.parceiro = p.codigo and c.recebe_cobrancas and c.email is not null order by c.email), '{}'),
    array_remove(array[p.email], null))
$$;
