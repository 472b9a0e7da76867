import * as z from 'zod/mini'
import { linhaOpcional } from '../cadastro/index.ts'
import {
  centavos,
  codigo,
  data,
  endpoint,
  entradaDeLista,
  instante,
  pagina,
  permissoes,
  porCodigo,
  texto,
  versao,
} from '../contrato/index.ts'
import type { Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'
import { recusaDoDia } from './baixa.ts'
import { aMais, valor } from './contrato-da-baixa.ts'

/** What the form of a transfer holds. Whether they fit each other, `conferirTransferencia` says. */
export const dadosDaTransferencia = z.object({
  de: codigo,
  para: codigo,
  dia: data,
  valorCentavos: valor,
  taxaCentavos: aMais,
  descricao: linhaOpcional(200),
})
export type DadosDaTransferencia = z.output<typeof dadosDaTransferencia>

/** What arrives in the other account. */
export const chegaDaTransferencia = ({
  valorCentavos,
  taxaCentavos,
}: Pick<DadosDaTransferencia, 'valorCentavos' | 'taxaCentavos'>): Centavos => valorCentavos - taxaCentavos

interface Contexto {
  hoje: Dia
  /** When each of the two accounts opened, where that is known. */
  aberturas: readonly Dia[]
}

export type RecusasDaTransferencia = Partial<Record<'para' | 'dia' | 'taxaCentavos', string>>

/** What is wrong with a transfer, field by field. Its day is judged as that of a payment, of which the older account is the title. */
export function conferirTransferencia(
  { de, para, dia, valorCentavos, taxaCentavos }: Omit<DadosDaTransferencia, 'descricao'>,
  { hoje, aberturas }: Contexto,
): RecusasDaTransferencia {
  const emissao = aberturas.toSorted()[0] ?? hoje
  const doDia = recusaDoDia(dia, { emissao, hoje })
  return {
    ...(de === para ? { para: 'Escolha outra conta: o dinheiro já está nesta.' } : {}),
    ...(doDia === null ? {} : { dia: doDia }),
    ...(taxaCentavos >= valorCentavos ? { taxaCentavos: 'A taxa precisa ser menor que o valor.' } : {}),
  }
}

const conta = z.object({ codigo, nome: z.string() })

export const transferencia = z.object({
  codigo,
  dia: data,
  de: conta,
  para: conta,
  /** What left the first account. */
  valorCentavos: centavos,
  /** What the bank or the card company kept of it. */
  taxaCentavos: centavos,
  descricao: z.nullable(z.string()),
  autor: z.string(),
  criadoEm: instante,
  /** What took it back; null while it stands. */
  estorno: z.nullable(z.object({ dia: data, motivo: z.string(), autor: z.string() })),
  /** A line of the bank proves one of its sides. */
  conciliada: z.boolean(),
  versao,
  permissoes: permissoes(['estornar', 'verHistorico']),
})
export type Transferencia = z.infer<typeof transferencia>

const ler = { permissao: 'conta-financeira:ler', escopo: 'cliente' } as const
const escrever = { permissao: 'conta-financeira:escrever', escopo: 'cliente' } as const

export const contratoDaTransferencia = {
  'GET /transferencia': endpoint({
    resumo: 'Transferências entre as contas da empresa',
    ...ler,
    entrada: entradaDeLista(
      ['dia', 'valor'],
      {
        /** Where the money left or arrived. */
        contaFinanceira: z.optional(codigo),
        de: z.optional(data),
        ate: z.optional(data),
      },
      '-dia',
    ),
    resposta: pagina(transferencia),
  }),
  'GET /transferencia/:codigo': endpoint({
    resumo: 'Uma transferência, com o que a estornou',
    ...ler,
    entrada: porCodigo,
    resposta: transferencia,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /transferencia': endpoint({
    resumo: 'Passa dinheiro de uma conta da empresa para outra',
    ...escrever,
    entrada: dadosDaTransferencia,
    resposta: transferencia,
    status: 201,
    idempotente: true,
    erros: ['REFERENCIA_INEXISTENTE'],
  }),
  'POST /transferencia/:codigo/estorno': endpoint({
    resumo: 'Estorna uma transferência, com o motivo: o dinheiro volta hoje, com a taxa',
    ...escrever,
    entrada: z.object({ codigo, versao, motivo: texto(300) }),
    resposta: transferencia,
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
}

/** Where a transfer is read. */
export const ROTA_DAS_TRANSFERENCIAS = '/financeiro/transferencia'
