-- A list of critical findings, newest first: where few are, the order of all laudos reads them all to find a page.
create index laudo_achado_critico on laudo (cliente, criado_em desc, codigo desc) where critico;
