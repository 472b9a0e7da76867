-- The service invoice of what a subscriber pays. Whom it is for is what the company says of itself: the operator reads that, and nobody
-- else, of who it charges.
create function busca.tomador_da_assinatura(alvo uuid)
  returns table (nome text, documento text, cep text, logradouro text, numero text, complemento text, bairro text, cidade integer)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select c.razao_social, c.documento, c.cep, c.logradouro, c.numero, c.complemento, c.bairro, c.cidade
  from public.titulo t
  join public.cliente o on o.codigo = t.cliente and o.operadora
  join public.cliente c on c.codigo = t.assinante
  where t.cliente = nullif(current_setting('app.cliente', true), '')::uuid and t.codigo = alvo;
end;
alter function busca.tomador_da_assinatura(uuid) owner to vetlume_busca;
revoke execute on function busca.tomador_da_assinatura(uuid) from public;
grant execute on function busca.tomador_da_assinatura(uuid) to vetlume_inquilino;

-- Why a title is owed no more while its note stands: a person cancels the note, and then the title goes.
alter table titulo
  add column a_cancelar text,
  add constraint titulo_a_cancelar check (a_cancelar is null or (assinante is not null and estado not in ('CANCELADO', 'ESTORNADO')));
create index titulo_a_cancelar on titulo (cliente) where a_cancelar is not null;
