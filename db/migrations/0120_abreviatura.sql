-- Texts that a person keeps to write with: ";fig" becomes the text that it stands for. They go with the person.
create table abreviatura (
  cliente uuid not null,
  usuario uuid not null,
  atalho text not null,
  texto text not null,
  alterada_em timestamptz not null,
  constraint abreviatura_pk primary key (cliente, usuario, atalho),
  constraint abreviatura_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint abreviatura_usuario_fk foreign key (usuario) references usuario (codigo) on delete cascade,
  constraint abreviatura_atalho check (atalho ~ '^[a-z0-9][a-z0-9-]{0,19}$'),
  constraint abreviatura_texto check (char_length(texto) between 1 and 4000)
);
-- An account that is deleted takes its own along, in every company.
create index abreviatura_usuario on abreviatura (usuario);
call proteger_tabela('abreviatura', 'select, insert, update, delete');
