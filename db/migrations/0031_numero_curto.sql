-- Up to four digits are part of a number that people call things by, not of a CPF or a phone: half of a company's
-- records have any three digits somewhere.
create function numero_curto(termo text) returns boolean
  language sql immutable strict parallel safe
  return termo ~ '^[0-9().+/[:space:]-]*$' and length(regexp_replace(termo, '[^0-9]', '', 'g')) between 1 and 4;

-- As before, but a short number is looked for in names alone.
create or replace function busca.animal(inquilino uuid, termo text, maximo integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  padroes text[] := padroes_de_busca(termo);
  inicio text := normalizar(btrim(termo));
  curto boolean := numero_curto(termo);
  achados integer;
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  if padroes[1] ~ '[[:alnum:]]{3}' then
    return query select a.codigo from animal a where a.cliente = inquilino
      and a.busca like padroes[1] and a.busca like coalesce(padroes[2], padroes[1]) and a.busca like all (padroes)
      and (not curto or a.nome_busca like all (padroes)) limit maximo;
  else
    return query select a.codigo from animal a where a.cliente = inquilino
      and a.nome_busca >= inicio and a.nome_busca < inicio || chr(1114111) order by a.nome_busca limit maximo;
    get diagnostics achados = row_count;
    if achados >= maximo or padroes[1] !~ '[[:alnum:]]' then return; end if;
    return query select a.codigo from animal a where a.cliente = inquilino
      and a.busca like '% ' || substr(padroes[1], 2) and a.busca like all (padroes)
      and (not curto or a.nome_busca like all (padroes)) limit maximo;
  end if;
end $$;
create or replace function busca.tutor(inquilino uuid, termo text, maximo integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  padroes text[] := padroes_de_busca(termo);
  inicio text := normalizar(btrim(termo));
  curto boolean := numero_curto(termo);
  achados integer;
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  if padroes[1] ~ '[[:alnum:]]{3}' then
    return query select t.codigo from tutor t where t.cliente = inquilino
      and t.busca like padroes[1] and t.busca like coalesce(padroes[2], padroes[1]) and t.busca like all (padroes)
      and (not curto or t.nome_busca like all (padroes)) limit maximo;
  else
    return query select t.codigo from tutor t where t.cliente = inquilino
      and t.nome_busca >= inicio and t.nome_busca < inicio || chr(1114111) order by t.nome_busca limit maximo;
    get diagnostics achados = row_count;
    if achados >= maximo or padroes[1] !~ '[[:alnum:]]' then return; end if;
    return query select t.codigo from tutor t where t.cliente = inquilino
      and t.busca like '% ' || substr(padroes[1], 2) and t.busca like all (padroes)
      and (not curto or t.nome_busca like all (padroes)) limit maximo;
  end if;
end $$;
