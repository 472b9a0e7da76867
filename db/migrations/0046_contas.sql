-- Accounts that repeat every month, written together: who changes or cancels one may reach those that follow it.
alter table titulo add column serie uuid;
create index titulo_serie on titulo (cliente, serie, vencimento) where serie is not null;

-- What the contract of a clinic says of paying late, in basis points: a fine once, interest a month. And whether what it owes is due
-- on the next day with banks when its day has none.
alter table parceiro
  add column multa_bp integer not null default 200,
  add column juros_mes_bp integer not null default 100,
  add column vence_em_dia_de_banco boolean not null default false,
  add constraint parceiro_encargos check (multa_bp between 0 and 1000 and juros_mes_bp between 0 and 1000);
