-- Payments that no line of the bank proves yet: of the years of a company, the few that a balance is proven with. Kept by the triggers
-- of payments and of what proves them; what it has is `pagamento` less `conciliacao`, and nothing else.
create table pagamento_sem_extrato (
  cliente uuid not null,
  pagamento uuid not null,
  conta_financeira uuid not null,
  dia date not null,
  constraint pagamento_sem_extrato_pk primary key (cliente, pagamento),
  constraint pagamento_sem_extrato_pagamento_fk foreign key (cliente, pagamento) references pagamento (cliente, codigo) on delete cascade
);
create index pagamento_sem_extrato_dia on pagamento_sem_extrato (cliente, conta_financeira, dia);
call proteger_tabela('pagamento_sem_extrato', 'select, insert, delete');

create function pagamento_espera_extrato() returns trigger language plpgsql as $$
begin
  insert into pagamento_sem_extrato (cliente, pagamento, conta_financeira, dia) values (new.cliente, new.codigo, new.conta_financeira, new.pago_em);
  return null;
end $$;
create trigger pagamento_espera_extrato after insert on pagamento for each row execute function pagamento_espera_extrato();

create function conciliacao_prova() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    delete from pagamento_sem_extrato s where s.cliente = new.cliente and s.pagamento = new.pagamento;
  else
    insert into pagamento_sem_extrato (cliente, pagamento, conta_financeira, dia)
      select p.cliente, p.codigo, p.conta_financeira, p.pago_em from pagamento p where p.cliente = old.cliente and p.codigo = old.pagamento;
  end if;
  return null;
end $$;
create trigger conciliacao_prova after insert or delete on conciliacao for each row execute function conciliacao_prova();

create procedure reunir_sem_extrato(inquilino uuid) language sql as $$
  delete from pagamento_sem_extrato s where s.cliente = inquilino;
  insert into pagamento_sem_extrato (cliente, pagamento, conta_financeira, dia)
    select p.cliente, p.codigo, p.conta_financeira, p.pago_em from pagamento p
    where p.cliente = inquilino and not exists (select from conciliacao k where k.cliente = p.cliente and k.pagamento = p.codigo)
$$;

alter table cliente no force row level security;
alter table pagamento no force row level security;
alter table conciliacao no force row level security;
alter table pagamento_sem_extrato no force row level security;
do $$
declare inquilino uuid;
begin
  for inquilino in select codigo from cliente loop call reunir_sem_extrato(inquilino); end loop;
end $$;
alter table cliente force row level security;
alter table pagamento force row level security;
alter table conciliacao force row level security;
alter table pagamento_sem_extrato force row level security;
