-- What a person does before there is a session: sign-up, confirmation, password; and the mail that goes with it.
alter table usuario add column confirmacao_pendente boolean not null default false;
alter table cliente add column ciclo text, add constraint cliente_ciclo check (ciclo in ('MENSAL', 'ANUAL'));

create table aceite_de_termos (
  usuario uuid not null,
  versao text not null,
  aceito_em timestamptz not null,
  endereco text,
  constraint aceite_de_termos_pk primary key (usuario, versao),
  constraint aceite_de_termos_usuario_fk foreign key (usuario) references usuario (codigo)
);
create trigger aceite_de_termos_imutavel before update or delete on aceite_de_termos
  for each row execute function recusar_mudanca();

-- A secret sent by mail, by hash: it serves once, and only for a while.
create table link_conta (
  codigo uuid not null,
  usuario uuid not null,
  tipo text not null,
  hash bytea not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  constraint link_conta_pk primary key (codigo),
  constraint link_conta_usuario_fk foreign key (usuario) references usuario (codigo),
  constraint link_conta_hash_unico unique (hash),
  constraint link_conta_tipo check (tipo in ('CONFIRMAR_EMAIL', 'DEFINIR_SENHA'))
);
create index link_conta_usuario on link_conta (usuario, tipo, criado_em desc);

grant select, insert on aceite_de_termos to vetlume_plataforma;
grant select, insert, update, delete on link_conta to vetlume_plataforma;

-- Mail to be sent, written with the change that asks for it. One row for each event: `chave` names it. `dados` holds
-- the words of the template and the key of a link, never its secret.
create table mensagem (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  chave text not null,
  para text not null,
  modelo text not null,
  assunto text not null,
  dados jsonb not null,
  estado text not null default 'PENDENTE',
  tentativas integer not null default 0,
  -- Nobody tries before this: the wait after a failure, or the time that one attempt may take.
  proxima_em timestamptz not null,
  falha text,
  criada_em timestamptz not null,
  enviada_em timestamptz,
  constraint mensagem_pk primary key (cliente, codigo),
  constraint mensagem_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint mensagem_uma_por_evento unique (cliente, chave),
  constraint mensagem_estado check (estado in ('PENDENTE', 'ENVIANDO', 'ENVIADA', 'CAPTURADA', 'FALHOU')),
  constraint mensagem_enviada check ((estado in ('ENVIADA', 'CAPTURADA')) = (enviada_em is not null))
);
create index mensagem_recente on mensagem (criada_em desc, codigo desc);
create index mensagem_a_enviar on mensagem (proxima_em) where estado in ('PENDENTE', 'ENVIANDO');
call proteger_tabela('mensagem', 'select, insert');
create policy plataforma on mensagem for all to vetlume_plataforma using (true) with check (true);
grant select, insert, update, delete on mensagem to vetlume_plataforma;
grant insert on evento to vetlume_plataforma;

-- The dashboard counts what was done in a month, whenever it was opened, and what is still owed, whatever is paid.
create index atendimento_realizado on atendimento (cliente, realizado_em) where realizado_em is not null;
create index laudo_critico on laudo (cliente, entregue_em) where critico and critico_confirmado_em is null;
