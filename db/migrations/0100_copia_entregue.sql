-- For what a copy was asked, and by which document whoever took it was known. Copies of before have neither.
alter table copia_prontuario add column finalidade text;
alter table copia_prontuario add column identidade text;
alter table copia_prontuario add constraint copia_prontuario_identidade check (identidade is null or entregue_em is not null);
