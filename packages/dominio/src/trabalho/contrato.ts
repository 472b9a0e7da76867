import * as z from 'zod/mini'
import { codigo, endpoint, instante, porCodigo, referencia, texto, versao } from '../contrato/index.ts'
import type { CodigoDeErro } from '../erros/index.ts'

/** What somebody has still to do: a time of the agenda, a request without one, a laudo to sign or to review, somebody who waits. */
export const TIPOS_DE_TRABALHO = ['AGENDAMENTO', 'ATENDIMENTO', 'LAUDO', 'REVISAO', 'ESPERA'] as const
export type TipoDeTrabalho = (typeof TIPOS_DE_TRABALHO)[number]

export const ROTULOS_DO_TRABALHO: Readonly<Record<TipoDeTrabalho, string>> = {
  AGENDAMENTO: 'Horário na agenda',
  ATENDIMENTO: 'Atendimento sem horário',
  LAUDO: 'Laudo a assinar',
  REVISAO: 'Laudo a revisar',
  ESPERA: 'Lista de espera',
}

/** Most that is passed on at once; what is beyond shows when these are gone. */
export const MAXIMO_DE_TRABALHOS = 100

/** Refusals that somebody may go on in spite of, one by one. */
export const RESSALVAS_DO_TRABALHO = [
  'FORA_DO_HORARIO',
  'FORA_DE_ALCANCE',
  'SEM_ESPECIALIDADE',
] as const satisfies readonly CodigoDeErro[]
export type RessalvaDoTrabalho = (typeof RESSALVAS_DO_TRABALHO)[number]

export const ehRessalva = (erro: string): erro is RessalvaDoTrabalho =>
  (RESSALVAS_DO_TRABALHO as readonly string[]).includes(erro)

const tipo = z.enum(TIPOS_DE_TRABALHO)

export const itemDeTrabalho = z.object({
  tipo,
  /** Of a laudo that nobody began, of its exam. */
  codigo,
  versao,
  /** When it is to be done or, of a laudo, when it is due. */
  quando: z.nullable(instante),
  titulo: z.string(),
  paciente: z.nullable(z.string()),
  clinica: z.nullable(z.string()),
  /** In words. */
  situacao: z.string(),
})
export type ItemDeTrabalho = z.infer<typeof itemDeTrabalho>

export const trabalhoDoEspecialista = z.object({
  itens: z.array(itemDeTrabalho),
  total: z.int(),
  porTipo: z.object({ AGENDAMENTO: z.int(), ATENDIMENTO: z.int(), LAUDO: z.int(), REVISAO: z.int(), ESPERA: z.int() }),
  /** Who may take it: the others who are active. */
  colegas: z.array(referencia),
})
export type TrabalhoDoEspecialista = z.infer<typeof trabalhoDoEspecialista>

const escolha = z.object({
  tipo,
  codigo,
  versao,
  para: codigo,
  /** What was asked about and is to be done all the same. */
  ressalvas: z._default(z.array(z.enum(RESSALVAS_DO_TRABALHO)), []),
})
export type EscolhaDoTrabalho = z.output<typeof escolha>

const escolhas = z.array(escolha).check(
  z.minLength(1, 'Escolha o que passar.'),
  z.maxLength(MAXIMO_DE_TRABALHOS),
  z.refine((itens) => new Set(itens.map((item) => item.tipo + item.codigo)).size === itens.length, 'Há um repetido.'),
)

export const destinoDoTrabalho = z.object({
  tipo,
  codigo,
  para: codigo,
  passa: z.boolean(),
  problemas: z.array(
    /** `ressalva`: what to send to go on all the same; null when there is no way. */
    z.object({ mensagem: z.string(), ressalva: z.nullable(z.enum(RESSALVAS_DO_TRABALHO)) }),
  ),
})
export type DestinoDoTrabalho = z.infer<typeof destinoDoTrabalho>

const comum = { permissao: 'trabalho:transferir', escopo: 'cliente' } as const

export const contratoTrabalho = {
  'GET /especialista/:codigo/trabalho': endpoint({
    ...comum,
    resumo:
      'O que o especialista tem por fazer: horários, atendimentos, laudos a assinar ou revisar e quem espera por ele',
    entrada: porCodigo,
    resposta: trabalhoDoEspecialista,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /especialista/:codigo/trabalho/previa': endpoint({
    ...comum,
    resumo: 'O que aconteceria se o trabalho passasse a estas pessoas, item por item. Não grava nada',
    entrada: z.object({ codigo, itens: escolhas }),
    resposta: z.object({ itens: z.array(destinoDoTrabalho) }),
    erros: ['NAO_ENCONTRADO', 'REFERENCIA_INEXISTENTE'],
  }),
  'POST /especialista/:codigo/trabalho/transferir': endpoint({
    ...comum,
    resumo: 'Passa o trabalho: tudo ou nada, ou só o que couber, com o motivo do que ficou',
    idempotente: true,
    entrada: z.object({
      codigo,
      itens: escolhas,
      motivo: texto(300),
      soOQueCabe: z._default(z.boolean(), false),
    }),
    resposta: z.object({ itens: z.array(destinoDoTrabalho) }),
    erros: ['NAO_ENCONTRADO', 'REFERENCIA_INEXISTENTE', 'TRANSICAO_INVALIDA'],
  }),
}
