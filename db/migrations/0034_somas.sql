-- What the rows of a day add up to, so that a month is the sum of at most 31 small rows and not of all that happened in it.
-- The rows stay the truth. A change to one only marks its days, in the same transaction and in rows that nobody else writes; what
-- reads the sums adds up the marked days from the rows, and a job adds them up for good and takes the marks away.
create table soma_do_dia (
  cliente uuid not null,
  soma text not null,
  dia date not null,
  parte integer not null,
  -- Line of the income statement, or which book. With a type of expense, line and group are the registry's, which may change.
  classe text,
  grupo text,
  tipo_despesa uuid,
  parceiro uuid,
  especialista uuid,
  -- Beginning of the UTC hour, where it is the reader's zone that says of which day a row is.
  hora timestamptz,
  quantidade integer not null,
  entradas bigint not null,
  saidas bigint not null,
  constraint soma_do_dia_pk primary key (cliente, soma, dia, parte),
  constraint soma_do_dia_cliente_fk foreign key (cliente) references cliente (codigo) on delete cascade,
  constraint soma_do_dia_soma check (soma in ('COMPETENCIA', 'CLINICA', 'CAIXA', 'LIQUIDADO', 'REPASSE', 'EXAME'))
);
call proteger_tabela('soma_do_dia', 'select, insert, update, delete');

-- Never updated and unique only by its own key: two people who change the same day do not wait for each other.
create table dia_mudado (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  soma text not null,
  dia date not null,
  constraint dia_mudado_pk primary key (cliente, codigo),
  constraint dia_mudado_cliente_fk foreign key (cliente) references cliente (codigo) on delete cascade,
  constraint dia_mudado_soma check (soma in ('COMPETENCIA', 'CAIXA', 'LIQUIDADO', 'REPASSE', 'EXAME'))
);
create index dia_mudado_soma on dia_mudado (cliente, soma, dia);
call proteger_tabela('dia_mudado', 'select, insert, delete');

-- Companies with days to add up, for the job that goes from one to the next.
grant select on dia_mudado to vetlume_busca;
create policy busca on dia_mudado for select to vetlume_busca using (true);
create function busca.clientes_com_dias_mudados() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select c.codigo from public.cliente c where exists (select from public.dia_mudado m where m.cliente = c.codigo);
end;
alter function busca.clientes_com_dias_mudados() owner to vetlume_busca;
revoke execute on function busca.clientes_com_dias_mudados() from public;
grant execute on function busca.clientes_com_dias_mudados() to vetlume_plataforma;

-- Marks ---------------------------------------------------------------------------------------------------------

-- A trigger that looks at rows of another table locks what ties the two, so that of two transactions one sees the other.

create function titulo_muda_dias() returns trigger language plpgsql as $$
begin
  insert into dia_mudado (cliente, soma, dia)
    select new.cliente, v.soma, v.dia from (values
      ('COMPETENCIA', new.competencia, new.estado), ('COMPETENCIA', old.competencia, old.estado),
      ('LIQUIDADO', new.vencimento, new.estado), ('LIQUIDADO', old.vencimento, old.estado)) as v (soma, dia, estado)
    where case v.soma when 'LIQUIDADO' then v.estado = 'PAGO' else v.estado not in ('PREVISTO', 'CANCELADO', 'ESTORNADO') end
    union
    select r.cliente, 'REPASSE', r.competencia from repasse r
    where old.estado <> new.estado and r.cliente = new.cliente and r.titulo = new.codigo
    union
    select p.cliente, 'CAIXA', p.pago_em from pagamento p
    where (old.natureza, old.tipo_despesa, old.especialista is null, old.atendimento is null)
        is distinct from (new.natureza, new.tipo_despesa, new.especialista is null, new.atendimento is null)
      and p.cliente = new.cliente and p.titulo = new.codigo;
  return null;
end $$;
create trigger titulo_muda_dias after insert or update on titulo for each row execute function titulo_muda_dias();

create function pagamento_muda_dias() returns trigger language plpgsql as $$
begin
  perform from titulo t where t.cliente = new.cliente and t.codigo in (new.titulo, old.titulo) order by t.codigo for no key update;
  insert into dia_mudado (cliente, soma, dia)
    select new.cliente, 'CAIXA', v.dia from (values (new.pago_em), (old.pago_em)) as v (dia) where v.dia is not null
    union
    select t.cliente, 'COMPETENCIA', t.competencia from titulo t
    where t.cliente = new.cliente and t.codigo in (new.titulo, old.titulo) and (new.taxa_centavos <> 0 or old.taxa_centavos <> 0);
  return null;
end $$;
create trigger pagamento_muda_dias after insert or update on pagamento for each row execute function pagamento_muda_dias();

