-- Roles come from db/papeis.ts: vetlume_inquilino reads and writes the rows of one tenant, vetlume_plataforma sees
-- accounts and shared registries only, vetlume_busca owns the search functions. None of them owns a table.
revoke create on schema public from public;
grant usage on schema public to vetlume_inquilino, vetlume_plataforma, vetlume_busca;

create function normalizar(texto text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, texto));

-- Used by migrations only: makes a table a tenant's. The policy stays inline so that it can be planned into the query.
create procedure proteger_tabela(tabela regclass, direitos text default 'select, insert, update')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabela);
  execute format('alter table %s force row level security', tabela);
  execute format($p$create policy inquilino on %s for all to vetlume_inquilino
    using (cliente = nullif(current_setting('app.cliente', true), '')::uuid)
    with check (cliente = nullif(current_setting('app.cliente', true), '')::uuid)$p$, tabela);
  execute format('grant %s on %s to vetlume_inquilino', direitos, tabela);
end $$;

create function recusar_mudanca() returns trigger language plpgsql as $$
begin
  raise exception 'registro imutável: %', tg_table_name using errcode = 'restrict_violation', constraint = 'registro_imutavel';
end $$;

-- Shared registries -------------------------------------------------------------------------------------------

create table cidade (
  ibge integer not null,
  nome text not null,
  uf text not null,
  fuso text not null default 'America/Sao_Paulo',
  deslocamento_centavos integer not null default 0,
  versao integer not null default 1,
  busca text generated always as (normalizar(nome)) stored,
  constraint cidade_pk primary key (ibge),
  constraint cidade_uf check (uf ~ '^[A-Z]{2}$'),
  constraint cidade_deslocamento check (deslocamento_centavos >= 0)
);
create index cidade_busca on cidade using gin (busca gin_trgm_ops);
create index cidade_nome on cidade (nome, ibge);

create table especie (
  codigo uuid not null default uuidv7(),
  nome text not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint especie_pk primary key (codigo),
  constraint especie_nome_unico unique (nome)
);

create table raca (
  codigo uuid not null default uuidv7(),
  especie uuid not null,
  nome text not null,
  sinonimo text,
  ativo boolean not null default true,
  versao integer not null default 1,
  busca text generated always as (normalizar(nome || ' ' || coalesce(sinonimo, ''))) stored,
  constraint raca_pk primary key (codigo),
  constraint raca_especie_fk foreign key (especie) references especie (codigo),
  constraint raca_nome_unico unique (especie, nome)
);

create table plano_saude (
  codigo uuid not null default uuidv7(),
  operadora text not null,
  nome text not null,
  tipo text not null,
  exige_autorizacao boolean not null default false,
  coparticipacao_bp integer not null default 0,
  prazo_pagamento_dias integer not null default 30,
  carencia_dias integer not null default 0,
  intervalo_repeticao_dias integer not null default 0,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint plano_saude_pk primary key (codigo),
  constraint plano_saude_nome_unico unique (operadora, nome),
  constraint plano_saude_tipo check (tipo in ('CREDENCIADO', 'REEMBOLSO')),
  constraint plano_saude_coparticipacao check (coparticipacao_bp between 0 and 10000)
);

create table plano (
  codigo uuid not null default uuidv7(),
  nome text not null,
  mensal_centavos integer not null,
  anual_centavos integer not null,
  dias_teste integer not null default 14,
  limite_usuarios integer,
  limite_laudos_mes integer,
  limite_gb integer,
  limite_parceiros integer,
  recursos text[] not null default '{}',
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint plano_pk primary key (codigo),
  constraint plano_nome_unico unique (nome),
  constraint plano_preco check (mensal_centavos >= 0 and anual_centavos >= 0)
);

create table cupom (
  codigo uuid not null default uuidv7(),
  texto text not null,
  tipo text not null,
  percentual_bp integer,
  valor_centavos integer,
  duracao text not null,
  meses integer,
  valido_de date not null,
  valido_ate date,
  limite_total integer,
  limite_por_cliente integer not null default 1,
  usos integer not null default 0,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint cupom_pk primary key (codigo),
  constraint cupom_tipo check (tipo in ('PERCENTUAL', 'VALOR')),
  constraint cupom_valor check (
    (tipo = 'PERCENTUAL' and percentual_bp between 1 and 10000 and valor_centavos is null)
    or (tipo = 'VALOR' and valor_centavos > 0 and percentual_bp is null)),
  constraint cupom_duracao check (duracao in ('UMA_VEZ', 'MESES', 'SEMPRE') and (duracao = 'MESES') = (meses is not null)),
  constraint cupom_usos check (usos >= 0 and (limite_total is null or usos <= limite_total))
);
create unique index cupom_texto_unico on cupom (upper(texto));

