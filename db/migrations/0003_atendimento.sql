create table agendamento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  especialista uuid not null,
  inicio timestamptz not null,
  fim timestamptz not null,
  estado text not null,
  parceiro uuid,
  animal uuid,
  servico uuid,
  prioridade text not null default 'ROTINA',
  observacoes text,
  motivo text,
  criado_em timestamptz not null,
  versao integer not null default 1,
  constraint agendamento_pk primary key (cliente, codigo),
  constraint agendamento_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint agendamento_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint agendamento_animal_fk foreign key (cliente, animal) references animal (cliente, codigo),
  constraint agendamento_servico_fk foreign key (cliente, servico) references servico (cliente, codigo),
  constraint agendamento_faixa check (inicio < fim),
  constraint agendamento_prioridade check (prioridade in ('ROTINA', 'URGENTE')),
  constraint agendamento_estado check (estado in
    ('SOLICITADO', 'RESERVADO', 'AGENDADO', 'CONFIRMADO', 'EM_DESLOCAMENTO', 'EM_ATENDIMENTO', 'REALIZADO', 'CANCELADO', 'FALTOU')),
  constraint agendamento_animal_obrigatorio check (animal is not null or estado in ('RESERVADO', 'CANCELADO')),
  constraint agendamento_motivo check (estado not in ('CANCELADO', 'FALTOU') or motivo is not null),
  constraint agendamento_especialista_livre exclude using gist
    (cliente with =, especialista with =, tstzrange(inicio, fim) with &&) where (estado not in ('SOLICITADO', 'CANCELADO', 'FALTOU')),
  constraint agendamento_animal_livre exclude using gist
    (cliente with =, animal with =, tstzrange(inicio, fim) with &&) where (estado not in ('SOLICITADO', 'CANCELADO', 'FALTOU'))
);
create index agendamento_inicio on agendamento (cliente, inicio, codigo);
call proteger_tabela('agendamento');

create table atendimento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  numero bigint not null,
  origem text not null,
  estado text not null,
  prioridade text not null default 'ROTINA',
  animal uuid not null,
  tutor uuid not null,
  parceiro uuid,
  especialista uuid,
  agendamento uuid,
  solicitante_nome text,
  solicitante_crmv text,
  suspeita text,
  historico text,
  jejum boolean,
  sedacao boolean,
  peso_gramas integer,
  frequencia_cardiaca integer,
  frequencia_respiratoria integer,
  temperatura_decimos integer,
  pressao_sistolica integer,
  plano_saude uuid,
  autorizacao text,
  modo_cobranca text not null,
  cobrar_deslocamento boolean not null default true,
  total_centavos integer not null default 0,
  prazo_em timestamptz,
  realizado_em timestamptz,
  concluido_em timestamptz,
  motivo_cancelamento text,
  criado_por uuid,
  criado_em timestamptz not null,
  versao integer not null default 1,
  constraint atendimento_pk primary key (cliente, codigo),
  constraint atendimento_numero_unico unique (cliente, numero),
  constraint atendimento_animal_fk foreign key (cliente, animal) references animal (cliente, codigo),
  constraint atendimento_tutor_fk foreign key (cliente, tutor) references tutor (cliente, codigo),
  constraint atendimento_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint atendimento_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint atendimento_agendamento_fk foreign key (cliente, agendamento) references agendamento (cliente, codigo),
  constraint atendimento_plano_fk foreign key (plano_saude) references plano_saude (codigo),
  constraint atendimento_origem check (origem in ('EMPRESA', 'PARCEIRO')),
  constraint atendimento_estado check (estado in ('ABERTO', 'EM_ANDAMENTO', 'AGUARDANDO_LAUDO', 'CONCLUIDO', 'FATURADO', 'CANCELADO')),
  constraint atendimento_prioridade check (prioridade in ('ROTINA', 'URGENTE')),
  constraint atendimento_cobranca check (modo_cobranca in ('A_VISTA', 'FATURADO', 'PLANO')),
  constraint atendimento_faturado check (modo_cobranca <> 'FATURADO' or parceiro is not null),
  constraint atendimento_plano check (modo_cobranca <> 'PLANO' or plano_saude is not null),
  constraint atendimento_executado check (estado in ('ABERTO', 'CANCELADO') or (especialista is not null and realizado_em is not null)),
  constraint atendimento_concluido check ((estado in ('CONCLUIDO', 'FATURADO')) = (concluido_em is not null)),
  constraint atendimento_total check (total_centavos >= 0),
  constraint atendimento_cancelado check ((estado = 'CANCELADO') = (motivo_cancelamento is not null))
);
-- An appointment becomes one atendimento, unless that one was called off.
create unique index atendimento_do_agendamento on atendimento (cliente, agendamento) where estado <> 'CANCELADO';
create index atendimento_criado on atendimento (cliente, criado_em desc, codigo desc);
create index atendimento_prazo on atendimento (cliente, coalesce(prazo_em, 'infinity'::timestamptz), codigo);
create index atendimento_estado on atendimento (cliente, estado, criado_em desc, codigo desc);
create index atendimento_prioridade on atendimento (cliente, prioridade, criado_em desc, codigo desc);
-- What is late is looked for among the few that are open, not among all that ever were.
create index atendimento_em_aberto on atendimento (cliente, prazo_em) where estado in ('ABERTO', 'EM_ANDAMENTO', 'AGUARDANDO_LAUDO');
create index atendimento_parceiro on atendimento (cliente, parceiro, criado_em desc, codigo desc);
create index atendimento_especialista on atendimento (cliente, especialista, criado_em desc, codigo desc);
create index atendimento_animal on atendimento (cliente, animal, criado_em desc);
call proteger_tabela('atendimento');

