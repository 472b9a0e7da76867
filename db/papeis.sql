-- Roles of a Vetlume database, safe to run again. Run as superuser, connected to the database "vetlume".
-- vetlume_dono owns the schema (migrations); vetlume_app is the running program: it owns nothing and takes,
-- per transaction, either vetlume_inquilino (one tenant, row level security) or vetlume_plataforma.
-- vetlume_busca owns the search functions, which filter by tenant themselves; only migrations act for it.

do $$
declare
  papel record;
begin
  for papel in
    select * from (values
      ('vetlume_dono', 'login noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls'),
      ('vetlume_app', 'login noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls'),
      ('vetlume_inquilino', 'nologin noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls'),
      ('vetlume_plataforma', 'nologin noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls'),
      ('vetlume_busca', 'nologin noinherit nosuperuser nocreatedb nocreaterole noreplication nobypassrls')
    ) as desejado (nome, atributos)
  loop
    if not exists (select from pg_roles where rolname = papel.nome) then
      execute format('create role %I', papel.nome);
    end if;
    execute format('alter role %I %s', papel.nome, papel.atributos);
    -- What a statement of the product is refused for goes to the product, which logs it without the row; the text of an error
    -- may quote what somebody typed. The server's own work is still told in its log.
    begin
      execute format('alter role %I set log_min_messages = fatal', papel.nome);
    exception when insufficient_privilege then
      raise warning 'log_min_messages of % is left to the server', papel.nome;
    end;
  end loop;
  execute format('alter database %I owner to vetlume_dono', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to vetlume_app', current_database());
end
$$;

grant vetlume_inquilino, vetlume_plataforma to vetlume_app with inherit false, set true, admin false;
grant vetlume_busca to vetlume_dono with inherit true, set true, admin false;

alter schema public owner to vetlume_dono;
revoke create on schema public from public;
grant usage on schema public to vetlume_app, vetlume_inquilino, vetlume_plataforma;

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gist with schema public;
create extension if not exists btree_gin with schema public;
