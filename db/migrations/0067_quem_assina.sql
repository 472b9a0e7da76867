-- Who enters and signs as the specialists of a company: accounts are out of a tenant's sight, these names are not.
create function busca.acessos_de_especialistas(inquilino uuid) returns table (especialista uuid, usuario uuid, nome text)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select v.especialista, u.codigo, p.nome
  from public.vinculo v
  join public.usuario u on u.codigo = v.usuario
  join public.pessoa p on p.codigo = u.pessoa
  where inquilino = nullif(current_setting('app.cliente', true), '')::uuid
    and v.cliente = inquilino and v.perfil = 'ESPECIALISTA' and u.ativo
  order by p.nome, u.codigo;
end;
alter function busca.acessos_de_especialistas(uuid) owner to vetlume_busca;
revoke execute on function busca.acessos_de_especialistas(uuid) from public;
grant execute on function busca.acessos_de_especialistas(uuid) to vetlume_inquilino;
