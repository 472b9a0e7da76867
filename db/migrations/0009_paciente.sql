-- Tutor and animal, complete: foreign documents, consents, photo, several tutors, weighings that are corrected, merges.

-- A merged record stays, empty-handed, so that old links lead to the one that was kept and the merge can be explained.
-- No search finds it: its words are blank.
alter table tutor
  add column documento text,
  add column outro_telefone text,
  add column unido_a uuid,
  add column unido_em timestamptz,
  add constraint tutor_unido_fk foreign key (cliente, unido_a) references tutor (cliente, codigo) on delete cascade,
  add constraint tutor_unido check (
    (unido_a is null) = (unido_em is null) and (unido_a is null or (unido_a <> codigo and not ativo and cpf is null))),
  add constraint tutor_documento check (documento is null or estrangeiro);
alter table tutor alter column nome_busca
  set expression as (case when unido_a is null then normalizar(nome) else '' end);
alter table tutor alter column busca set expression as (case when unido_a is null then normalizar(
  nome || ' ' || coalesce(cpf, '') || ' ' || coalesce(documento, '') || ' ' || coalesce(telefone, '') || ' ' || coalesce(outro_telefone, '')
  || ' ' || coalesce(whatsapp, '') || ' ' || coalesce(email, '')) else '' end);
create index tutor_unido on tutor (cliente, unido_a) where unido_a is not null;
-- Who shares a phone or an address is probably the same person.
create index tutor_telefone on tutor (cliente, telefone) where telefone is not null;
create index tutor_whatsapp on tutor (cliente, whatsapp) where whatsapp is not null;
create index tutor_email on tutor (cliente, email) where email is not null;
grant delete on tutor to vetlume_inquilino;

alter table animal
  add column obito_motivo text,
  -- Keys of the file store: JPEG of up to 1,200 pixels a side, and a square of 256.
  add column foto text,
  add column foto_miniatura text,
  add column unido_a uuid,
  add column unido_em timestamptz,
  add constraint animal_unido_fk foreign key (cliente, unido_a) references animal (cliente, codigo) on delete cascade,
  add constraint animal_unido check (
    (unido_a is null) = (unido_em is null)
    and (unido_a is null or (unido_a <> codigo and not ativo and microchip is null and foto is null))),
  add constraint animal_obito_motivo check (obito_motivo is null or obito is not null),
  add constraint animal_foto check ((foto is null) = (foto_miniatura is null) and foto ~ '^[0-9a-f]{64}$' and foto_miniatura ~ '^[0-9a-f]{64}$');
alter table animal alter column nome_busca
  set expression as (case when unido_a is null then normalizar(nome) else '' end);
create index animal_unido on animal (cliente, unido_a) where unido_a is not null;
grant delete on animal to vetlume_inquilino;

alter table animal_peso
  add column versao integer not null default 1,
  drop constraint animal_peso_animal_fk,
  add constraint animal_peso_animal_fk foreign key (cliente, animal) references animal (cliente, codigo) on delete cascade;
grant delete on animal_peso to vetlume_inquilino;

alter index animal_tutor rename to animal_do_tutor;
-- Who else answers for an animal. The main tutor, whom documents print, is animal.tutor and is not repeated here.
create table animal_tutor (
  cliente uuid not null,
  animal uuid not null,
  tutor uuid not null,
  constraint animal_tutor_pk primary key (cliente, animal, tutor),
  constraint animal_tutor_animal_fk foreign key (cliente, animal) references animal (cliente, codigo) on delete cascade,
  constraint animal_tutor_tutor_fk foreign key (cliente, tutor) references tutor (cliente, codigo)
);
create index animal_tutor_tutor on animal_tutor (cliente, tutor);
call proteger_tabela('animal_tutor', 'select, insert, delete');

-- LGPD: what was said to each purpose, under which text, when and to whom. The newest line of a purpose is what holds.
-- Lines are never changed; they go only with a tutor that is deleted, whose trail keeps them.
create table tutor_consentimento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  tutor uuid not null,
  finalidade text not null,
  concedido boolean not null,
  versao_texto text not null,
  quando timestamptz not null,
  usuario uuid,
  nome_usuario text,
  constraint tutor_consentimento_pk primary key (cliente, codigo),
  constraint tutor_consentimento_tutor_fk foreign key (cliente, tutor) references tutor (cliente, codigo) on delete cascade,
  constraint tutor_consentimento_finalidade check (
    finalidade in ('ATENDIMENTO', 'COMUNICACAO_EMAIL', 'COMUNICACAO_WHATSAPP', 'IMAGENS_ENSINO'))
);
create index tutor_consentimento_tutor on tutor_consentimento (cliente, tutor, quando desc, codigo desc);
create trigger tutor_consentimento_imutavel before update on tutor_consentimento
  for each row execute function recusar_mudanca();