create table grupo_despesa (
  codigo uuid not null default uuidv7(),
  nome text not null,
  linha_dre text not null,
  ordem integer not null default 0,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint grupo_despesa_pk primary key (codigo),
  constraint grupo_despesa_nome_unico unique (nome),
  constraint grupo_despesa_linha check (linha_dre in
    ('DEDUCOES', 'CUSTOS_SERVICOS', 'DESPESAS_OPERACIONAIS', 'RESULTADO_FINANCEIRO', 'DEPRECIACAO', 'IMPOSTO_RENDA'))
);

create table tipo_despesa (
  codigo uuid not null default uuidv7(),
  grupo uuid not null,
  nome text not null,
  comportamento text not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint tipo_despesa_pk primary key (codigo),
  constraint tipo_despesa_grupo_fk foreign key (grupo) references grupo_despesa (codigo),
  constraint tipo_despesa_nome_unico unique (grupo, nome),
  constraint tipo_despesa_comportamento check (comportamento in ('FIXA', 'VARIAVEL'))
);

create table horario_atendimento (
  codigo uuid not null default uuidv7(),
  dia_semana integer not null,
  inicio time not null,
  fim time not null,
  tipo text not null,
  acrescimo_bp integer not null default 0,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint horario_atendimento_pk primary key (codigo),
  constraint horario_atendimento_dia check (dia_semana between 0 and 6),
  constraint horario_atendimento_faixa check (inicio < fim),
  constraint horario_atendimento_tipo check (tipo in ('NORMAL', 'PLANTAO')),
  constraint horario_atendimento_unico unique (dia_semana, inicio, tipo)
);

-- Accounts ----------------------------------------------------------------------------------------------------

create table pessoa (
  codigo uuid not null default uuidv7(),
  nome text not null,
  cpf text,
  email text,
  telefone text,
  criado_em timestamptz not null,
  constraint pessoa_pk primary key (codigo),
  constraint pessoa_cpf check (cpf ~ '^[0-9]{11}$')
);

create table cliente (
  codigo uuid not null default uuidv7(),
  operadora boolean not null default false,
  razao_social text not null,
  nome_fantasia text not null,
  documento text not null,
  crmv_pj text,
  responsavel_tecnico text,
  cep text,
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade integer,
  telefone text,
  email text,
  fuso text not null default 'America/Sao_Paulo',
  cor text not null default '#0F6E6E',
  logo text,
  chave_pix text,
  taxa_bp integer not null default 0,
  imposto_bp integer not null default 0,
  plano uuid,
  estado text not null,
  teste_ate date,
  criado_em timestamptz not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  busca text generated always as (normalizar(nome_fantasia || ' ' || razao_social || ' ' || documento)) stored,
  constraint cliente_pk primary key (codigo),
  constraint cliente_documento_unico unique (documento),
  constraint cliente_cidade_fk foreign key (cidade) references cidade (ibge),
  constraint cliente_plano_fk foreign key (plano) references plano (codigo),
  constraint cliente_estado check (estado in ('GRATIS', 'TESTE', 'ATIVO', 'CARENCIA', 'SOMENTE_LEITURA', 'CANCELADO')),
  constraint cliente_cor check (cor ~ '^#[0-9A-F]{6}$'),
  constraint cliente_taxas check (taxa_bp between 0 and 10000 and imposto_bp between 0 and 10000)
);
create unique index cliente_operadora_unica on cliente (operadora) where operadora;

create table usuario (
  codigo uuid not null default uuidv7(),
  pessoa uuid not null,
  email text not null,
  cpf text,
  senha_hash text not null,
  perfis text[] not null,
  ativo boolean not null default true,
  versao_sessao integer not null default 1,
  criado_em timestamptz not null,
  versao integer not null default 1,
  constraint usuario_pk primary key (codigo),
  constraint usuario_pessoa_fk foreign key (pessoa) references pessoa (codigo),
  constraint usuario_pessoa_unica unique (pessoa),
  constraint usuario_email_unico unique (email),
  constraint usuario_email_minusculo check (email = lower(email)),
  constraint usuario_cpf_unico unique (cpf),
  constraint usuario_perfis check (
    cardinality(perfis) > 0 and perfis <@ array['ADMIN', 'CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'])
);

