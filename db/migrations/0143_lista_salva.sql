-- How a person wants a list: its filters, text, order, page size and columns, under a name. They go with the person.
create table lista_salva (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  usuario uuid not null,
  lista text not null,
  nome text not null,
  consulta jsonb not null,
  colunas jsonb,
  alterada_em timestamptz not null,
  constraint lista_salva_pk primary key (cliente, codigo),
  constraint lista_salva_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint lista_salva_usuario_fk foreign key (usuario) references usuario (codigo) on delete cascade,
  constraint lista_salva_lista check (char_length(lista) between 1 and 60),
  constraint lista_salva_nome check (char_length(nome) between 1 and 60),
  constraint lista_salva_consulta check (jsonb_typeof(consulta) = 'object'),
  constraint lista_salva_colunas check (jsonb_typeof(colunas) = 'object')
);
create unique index lista_salva_nome_unico on lista_salva (cliente, usuario, lista, lower(nome));
-- An account that is deleted takes its own along, in every company.
create index lista_salva_usuario on lista_salva (usuario);
call proteger_tabela('lista_salva', 'select, insert, update, delete');
