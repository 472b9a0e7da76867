import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/empresa/equipe', 'CLIENTE')
percorrer('/empresa/equipe', 'PARCEIRO')
percorrer('/empresa/equipe?vista=papeis', 'CLIENTE')