-- Which contexts a user may enter, and as what. parceiro and especialista are rows of that tenant.
create table vinculo (
  codigo uuid not null default uuidv7(),
  usuario uuid not null,
  cliente uuid not null,
  perfil text not null,
  parceiro uuid,
  especialista uuid,
  constraint vinculo_pk primary key (codigo),
  constraint vinculo_usuario_fk foreign key (usuario) references usuario (codigo),
  constraint vinculo_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint vinculo_perfil check (perfil in ('ADMIN', 'CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO')),
  constraint vinculo_alvo check (
    (perfil = 'PARCEIRO') = (parceiro is not null) and (perfil = 'ESPECIALISTA') = (especialista is not null)),
  constraint vinculo_unico unique nulls not distinct (usuario, cliente, perfil, parceiro)
);
create index vinculo_cliente on vinculo (cliente);

create table sessao (
  codigo uuid not null default uuidv7(),
  usuario uuid not null,
  criada_em timestamptz not null,
  usada_em timestamptz not null,
  expira_em timestamptz not null,
  revogada_em timestamptz,
  motivo_revogacao text,
  cliente uuid,
  parceiro uuid,
  especialista uuid,
  endereco text,
  agente text,
  constraint sessao_pk primary key (codigo),
  constraint sessao_usuario_fk foreign key (usuario) references usuario (codigo),
  constraint sessao_cliente_fk foreign key (cliente) references cliente (codigo)
);
create index sessao_usuario on sessao (usuario);

-- Every refresh token ever handed out in a session, by hash: using one twice after the grace revokes the session.
create table renovacao (
  hash bytea not null,
  sessao uuid not null,
  expira_em timestamptz not null,
  usada_em timestamptz,
  constraint renovacao_pk primary key (hash),
  constraint renovacao_sessao_fk foreign key (sessao) references sessao (codigo) on delete cascade
);
create index renovacao_sessao on renovacao (sessao);

-- Machinery ---------------------------------------------------------------------------------------------------

create unlogged table limite (
  chave text not null,
  janela timestamptz not null,
  contagem integer not null,
  constraint limite_pk primary key (chave, janela)
);

create table idempotencia (
  usuario uuid not null,
  chave text not null,
  rota text not null,
  corpo_hash bytea not null,
  -- Sealed: it holds what the reply held, of whatever tenant.
  resposta bytea,
  criada_em timestamptz not null,
  constraint idempotencia_pk primary key (usuario, chave)
);
create index idempotencia_criada on idempotencia (criada_em);

-- Head of each tenant's audit chain; the row lock orders the chain and is taken last, right before commit.
create table auditoria_cadeia (
  cliente uuid not null,
  sequencia bigint not null,
  hash bytea not null,
  constraint auditoria_cadeia_pk primary key (cliente),
  constraint auditoria_cadeia_cliente_fk foreign key (cliente) references cliente (codigo)
);

create table auditoria (
  cliente uuid not null,
  sequencia bigint not null,
  quando timestamptz not null,
  usuario uuid,
  nome_usuario text,
  requisicao text not null,
  endereco text,
  acao text not null,
  entidade text not null,
  registro text not null,
  mudancas jsonb not null,
  hash_anterior bytea not null,
  hash bytea not null,
  constraint auditoria_pk primary key (cliente, sequencia),
  constraint auditoria_cliente_fk foreign key (cliente) references cliente (codigo)
);
create index auditoria_registro on auditoria (cliente, entidade, registro, sequencia desc);

-- Text that gets hashed, in one place: the chain can be recomputed from the rows alone. A list, so that every value has
-- its place: a null is not skipped, and no value can pass for its neighbour.
create function auditoria_conteudo(linha auditoria) returns text
  language sql immutable
  return jsonb_build_array(linha.cliente, linha.sequencia, extract(epoch from linha.quando), linha.usuario,
    linha.nome_usuario, linha.requisicao, linha.endereco, linha.acao, linha.entidade, linha.registro, linha.mudancas)::text;

