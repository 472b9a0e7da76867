import * as z from 'zod/mini'
import { partesDaUniao } from '../cadastro/index.ts'
import { codigo, endpoint, porCodigo, versao } from '../contrato/index.ts'
import type { DadosDoTutor } from './esquema.ts'

/**
 * What may be taken from the tutor that is merged. The CPF is not a choice: it is kept from who has it, and two tutors
 * with two CPFs are two people.
 */
export const CAMPOS_DA_UNIAO_DE_TUTORES = [
  'nome',
  'identificacao',
  'telefone',
  'outroTelefone',
  'whatsapp',
  'email',
  'endereco',
  'parceiro',
] as const
export type CampoDaUniaoDeTutores = (typeof CAMPOS_DA_UNIAO_DE_TUTORES)[number]

/** Fields that are one answer and go together; null is no choice. */
export const PARTES_DA_UNIAO_DE_TUTORES = /* @__PURE__ */ partesDaUniao<DadosDoTutor, CampoDaUniaoDeTutores>({
  nome: 'nome',
  estrangeiro: 'identificacao',
  cpf: null,
  documento: 'identificacao',
  telefone: 'telefone',
  outroTelefone: 'outroTelefone',
  whatsapp: 'whatsapp',
  email: 'email',
  cep: 'endereco',
  logradouro: 'endereco',
  numero: 'endereco',
  complemento: 'endereco',
  bairro: 'endereco',
  cidade: 'endereco',
  parceiro: 'parceiro',
})

export const MOTIVOS_DE_TUTOR_DUPLICADO = ['TELEFONE', 'EMAIL', 'NOME'] as const

export const tutorDuplicado = z.object({
  codigo,
  nome: z.string(),
  cpf: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  animais: z.array(z.string()),
  motivos: z.array(z.enum(MOTIVOS_DE_TUTOR_DUPLICADO)),
})
export type TutorDuplicado = z.infer<typeof tutorDuplicado>

export const entradaDaUniaoDeTutores = z.object({
  codigo,
  versao,
  /** The record that goes away. */
  outro: codigo,
  versaoDoOutro: versao,
  /** Fields whose value comes from the other one; the rest stays as it is. */
  doOutro: z.array(z.enum(CAMPOS_DA_UNIAO_DE_TUTORES)),
})

/** The routes of merging, given the record's shape. */
export function rotasDaUniaoDeTutores<R extends z.ZodMiniType>(resposta: R) {
  return {
    'GET /tutor/:codigo/duplicados': endpoint({
      resumo: 'Tutores que talvez sejam a mesma pessoa: mesmo telefone, mesmo e-mail ou nome parecido',
      permissao: 'paciente:unir',
      escopo: 'cliente',
      entrada: porCodigo,
      resposta: z.array(tutorDuplicado),
      erros: ['NAO_ENCONTRADO'],
    }),
    'POST /tutor/:codigo/unir': endpoint({
      resumo: 'Une outro cadastro a este: tudo que era do outro passa a ser deste, e o outro passa a levar a este',
      permissao: 'paciente:unir',
      escopo: 'cliente',
      entrada: entradaDaUniaoDeTutores,
      resposta,
      idempotente: true,
      erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
    }),
  }
}
