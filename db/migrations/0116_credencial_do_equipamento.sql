-- What a machine shows to send images and to read those of its company: only the hash of the token is kept. One lives at a time.
create table equipamento_credencial (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  equipamento uuid not null,
  token_hash bytea not null,
  criada_por text not null,
  criada_em timestamptz not null,
  usada_em timestamptz,
  -- The address that it was last shown from.
  usada_de text,
  revogada_em timestamptz,
  constraint equipamento_credencial_pk primary key (cliente, codigo),
  constraint equipamento_credencial_equipamento_fk foreign key (cliente, equipamento)
    references equipamento (cliente, codigo) on delete cascade
);
create unique index equipamento_credencial_token on equipamento_credencial (token_hash);
create unique index equipamento_credencial_viva on equipamento_credencial (cliente, equipamento) where revogada_em is null;
create index equipamento_credencial_equipamento on equipamento_credencial (cliente, equipamento);
call proteger_tabela('equipamento_credencial');

-- A machine comes without a session: its token says whose it is. A machine that was switched off is nobody's.
grant select on equipamento_credencial, equipamento to vetlume_busca;
create policy busca on equipamento_credencial for select to vetlume_busca using (true);
create policy busca on equipamento for select to vetlume_busca using (true);
create function busca.equipamento_da_credencial(
  procurado bytea, out cliente uuid, out codigo uuid, out nome text, out credencial uuid)
  language sql stable security definer set search_path = pg_catalog, public
  return (select row(c.cliente, e.codigo, e.nome, c.codigo) from public.equipamento_credencial c
    join public.equipamento e on e.cliente = c.cliente and e.codigo = c.equipamento
    where c.token_hash = procurado and c.revogada_em is null and e.ativo);
alter function busca.equipamento_da_credencial(bytea) owner to vetlume_busca;
revoke execute on function busca.equipamento_da_credencial(bytea) from public;
grant execute on function busca.equipamento_da_credencial(bytea) to vetlume_plataforma;

-- Which exam of its atendimento an item is, for the number that machines are given (accession number): it never changes and is never
-- given again, while the order of items changes whenever they are edited.
alter table atendimento_item add column exame smallint not null default 0;
update atendimento_item i set exame = n.exame from (
  select cliente, codigo, row_number() over (partition by cliente, atendimento order by codigo) as exame from atendimento_item) n
where n.cliente = i.cliente and n.codigo = i.codigo;
create function atendimento_item_exame() returns trigger language plpgsql as $$
begin
  if new.exame = 0 then
    select coalesce(max(exame), 0) + 1 into new.exame from atendimento_item
    where cliente = new.cliente and atendimento = new.atendimento;
  end if;
  return new;
end $$;
create trigger atendimento_item_exame before insert on atendimento_item
  for each row execute function atendimento_item_exame();
create unique index atendimento_item_exame_unico on atendimento_item (cliente, atendimento, exame);