create function auditoria_encadear() returns trigger language plpgsql as $$
declare cabeca auditoria_cadeia;
begin
  insert into auditoria_cadeia (cliente, sequencia, hash) values (new.cliente, 0, '\x00') on conflict do nothing;
  select * into cabeca from auditoria_cadeia where cliente = new.cliente for update;
  new.sequencia := cabeca.sequencia + 1;
  new.hash_anterior := cabeca.hash;
  new.hash := sha256(cabeca.hash || convert_to(auditoria_conteudo(new), 'UTF8'));
  update auditoria_cadeia set sequencia = new.sequencia, hash = new.hash where cliente = new.cliente;
  return new;
end $$;
create trigger auditoria_encadear before insert on auditoria for each row execute function auditoria_encadear();
create trigger auditoria_imutavel before update or delete on auditoria for each row execute function recusar_mudanca();
call proteger_tabela('auditoria', 'select, insert');
call proteger_tabela('auditoria_cadeia');
-- Changes of shared registries and accounts are written by the platform role, under the operator's chain.
create policy plataforma on auditoria for all to vetlume_plataforma using (true) with check (true);
create policy plataforma on auditoria_cadeia for all to vetlume_plataforma using (true) with check (true);
grant select, insert on auditoria to vetlume_plataforma;
grant select, insert, update on auditoria_cadeia to vetlume_plataforma;

-- Outbox: written with the change, published to the job queue afterwards.
create table evento (
  codigo uuid not null default uuidv7(),
  cliente uuid not null,
  tipo text not null,
  dados jsonb not null,
  quando timestamptz not null,
  constraint evento_pk primary key (codigo),
  constraint evento_cliente_fk foreign key (cliente) references cliente (codigo)
);
call proteger_tabela('evento', 'insert');
create policy publicador on evento for all to vetlume_plataforma using (true);
-- update: the publisher locks what it takes, so that two processes never publish the same event.
grant select, update, delete on evento to vetlume_plataforma;

create table sequencia (
  cliente uuid not null,
  nome text not null,
  valor bigint not null,
  constraint sequencia_pk primary key (cliente, nome),
  constraint sequencia_cliente_fk foreign key (cliente) references cliente (codigo)
);
call proteger_tabela('sequencia');

-- Content-addressed files; the bytes live in the file store under their SHA-256.
create table arquivo (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  sha256 text not null,
  nome text not null,
  tipo text not null,
  tamanho integer not null,
  largura integer,
  altura integer,
  animal uuid,
  criado_por uuid,
  criado_em timestamptz not null,
  constraint arquivo_pk primary key (cliente, codigo),
  constraint arquivo_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint arquivo_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);
call proteger_tabela('arquivo');

-- Reading clinical data is recorded; kept apart from the chain so that a read never waits for a writer.
create table acesso_clinico (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  quando timestamptz not null,
  usuario uuid,
  endereco text,
  entidade text not null,
  registro uuid not null,
  constraint acesso_clinico_pk primary key (cliente, codigo),
  constraint acesso_clinico_cliente_fk foreign key (cliente) references cliente (codigo)
);
create index acesso_clinico_registro on acesso_clinico (cliente, entidade, registro, codigo desc);
create trigger acesso_clinico_imutavel before update or delete on acesso_clinico for each row execute function recusar_mudanca();
call proteger_tabela('acesso_clinico', 'select, insert');

grant select on cidade, especie, raca, plano_saude, plano, cupom, grupo_despesa, tipo_despesa, horario_atendimento
  to vetlume_inquilino, vetlume_plataforma;
grant insert, update, delete on cidade, especie, raca, plano_saude, plano, cupom, grupo_despesa, tipo_despesa, horario_atendimento
  to vetlume_plataforma;
grant select, insert, update on pessoa, cliente, usuario, vinculo, sessao, renovacao, idempotencia to vetlume_plataforma;
grant delete on vinculo, sessao, renovacao, idempotencia to vetlume_plataforma;
grant select, insert, update, delete on limite to vetlume_plataforma;
grant select, insert, update on idempotencia to vetlume_inquilino;

-- A tenant sees its own company row and the people of its rows, never the accounts.
alter table cliente enable row level security;
alter table cliente force row level security;
create policy inquilino on cliente to vetlume_inquilino using (codigo = nullif(current_setting('app.cliente', true), '')::uuid);
create policy plataforma on cliente to vetlume_plataforma using (true) with check (true);
create policy dono on cliente to vetlume_dono using (true) with check (true);
grant select, update on cliente to vetlume_inquilino;
