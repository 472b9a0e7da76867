-- A CPF may be given later: the list asks for those who still lack it, in the order of their names.
create index tutor_sem_cpf on tutor (cliente, nome_busca, codigo) where cpf is null and not estrangeiro and unido_a is null;

-- Lines of a sheet that could not enter, with why, as JSON, gzip: they go back to the person as a file to mend. They are kept
-- as long as the import is, and forgotten with it.
alter table importacao add column recusadas bytea;
