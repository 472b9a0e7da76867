-- The rights of the person that the data are about (LGPD, art. 18): requests, what was answered, incidents, copies of prontuários.

create table pedido_titular (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  -- Given when the identity is checked: until then it is no request of anybody.
  numero bigint,
  tipo text not null,
  origem text not null,
  estado text not null,
  -- Null where nobody was found: kept for a few days and answered like any other, so that nothing tells who is registered.
  papel text,
  registro uuid,
  nome text,
  detalhes text,
  -- Key of the secret that the code is made of; neither is stored.
  codigo_chave uuid,
  codigo_ate timestamptz,
  codigos_enviados integer not null default 0,
  tentativas integer not null default 0,
  identidade text,
  identificado_em timestamptz,
  recebido_em timestamptz not null,
  prazo date not null,
  chave_hash bytea not null,
  lembrado_em timestamptz,
  resposta text,
  apagados jsonb not null default '[]',
  mantidos jsonb not null default '[]',
  respondido_em timestamptz,
  respondido_por text,
  -- Everything held about the person, until it may be downloaded no more.
  relatorio jsonb,
  relatorio_ate timestamptz,
  versao integer not null default 1,
  -- Who waits comes first, by the day on which the time of the law ends.
  ordem date generated always as (
    case when estado in ('IDENTIFICADO', 'EM_ANALISE') then prazo else prazo + 36500 end) stored,
  constraint pedido_titular_pk primary key (cliente, codigo),
  constraint pedido_titular_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint pedido_titular_tipo check (
    tipo in ('ACESSO', 'PORTABILIDADE', 'CORRECAO', 'ELIMINACAO', 'OPOSICAO', 'PRONTUARIO')),
  constraint pedido_titular_origem check (origem in ('PUBLICO', 'BALCAO')),
  constraint pedido_titular_estado check (
    estado in ('RECEBIDO', 'IDENTIFICADO', 'EM_ANALISE', 'ATENDIDO', 'ATENDIDO_EM_PARTE', 'RECUSADO', 'EXPIRADO')),
  constraint pedido_titular_papel check (papel in ('TUTOR', 'CONTATO', 'ESPECIALISTA', 'USUARIO')),
  constraint pedido_titular_titular check ((registro is null) = (papel is null) and (registro is null) = (nome is null)),
  constraint pedido_titular_identificado check (
    (identificado_em is null) = (estado in ('RECEBIDO', 'EXPIRADO'))
    and (identificado_em is null or (registro is not null and numero is not null and identidade is not null))),
  constraint pedido_titular_respondido check (
    (respondido_em is not null) = (estado in ('ATENDIDO', 'ATENDIDO_EM_PARTE', 'RECUSADO'))),
  constraint pedido_titular_relatorio check (relatorio is null or relatorio_ate is not null)
);
create unique index pedido_titular_chave on pedido_titular (chave_hash);
create unique index pedido_titular_numero on pedido_titular (cliente, numero) where numero is not null;
create index pedido_titular_ordem on pedido_titular (cliente, ordem, codigo) where numero is not null;
create index pedido_titular_recebido on pedido_titular (recebido_em);
call proteger_tabela('pedido_titular', 'select, insert, update, delete');

create table pedido_titular_passo (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  pedido uuid not null,
  texto text not null,
  autor text not null,
  quando timestamptz not null,
  constraint pedido_titular_passo_pk primary key (cliente, codigo),
  constraint pedido_titular_passo_pedido_fk foreign key (cliente, pedido) references pedido_titular (cliente, codigo) on delete cascade
);
create index pedido_titular_passo_pedido on pedido_titular_passo (cliente, pedido, codigo);
call proteger_tabela('pedido_titular_passo', 'select, insert');

-- Each time that the statement was downloaded.
create table pedido_titular_abertura (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  pedido uuid not null,
  formato text not null,
  endereco text,
  quando timestamptz not null,
  constraint pedido_titular_abertura_pk primary key (cliente, codigo),
  constraint pedido_titular_abertura_pedido_fk foreign key (cliente, pedido) references pedido_titular (cliente, codigo) on delete cascade,
  constraint pedido_titular_abertura_formato check (formato in ('json', 'pdf'))
);
create index pedido_titular_abertura_pedido on pedido_titular_abertura (cliente, pedido, codigo);
call proteger_tabela('pedido_titular_abertura', 'select, insert');

-- What the law keeps of somebody who asked to be erased, and the day on which it goes.
create table eliminacao_agendada (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  tutor uuid not null,
  parte text not null,
  quando date not null,
  feita_em timestamptz,
  constraint eliminacao_agendada_pk primary key (cliente, codigo),
  constraint eliminacao_agendada_tutor_fk foreign key (cliente, tutor) references tutor (cliente, codigo),
  constraint eliminacao_agendada_parte check (parte in ('FISCAL', 'PRONTUARIO')),
  constraint eliminacao_agendada_uma unique (cliente, tutor, parte)
);
create index eliminacao_agendada_espera on eliminacao_agendada (quando) where feita_em is null;
call proteger_tabela('eliminacao_agendada');
create policy plataforma on eliminacao_agendada for select to vetlume_plataforma using (true);
grant select on eliminacao_agendada to vetlume_plataforma;

