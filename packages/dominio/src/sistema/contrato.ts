import * as z from 'zod/mini'
import { BINARIO, endpoint, SEM_ENTRADA } from '../contrato/index.ts'

const parte = z.enum(['ok', 'falha'])

export const contratoSistema = {
  'GET /saude': endpoint({
    resumo: 'Se o servidor está vivo e pronto: banco de dados, tarefas e espaço em disco',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: z.object({ vivo: z.literal(true), pronto: z.literal(true), banco: parte, tarefas: parte, disco: parte }),
    erros: ['INDISPONIVEL'],
  }),
  'GET /openapi.json': endpoint({
    resumo: 'Esta descrição, em OpenAPI 3.1',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: BINARIO,
  }),
  'GET /docs': endpoint({
    resumo: 'Esta descrição, em uma página para ler',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: BINARIO,
  }),
}
