import * as z from 'zod/mini'
import { BINARIO, endpoint, SEM_ENTRADA } from '../contrato/index.ts'

const parte = z.enum(['ok', 'falha'])

/** Large, and the same for everybody: nobody needs them thirty times in a minute. */
const LIMITE_DA_DESCRICAO = { maximo: 30, janelaSegundos: 60 }

export const contratoSistema = {
  'GET /saude': endpoint({
    resumo: 'Se o servidor está vivo e pronto: banco de dados e tarefas',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: z.object({ vivo: z.literal(true), pronto: z.literal(true), banco: parte, tarefas: parte }),
    erros: ['INDISPONIVEL'],
  }),
  'GET /openapi.json': endpoint({
    resumo: 'Esta descrição, em OpenAPI 3.1',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: BINARIO,
    limite: { chave: 'openapi', ...LIMITE_DA_DESCRICAO },
  }),
  'GET /docs': endpoint({
    resumo: 'Esta descrição, em uma página para ler',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: BINARIO,
    limite: { chave: 'docs', ...LIMITE_DA_DESCRICAO },
  }),
}
