-- The newest `maximo` of all that have the words and meet `condicao`, an SQL condition of the table's own columns. Two ways lead
-- to them, and both find the same: where many have the words, back from the last one written; where few have, all of them by the
-- trigram index. What the last 500 rows say chooses the way that takes less: n / share, or share x rows at three times the price,
-- the index reading them scattered.
create function busca.mais_novos(tabela text, inquilino uuid, termo text, condicao text, maximo integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
declare
  amostra constant integer := 500;
  janela constant integer := 50000;
  padroes text[] := padroes_de_busca(termo);
  linhas real := greatest((select reltuples from pg_class where oid = format('public.%I', tabela)::regclass), maximo);
  palavras text;
  filtro text;
  recentes text;
  vistos integer;
  achados uuid[];
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}'
    or maximo <= 0 or padroes[1] !~ '[[:alnum:]]' then return; end if;
  -- A word of one or two letters has no trigram: alone, it must begin a word; beside a longer one, it is looked for in what that found.
  palavras := case
    when padroes[1] !~ '[[:alnum:]]{3}' then format('(busca like %L or busca like %L)', '% ' || substr(padroes[1], 2), substr(padroes[1], 2))
    when padroes[2] ~ '[[:alnum:]]{3}' then format('busca like %L and busca like %L', padroes[1], padroes[2])
    else format('busca like %L', padroes[1]) end;
  filtro := format('cliente = $1 and (%s) and %s and busca like all ($2)', condicao, palavras);
  recentes := format('from (select * from %I where cliente = $1 order by codigo desc limit $3) as r where %s', tabela, filtro);
  execute 'select count(*) ' || recentes into vistos using inquilino, padroes, amostra;
  if vistos > amostra * sqrt(0.3 * maximo / linhas) then
    execute format('select array(select codigo %s order by codigo desc limit $4)', recentes)
      into achados using inquilino, padroes, janela, maximo;
    if cardinality(achados) = maximo then return query select unnest(achados); return; end if;
  end if;
  -- Found first, then put in order: in sight of the limit the planner would walk back through all rows, hoping for the first ones.
  return query execute format('select codigo from (select codigo from %I where %s offset 0) as r order by codigo desc limit $3', tabela, filtro)
    using inquilino, padroes, maximo;
end $$;
alter function busca.mais_novos(text, uuid, text, text, integer) owner to vetlume_busca;
revoke execute on function busca.mais_novos(text, uuid, text, text, integer) from public;

-- The best `maximo` of all that have the words: names that begin with what was typed, by name, and then the newest.
create function busca.melhores(tabela text, inquilino uuid, termo text, maximo integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
declare
  inicio text := normalizar(btrim(termo));
  que_comecam text := format('nome_busca >= %L and nome_busca < %L', inicio, inicio || chr(1114111));
  achados uuid[];
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes_de_busca(termo) = '{}' then return; end if;
  execute format('select array(select codigo from %I where cliente = $1 and %s order by nome_busca, codigo limit $2)', tabela, que_comecam)
    into achados using inquilino, maximo;
  return query select unnest(achados);
  return query select busca.mais_novos(tabela, inquilino, termo, format('not (%s)', que_comecam), maximo - cardinality(achados));
end $$;
alter function busca.melhores(text, uuid, text, integer) owner to vetlume_busca;
revoke execute on function busca.melhores(text, uuid, text, integer) from public;

create or replace function busca.animal(inquilino uuid, termo text, maximo integer) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
  return busca.melhores('animal', inquilino, termo, maximo);
create or replace function busca.tutor(inquilino uuid, termo text, maximo integer) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
  return busca.melhores('tutor', inquilino, termo, maximo);

-- The newest titles to receive or to pay; with `clinica`, of what that partner clinic is charged, which is looked through.
drop function busca.titulo(uuid, text, integer, uuid);
create function busca.titulo(inquilino uuid, termo text, maximo integer, lado text, clinica uuid default null) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes_de_busca(termo) = '{}' then return; end if;
  if clinica is null then
    return query select busca.mais_novos('titulo', inquilino, termo, format('natureza = %L', lado), maximo);
  else
    return query select r.codigo from (
        select t.codigo from titulo t
        where t.cliente = inquilino and t.parceiro = clinica and t.natureza = lado and t.busca like all (padroes_de_busca(termo)) offset 0) as r
      order by r.codigo desc limit maximo;
  end if;
end $$;
alter function busca.titulo(uuid, text, integer, text, uuid) owner to vetlume_busca;
revoke execute on function busca.titulo(uuid, text, integer, text, uuid) from public;
grant execute on function busca.titulo(uuid, text, integer, text, uuid) to vetlume_inquilino;