create table incidente (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  numero bigint not null,
  estado text not null,
  conhecido_em date not null,
  prazo date not null,
  descricao text not null,
  dados text not null,
  pessoas integer not null,
  medidas text,
  risco boolean not null,
  comunicacao text,
  comunicado_em timestamptz,
  autor text not null,
  criado_em timestamptz not null,
  versao integer not null default 1,
  ordem date generated always as (case when estado = 'ABERTO' then prazo else prazo + 36500 end) stored,
  constraint incidente_pk primary key (cliente, codigo),
  constraint incidente_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint incidente_numero_unico unique (cliente, numero),
  constraint incidente_estado check (estado in ('ABERTO', 'COMUNICADO', 'ENCERRADO')),
  constraint incidente_pessoas check (pessoas >= 0),
  constraint incidente_comunicado check (
    (comunicado_em is not null) = (estado <> 'ABERTO') and (comunicacao is not null) = (estado <> 'ABERTO'))
);
call proteger_tabela('incidente', 'select, insert, update, delete');

create table copia_prontuario (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  animal uuid not null,
  para text not null,
  pedida_em date not null,
  prazo date not null,
  documentos text[] not null default '{}',
  meio text,
  entregue_em timestamptz,
  autor text not null,
  criado_em timestamptz not null,
  versao integer not null default 1,
  ordem date generated always as (case when entregue_em is null then prazo else prazo + 36500 end) stored,
  constraint copia_prontuario_pk primary key (cliente, codigo),
  constraint copia_prontuario_animal_fk foreign key (cliente, animal) references animal (cliente, codigo),
  constraint copia_prontuario_entregue check (
    (entregue_em is null) = (meio is null) and (entregue_em is null) = (cardinality(documentos) = 0))
);
create index copia_prontuario_animal on copia_prontuario (cliente, animal, pedida_em desc);
call proteger_tabela('copia_prontuario', 'select, insert, update, delete');

-- How much each rule of retention took out on each day; `cliente` is the operator's for what belongs to no company.
create table expurgo (
  cliente uuid not null,
  regra text not null,
  dia date not null,
  quantidade bigint not null,
  em timestamptz not null,
  constraint expurgo_pk primary key (cliente, regra, dia),
  constraint expurgo_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint expurgo_quantidade check (quantidade > 0)
);
call proteger_tabela('expurgo', 'select');
create policy plataforma on expurgo for all to vetlume_plataforma using (true) with check (true);
grant select, insert, update on expurgo to vetlume_plataforma;

-- The nightly work deletes what has expired, across companies, and nothing else.
create policy guarda on pedido_titular for all to vetlume_plataforma using (true) with check (true);
create policy guarda on incidente for all to vetlume_plataforma using (true) with check (true);
create policy guarda on copia_prontuario for all to vetlume_plataforma using (true) with check (true);
create policy guarda on notificacao for all to vetlume_plataforma using (true) with check (true);
create policy guarda on laudo_compartilhamento for all to vetlume_plataforma using (true) with check (true);
create policy guarda on acesso_clinico for all to vetlume_plataforma using (true) with check (true);
grant select, delete on incidente, copia_prontuario, notificacao, laudo_compartilhamento, acesso_clinico to vetlume_plataforma;
grant select, delete, update (estado, relatorio, versao) on pedido_titular to vetlume_plataforma;
grant select (cliente) on importacao to vetlume_plataforma;
create index notificacao_quando on notificacao (quando);
create index laudo_compartilhamento_vencido on laudo_compartilhamento (expira_em);

-- Who read clinical data is told for as long as the prontuário is kept, and not for ever.
drop trigger acesso_clinico_imutavel on acesso_clinico;
create trigger acesso_clinico_imutavel before update on acesso_clinico for each row execute function recusar_mudanca();
create index acesso_clinico_quando on acesso_clinico (quando);

-- A request is found by its secret across companies.
create function busca.pedido_titular(procurado bytea, out cliente uuid, out codigo uuid)
  language sql stable security definer set search_path = pg_catalog, public
  return (select row(p.cliente, p.codigo) from public.pedido_titular p where p.chave_hash = procurado);
grant select on pedido_titular to vetlume_busca;
create policy busca on pedido_titular for select to vetlume_busca using (true);
alter function busca.pedido_titular(bytea) owner to vetlume_busca;
revoke execute on function busca.pedido_titular(bytea) from public;
grant execute on function busca.pedido_titular(bytea) to vetlume_plataforma;

-- Who was erased, and when: the row stays for what points at it.
alter table tutor add column anonimizado_em timestamptz;

-- Where a letter reaches somebody who enters the company in use.
create function busca.email_do_usuario(alvo uuid) returns text
  language sql stable security definer set search_path = pg_catalog, public
  return (select u.email from public.usuario u where u.codigo = alvo and u.ativo and exists (
    select from public.vinculo v where v.usuario = alvo and v.cliente = nullif(current_setting('app.cliente', true), '')::uuid));
alter function busca.email_do_usuario(uuid) owner to vetlume_busca;
revoke execute on function busca.email_do_usuario(uuid) from public;
grant execute on function busca.email_do_usuario(uuid) to vetlume_inquilino;

create function busca.conta_do_usuario(alvo uuid) returns table (nome text, email text, cpf text, telefone text, perfis text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select p.nome, u.email, u.cpf, p.telefone, array_to_string(u.perfis, ', ')
  from public.usuario u join public.pessoa p on p.codigo = u.pessoa
  where u.codigo = alvo and exists (
    select from public.vinculo v where v.usuario = alvo and v.cliente = nullif(current_setting('app.cliente', true), '')::uuid) $$;
grant select (cpf, perfis) on usuario to vetlume_busca;
grant select (telefone) on pessoa to vetlume_busca;
alter function busca.conta_do_usuario(uuid) owner to vetlume_busca;
revoke execute on function busca.conta_do_usuario(uuid) from public;
grant execute on function busca.conta_do_usuario(uuid) to vetlume_inquilino;
