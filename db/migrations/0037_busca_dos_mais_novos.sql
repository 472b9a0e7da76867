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
create or replace function busca.melhores(tabela text, inquilino uuid, termo text, maximo integer) returns setof uuid
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

-- The words of a laudo, whole or by their beginning, in an index that answers without opening the text again. Such an index holds
-- the words of every company and of every year: each begins by its own company, so that nobody pays for what others write, and by
-- the first digits of the laudo's key, which are those of its time (some 50 days), so that the newest are found without the others.
-- What is neither letter nor digit only separates: "e/ou" is two words, not the name of a file.
drop index laudo_palavras;
alter table laudo drop column palavras;
drop function palavras_procuradas(uuid, text, integer);
drop function palavras_da_empresa(uuid, text);
create function palavras_do_texto(texto text) returns text[]
  language sql immutable strict parallel safe
  return array(select lexeme from unnest(to_tsvector('pg_catalog.simple'::regconfig, regexp_replace(normalizar(texto), '[^[:alnum:]]+', ' ', 'g'))));
create function epoca(codigo uuid) returns text
  language sql immutable strict parallel safe return left(codigo::text, 4);
create function numero_da_epoca(codigo uuid) returns integer
  language sql immutable strict parallel safe return ('x' || lpad(epoca(codigo), 8, '0'))::bit(32)::integer;
create function palavras_do_laudo(cliente uuid, codigo uuid, texto text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array(select right(cliente::text, 8) || epoca(codigo) || palavra from unnest(palavras_do_texto(texto)) as palavra));
alter table laudo add column palavras tsvector generated always as (palavras_do_laudo(cliente, codigo, titulo || ' ' || texto)) stored;
create index laudo_palavras on laudo using gin (palavras);

-- Each word that was typed, of so many letters or more, by its beginning, with ~ where the time goes; null where there is none.
create function palavras_procuradas(cliente uuid, termo text, letras integer) returns text
  language sql immutable strict parallel safe
  return (select string_agg(format('''%s~%s'':*', right(cliente::text, 8), palavra), ' & ')
    from unnest(palavras_do_texto(termo)) as palavra where length(palavra) >= letras);
create function nas_epocas(procuradas text, epocas text[]) returns tsquery
  language sql immutable strict parallel safe
  return (select string_agg(replace(procuradas, '~', e), ' | ') from unnest(epocas) as e)::tsquery;

-- The newest `maximo` laudos whose text has the words; with `clinica`, of what was delivered to it. Words of one or two letters,
-- which are in every text, are looked for in what the longer ones found. Back in time, twice as far at each step, up to some nine
-- years; what a clinic has, where that is not much, is looked through instead. What is found is put in order after.
create function busca.texto_do_laudo(inquilino uuid, termo text, maximo integer, clinica uuid) returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  poucos constant integer := 20000;
  maior_passo constant integer := 64;
  longas text := palavras_procuradas(inquilino, termo, 3);
  todas text := palavras_procuradas(inquilino, termo, 1);
  primeira integer;
  ultima integer;
  passo integer := 1;
  procuradas tsquery;
  achados uuid[] := '{}';
begin
  if longas is null then return achados; end if;
  if clinica is not null and (select count(*) from (
      select from atendimento a where a.cliente = inquilino and a.parceiro = clinica limit poucos) as suas) < poucos then
    return array(select r.codigo from (
        select l.codigo from atendimento a join laudo l on l.cliente = inquilino and l.atendimento = a.codigo
        where a.cliente = inquilino and a.parceiro = clinica and l.entregue_em is not null
          and l.palavras @@ nas_epocas(todas, array[epoca(l.codigo)]) offset 0) as r
      order by r.codigo desc limit maximo);
  end if;
  primeira := numero_da_epoca((select codigo from laudo where cliente = inquilino order by codigo limit 1));
  ultima := numero_da_epoca((select codigo from laudo where cliente = inquilino order by codigo desc limit 1));
  while cardinality(achados) < maximo and ultima >= primeira loop
    procuradas := nas_epocas(longas, array(select lpad(to_hex(e), 4, '0') from generate_series(greatest(primeira, ultima - passo + 1), ultima) as e));
    achados := achados || array(select r.codigo from (
        select l.codigo from laudo l where l.cliente = inquilino and l.palavras @@ procuradas
          and (todas = longas or l.palavras @@ nas_epocas(todas, array[epoca(l.codigo)]))
          and (clinica is null or l.entregue_em is not null and exists (
            select from atendimento a where a.cliente = inquilino and a.codigo = l.atendimento and a.parceiro = clinica)) offset 0) as r
      order by r.codigo desc limit maximo - cardinality(achados));
    ultima := ultima - passo;
    passo := least(2 * passo, maior_passo);
  end loop;
  return achados;
end $$;
alter function busca.texto_do_laudo(uuid, text, integer, uuid) owner to vetlume_busca;
revoke execute on function busca.texto_do_laudo(uuid, text, integer, uuid) from public;

-- The newest `maximo` laudos that have the words, or whose patient has them; with `clinica`, of what was delivered to it.
create or replace function busca.laudo(inquilino uuid, termo text, maximo integer, clinica uuid default null) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  janela constant integer := 5000;
  muitos_animais constant integer := 1000;
  padroes text[] := padroes_de_busca(termo);
  animais uuid[];
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  animais := array(select busca.animal(inquilino, termo, muitos_animais));
  return query select t.codigo from (
    select unnest(busca.texto_do_laudo(inquilino, termo, maximo, clinica)) as codigo
    union (select r.codigo from (
        select l.codigo from atendimento a join laudo l on l.cliente = inquilino and l.atendimento = a.codigo
        where a.cliente = inquilino and a.animal = any (animais) and (clinica is null or a.parceiro = clinica and l.entregue_em is not null)
        offset 0) as r
      order by r.codigo desc limit maximo)
    -- So many have the name that these are not all: the newest laudos are looked through for the others.
    union (select r.codigo
      from (select * from laudo l where cardinality(animais) = muitos_animais and l.cliente = inquilino order by l.codigo desc limit janela) as r
      where (select n.busca like all (padroes) and (clinica is null or a.parceiro = clinica and r.entregue_em is not null)
        from atendimento a join animal n on n.cliente = inquilino and n.codigo = a.animal
        where a.cliente = inquilino and a.codigo = r.atendimento)
      order by r.codigo desc limit maximo)) as t
  order by t.codigo desc limit maximo;
end $$;
