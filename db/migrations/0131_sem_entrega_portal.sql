-- What is delivered is always in the clinic's own area: nothing ever read the option.
alter table parceiro drop column entrega_portal;
