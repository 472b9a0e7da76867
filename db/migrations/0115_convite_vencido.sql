-- Who invited is told once that an invitation went by unanswered.
alter table convite add column vencimento_avisado boolean not null default false;
update convite set vencimento_avisado = true where expira_em <= now();
create index convite_a_avisar on convite (expira_em) where not vencimento_avisado;
