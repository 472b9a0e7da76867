-- A sheet may be of price tables, specialties and equipment too.
alter table importacao drop constraint importacao_tipo;
alter table importacao add constraint importacao_tipo
  check (tipo in ('PACIENTES', 'PARCEIROS', 'SERVICOS', 'TABELAS_DE_PRECO', 'ESPECIALIDADES', 'EQUIPAMENTOS'));
