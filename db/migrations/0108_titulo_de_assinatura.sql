-- A receivable of the operator for what a subscriber pays it. It has the key of the charge that it is for: there is one, however many
-- times the news of it comes.
alter table titulo
  add column assinante uuid,
  add constraint titulo_assinante_fk foreign key (assinante) references cliente (codigo),
  add constraint titulo_assinante check (assinante is null or natureza = 'RECEBER');
create index titulo_assinante on titulo (cliente, assinante) where assinante is not null;
alter table cobranca_assinatura drop column titulo;

create or replace function grupo_do_titulo(t titulo) returns text immutable language sql return
  case when t.natureza = 'RECEBER' then
      case when t.renegociacao is not null then 'Renegociações' when t.assinante is not null then 'Assinaturas'
        when t.atendimento is null and t.fechamento is null then 'Outras receitas' else 'Atendimentos' end
    when t.tipo_despesa is not null then null when t.especialista is not null then 'Repasses' else 'Sem classificação' end;
