-- What is still to be settled is found among itself, however much was settled before: these stay small, or are walked in order.

create index agendamento_proposto on agendamento (cliente, inicio) where proposto_em is not null;
create index atendimento_estado_prazo on atendimento (cliente, estado, coalesce(prazo_em, 'infinity'::timestamptz), codigo);
create index titulo_a_liquidar on titulo (cliente, natureza, vencimento) where estado in ('PREVISTO', 'ABERTO', 'PARCIAL');
