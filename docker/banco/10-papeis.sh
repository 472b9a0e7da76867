#!/bin/sh
# Runs once, when the database container is created: roles and extensions, then the passwords of the two logins.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --file=/vetlume/papeis.sql
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=dono="$VETLUME_SENHA_DONO" --set=app="$VETLUME_SENHA_APP" <<'SQL'
alter role vetlume_dono password :'dono';
alter role vetlume_app password :'app';
SQL
