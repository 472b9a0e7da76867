-- A review may pass to another reviewer, when the first one leaves.
alter table laudo_revisao drop constraint laudo_revisao_tipo;
alter table laudo_revisao add constraint laudo_revisao_tipo check (tipo in ('ENVIO', 'DEVOLUCAO', 'RETOMADA', 'PASSAGEM'));
