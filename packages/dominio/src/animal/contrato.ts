import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro, simOuNao } from '../cadastro/index.ts'
import { codigo, data, endpoint, instante, permissoes, porCodigo, referencia, versao } from '../contrato/index.ts'
import { alteracaoDoAnimal, dadosDoAnimal } from './esquema.ts'
import { SEXOS } from './rotulos.ts'

const nulo = z.nullable(z.string())
const sexo = z.enum(SEXOS)

export const itemDeAnimal = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  especie: referencia,
  raca: z.nullable(referencia),
  sexo,
  castrado: z.nullable(z.boolean()),
  /** `3 anos e 2 meses`; at death, for one that died. Null when the birth is unknown. */
  idade: nulo,
  pesoGramas: z.nullable(z.int()),
  microchip: nulo,
  alerta: nulo,
  tutor: z.object({ codigo, nome: z.string(), telefone: nulo }),
  parceiro: z.nullable(referencia),
  obito: z.nullable(data),
  criadoEm: instante,
})
export type ItemDeAnimal = z.infer<typeof itemDeAnimal>

export const animalCompleto = z.object({
  codigo,
  nome: z.string(),
  especie: referencia,
  raca: z.nullable(referencia),
  sexo,
  castrado: z.nullable(z.boolean()),
  nascimento: z.nullable(data),
  nascimentoPresumido: z.boolean(),
  idade: nulo,
  pelagem: nulo,
  sinais: nulo,
  microchip: nulo,
  sinpatinhas: nulo,
  alerta: nulo,
  planoSaude: z.nullable(referencia),
  carteirinha: nulo,
  tutor: z.object({ codigo, nome: z.string(), cpf: nulo, telefone: nulo, whatsapp: nulo, email: nulo }),
  parceiro: z.nullable(referencia),
  pesoGramas: z.nullable(z.int()),
  /** Newest first, at most fifty. */
  pesos: z.array(z.object({ gramas: z.int(), medidoEm: instante })),
  obito: z.nullable(data),
  ativo: z.boolean(),
  criadoEm: instante,
  versao,
  permissoes: permissoes(['editar', 'verHistorico']),
})
export type AnimalCompleto = z.infer<typeof animalCompleto>

export const contratoAnimal = {
  'GET /animal': listaDeCadastro({
    resumo: 'Animais que a pessoa pode ver; a busca olha também nome, CPF e telefone do tutor',
    permissao: 'animal:ler',
    escopo: 'cliente',
    ordens: ['nome', 'criadoEm'],
    padrao: 'nome',
    filtros: {
      ...filtroDeAtivos,
      especie: z.optional(codigo),
      raca: z.optional(codigo),
      sexo: z.optional(sexo),
      tutor: z.optional(codigo),
      parceiro: z.optional(codigo),
      planoSaude: z.optional(codigo),
      vivo: z.optional(simOuNao),
    },
    item: itemDeAnimal,
  }),
  'GET /animal/:codigo': endpoint({
    resumo: 'Ficha do animal, com os pesos',
    permissao: 'animal:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: animalCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /animal': endpoint({
    resumo: 'Cadastra um animal de um tutor',
    permissao: 'animal:escrever',
    escopo: 'cliente',
    entrada: dadosDoAnimal,
    resposta: animalCompleto,
    status: 201,
    idempotente: true,
    erros: ['JA_EXISTE', 'REFERENCIA_INEXISTENTE'],
  }),
  'PUT /animal/:codigo': endpoint({
    resumo: 'Altera a ficha do animal; um peso novo entra na história',
    permissao: 'animal:escrever',
    escopo: 'cliente',
    entrada: alteracaoDoAnimal,
    resposta: animalCompleto,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'JA_EXISTE', 'REFERENCIA_INEXISTENTE'],
  }),
}
