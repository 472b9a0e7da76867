-- Whom a plan fits, in the operator's words, for who chooses among them.
alter table plano
  add column para_quem text,
  add constraint plano_para_quem check (length(para_quem) between 1 and 160);