create function repasse_muda_dias() returns trigger language plpgsql as $$
begin
  perform from titulo t where t.cliente = new.cliente and t.codigo in (new.titulo, old.titulo) order by t.codigo for no key update;
  insert into dia_mudado (cliente, soma, dia)
    select new.cliente, s.soma, v.dia from (values (new.competencia), (old.competencia)) as v (dia)
    cross join (values ('COMPETENCIA'), ('REPASSE')) as s (soma) where v.dia is not null
    union
    -- A payable is what its repasses already counted: it counts by itself while it has none.
    select t.cliente, 'COMPETENCIA', t.competencia from titulo t where t.cliente = new.cliente and t.codigo in (new.titulo, old.titulo);
  return null;
end $$;
create trigger repasse_muda_dias after insert or update on repasse for each row execute function repasse_muda_dias();

-- The discount of an exam is gross revenue and deduction of what the exam was charged by. A charge that is being written now
-- waits for the lock, by its foreign key, or is waited for.
create function atendimento_item_muda_dias() returns trigger language plpgsql as $$
begin
  perform from atendimento a where a.cliente = new.cliente and a.codigo in (new.atendimento, old.atendimento)
    order by a.codigo for update;
  insert into dia_mudado (cliente, soma, dia)
    select distinct t.cliente, 'COMPETENCIA', t.competencia from titulo t
    where t.cliente = new.cliente and t.atendimento in (new.atendimento, old.atendimento)
      and t.estado not in ('PREVISTO', 'CANCELADO', 'ESTORNADO');
  return null;
end $$;
create trigger atendimento_item_novo_muda_dias after insert on atendimento_item for each row
  when (new.desconto_centavos <> 0 and not new.cancelado) execute function atendimento_item_muda_dias();
create trigger atendimento_item_muda_dias after update on atendimento_item for each row
  when ((case when old.cancelado then 0 else old.desconto_centavos end, old.atendimento)
    is distinct from (case when new.cancelado then 0 else new.desconto_centavos end, new.atendimento))
  execute function atendimento_item_muda_dias();

-- When it was done, and whether: of which day, the zone of the reader says.
create function atendimento_muda_dias() returns trigger language plpgsql as $$
begin
  insert into dia_mudado (cliente, soma, dia)
    select distinct new.cliente, 'EXAME', (v.quando at time zone 'UTC')::date from (values (new.realizado_em), (old.realizado_em)) as v (quando)
    where v.quando is not null;
  return null;
end $$;
create trigger atendimento_novo_muda_dias after insert on atendimento for each row
  when (new.realizado_em is not null) execute function atendimento_muda_dias();
create trigger atendimento_muda_dias after update on atendimento for each row
  when ((old.estado, old.realizado_em) is distinct from (new.estado, new.realizado_em)) execute function atendimento_muda_dias();

-- Every day of a company: where rows were loaded without their triggers, and here, where they are older than the sums.
create procedure marcar_todos_os_dias(inquilino uuid) language sql as $$
  insert into dia_mudado (cliente, soma, dia)
    select inquilino, 'COMPETENCIA', t.competencia from titulo t where t.cliente = inquilino
    union select inquilino, 'LIQUIDADO', t.vencimento from titulo t where t.cliente = inquilino
    union select inquilino, 'CAIXA', p.pago_em from pagamento p where p.cliente = inquilino
    union select inquilino, v.soma, r.competencia from repasse r cross join (values ('COMPETENCIA'), ('REPASSE')) as v (soma)
      where r.cliente = inquilino
    union select inquilino, 'EXAME', (a.realizado_em at time zone 'UTC')::date from atendimento a
      where a.cliente = inquilino and a.realizado_em is not null
    union select inquilino, case s.soma when 'CLINICA' then 'COMPETENCIA' else s.soma end, s.dia from soma_do_dia s
      where s.cliente = inquilino
$$;

-- The owner is under the policies too: what there is can be read only while they do not bind it.
alter table titulo no force row level security;
alter table pagamento no force row level security;
alter table repasse no force row level security;
alter table atendimento no force row level security;
alter table soma_do_dia no force row level security;
alter table dia_mudado no force row level security;
alter table cliente no force row level security;
do $$
declare inquilino uuid;
begin
  for inquilino in select codigo from cliente loop call marcar_todos_os_dias(inquilino); end loop;
end $$;
alter table titulo force row level security;
alter table pagamento force row level security;
alter table repasse force row level security;
alter table atendimento force row level security;
alter table soma_do_dia force row level security;
alter table dia_mudado force row level security;
alter table cliente force row level security;

-- Fees of the titles of a period: most payments have none.
create index pagamento_taxa on pagamento (cliente, titulo) include (taxa_centavos) where taxa_centavos <> 0;