call proteger_tabela('tutor_consentimento', 'select, insert');

-- An animal is found by any of its tutors. Locks: see 0002; a writer locks every tutor of the animal before the animal.
create or replace function animal_texto_de_busca() returns trigger language plpgsql as $$
declare
  responsavel tutor;
  outros text;
begin
  if new.unido_a is not null then
    new.busca := '';
    return new;
  end if;
  if tg_op = 'INSERT' or new.tutor <> old.tutor then
    perform from tutor t where t.cliente = new.cliente and t.codigo = new.tutor for share;
  end if;
  select * into responsavel from tutor t where t.cliente = new.cliente and t.codigo = new.tutor;
  select string_agg(concat_ws(' ', t.nome, t.cpf, t.telefone, t.whatsapp), ' ') into outros
    from animal_tutor c join tutor t on t.cliente = c.cliente and t.codigo = c.tutor
    where c.cliente = new.cliente and c.animal = new.codigo;
  new.busca := normalizar(concat_ws(' ', new.nome, new.microchip, new.sinpatinhas, responsavel.nome, responsavel.cpf, responsavel.telefone,
    responsavel.whatsapp, outros));
  return new;
end $$;
drop trigger animal_texto_de_busca on animal;
create trigger animal_texto_de_busca before insert or update of nome, microchip, sinpatinhas, tutor, unido_a on animal
  for each row execute function animal_texto_de_busca();

create or replace function tutor_renova_animais() returns trigger language plpgsql as $$
begin
  update animal set tutor = tutor where cliente = new.cliente and codigo in (
    select a.codigo from animal a where a.cliente = new.cliente and a.tutor = new.codigo
    union all select c.animal from animal_tutor c where c.cliente = new.cliente and c.tutor = new.codigo);
  return null;
end $$;

-- A record that is being merged has its animals moved by the merge, which counts them.
drop trigger tutor_renova_animais on tutor;
create trigger tutor_renova_animais after update of nome, cpf, telefone, whatsapp on tutor
  for each row when (new.unido_a is null
    and (old.nome, old.cpf, old.telefone, old.whatsapp) is distinct from (new.nome, new.cpf, new.telefone, new.whatsapp))
  execute function tutor_renova_animais();

-- Before a row comes to point at a patient or a tutor, the name of that record is looked up under the lock that the foreign
-- key takes anyway: a merge at the same moment waits for it or is waited for, so nothing is ever left on a merged record.
create function seguir_animal_unido() returns trigger language plpgsql as $$
declare destino uuid;
begin
  loop
    exit when new.animal is null;
    select a.unido_a into destino from animal a where a.cliente = new.cliente and a.codigo = new.animal for key share;
    exit when destino is null;
    new.animal := destino;
  end loop;
  return new;
end $$;
create function seguir_tutor_unido() returns trigger language plpgsql as $$
declare destino uuid;
begin
  loop
    exit when new.tutor is null;
    select t.unido_a into destino from tutor t where t.cliente = new.cliente and t.codigo = new.tutor for key share;
    exit when destino is null;
    new.tutor := destino;
  end loop;
  return new;
end $$;
create trigger seguir_animal_unido before insert or update of animal on agendamento
  for each row execute function seguir_animal_unido();
create trigger seguir_animal_unido before insert or update of animal on atendimento
  for each row execute function seguir_animal_unido();
create trigger seguir_animal_unido before insert or update of animal on arquivo
  for each row execute function seguir_animal_unido();
create trigger seguir_animal_unido before insert or update of animal on animal_peso
  for each row execute function seguir_animal_unido();
create trigger seguir_tutor_unido before insert or update of tutor on atendimento
  for each row execute function seguir_tutor_unido();
create trigger seguir_tutor_unido before insert or update of tutor on titulo
  for each row execute function seguir_tutor_unido();
-- Named to run before the words of the search are gathered.
create trigger a_seguir_tutor_unido before insert or update of tutor on animal
  for each row execute function seguir_tutor_unido();
