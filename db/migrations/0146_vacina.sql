-- Immunisations of a patient, which the prontuário has to tell: what was given, when, of which lot, and when the next dose is due.
create table animal_vacina (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  animal uuid not null,
  vacina text not null,
  dia date not null,
  lote text,
  fabricante text,
  proxima date,
  aplicada_por text,
  observacao text,
  versao integer not null default 1,
  constraint animal_vacina_pk primary key (cliente, codigo),
  constraint animal_vacina_animal_fk foreign key (cliente, animal) references animal (cliente, codigo) on delete cascade,
  constraint animal_vacina_proxima check (proxima > dia)
);
create index animal_vacina_animal on animal_vacina (cliente, animal, dia desc);
call proteger_tabela('animal_vacina');
grant delete on animal_vacina to vetlume_inquilino;

-- Written while its patient was being merged: it goes to the record that stays.
create trigger seguir_animal_unido before insert or update of animal on animal_vacina
  for each row execute function seguir_animal_unido();
