import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { cidadeDoEndereco, codigoIbge } from '../cidade/index.ts'
import { codigo, endpoint, instante, permissoes, porCodigo, referencia, versao } from '../contrato/index.ts'
import { alteracaoDoTutor, dadosDoTutor } from './esquema.ts'

const nulo = z.nullable(z.string())

export const itemDeTutor = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  cpf: nulo,
  estrangeiro: z.boolean(),
  telefone: nulo,
  whatsapp: nulo,
  email: nulo,
  /** `São Paulo/SP` */
  cidade: nulo,
  parceiro: z.nullable(referencia),
  /** Names of the animals that the reader may see, at most five. */
  animais: z.array(z.string()),
  criadoEm: instante,
})
export type ItemDeTutor = z.infer<typeof itemDeTutor>

export const tutorCompleto = z.object({
  codigo,
  nome: z.string(),
  estrangeiro: z.boolean(),
  cpf: nulo,
  telefone: nulo,
  whatsapp: nulo,
  email: nulo,
  cep: nulo,
  logradouro: nulo,
  numero: nulo,
  complemento: nulo,
  bairro: nulo,
  cidade: z.nullable(cidadeDoEndereco),
  parceiro: z.nullable(referencia),
  animais: z.array(z.object({ codigo, nome: z.string(), especie: z.string(), raca: nulo, ativo: z.boolean() })),
  ativo: z.boolean(),
  criadoEm: instante,
  versao,
  permissoes: permissoes(['editar', 'verHistorico']),
})
export type TutorCompleto = z.infer<typeof tutorCompleto>

export const contratoTutor = {
  'GET /tutor': listaDeCadastro({
    resumo: 'Tutores que a pessoa pode ver',
    permissao: 'tutor:ler',
    escopo: 'cliente',
    ordens: ['nome', 'criadoEm'],
    padrao: 'nome',
    filtros: { ...filtroDeAtivos, parceiro: z.optional(codigo), cidade: z.optional(codigoIbge) },
    item: itemDeTutor,
  }),
  'GET /tutor/:codigo': endpoint({
    resumo: 'Ficha do tutor',
    permissao: 'tutor:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: tutorCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /tutor': endpoint({
    resumo: 'Cadastra um tutor; um CPF que já existe é recusado com o nome de quem o tem',
    permissao: 'tutor:escrever',
    escopo: 'cliente',
    entrada: dadosDoTutor,
    resposta: tutorCompleto,
    status: 201,
    idempotente: true,
    erros: ['JA_EXISTE', 'REFERENCIA_INEXISTENTE'],
  }),
  'PUT /tutor/:codigo': endpoint({
    resumo: 'Altera a ficha do tutor',
    permissao: 'tutor:escrever',
    escopo: 'cliente',
    entrada: alteracaoDoTutor,
    resposta: tutorCompleto,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'JA_EXISTE', 'REFERENCIA_INEXISTENTE'],
  }),
}
