-- Live screens, calendar feeds and answers by link: what stands around the agenda's own tables.

-- One-time tickets of the live connection. Any process may take the ticket that another one gave.
create table bilhete (
  segredo_hash bytea not null,
  ator jsonb not null,
  expira_em timestamptz not null,
  constraint bilhete_pk primary key (segredo_hash)
);
create index bilhete_vencido on bilhete (expira_em);
grant select, insert, delete on bilhete to vetlume_plataforma;

-- When the company reminds of the next day, on its own clock.
alter table cliente
  add column lembretes boolean not null default true,
  add column lembrete_hora time not null default '09:00';

-- "Another time, please" is a refusal that wants to come.
alter table agendamento_lembrete drop constraint agendamento_lembrete_resposta;
alter table agendamento_lembrete add constraint agendamento_lembrete_resposta
  check (resposta in ('CONFIRMADO', 'RECUSADO', 'OUTRO_HORARIO') and (resposta is null) = (respondido_em is null));

-- Public look-ups cross tenants: they answer the tenant and the key, and the request goes on under that tenant.
grant select on agenda_feed, agendamento_lembrete to vetlume_busca;
create policy busca on agenda_feed for select to vetlume_busca using (true);
create policy busca on agendamento_lembrete for select to vetlume_busca using (true);
create function busca.agenda_feed(procurado bytea, out cliente uuid, out codigo uuid)
  language sql stable security definer set search_path = pg_catalog, public
  return (select row(f.cliente, f.codigo) from public.agenda_feed f where f.segredo_hash = procurado and f.revogado_em is null);
create function busca.lembrete(procurado bytea, out cliente uuid, out codigo uuid)
  language sql stable security definer set search_path = pg_catalog, public
  return (select row(l.cliente, l.codigo) from public.agendamento_lembrete l where l.segredo_hash = procurado);
alter function busca.agenda_feed(bytea) owner to vetlume_busca;
alter function busca.lembrete(bytea) owner to vetlume_busca;
revoke execute on function busca.agenda_feed(bytea), busca.lembrete(bytea) from public;
grant execute on function busca.agenda_feed(bytea), busca.lembrete(bytea) to vetlume_plataforma;
