-- How a receipt by card settles (decision 076): a rate and days for each kind of card, a payment for each instalment, and the day on which
-- its money arrives. What was received before keeps what it recorded.
alter table cliente rename column taxa_bp to taxa_credito_bp;
alter table cliente
  add column taxa_debito_bp integer not null default 0,
  add column taxa_ate6_bp integer not null default 0,
  add column taxa_ate12_bp integer not null default 0,
  add column dias_do_debito smallint not null default 1,
  add column dias_do_credito smallint not null default 30;
alter table cliente no force row level security;
update cliente set taxa_debito_bp = taxa_credito_bp, taxa_ate6_bp = taxa_credito_bp, taxa_ate12_bp = taxa_credito_bp
  where taxa_credito_bp > 0;
alter table cliente force row level security;
alter table cliente add constraint cliente_cartao check (least(taxa_debito_bp, taxa_ate6_bp, taxa_ate12_bp) >= 0
  and greatest(taxa_debito_bp, taxa_ate6_bp, taxa_ate12_bp) <= 10000 and dias_do_debito between 0 and 60 and dias_do_credito between 0 and 60);

-- Null `liquida_em`: the money moved on the day of the payment.
alter table pagamento add column liquida_em date, add column parcela smallint, add column parcelas smallint;
alter table pagamento
  add constraint pagamento_liquida_em check (liquida_em > pago_em),
  add constraint pagamento_parcela check ((parcela is null) = (parcelas is null)
    and (parcelas is null or (metodo = 'CARTAO_CREDITO' and parcelas between 2 and 12 and parcela between 1 and parcelas)));
-- The line of the bank says when a card really settled.
grant update (liquida_em) on pagamento to vetlume_inquilino;

create or replace function plano_de_contas() returns table (codigo text, nome text, tipo text) immutable language sql as $$
  values ('1.1', 'Disponível', 'ATIVO'), ('1.2', 'Contas a receber', 'ATIVO'), ('1.3', 'Exames a faturar', 'ATIVO'),
    ('1.4', 'Cartões a receber', 'ATIVO'), ('1.9', 'Depreciação acumulada', 'ATIVO'),
    ('2.1', 'Contas a pagar', 'PASSIVO'), ('2.2', 'Repasses a pagar', 'PASSIVO'),
    ('3.1', 'Saldos iniciais', 'PATRIMONIO'),
    ('4.1', 'Receita de atendimentos', 'RECEITA'), ('4.2', 'Outras receitas', 'RECEITA'), ('4.3', 'Descontos concedidos', 'RECEITA'),
    ('4.4', 'Juros e multas recebidos', 'RECEITA'), ('4.5', 'Descontos obtidos', 'RECEITA'),
    ('5.1', 'Repasses a especialistas', 'DESPESA'), ('5.2', 'Comissões de clínicas', 'DESPESA'),
    ('5.3', 'Taxas de cartão e de banco', 'DESPESA'), ('5.4', 'Juros e multas pagos', 'DESPESA'), ('5.5', 'Despesas por tipo', 'DESPESA')
$$;
alter table cliente no force row level security;
alter table conta_contabil no force row level security;
insert into conta_contabil (cliente, codigo, nome, tipo) select c.codigo, '1.4', 'Cartões a receber', 'ATIVO' from cliente c;
alter table cliente force row level security;
alter table conta_contabil force row level security;

-- What was owed and the fee by the day of the payment; the cash on the day when it arrives. Between the two the card owes what is left.
create or replace function partidas_do_pagamento(inquilino uuid, chave uuid) returns setof partida_devida stable language sql as $$
  select v.parte, v.conta, v.regime, v.classe, v.grupo, case t.natureza when 'PAGAR' then t.tipo_despesa end, t.parceiro, case v.conta when '1.1' then p.conta_financeira end,
    v.dia, v.centavos
  from pagamento p join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
  cross join lateral (select case t.natureza when 'RECEBER' then p.valor_centavos else -p.valor_centavos end as entra,
    coalesce(p.liquida_em, p.pago_em) as caixa) s
  cross join lateral (select case when p.liquida_em is null then 0 else s.entra - p.taxa_centavos end as espera) e
  cross join lateral (values
    ('valor', '1.1', 'CAIXA', classe_do_titulo(t), grupo_do_titulo(t), s.caixa, s.entra),
    ('saldo', case t.natureza when 'RECEBER' then '1.2' else '2.1' end, null, null, null, p.pago_em, -s.entra),
    ('taxa', '5.3', 'COMPETENCIA', 'RESULTADO_FINANCEIRO', 'Taxas de cartão e de banco', p.pago_em, p.taxa_centavos),
    ('taxa-paga', '1.1', 'CAIXA', 'RESULTADO_FINANCEIRO', 'Taxas de cartão e de banco', s.caixa, -p.taxa_centavos),
    ('cartao', '1.4', null, null, null, p.pago_em, e.espera),
    ('cartao-pago', '1.4', null, null, null, s.caixa, -e.espera)) as v (parte, conta, regime, classe, grupo, dia, centavos)
  where p.cliente = inquilino and p.codigo = chave and v.centavos <> 0
$$;

create or replace function pagamento_espera_extrato() returns trigger language plpgsql as $$
begin
  insert into pagamento_sem_extrato (cliente, pagamento, conta_financeira, dia)
    values (new.cliente, new.codigo, new.conta_financeira, coalesce(new.liquida_em, new.pago_em));
  return null;
end $$;

-- What a card settled moves to the day of the line, which may come before or after the one that was expected; it stays there.
create or replace function conciliacao_prova() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    delete from pagamento_sem_extrato s where s.cliente = new.cliente and s.pagamento = new.pagamento;
    update pagamento p set liquida_em = case when m.dia > p.pago_em then m.dia end from movimento_bancario m
      where p.cliente = new.cliente and p.codigo = new.pagamento and p.liquida_em is not null
        and m.cliente = new.cliente and m.codigo = new.movimento and m.dia <> p.liquida_em;
  else
    insert into pagamento_sem_extrato (cliente, pagamento, conta_financeira, dia)
      select p.cliente, p.codigo, p.conta_financeira, coalesce(p.liquida_em, p.pago_em) from pagamento p
      where p.cliente = old.cliente and p.codigo = old.pagamento;
  end if;
  return null;
end $$;

create or replace procedure reunir_sem_extrato(inquilino uuid) language sql as $$
  delete from pagamento_sem_extrato s where s.cliente = inquilino;
  insert into pagamento_sem_extrato (cliente, pagamento, conta_financeira, dia)
    select p.cliente, p.codigo, p.conta_financeira, coalesce(p.liquida_em, p.pago_em) from pagamento p
    where p.cliente = inquilino and not exists (select from conciliacao k where k.cliente = p.cliente and k.pagamento = p.codigo)
$$;
