-- The agenda: several services, equipment, requests and proposals, waiting list, travel, reminders and feeds.

alter table cidade
  add column latitude double precision,
  add column longitude double precision,
  add constraint cidade_lugar check ((latitude is null) = (longitude is null));

-- Since when the animal has its health plan: waiting days count from here. Unknown while nobody told.
alter table animal add column plano_desde date;

alter table agendamento
  alter column especialista drop not null,
  add column tipo_local text not null default 'PARCEIRO',
  add column endereco text,
  add column latitude double precision,
  add column longitude double precision,
  add column contato text,
  add column plano_saude uuid,
  add column autorizacao text,
  add column plantao boolean not null default false,
  add column origem text not null default 'EMPRESA',
  add column criado_por uuid,
  -- A RESERVADO slot that waits for the partner's answer to another time than it asked for.
  add column proposto_em timestamptz,
  add column confirmado_em timestamptz,
  add column confirmado_por text,
  add constraint agendamento_plano_fk foreign key (plano_saude) references plano_saude (codigo),
  add constraint agendamento_origem check (origem in ('EMPRESA', 'PARCEIRO')),
  add constraint agendamento_tipo_local check (tipo_local in ('PARCEIRO', 'PROPRIO', 'DOMICILIO')),
  add constraint agendamento_lugar check ((latitude is null) = (longitude is null)),
  add constraint agendamento_especialista_obrigatorio check (especialista is not null or estado in ('SOLICITADO', 'CANCELADO')),
  add constraint agendamento_proposta check (proposto_em is null or estado in ('RESERVADO', 'CANCELADO')),
  add constraint agendamento_confirmado check (confirmado_por in ('EMPRESA', 'PARCEIRO', 'LINK')),
  -- Nothing lasts more than a day, so that what touches a moment is found among what began in the day before it.
  add constraint agendamento_duracao check (fim - inicio <= interval '24 hours');
alter table agendamento drop constraint agendamento_animal_obrigatorio;
alter table agendamento add constraint agendamento_animal_obrigatorio
  check (animal is not null or estado in ('RESERVADO', 'CANCELADO') or (estado = 'SOLICITADO' and contato is not null));
create index agendamento_especialista on agendamento (cliente, especialista, inicio);
create index agendamento_parceiro on agendamento (cliente, parceiro, inicio) where parceiro is not null;
create index agendamento_animal on agendamento (cliente, animal, inicio) where animal is not null;
-- How often a health plan paid for an exam is counted by patient and plan.
create index agendamento_plano on agendamento (cliente, animal, plano_saude) where plano_saude is not null;
create index agendamento_solicitado on agendamento (cliente, criado_em) where estado = 'SOLICITADO';

create table agendamento_servico (
  cliente uuid not null,
  agendamento uuid not null,
  servico uuid not null,
  ordem integer not null,
  duracao_minutos integer not null,
  constraint agendamento_servico_pk primary key (cliente, agendamento, servico),
  constraint agendamento_servico_agendamento_fk foreign key (cliente, agendamento) references agendamento (cliente, codigo) on delete cascade,
  constraint agendamento_servico_servico_fk foreign key (cliente, servico) references servico (cliente, codigo),
  constraint agendamento_servico_duracao check (duracao_minutos between 1 and 1440)
);
-- The owner is under the policies too: what there is can be read only while they do not bind it.
alter table agendamento no force row level security;
alter table servico no force row level security;
insert into agendamento_servico (cliente, agendamento, servico, ordem, duracao_minutos)
  select g.cliente, g.codigo, g.servico, 0, s.duracao_minutos
  from agendamento g join servico s on s.cliente = g.cliente and s.codigo = g.servico;
alter table agendamento force row level security;
alter table servico force row level security;
call proteger_tabela('agendamento_servico', 'select, insert, update, delete');
alter table agendamento drop constraint agendamento_servico_fk, drop column servico;

-- What an appointment occupies beside the specialist and the animal. Its time is a copy that the trigger keeps, so that
-- the exclusion constraint can stand on it.
create table agendamento_equipamento (
  cliente uuid not null,
  agendamento uuid not null,
  equipamento uuid not null,
  inicio timestamptz not null,
  fim timestamptz not null,
  ocupa boolean not null,
  constraint agendamento_equipamento_pk primary key (cliente, agendamento, equipamento),
  constraint agendamento_equipamento_agendamento_fk foreign key (cliente, agendamento) references agendamento (cliente, codigo) on delete cascade,
  constraint agendamento_equipamento_equipamento_fk foreign key (cliente, equipamento) references equipamento (cliente, codigo),
  constraint agendamento_equipamento_livre exclude using gist
    (cliente with =, equipamento with =, tstzrange(inicio, fim) with &&) where (ocupa)
);
create index agendamento_equipamento_ocupado on agendamento_equipamento (cliente, equipamento, inicio) where ocupa;
call proteger_tabela('agendamento_equipamento', 'select, insert, update, delete');

create function agendamento_ocupa(estado text) returns boolean
  language sql immutable
  return estado not in ('SOLICITADO', 'CANCELADO', 'FALTOU');

create function agendamento_equipamento_hora() returns trigger language plpgsql as $$
begin
  select g.inicio, g.fim, agendamento_ocupa(g.estado) into new.inicio, new.fim, new.ocupa
    from agendamento g where g.cliente = new.cliente and g.codigo = new.agendamento;
  return new;
