-- A critical finding that the clinic did not acknowledge in time is told again, to more people, once: when that was.
alter table laudo add column critico_escalado_em timestamptz;
alter table laudo add constraint laudo_critico_escalado check (critico_escalado_em is null or (critico and entregue_em is not null));
create index laudo_por_escalar on laudo (entregue_em) where critico and critico_confirmado_em is null and critico_escalado_em is null and entregue_em is not null;
-- The look of every minute finds them in every company: which, and nothing that they say.
create policy por_escalar on laudo for select to vetlume_plataforma
  using (critico and critico_confirmado_em is null and critico_escalado_em is null and entregue_em is not null);
grant select (cliente, codigo, estado, critico, entregue_em, critico_confirmado_em, critico_escalado_em) on laudo to vetlume_plataforma;
