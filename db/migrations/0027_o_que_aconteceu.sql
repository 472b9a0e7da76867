-- Where the last step of the day came from and when it was taken, so that it can be taken back for a few minutes.
alter table agendamento
  add column passo_de text,
  add column passo_em timestamptz,
  add constraint agendamento_passo check ((passo_de is null) = (passo_em is null));

-- The time between two places, as somebody who drives there corrected it: one way and back. `de` comes before `para`.
create table deslocamento_corrigido (
  cliente uuid not null,
  de text not null,
  para text not null,
  de_nome text not null,
  para_nome text not null,
  minutos integer not null,
  corrigido_por uuid not null,
  corrigido_em timestamptz not null,
  versao integer not null default 1,
  constraint deslocamento_corrigido_pk primary key (cliente, de, para),
  constraint deslocamento_corrigido_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint deslocamento_corrigido_usuario_fk foreign key (corrigido_por) references usuario (codigo),
  constraint deslocamento_corrigido_ordem check (de < para),
  constraint deslocamento_corrigido_minutos check (minutos between 1 and 1440)
);
call proteger_tabela('deslocamento_corrigido', 'select, insert, update, delete');
