-- The best `maximo` of all that have the words: names that begin with what was typed, by name, and then the newest. Two ways
-- lead to the newest, and both find the same: where many have the words, back from the last one written; where few have, all
-- of them by the trigram index. What the last 500 rows say chooses the way that takes less: n / share, or share x rows at three times
-- the price, the index reading them scattered.
create function busca.melhores(tabela text, inquilino uuid, termo text, maximo integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set enable_seqscan = off as $$
declare
  amostra constant integer := 500;
  janela constant integer := 50000;
  padroes text[] := padroes_de_busca(termo);
  inicio text := normalizar(btrim(termo));
  linhas real := greatest((select reltuples from pg_class where oid = format('public.%I', tabela)::regclass), maximo);
  condicao constant text := 'cliente = $1 and not (nome_busca >= $2 and nome_busca < $2 || chr(1114111)) and busca like $3 and busca like $4 and busca like all ($5)';
  recentes text;
  palavra text;
  outra text;
  achados uuid[];
  vistos integer;
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  execute format('select array(select codigo from %I where cliente = $1 and nome_busca >= $2 and nome_busca < $2 || chr(1114111)
    order by nome_busca, codigo limit $3)', tabela) into achados using inquilino, inicio, maximo;
  return query select unnest(achados);
  maximo := maximo - cardinality(achados);
  if maximo = 0 or padroes[1] !~ '[[:alnum:]]' then return; end if;

  -- A word of one or two letters has no trigram: alone, it must begin a word; beside a longer one, it is looked for in what that found.
  palavra := case when padroes[1] ~ '[[:alnum:]]{3}' then padroes[1] else '% ' || substr(padroes[1], 2) end;
  outra := case when padroes[2] ~ '[[:alnum:]]{3}' then padroes[2] else palavra end;
  recentes := format('from (select * from %I where cliente = $1 order by codigo desc limit $6) as r where %s', tabela, condicao);
  execute 'select count(*) ' || recentes into vistos using inquilino, inicio, palavra, outra, padroes, amostra;
  if vistos > amostra * sqrt(0.3 * maximo / linhas) then
    execute 'select array(select codigo ' || recentes || ' order by codigo desc limit $7)'
      into achados using inquilino, inicio, palavra, outra, padroes, janela, maximo;
    if cardinality(achados) = maximo then return query select unnest(achados); return; end if;
  end if;
  return query execute format('select codigo from %I where %s order by codigo desc limit $6', tabela, condicao)
    using inquilino, inicio, palavra, outra, padroes, maximo;
end $$;
alter function busca.melhores(text, uuid, text, integer) owner to vetlume_busca;
revoke execute on function busca.melhores(text, uuid, text, integer) from public;

create or replace function busca.animal(inquilino uuid, termo text, maximo integer) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
  return busca.melhores('animal', inquilino, termo, maximo);
create or replace function busca.tutor(inquilino uuid, termo text, maximo integer) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
  return busca.melhores('tutor', inquilino, termo, maximo);
