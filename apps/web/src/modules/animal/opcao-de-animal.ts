import type { ItemDeAnimal } from '@vetlume/dominio/animal'
import { juntar } from '@vetlume/dominio/formatos'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'

/** What a screen needs to know of the animal it was given. */
export type AnimalEscolhido = Pick<
  ItemDeAnimal,
  | 'codigo'
  | 'nome'
  | 'especie'
  | 'raca'
  | 'sexo'
  | 'castrado'
  | 'nascimento'
  | 'idade'
  | 'pesoGramas'
  | 'alerta'
  | 'parceiro'
> & {
  tutor: { codigo: string; nome: string }
}

export interface OpcaoDeAnimal extends OpcaoDeBusca {
  animal: AnimalEscolhido
}

/** An animal among the options: species, breed and tutor tell homonyms apart. */
export function opcaoDeAnimal(animal: AnimalEscolhido): OpcaoDeAnimal {
  const { codigo, nome, especie, raca, tutor } = animal
  return { codigo, nome, detalhe: juntar(especie.nome, raca?.nome, `de ${tutor.nome}`), animal }
}
