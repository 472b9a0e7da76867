import * as z from 'zod/mini'
import { BINARIO, codigo, endpoint, porCodigo, VAZIO } from '../contrato/index.ts'
import { anexoDaConta } from './contrato-das-contas.ts'

/** Files that one account keeps. */
export const MAXIMO_DE_ANEXOS_DA_CONTA = 20

const anexo = z.object({ codigo, anexo: codigo })
const envio = {
  escopo: 'nenhum',
  multipart: true,
  status: 201,
  entrada: porCodigo,
  resposta: anexoDaConta,
  erros: ['NAO_ENCONTRADO', 'TIPO_NAO_ACEITO', 'ARQUIVO_GRANDE_DEMAIS', 'LIMITE_DO_PLANO'],
} as const
const bytes = { escopo: 'nenhum', entrada: anexo, resposta: BINARIO, erros: ['NAO_ENCONTRADO'] } as const
const retirada = { escopo: 'cliente', status: 204, entrada: anexo, resposta: VAZIO, erros: ['NAO_ENCONTRADO'] } as const

/** What an account came with, in both books of the company. */
export const contratoDosAnexos = {
  'POST /contas-receber/:codigo/anexo': endpoint({
    ...envio,
    resumo: 'Anexa um arquivo a uma conta a receber (PDF, JPEG, PNG ou WebP, até 10 MB)',
    permissao: 'contas-receber:escrever',
  }),
  'POST /contas-pagar/:codigo/anexo': endpoint({
    ...envio,
    resumo: 'Anexa um arquivo a uma conta a pagar (PDF, JPEG, PNG ou WebP, até 10 MB)',
    permissao: 'contas-pagar:escrever',
  }),
  'GET /contas-receber/:codigo/anexo/:anexo': endpoint({
    ...bytes,
    resumo: 'Bytes do anexo de uma conta a receber',
    permissao: 'contas-receber:ler',
  }),
  'GET /contas-pagar/:codigo/anexo/:anexo': endpoint({
    ...bytes,
    resumo: 'Bytes do anexo de uma conta a pagar da empresa',
    permissao: 'contas-pagar:ler',
  }),
  'DELETE /contas-receber/:codigo/anexo/:anexo': endpoint({
    ...retirada,
    resumo: 'Retira um anexo de uma conta a receber',
    permissao: 'contas-receber:escrever',
  }),
  'DELETE /contas-pagar/:codigo/anexo/:anexo': endpoint({
    ...retirada,
    resumo: 'Retira um anexo de uma conta a pagar',
    permissao: 'contas-pagar:escrever',
  }),
}
