import * as z from 'zod/mini'
import { codigo, data, endpoint, texto, versao } from '../contrato/index.ts'
import { aMais } from './contrato-da-baixa.ts'
import { contaCompleta } from './contrato-das-contas.ts'
import { MAXIMO_DE_VEZES } from './parcelas.ts'

/** As many as one agreement reads like: beyond that, who owes needs another kind of help. */
export const MAXIMO_DE_RENEGOCIADAS = 100
const motivo = texto(300)

/** What the form of an agreement holds. Whether the amounts fit what is owed, `conferirAcordo` says. */
export const dadosDoAcordo = z.object({
  descontoCentavos: aMais,
  acrescimoCentavos: aMais,
  vezes: z._default(z.int().check(z.minimum(1), z.maximum(MAXIMO_DE_VEZES)), 1),
  vencimento: data,
  diaDeBanco: z._default(z.boolean(), false),
  motivo,
})
export type DadosDoAcordo = z.output<typeof dadosDoAcordo>

const titulo = z.object({ codigo, versao })
const acordo = {
  escopo: 'cliente',
  entrada: z.object({
    ...dadosDoAcordo.shape,
    itens: z.array(titulo).check(
      z.minLength(1),
      z.maxLength(MAXIMO_DE_RENEGOCIADAS),
      z.refine((itens) => new Set(itens.map((um) => um.codigo)).size === itens.length, 'Há uma conta repetida.'),
    ),
  }),
  /** `codigo` is that of the first of the new ones. */
  resposta: z.object({ codigo, itens: z.array(z.object({ codigo, numero: z.int() })) }),
  status: 201,
  idempotente: true,
  erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'JA_PAGO'],
} as const

const desfeita = {
  escopo: 'cliente',
  entrada: z.object({ codigo, versao, motivo }),
  resposta: contaCompleta,
  status: 201,
  idempotente: true,
  erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'JA_PAGO'],
} as const

/** Agreements about what is owed, in both books. */
export const contratoDaRenegociacao = {
  'POST /contas-receber/renegociacao': endpoint({
    ...acordo,
    resumo: 'Renegocia contas a receber de uma pessoa: fecha as que havia e lança as do acordo',
    permissao: 'contas-receber:escrever',
  }),
  'POST /contas-pagar/renegociacao': endpoint({
    ...acordo,
    resumo: 'Renegocia contas a pagar a uma pessoa: fecha as que havia e lança as do acordo',
    permissao: 'contas-pagar:escrever',
  }),
  'POST /contas-receber/:codigo/renegociacao-desfeita': endpoint({
    ...desfeita,
    resumo: 'Desfaz a renegociação de que uma conta a receber nasceu, enquanto nada dela foi recebido',
    permissao: 'contas-receber:escrever',
  }),
  'POST /contas-pagar/:codigo/renegociacao-desfeita': endpoint({
    ...desfeita,
    resumo: 'Desfaz a renegociação de que uma conta a pagar nasceu, enquanto nada dela foi pago',
    permissao: 'contas-pagar:escrever',
  }),
}