create table atendimento_item (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  atendimento uuid not null,
  servico uuid not null,
  ordem integer not null,
  preco_centavos integer not null,
  explicacao jsonb not null,
  -- As it was given, so that it can be applied again; what it was worth is desconto_centavos, already out of the price.
  desconto jsonb,
  desconto_centavos integer not null default 0,
  cancelado boolean not null default false,
  constraint atendimento_item_pk primary key (cliente, codigo),
  constraint atendimento_item_atendimento_fk foreign key (cliente, atendimento) references atendimento (cliente, codigo),
  constraint atendimento_item_servico_fk foreign key (cliente, servico) references servico (cliente, codigo),
  constraint atendimento_item_preco check (preco_centavos >= 0 and desconto_centavos >= 0)
);
create index atendimento_item_atendimento on atendimento_item (cliente, atendimento);
create index atendimento_item_desconto on atendimento_item (cliente, atendimento) where desconto_centavos > 0 and not cancelado;
call proteger_tabela('atendimento_item');

create table atendimento_comentario (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  atendimento uuid not null,
  usuario uuid not null,
  autor text not null,
  do_parceiro boolean not null,
  texto text not null,
  criado_em timestamptz not null,
  constraint atendimento_comentario_pk primary key (cliente, codigo),
  constraint atendimento_comentario_atendimento_fk foreign key (cliente, atendimento) references atendimento (cliente, codigo)
);
create index atendimento_comentario_atendimento on atendimento_comentario (cliente, atendimento, codigo);
call proteger_tabela('atendimento_comentario', 'select, insert');

-- What happened to an exam request, in words that the partner may read too.
create table atendimento_evento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  atendimento uuid not null,
  tipo text not null,
  texto text not null,
  autor text not null,
  quando timestamptz not null,
  constraint atendimento_evento_pk primary key (cliente, codigo),
  constraint atendimento_evento_atendimento_fk foreign key (cliente, atendimento) references atendimento (cliente, codigo)
);
create index atendimento_evento_atendimento on atendimento_evento (cliente, atendimento, codigo);
call proteger_tabela('atendimento_evento', 'select, insert');

-- Only the columns that identify the file: its bytes live in the store under arquivo.sha256.
create table atendimento_anexo (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  atendimento uuid not null,
  arquivo uuid not null,
  autor text not null,
  criado_em timestamptz not null,
  constraint atendimento_anexo_pk primary key (cliente, codigo),
  constraint atendimento_anexo_atendimento_fk foreign key (cliente, atendimento) references atendimento (cliente, codigo),
  constraint atendimento_anexo_arquivo_fk foreign key (cliente, arquivo) references arquivo (cliente, codigo)
);
create index atendimento_anexo_atendimento on atendimento_anexo (cliente, atendimento, codigo);
call proteger_tabela('atendimento_anexo', 'select, insert');
