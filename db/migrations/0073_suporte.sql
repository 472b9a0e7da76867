-- A company lets the operator's people in for a purpose and a time: nothing else opens its rows to them.
create table suporte (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  finalidade text not null,
  pode_mudar boolean not null,
  concedido_por uuid not null,
  nome_de_quem_concedeu text not null,
  concedido_em timestamptz not null,
  expira_em timestamptz not null,
  revogado_em timestamptz,
  constraint suporte_pk primary key (cliente, codigo),
  constraint suporte_codigo_unico unique (codigo),
  constraint suporte_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint suporte_finalidade check (finalidade <> ''),
  constraint suporte_prazo check (expira_em > concedido_em and expira_em <= concedido_em + interval '24 hours')
);
call proteger_tabela('suporte');
create policy plataforma on suporte for select to vetlume_plataforma using (true);
grant select on suporte to vetlume_plataforma;

-- Everything that was asked in one, reads too, with who asked.
create table suporte_acesso (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  suporte uuid not null,
  quando timestamptz not null,
  usuario uuid not null,
  nome text not null,
  rota text not null,
  registro text,
  constraint suporte_acesso_pk primary key (cliente, codigo),
  constraint suporte_acesso_suporte_fk foreign key (cliente, suporte) references suporte (cliente, codigo)
);
create index suporte_acesso_do_suporte on suporte_acesso (cliente, suporte, codigo desc);
create trigger suporte_acesso_imutavel before update or delete on suporte_acesso for each row execute function recusar_mudanca();
call proteger_tabela('suporte_acesso', 'select, insert');

-- A session that is in one: renewals stay there while it holds.
alter table sessao add column suporte uuid,
  add constraint sessao_suporte_fk foreign key (cliente, suporte) references suporte (cliente, codigo);