end $$;
create trigger agendamento_equipamento_hora before insert or update on agendamento_equipamento
  for each row execute function agendamento_equipamento_hora();
create function agendamento_leva_equipamento() returns trigger language plpgsql as $$
begin
  update agendamento_equipamento set ocupa = ocupa where cliente = new.cliente and agendamento = new.codigo;
  return null;
end $$;
create trigger agendamento_leva_equipamento after update of inicio, fim, estado on agendamento
  for each row when ((old.inicio, old.fim, old.estado) is distinct from (new.inicio, new.fim, new.estado))
  execute function agendamento_leva_equipamento();

-- When a partner clinic would like it to be.
create table agendamento_janela (
  cliente uuid not null,
  agendamento uuid not null,
  dia date not null,
  inicio time not null,
  fim time not null,
  constraint agendamento_janela_pk primary key (cliente, agendamento, dia, inicio),
  constraint agendamento_janela_agendamento_fk foreign key (cliente, agendamento) references agendamento (cliente, codigo) on delete cascade,
  constraint agendamento_janela_faixa check (inicio < fim)
);
call proteger_tabela('agendamento_janela', 'select, insert, update, delete');

-- What happened to an appointment, in words that the partner may read too.
create table agendamento_evento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  agendamento uuid not null,
  tipo text not null,
  texto text not null,
  autor text not null,
  quando timestamptz not null,
  constraint agendamento_evento_pk primary key (cliente, codigo),
  constraint agendamento_evento_agendamento_fk foreign key (cliente, agendamento) references agendamento (cliente, codigo) on delete cascade
);
create index agendamento_evento_agendamento on agendamento_evento (cliente, agendamento, codigo);
call proteger_tabela('agendamento_evento', 'select, insert');

create table lista_espera (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  animal uuid,
  contato text,
  parceiro uuid,
  especialista uuid,
  prioridade text not null default 'ROTINA',
  desde date not null,
  ate date,
  periodo text not null default 'QUALQUER',
  observacoes text,
  estado text not null default 'ESPERANDO',
  motivo text,
  agendamento uuid,
  criado_por uuid,
  criado_em timestamptz not null,
  versao integer not null default 1,
  constraint lista_espera_pk primary key (cliente, codigo),
  constraint lista_espera_animal_fk foreign key (cliente, animal) references animal (cliente, codigo),
  constraint lista_espera_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint lista_espera_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint lista_espera_agendamento_fk foreign key (cliente, agendamento) references agendamento (cliente, codigo),
  constraint lista_espera_quem check (animal is not null or contato is not null),
  constraint lista_espera_prioridade check (prioridade in ('ROTINA', 'URGENTE')),
  constraint lista_espera_periodo check (periodo in ('QUALQUER', 'MANHA', 'TARDE', 'NOITE')),
  constraint lista_espera_estado check (estado in ('ESPERANDO', 'ATENDIDA', 'DESISTIU')),
  constraint lista_espera_atendida check ((estado = 'ATENDIDA') = (agendamento is not null)),
  constraint lista_espera_datas check (ate is null or ate >= desde)
);
create index lista_espera_esperando on lista_espera (cliente, prioridade desc, criado_em) where estado = 'ESPERANDO';
create trigger seguir_animal_unido before insert or update of animal on lista_espera
  for each row execute function seguir_animal_unido();
call proteger_tabela('lista_espera');

create table lista_espera_servico (
  cliente uuid not null,
  espera uuid not null,
  servico uuid not null,
  constraint lista_espera_servico_pk primary key (cliente, espera, servico),
  constraint lista_espera_servico_espera_fk foreign key (cliente, espera) references lista_espera (cliente, codigo) on delete cascade,
  constraint lista_espera_servico_servico_fk foreign key (cliente, servico) references servico (cliente, codigo)
);
call proteger_tabela('lista_espera_servico', 'select, insert, update, delete');

-- Calendar feeds: only the hash of the secret in the address is kept.
create table agenda_feed (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  especialista uuid not null,
  segredo_hash bytea not null,
  criado_por uuid,
  criado_em timestamptz not null,
  usado_em timestamptz,
  revogado_em timestamptz,
  constraint agenda_feed_pk primary key (cliente, codigo),
  constraint agenda_feed_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo)
);
create unique index agenda_feed_segredo on agenda_feed (segredo_hash);
create unique index agenda_feed_vivo on agenda_feed (cliente, especialista) where revogado_em is null;
call proteger_tabela('agenda_feed');

-- A reminder of one appointment at one time: moving it makes another. The link answers without login.
create table agendamento_lembrete (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  agendamento uuid not null,
  inicio timestamptz not null,
  segredo_hash bytea not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  enviado_em timestamptz,
  respondido_em timestamptz,
  resposta text,
  motivo text,
  constraint agendamento_lembrete_pk primary key (cliente, codigo),
  constraint agendamento_lembrete_agendamento_fk foreign key (cliente, agendamento) references agendamento (cliente, codigo) on delete cascade,
  constraint agendamento_lembrete_uma_vez unique (cliente, agendamento, inicio),
  constraint agendamento_lembrete_resposta check (resposta in ('CONFIRMADO', 'RECUSADO') and (resposta is null) = (respondido_em is null))
);
create unique index agendamento_lembrete_segredo on agendamento_lembrete (segredo_hash);
call proteger_tabela('agendamento_lembrete');
