-- Where an account stands in its book: what is still owed first, the most overdue before all, then what is settled, the latest
-- before. It asks for no clock: of two days that are due, the earlier is the more overdue, whatever day it is.
create function ordem_do_prazo(estado text, vencimento date) returns integer language sql immutable parallel safe
  return case when estado in ('PREVISTO', 'ABERTO', 'PARCIAL') then coalesce(vencimento - date '2000-01-01', 5000000)
    else 10000000 - coalesce(vencimento - date '2000-01-01', 0) end;

alter table titulo add column prazo integer generated always as (ordem_do_prazo(estado, vencimento)) stored;
create index titulo_por_prazo on titulo (cliente, natureza, prazo, codigo) where estado not in ('A_FATURAR', 'FATURADO');
