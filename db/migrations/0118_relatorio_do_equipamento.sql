-- A structured report (DICOM SR) that a laudo received: the file as it was sent, what it says of the patient, and the numbers that were
-- read of it. Nothing of it is in the laudo until a person takes it. An edition that rectifies another starts with the same ones.
create table laudo_relatorio (
  cliente uuid not null,
  laudo uuid not null,
  arquivo uuid not null,
  dicom jsonb not null,
  medidas jsonb not null,
  constraint laudo_relatorio_pk primary key (cliente, laudo, arquivo),
  constraint laudo_relatorio_laudo_fk foreign key (cliente, laudo) references laudo (cliente, codigo),
  constraint laudo_relatorio_arquivo_fk foreign key (cliente, arquivo) references arquivo (cliente, codigo)
);
create index laudo_relatorio_arquivo on laudo_relatorio (cliente, arquivo);
call proteger_tabela('laudo_relatorio', 'select, insert');
