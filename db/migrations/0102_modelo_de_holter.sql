-- A company of today is born with the model of Holter too; those of before get it, once.
alter table cliente alter column modelos_de_partida set default 4;
