-- How long the company waits for a clinic to acknowledge a critical finding before it is told of again.
alter table cliente
  add column minutos_do_critico integer not null default 60,
  add constraint cliente_minutos_do_critico check (minutos_do_critico between 15 and 1440);
