-- Whoever looks a credential up learns whether its use is to be written down: nearly never, in a study that comes image by image.
drop function busca.equipamento_da_credencial(bytea);
create function busca.equipamento_da_credencial(
  procurado bytea, out cliente uuid, out codigo uuid, out nome text, out credencial uuid, out usada_em timestamptz, out usada_de text)
  language sql stable security definer set search_path = pg_catalog, public
  return (select row(c.cliente, e.codigo, e.nome, c.codigo, c.usada_em, c.usada_de) from public.equipamento_credencial c
    join public.equipamento e on e.cliente = c.cliente and e.codigo = c.equipamento
    where c.token_hash = procurado and c.revogada_em is null and e.ativo);
alter function busca.equipamento_da_credencial(bytea) owner to vetlume_busca;
revoke execute on function busca.equipamento_da_credencial(bytea) from public;
grant execute on function busca.equipamento_da_credencial(bytea) to vetlume_plataforma;
