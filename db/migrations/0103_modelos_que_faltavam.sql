-- A company of today is born with a model for every exam of the catalogue; those of before get what they lack, once.
alter table cliente alter column modelos_de_partida set default 5;
