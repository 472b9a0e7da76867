import * as z from 'zod/mini'
import { linha } from '../cadastro/index.ts'
import { codigo, data, endpoint, instante, porCodigo, SEM_ENTRADA, texto, versao } from '../contrato/index.ts'
import { esquemaEmail } from '../formatos/index.ts'
import { MAXIMO_DE_PASSOS, PRIMEIRO_PASSO, ULTIMO_PASSO, variaveisDesconhecidas } from './regua.ts'

const comVariaveis = z.refine<string>((valor) => variaveisDesconhecidas(valor).length === 0, {
  error: ({ input }) => `Não existe a variável {${variaveisDesconhecidas(String(input))[0] ?? ''}}.`,
})

export const passoDaCobranca = z.object({
  dias: z
    .int('Informe os dias: negativo é antes do vencimento.')
    .check(
      z.minimum(PRIMEIRO_PASSO, 'No máximo 30 dias antes.'),
      z.maximum(ULTIMO_PASSO, 'No máximo 180 dias depois.'),
    ),
  assunto: linha(120).check(comVariaveis),
  mensagem: texto(2_000).check(comVariaveis),
})

const hora = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora como 09:00.'))

export const dadosDaRegua = z.object({
  ativa: z.boolean(),
  hora,
  passos: z.array(passoDaCobranca).check(
    z.minLength(1, 'Inclua ao menos um aviso.'),
    z.maxLength(MAXIMO_DE_PASSOS),
    z.refine((passos) => new Set(passos.map(({ dias }) => dias)).size === passos.length, {
      error: 'Dois avisos caem no mesmo dia.',
    }),
  ),
})
export type DadosDaRegua = z.output<typeof dadosDaRegua>

const regua = z.extend(dadosDaRegua, { versao })
export type ReguaDeCobranca = z.infer<typeof regua>

const cobrancas = z.object({
  enviadas: z.array(
    z.object({
      codigo,
      /** Days from the due day that it spoke of, negative before it; null in a letter that somebody sent. */
      dias: z.nullable(z.int()),
      /** Who sent it; null of the ladder. */
      autor: z.nullable(z.string()),
      vencimento: data,
      /** Nobody, when whoever owes has no address. */
      para: z.array(z.string()),
      enviadaEm: instante,
    }),
  ),
  /** Who told the ladder to leave this account alone, and when; null of one that it is not to, and of what is not owed. */
  pausa: z.nullable(z.object({ autor: z.string(), desde: instante })),
  /** What goes next if nothing is paid; null when nothing does. */
  proxima: z.nullable(z.object({ dias: z.int(), dia: data })),
  /** What a letter sent now would start from; null when nothing is owed, or something of it is disputed. */
  carta: z.nullable(z.object({ para: z.array(z.string()), mensagem: z.string() })),
})
export type CobrancasDoTitulo = z.infer<typeof cobrancas>

/** As many addresses as a letter about one account reads like. */
export const MAXIMO_DE_ENDERECOS = 5

export const dadosDaCarta = z.object({
  para: z.array(esquemaEmail).check(
    z.minLength(1, 'Informe a quem vai.'),
    z.maxLength(MAXIMO_DE_ENDERECOS, `No máximo ${MAXIMO_DE_ENDERECOS} endereços.`),
    z.refine((para) => new Set(para).size === para.length, { error: 'Um endereço está duas vezes.' }),
  ),
  mensagem: texto(2_000),
})

export const contratoCobranca = {
  'GET /regua-cobranca': endpoint({
    resumo: 'A régua de cobrança da empresa: quando avisa e com que palavras',
    permissao: 'contas-receber:ler',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: regua,
  }),
  'PUT /regua-cobranca': endpoint({
    resumo: 'Muda a régua de cobrança',
    permissao: 'contas-receber:escrever',
    escopo: 'cliente',
    entrada: regua,
    resposta: regua,
    erros: ['CONFLITO_DE_VERSAO'],
  }),
  'GET /contas-receber/:codigo/cobranca': endpoint({
    resumo: 'Os avisos de cobrança que uma conta já teve, e o próximo',
    permissao: 'contas-receber:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: cobrancas,
    erros: ['NAO_ENCONTRADO'],
  }),
  'PUT /contas-receber/:codigo/cobranca/pausa': endpoint({
    resumo: 'Pausa os avisos automáticos de uma conta, ou os retoma; o que se manda à mão continua indo',
    permissao: 'contas-receber:escrever',
    escopo: 'cliente',
    entrada: z.extend(porCodigo, { pausada: z.boolean() }),
    resposta: cobrancas,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /contas-receber/:codigo/cobranca': endpoint({
    resumo: 'Manda a cobrança de uma conta por e-mail, com o PDF e o Pix',
    permissao: 'contas-receber:escrever',
    escopo: 'cliente',
    entrada: z.extend(dadosDaCarta, { codigo }),
    resposta: cobrancas,
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'MUITAS_TENTATIVAS'],
  }),
}
