-- Versions of a document model say who wrote them and when; a draft counts its saves.
alter table modelo_documento_versao
  add column revisao integer not null default 1,
  -- Number of the version that it was copied from.
  add column origem integer,
  add column criada_em timestamptz,
  add column criada_por text,
  add column alterada_em timestamptz,
  add column alterada_por text,
  add column publicada_por text,
  drop constraint modelo_documento_versao_modelo_fk,
  add constraint modelo_documento_versao_modelo_fk foreign key (cliente, modelo)
    references modelo_documento (cliente, codigo) on delete cascade;

-- Two people who open the draft of a model at once get the same one.
create unique index modelo_documento_um_rascunho on modelo_documento_versao (cliente, modelo) where estado = 'RASCUNHO';

-- A published version goes only with its whole model, which goes only while nothing was made from it.
create or replace function modelo_publicado_imutavel() returns trigger language plpgsql as $$
begin
  if old.estado = 'PUBLICADA'
    and (tg_op = 'UPDATE' or exists (select from modelo_documento where cliente = old.cliente and codigo = old.modelo)) then
    raise exception 'versão publicada' using errcode = 'restrict_violation', constraint = 'registro_imutavel';
  end if;
  return coalesce(new, old);
end $$;

grant delete on modelo_documento, modelo_documento_versao to vetlume_inquilino;

-- Documents that are not laudos, as they were issued: what is printed is `documento`, resolved to text.
create table documento_emitido (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  numero bigint not null,
  modelo_versao uuid not null,
  tipo text not null,
  titulo text not null,
  animal uuid not null,
  atendimento uuid,
  especialista uuid,
  documento jsonb not null,
  documento_sha256 text not null,
  emitido_em timestamptz not null,
  emitido_por text,
  constraint documento_emitido_pk primary key (cliente, codigo),
  constraint documento_emitido_numero_unico unique (cliente, numero),
  constraint documento_emitido_modelo_fk foreign key (cliente, modelo_versao) references modelo_documento_versao (cliente, codigo),
  constraint documento_emitido_animal_fk foreign key (cliente, animal) references animal (cliente, codigo),
  constraint documento_emitido_atendimento_fk foreign key (cliente, atendimento) references atendimento (cliente, codigo),
  constraint documento_emitido_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo)
);
create index documento_emitido_animal on documento_emitido (cliente, animal, codigo desc);
create index documento_emitido_atendimento on documento_emitido (cliente, atendimento, codigo desc) where atendimento is not null;
-- update: merging two records of the same animal moves what was issued to the one that stays, and changes nothing else.
call proteger_tabela('documento_emitido', 'select, insert, update');
create function documento_emitido_imutavel() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'animal') is distinct from (to_jsonb(old) - 'animal') then
    raise exception 'documento emitido' using errcode = 'restrict_violation', constraint = 'registro_imutavel';
  end if;
  return new;
end $$;
create trigger documento_emitido_imutavel before update or delete on documento_emitido
  for each row execute function documento_emitido_imutavel();
-- Issued while its patient was being merged: it goes to the record that stays.
create trigger seguir_animal_unido before insert or update of animal on documento_emitido
  for each row execute function seguir_animal_unido();

-- Companies that began when only laudos had models get the others at the next start, once; newer ones are born with them.
alter table cliente add column modelos_de_partida integer not null default 0;
alter table cliente alter column modelos_de_partida set default 1;
