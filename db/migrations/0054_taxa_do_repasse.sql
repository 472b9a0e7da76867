-- A specialist shares the fee of how an exam was really paid, and may not share the displacement that its price charges.
alter table repasse_regra add column sem_deslocamento boolean not null default false;

create or replace function repasse_regra_usada() returns trigger language plpgsql as $$
declare ultimo date;
begin
  select max(r.competencia) into ultimo from repasse r where r.cliente = old.cliente and r.regra = old.codigo;
  if ultimo is not null and (
    (new.especialista, new.servico, new.parceiro, new.tipo, new.percentual_bp, new.valor_centavos, new.base, new.sem_deslocamento, new.vigente_de)
      is distinct from
    (old.especialista, old.servico, old.parceiro, old.tipo, old.percentual_bp, old.valor_centavos, old.base, old.sem_deslocamento, old.vigente_de)
    or new.vigente_ate < ultimo)
  then
    raise exception 'regra de repasse usada' using errcode = 'restrict_violation', constraint = 'repasse_regra_usada';
  end if;
  return new;
end $$;

-- What was paid to receive the exam: its part of the fees of its payments, also when its rule is over the gross amount.
alter table repasse
  add column taxa_centavos integer not null default 0,
  add constraint repasse_taxa check (taxa_centavos >= 0);

-- Of what was received before: a fee of a title goes to its exams by what each was charged, one after the other, to the centavo.
do $$
begin
  alter table repasse no force row level security;
  alter table titulo no force row level security;
  alter table pagamento no force row level security;
  with taxas as (
    select t.cliente, t.atendimento, t.fechamento, sum(p.taxa_centavos) as taxa
    from titulo t join pagamento p on p.cliente = t.cliente and p.titulo = t.codigo
    where t.natureza = 'RECEBER' and t.estado not in ('CANCELADO', 'ESTORNADO') and (t.atendimento is not null or t.fechamento is not null)
    group by t.codigo, t.cliente, t.atendimento, t.fechamento having sum(p.taxa_centavos) > 0
  ), exames as (
    select x.cliente, x.taxa, x.atendimento as origem, r.codigo, r.bruto_centavos as bruto
    from taxas x join repasse r on r.cliente = x.cliente and r.atendimento = x.atendimento and r.estado <> 'CANCELADO'
    where x.atendimento is not null
    union all
    select x.cliente, x.taxa, x.fechamento, r.codigo, r.bruto_centavos
    from taxas x join titulo c on c.cliente = x.cliente and c.fechamento = x.fechamento and c.atendimento is not null
    join repasse r on r.cliente = c.cliente and r.atendimento = c.atendimento and r.estado <> 'CANCELADO'
    where x.atendimento is null
  ), somados as (
    select cliente, codigo, taxa, bruto, sum(bruto) over (partition by cliente, origem) as total,
      sum(bruto) over (partition by cliente, origem order by codigo) as ate_aqui
    from exames
  )
  update repasse r set taxa_centavos = s.taxa_centavos
  from (select cliente, codigo, sum(round(taxa * ate_aqui / total) - round(taxa * (ate_aqui - bruto) / total))::int as taxa_centavos
    from somados where total > 0 group by cliente, codigo) s
  where r.cliente = s.cliente and r.codigo = s.codigo and s.taxa_centavos > 0;
  alter table pagamento force row level security;
  alter table titulo force row level security;
  alter table repasse force row level security;
end $$;
