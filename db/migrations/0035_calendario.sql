-- Who works when changes a few times a month and is read by every look at the agenda: each process keeps it in memory, and
-- knows that it still holds by reading this number in the same transaction as the appointments. It is the transaction that
-- last changed what the calendar of the company is made of, so that it never comes back to a number it had.
create table calendario_versao (
  cliente uuid not null,
  versao bigint not null,
  constraint calendario_versao_pk primary key (cliente),
  constraint calendario_versao_cliente_fk foreign key (cliente) references cliente (codigo) on delete cascade
);
insert into calendario_versao (cliente, versao) select codigo, pg_current_xact_id()::text::bigint from cliente;
call proteger_tabela('calendario_versao', 'select');
create policy busca on calendario_versao to vetlume_busca using (true) with check (true);
grant select, insert, update on calendario_versao to vetlume_busca;

-- Triggers, not the code that writes: nobody who comes later can forget it. A definer, because neither a tenant nor the
-- platform may write a number; the argument is the column that has the company, without one it is all of them.
create function busca.calendario_mudou() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_nargs = 0 then
    update calendario_versao set versao = pg_current_xact_id()::text::bigint;
  else
    insert into calendario_versao (cliente, versao)
      values ((to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid, pg_current_xact_id()::text::bigint)
      on conflict (cliente) do update set versao = excluded.versao where calendario_versao.versao <> excluded.versao;
  end if;
  return null;
end $$;

create trigger calendario_mudou after insert or update or delete on especialista
  for each row execute function busca.calendario_mudou('cliente');
create trigger calendario_mudou after insert or update or delete on especialista_horario
  for each row execute function busca.calendario_mudou('cliente');
create trigger calendario_mudou after insert or update or delete on especialista_bloqueio
  for each row execute function busca.calendario_mudou('cliente');
create trigger calendario_mudou after insert or update or delete on especialista_excecao
  for each row execute function busca.calendario_mudou('cliente');
create trigger calendario_mudou after insert or update or delete on deslocamento_corrigido
  for each row execute function busca.calendario_mudou('cliente');
-- Its municipality has its holidays, and is where its own address is on the map.
create trigger calendario_mudou after insert or update of cidade on cliente
  for each row execute function busca.calendario_mudou('codigo');
create trigger calendario_mudou after insert or update or delete on horario_atendimento
  for each statement execute function busca.calendario_mudou();
create trigger calendario_mudou after insert or update or delete on feriado
  for each statement execute function busca.calendario_mudou();
create trigger calendario_mudou after insert or update or delete on cidade
  for each statement execute function busca.calendario_mudou();

revoke execute on function busca.calendario_mudou() from public;
alter function busca.calendario_mudou() owner to vetlume_busca;
