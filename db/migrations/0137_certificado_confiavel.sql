-- Whether a certificate led to ICP-Brasil when it was sent: said to who sends it, before the first signature is refused.
-- Those already in custody were not asked, and are when they sign.
alter table especialista_certificado add column confiavel boolean not null default true;
alter table especialista_certificado alter column confiavel drop default;
