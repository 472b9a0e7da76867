-- A company of today is born with the radiograph of limbs of horses; those of before get it, once.
alter table cliente alter column modelos_de_partida set default 6;
