import * as z from 'zod/mini'
import {
  filtroDeAtivos,
  filtroDeInteiros,
  linhaDeCadastro,
  listaDeCadastro,
  rotasDoCadastro,
} from '../cadastro/index.ts'
import { cidadeDoEndereco, codigoIbge } from '../cidade/index.ts'
import { codigo, endpoint, instante, porCodigo, referencia, type RespostaDe } from '../contrato/index.ts'
import { FINALIDADES } from './consentimentos.ts'
import { camposDoTutor, regrasDoTutor } from './esquema.ts'
import { rotasDaUniaoDeTutores } from './uniao.ts'
import { cartaoDoTutor } from './cartao.ts'

const nulo = z.nullable(z.string())

/** One line of what the tutor agreed to, or took back. */
export const consentimento = z.object({
  finalidade: z.enum(FINALIDADES),
  concedido: z.boolean(),
  versaoTexto: z.string(),
  quando: instante,
  /** Who wrote it down. */
  por: nulo,
})
export type Consentimento = z.infer<typeof consentimento>

const ficha = {
  nome: z.string(),
  estrangeiro: z.boolean(),
  cpf: nulo,
  documento: nulo,
  telefone: nulo,
  outroTelefone: nulo,
  whatsapp: nulo,
  email: nulo,
  cep: nulo,
  logradouro: nulo,
  numero: nulo,
  complemento: nulo,
  bairro: nulo,
  cidade: z.nullable(cidadeDoEndereco),
  parceiro: z.nullable(referencia),
  animais: z.array(
    z.object({
      codigo,
      nome: z.string(),
      especie: z.string(),
      raca: nulo,
      ativo: z.boolean(),
      obito: nulo,
      /** False where another tutor is the main one. */
      principal: z.boolean(),
    }),
  ),
  /** Newest first: the first line of a purpose is what holds. */
  consentimentos: z.array(consentimento),
  criadoEm: instante,
  /** The record that this one was merged into: nothing is left here. */
  unidoA: z.nullable(referencia),
}

/** What the form holds and the list does not show. */
const doFormulario = z.pick(z.object(ficha), {
  outroTelefone: true,
  cep: true,
  logradouro: true,
  numero: true,
  complemento: true,
  bairro: true,
})

export const itemDeTutor = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  cpf: nulo,
  estrangeiro: z.boolean(),
  documento: nulo,
  telefone: nulo,
  whatsapp: nulo,
  email: nulo,
  /** `São Paulo/SP` */
  cidade: nulo,
  parceiro: z.nullable(referencia),
  /** Names of the animals that the reader may see, at most five. */
  animais: z.array(z.string()),
  criadoEm: instante,
  doFormulario: z.optional(doFormulario),
})
export type ItemDeTutor = z.infer<typeof itemDeTutor>

const rotas = rotasDoCadastro({
  caminho: cartaoDoTutor.caminho,
  nome: cartaoDoTutor.nomes[0],
  ler: cartaoDoTutor.ler,
  escrever: cartaoDoTutor.escrever,
  escopo: 'cliente',
  deixaRastro: true,
  lista: listaDeCadastro({
    resumo: 'Tutores que a pessoa pode ver',
    permissao: 'tutor:ler',
    escopo: 'cliente',
    ordens: ['nome', 'criadoEm'],
    padrao: cartaoDoTutor.ordem,
    filtros: {
      ...filtroDeAtivos,
      ...filtroDeInteiros,
      parceiro: z.optional(codigo),
      cidade: z.optional(codigoIbge),
      /** Whether the CPF is known. A foreigner lacks none. */
      cpf: z.optional(z.enum(['sem', 'com'])),
    },
    item: itemDeTutor,
  }),
  campos: camposDoTutor,
  regras: regrasDoTutor,
  ficha,
})
export type TutorCompleto = RespostaDe<(typeof rotas)['GET /tutor/:codigo']>

export const contratoTutor = {
  ...rotas,
  ...rotasDaUniaoDeTutores(rotas['GET /tutor/:codigo'].resposta),
  'POST /tutor/:codigo/consentimentos': endpoint({
    resumo: 'Registra que o tutor consentiu com uma finalidade, ou que retirou o consentimento',
    permissao: 'tutor:escrever',
    escopo: 'cliente',
    entrada: z.extend(porCodigo, { finalidade: z.enum(FINALIDADES), concedido: z.boolean() }),
    resposta: z.array(consentimento),
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO'],
  }),
}
