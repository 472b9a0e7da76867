import * as z from 'zod/mini'
import { BINARIO, endpoint, instante, SEM_ENTRADA } from '../contrato/index.ts'

const parte = z.enum(['ok', 'falha'])

const saude = z.object({
  vivo: z.literal(true),
  pronto: z.literal(true),
  /** `subindo`: the embedded database died and is being started again. */
  banco: z.enum(['ok', 'falha', 'subindo']),
  /** When the embedded database last came back by itself; null when it never had to. */
  bancoVoltouEm: z.nullable(instante),
  tarefas: parte,
  disco: parte,
  /** `aviso`: the newest copy is more than a night old. `externa`: the database is not the embedded one, nor are its copies. */
  copia: z.enum(['ok', 'aviso', 'externa']),
  /** `aviso`: who takes the subscriptions' money refused something that only the operator mends. */
  pagamento: z.enum(['ok', 'aviso']),
})

/** Large, and the same for everybody: nobody needs them thirty times in a minute. */
const LIMITE_DA_DESCRICAO = { maximo: 30, janelaSegundos: 60 }

export const contratoSistema = {
  'GET /saude': endpoint({
    resumo:
      'Se o servidor está vivo e pronto: banco de dados, tarefas, espaço em disco, a idade da cópia de segurança e quem recebe os pagamentos',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: saude,
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
