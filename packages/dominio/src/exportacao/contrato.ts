import * as z from 'zod/mini'
import { BINARIO, codigo, endpoint, instante, porCodigo, SEM_ENTRADA, VAZIO } from '../contrato/index.ts'
import { ESTADOS_DA_EXPORTACAO, ETAPAS_DA_EXPORTACAO } from './estados.ts'

export const exportacao = z.object({
  codigo,
  estado: z.enum(ESTADOS_DA_EXPORTACAO),
  /** What is being written, and how far it is; null when nothing is. */
  andamento: z.nullable(z.object({ etapa: z.enum(ETAPAS_DA_EXPORTACAO), feitas: z.int(), total: z.int() })),
  pedidaEm: instante,
  autor: z.string(),
  prontaEm: z.nullable(instante),
  /** Until when it can be fetched. */
  expiraEm: z.nullable(instante),
  /** Of the file: what it weighs, in bytes, and its fingerprint. */
  tamanho: z.nullable(z.int()),
  sha256: z.nullable(z.string()),
  linhas: z.nullable(z.int()),
  arquivos: z.nullable(z.int()),
  /** Files that records name and the store no longer has. */
  perdidos: z.nullable(z.int()),
  falha: z.nullable(z.string()),
})
export type Exportacao = z.infer<typeof exportacao>

const tabela = z.object({ titulo: z.string(), tabela: z.string() })

export const contratoExportacao = {
  'GET /exportacao': endpoint({
    resumo: 'Cópias de tudo que a empresa pediu, das mais novas às mais velhas, e a chave que as assina',
    permissao: 'exportacao:ler',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: z.object({
      itens: z.array(exportacao),
      chave: z.object({ publica: z.string(), impressao: z.string() }),
      permissoes: z.object({ pedir: z.boolean() }),
    }),
  }),
  'GET /exportacao/conteudo': endpoint({
    resumo: 'O que uma cópia de tudo leva, o que fica e por quê, e quanto deve pesar',
    permissao: 'exportacao:ler',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: z.object({
      leva: z.array(tabela),
      fica: z.array(z.extend(tabela, { porque: z.string() })),
      /** Files kept, and their bytes; the rows are told by the length of the trail. */
      estimativa: z.object({ arquivos: z.int(), bytes: z.int() }),
    }),
  }),
  'POST /exportacao': endpoint({
    resumo: 'Pede uma cópia de tudo; uma de cada vez',
    permissao: 'exportacao:escrever',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: exportacao,
    status: 201,
    idempotente: true,
    reforco: true,
    comAssinaturaSuspensa: true,
    erros: ['TRANSICAO_INVALIDA', 'SEM_ESPACO_EM_DISCO', 'MUITAS_TENTATIVAS'],
  }),
  'DELETE /exportacao/:codigo': endpoint({
    resumo: 'Cancela uma cópia que ainda não está pronta',
    permissao: 'exportacao:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    comAssinaturaSuspensa: true,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /exportacao/:codigo/link': endpoint({
    resumo: 'Um endereço para baixar a cópia, que vale enquanto a sessão valer, por até 12 horas',
    permissao: 'exportacao:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: z.object({ endereco: z.string(), expiraEm: instante }),
    reforco: true,
    comAssinaturaSuspensa: true,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /exportacao/arquivo': endpoint({
    resumo: 'O arquivo da cópia, pelo link; aceita ser retomado do meio (Range)',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ link: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    resposta: BINARIO,
    limite: { chave: 'exportacao', maximo: 120, janelaSegundos: 60 },
    erros: ['NAO_ENCONTRADO', 'NAO_AUTENTICADO'],
  }),
}
