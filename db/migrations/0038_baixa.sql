-- Where the money of a company is. What it holds is the opening balance and the payments made there from that day on.
create table conta_financeira (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  tipo text not null,
  saldo_inicial_centavos bigint not null default 0,
  saldo_em date not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint conta_financeira_pk primary key (cliente, codigo),
  constraint conta_financeira_cliente_fk foreign key (cliente) references cliente (codigo) on delete cascade,
  constraint conta_financeira_tipo check (tipo in ('CAIXA', 'BANCO', 'PIX', 'CARTAO'))
);
create unique index conta_financeira_nome_unico on conta_financeira (cliente, normalizar(nome));
call proteger_tabela('conta_financeira', 'select, insert, update, delete');

-- Every company has somewhere to receive from the day it exists, whoever creates it: the platform does, and only that.
create policy plataforma on conta_financeira for insert to vetlume_plataforma with check (true);
grant insert on conta_financeira to vetlume_plataforma;
create function cliente_ganha_contas() returns trigger language plpgsql as $$
begin
  insert into conta_financeira (cliente, nome, tipo, saldo_em)
    select new.codigo, c.nome, c.tipo, (new.criado_em at time zone new.fuso)::date
    from (values ('Caixa', 'CAIXA'), ('Conta bancária', 'BANCO')) as c (nome, tipo);
  return null;
end $$;
create trigger cliente_ganha_contas after insert on cliente for each row execute function cliente_ganha_contas();

alter table pagamento
  add column conta_financeira uuid,
  -- What was taken off and added to the title with this payment; a reversal takes both back.
  add column desconto_centavos integer not null default 0,
  add column acrescimo_centavos integer not null default 0,
  -- Why it was reversed.
  add column motivo text,
  add column autor text,
  add constraint pagamento_conta_financeira_fk foreign key (cliente, conta_financeira) references conta_financeira (cliente, codigo),
  add constraint pagamento_partes check (case when estorna is null then desconto_centavos >= 0 and acrescimo_centavos >= 0
    else desconto_centavos <= 0 and acrescimo_centavos <= 0 end),
  add constraint pagamento_motivo check (motivo is null or estorna is not null);

-- Why a title was cancelled by hand.
alter table titulo add column motivo text;

-- The owner is under the policies too. What is filled in counts in no sum that exists, and the one that it makes is marked below.
alter table cliente no force row level security;
alter table conta_financeira no force row level security;
alter table titulo no force row level security;
alter table pagamento no force row level security;
alter table dia_mudado no force row level security;
alter table pagamento disable trigger pagamento_muda_dias;
insert into conta_financeira (cliente, nome, tipo, saldo_em)
  select e.codigo, c.nome, c.tipo, least((e.criado_em at time zone e.fuso)::date, (select min(p.pago_em) from pagamento p where p.cliente = e.codigo))
  from cliente e cross join (values ('Caixa', 'CAIXA'), ('Conta bancária', 'BANCO')) as c (nome, tipo);
update pagamento p set conta_financeira = c.codigo from conta_financeira c
  where c.cliente = p.cliente and c.tipo = case p.metodo when 'DINHEIRO' then 'CAIXA' else 'BANCO' end;
alter table pagamento alter column conta_financeira set not null;
create index pagamento_conta_financeira on pagamento (cliente, conta_financeira, pago_em);

-- What moved in each account, by day: the marks are those of the cash.
alter table soma_do_dia drop constraint soma_do_dia_soma, add constraint soma_do_dia_soma
  check (soma in ('COMPETENCIA', 'CLINICA', 'CAIXA', 'CONTA', 'LIQUIDADO', 'REPASSE', 'EXAME'));
create or replace procedure marcar_todos_os_dias(inquilino uuid) language sql as $$
  insert into dia_mudado (cliente, soma, dia)
    select inquilino, 'COMPETENCIA', t.competencia from titulo t where t.cliente = inquilino
    union select inquilino, 'LIQUIDADO', t.vencimento from titulo t where t.cliente = inquilino
    union select inquilino, 'CAIXA', p.pago_em from pagamento p where p.cliente = inquilino
    union select inquilino, v.soma, r.competencia from repasse r cross join (values ('COMPETENCIA'), ('REPASSE')) as v (soma)
      where r.cliente = inquilino
    union select inquilino, 'EXAME', (a.realizado_em at time zone 'UTC')::date from atendimento a
      where a.cliente = inquilino and a.realizado_em is not null
    union select inquilino, case s.soma when 'CLINICA' then 'COMPETENCIA' when 'CONTA' then 'CAIXA' else s.soma end, s.dia from soma_do_dia s
      where s.cliente = inquilino
$$;
insert into dia_mudado (cliente, soma, dia) select distinct p.cliente, 'CAIXA', p.pago_em from pagamento p;

alter table pagamento enable trigger pagamento_muda_dias;
alter table cliente force row level security;
alter table conta_financeira force row level security;
alter table titulo force row level security;
alter table pagamento force row level security;
alter table dia_mudado force row level security;
