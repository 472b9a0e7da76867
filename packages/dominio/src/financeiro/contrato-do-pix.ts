import * as z from 'zod/mini'
import { centavos, codigo, endpoint } from '../contrato/index.ts'
import { pixDaConta } from './contrato-das-contas.ts'

/** As many as a page of the list shows. */
export const MAXIMO_NO_PIX = 200

const reunido = {
  escopo: 'cliente',
  entrada: z.object({
    /** Left out: all that is overdue. */
    titulos: z.optional(
      z.array(codigo).check(
        z.minLength(1),
        z.maxLength(MAXIMO_NO_PIX),
        z.refine((titulos) => new Set(titulos).size === titulos.length, 'Há uma conta repetida.'),
      ),
    ),
  }),
  resposta: z.object({
    pix: z.nullable(pixDaConta),
    semPix: z.nullable(z.string()),
    totalCentavos: centavos,
    contas: z.array(z.object({ codigo, numero: z.int(), descricao: z.string(), saldoCentavos: centavos })),
  }),
  status: 201,
  idempotente: true,
  erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
} as const

export const contratoDoPix = {
  'POST /contas-receber/pix': endpoint({
    ...reunido,
    resumo: 'Um Pix para várias contas que uma pessoa deve à empresa',
    permissao: 'contas-receber:ler',
  }),
  'POST /contas-pagar/pix': endpoint({
    ...reunido,
    resumo: 'Um Pix para a clínica pagar várias contas, ou tudo o que venceu',
    permissao: 'contas-pagar:ler',
  }),
}
