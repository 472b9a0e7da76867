import * as z from 'zod/mini'
import {
  filtroDeAtivos,
  filtroDeInteiros,
  linhaDeCadastro,
  listaDeCadastro,
  rotasDoCadastro,
  simOuNao,
} from '../cadastro/index.ts'
import { BINARIO, codigo, data, endpoint, instante, porCodigo, referencia, type RespostaDe } from '../contrato/index.ts'
import { camposDoAnimal } from './esquema.ts'
import { pesagens, rotasDasPesagens } from './peso.ts'
import { rotasDoProntuario } from './prontuario.ts'
import { SEXOS } from './rotulos.ts'
import { rotasDaUniaoDeAnimais } from './uniao.ts'
import { rotasDasVacinas, vacinas } from './vacina.ts'
import { cartaoDoAnimal } from './cartao.ts'

const nulo = z.nullable(z.string())
const sexo = z.enum(SEXOS)

const contato = { codigo, nome: z.string(), telefone: nulo, whatsapp: nulo }

/** What tells it from others. */
const quemE = {
  nome: z.string(),
  especie: referencia,
  raca: z.nullable(referencia),
  sexo,
  castrado: z.nullable(z.boolean()),
  nascimento: z.nullable(data),
  nascimentoPresumido: z.boolean(),
}

const ficha = {
  ...quemE,
  idade: nulo,
  pelagem: nulo,
  sinais: nulo,
  microchip: nulo,
  sinpatinhas: nulo,
  alerta: nulo,
  planoSaude: z.nullable(referencia),
  carteirinha: nulo,
  planoDesde: z.nullable(data),
  tutor: z.object({ ...contato, cpf: nulo, email: nulo }),
  outrosTutores: z.array(z.object(contato)),
  parceiro: z.nullable(referencia),
  /** The last weighing. `pesos` are newest first, at most two hundred. */
  ...pesagens.shape,
  /** The last given first, at most two hundred. */
  ...vacinas.shape,
  /** Changes with the photo, so that a copy kept under it is never an old one; null without a photo. */
  foto: nulo,
  obito: z.nullable(data),
  obitoMotivo: nulo,
  criadoEm: instante,
  /** The record that this one was merged into: nothing is left here. */
  unidoA: z.nullable(referencia),
}

/** What the form holds and the list does not show; of the tutors, what tells them from others of the same name. */
const doFormulario = z.extend(
  z.pick(z.object(ficha), { sinais: true, planoSaude: true, carteirinha: true, planoDesde: true, obitoMotivo: true }),
  {
    contatoDoTutor: z.object({ whatsapp: nulo, email: nulo }),
    outrosTutores: z.array(z.object({ nome: z.string(), cpf: nulo, documento: nulo })),
  },
)

export const itemDeAnimal = z.object({
  ...linhaDeCadastro,
  ...quemE,
  /** `3 anos e 2 meses`; at death, for one that died. Null when the birth is unknown. */
  idade: nulo,
  pesoGramas: z.nullable(z.int()),
  pelagem: nulo,
  microchip: nulo,
  sinpatinhas: nulo,
  alerta: nulo,
  tutor: z.object({ codigo, nome: z.string(), telefone: nulo, cpf: nulo, estrangeiro: z.boolean(), documento: nulo }),
  parceiro: z.nullable(referencia),
  obito: z.nullable(data),
  criadoEm: instante,
  doFormulario: z.optional(doFormulario),
})
export type ItemDeAnimal = z.infer<typeof itemDeAnimal>

const rotas = rotasDoCadastro({
  caminho: cartaoDoAnimal.caminho,
  nome: 'animal',
  ler: cartaoDoAnimal.ler,
  escrever: cartaoDoAnimal.escrever,
  escopo: 'cliente',
  deixaRastro: true,
  lista: listaDeCadastro({
    resumo: 'Animais que a pessoa pode ver; a busca olha também nome, CPF e telefone dos tutores',
    permissao: 'animal:ler',
    escopo: 'cliente',
    ordens: ['nome', 'criadoEm'],
    padrao: cartaoDoAnimal.ordem,
    filtros: {
      ...filtroDeAtivos,
      ...filtroDeInteiros,
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
  campos: camposDoAnimal,
  ficha,
})
export type AnimalCompleto = RespostaDe<(typeof rotas)['GET /animal/:codigo']>

export const contratoAnimal = {
  ...rotas,
  ...rotasDasPesagens,
  ...rotasDasVacinas,
  ...rotasDoProntuario,
  ...rotasDaUniaoDeAnimais(rotas['GET /animal/:codigo'].resposta),
  'POST /animal/:codigo/foto': endpoint({
    resumo: 'Envia a foto do animal (JPEG, PNG ou WebP); a anterior deixa de valer',
    permissao: 'animal:escrever',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: z.object({ foto: z.string() }),
    status: 201,
    multipart: true,
    erros: ['NAO_ENCONTRADO', 'TIPO_NAO_ACEITO', 'ARQUIVO_GRANDE_DEMAIS', 'LIMITE_DO_PLANO'],
  }),
  'GET /animal/:codigo/foto': endpoint({
    resumo: 'A foto do animal, inteira ou em miniatura',
    permissao: 'animal:ler',
    escopo: 'cliente',
    entrada: z.extend(porCodigo, { tamanho: z._default(z.enum(['inteira', 'miniatura']), 'inteira') }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'DELETE /animal/:codigo/foto': endpoint({
    resumo: 'Retira a foto do animal',
    permissao: 'animal:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: z.object({ foto: z.null() }),
    erros: ['NAO_ENCONTRADO'],
  }),
}
