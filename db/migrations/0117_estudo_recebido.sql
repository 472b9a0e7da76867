-- A study that a machine sent, by its UID, with what its first image said. It belongs to an exam once it is linked to its item: by its
-- accession number, or by a person.
create table estudo_recebido (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  uid text not null,
  equipamento uuid not null,
  estado text not null default 'ESPERA',
  numero_de_acesso text,
  paciente text,
  identificacao text,
  responsavel text,
  especie text,
  modalidade text,
  aparelho text,
  descricao text,
  realizado_em date,
  realizado_as time,
  imagens integer not null default 0,
  recebido_em timestamptz not null,
  -- When its last image came.
  ultima_em timestamptz not null,
  item uuid,
  -- Null: by its number.
  ligado_por text,
  ligado_em timestamptz,
  -- A person said that its number is not to be believed.
  so_por_pessoa boolean not null default false,
  motivo text,
  versao integer not null default 1,
  constraint estudo_recebido_pk primary key (cliente, codigo),
  constraint estudo_recebido_uid unique (cliente, uid),
  constraint estudo_recebido_equipamento_fk foreign key (cliente, equipamento) references equipamento (cliente, codigo),
  constraint estudo_recebido_item_fk foreign key (cliente, item) references atendimento_item (cliente, codigo),
  constraint estudo_recebido_estado check (estado in ('ESPERA', 'LIGADO', 'DESCARTADO')),
  constraint estudo_recebido_ligado check ((estado = 'LIGADO') = (item is not null) and (item is null) = (ligado_em is null)),
  constraint estudo_recebido_motivo check ((estado = 'DESCARTADO') = (motivo is not null))
);
create index estudo_recebido_ultima on estudo_recebido (cliente, ultima_em desc, codigo desc);
create index estudo_recebido_espera on estudo_recebido (cliente, ultima_em desc, codigo desc) where estado = 'ESPERA';
create index estudo_recebido_item on estudo_recebido (cliente, item) where item is not null;
create index estudo_recebido_equipamento on estudo_recebido (cliente, equipamento);
call proteger_tabela('estudo_recebido');

-- One instance of it: the file as it was sent and, when it has pixels that are read, its first frame as people see it.
create table imagem_recebida (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  estudo uuid not null,
  uid text not null,
  serie text not null,
  numero_da_serie integer,
  numero integer,
  classe text not null,
  arquivo uuid not null,
  figura uuid,
  dicom jsonb not null,
  -- The data set as DICOM JSON (PS3.18 F), without what is bulk.
  metadados jsonb not null,
  -- Why there is no figure of it.
  aviso text,
  recebida_em timestamptz not null,
  constraint imagem_recebida_pk primary key (cliente, codigo),
  constraint imagem_recebida_uid unique (cliente, uid),
  constraint imagem_recebida_estudo_fk foreign key (cliente, estudo) references estudo_recebido (cliente, codigo),
  constraint imagem_recebida_arquivo_fk foreign key (cliente, arquivo) references arquivo (cliente, codigo),
  constraint imagem_recebida_figura_fk foreign key (cliente, figura) references arquivo (cliente, codigo)
);
create index imagem_recebida_estudo on imagem_recebida (cliente, estudo, serie, numero);
create index imagem_recebida_arquivo on imagem_recebida (cliente, arquivo);
create index imagem_recebida_figura on imagem_recebida (cliente, figura) where figura is not null;
call proteger_tabela('imagem_recebida');
-- A study that is unlinked takes its images back from the laudo, unless they are in its text.
grant delete on laudo_imagem to vetlume_inquilino;
