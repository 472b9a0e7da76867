-- What came after the union of records points at the one that stays, too.
create trigger seguir_animal_unido before insert or update of animal on copia_prontuario
  for each row execute function seguir_animal_unido();
create trigger seguir_tutor_unido before insert or update of tutor on eliminacao_agendada
  for each row execute function seguir_tutor_unido();
