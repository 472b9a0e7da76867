import * as z from 'zod/mini'
import { linha, linhaOpcional } from '../cadastro/index.ts'
import {
  centavos,
  codigo,
  data,
  endpoint,
  entradaDeLista,
  opcional,
  pagina,
  porCodigo,
  quantia,
  texto,
  versao,
} from '../contrato/index.ts'
import { aMais, contaDoLancamento, METODOS_DA_BAIXA } from '../financeiro/index.ts'
import { DIFERENCAS } from './distribuir.ts'
import { ESTADOS_DO_MOVIMENTO } from './movimento.ts'
import { mapaDoExtrato } from './mapa-do-extrato.ts'

const titulo = z.object({ codigo, versao })
/** What a line of the bank is matched with, as people read it. */
const par = z.object({
  conta: contaDoLancamento,
  /** Between two accounts of the company, which it is; `contraparte` is the other account. */
  transferencia: z.nullable(codigo),
  descricao: z.string(),
  contraparte: z.string(),
  dia: data,
  /** Of a payment, what moved in the account; of a title, what it still owes. Signed as the line is. */
  centavos,
})
export type Par = z.infer<typeof par>

const sugestao = z.object({
  certeza: z.enum(['CERTA', 'PROVAVEL']),
  porque: z.string(),
  pagamentos: z.array(codigo),
  titulos: z.array(titulo),
  diferenca: z.nullable(z.enum(DIFERENCAS)),
  /** A line of another account, of which this one is the other side. */
  outro: z.nullable(titulo),
  pares: z.array(par),
})

export const movimentoBancario = z.object({
  codigo,
  dia: data,
  /** Positive came in, negative went out. */
  centavos,
  descricao: z.string(),
  documento: z.nullable(z.string()),
  estado: z.enum(ESTADOS_DO_MOVIMENTO),
  /** Why it was ignored. */
  motivo: z.nullable(z.string()),
  /** Of one that waits, what it most likely is. */
  sugestao: z.nullable(sugestao),
  /** Of one that was reconciled, with what. */
  pares: z.array(par),
  versao,
})
export type MovimentoBancario = z.infer<typeof movimentoBancario>

export const candidato = z.object({
  tipo: z.enum(['TITULO', 'PAGAMENTO']),
  codigo,
  versao,
  ...par.shape,
})
export type Candidato = z.infer<typeof candidato>

const item = z.object({
  codigo,
  versao,
  /** What the books already moved in the account: payments, and this side of transfers. */
  pagamentos: z._default(z.array(codigo).check(z.maxLength(50)), []),
  titulos: z._default(z.array(titulo).check(z.maxLength(50)), []),
  diferenca: z._default(z.nullable(z.enum(DIFERENCAS)), null),
  /** The line of another account with which it becomes a transfer. */
  outro: z._default(z.nullable(titulo), null),
  metodo: z.enum(METODOS_DA_BAIXA),
})
export type ItemDaConciliacao = z.output<typeof item>

const mapaEmTexto = z.pipe(
  z.string(),
  z.transform((escrito, contexto): unknown => {
    try {
      return JSON.parse(escrito)
    } catch {
      contexto.issues.push({ code: 'custom', message: 'O mapa das colunas não se lê.', input: escrito })
      return z.NEVER
    }
  }),
)

/** What a refusal tells of a CSV whose columns are not known: they are chosen from this, and the same file is sent with the choice. */
export const planilhaDoExtrato = z.object({
  planilha: z.object({
    titulos: z.array(z.string()),
    /** First lines below the header, each with its number in the file. */
    linhas: z.array(z.object({ numero: z.int(), celulas: z.array(z.string()) })),
    total: z.int(),
    /** The guess, or what was said of the same header before. */
    mapa: mapaDoExtrato,
    lembrado: z.boolean(),
  }),
  /** Of a file whose columns were told, what cannot be read by them: the first ones. */
  problemas: z._default(
    z.array(z.object({ linha: z.int(), coluna: z.string(), valor: z.string(), motivo: z.string() })),
    [],
  ),
  totalDeProblemas: z._default(z.int(), 0),
})
export type PlanilhaDoExtrato = z.output<typeof planilhaDoExtrato>

/** Lines that are reconciled together: as many as the screen shows. */
export const MAXIMO_DE_MOVIMENTOS = 100

const ler = { permissao: 'conciliacao:ler', escopo: 'cliente' } as const
const escrever = { permissao: 'conciliacao:escrever', escopo: 'cliente' } as const
const contaFinanceira = codigo

export const contratoConciliacao = {
  'POST /extrato-bancario': endpoint({
    resumo: 'Importa um extrato OFX ou CSV do banco: o que já veio não vem outra vez',
    ...escrever,
    entrada: z.object({
      contaFinanceira,
      /** Which account of a file that has several. */
      contaDoArquivo: z.optional(z.string().check(z.maxLength(80))),
      /** What a person said that the columns of a CSV are, as JSON. */
      mapa: z.optional(z.pipe(mapaEmTexto, mapaDoExtrato)),
    }),
    multipart: true,
    status: 201,
    resposta: z.object({
      codigo,
      novos: z.int(),
      repetidos: z.int(),
      de: z.nullable(data),
      ate: z.nullable(data),
    }),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /conciliacao': endpoint({
    resumo: 'O saldo do banco ao lado do saldo dos livros, e o que explica a diferença',
    ...ler,
    entrada: z.object({ contaFinanceira }),
    resposta: z.object({
      /** Day of the last balance that the bank told; null while it told none. */
      dia: z.nullable(data),
      bancoCentavos: z.nullable(centavos),
      livrosCentavos: centavos,
      /** Lines of the bank that the books do not have, until that day. */
      pendentes: quantia,
      /** What the books have and no line of the bank proves, until that day. */
      semExtrato: quantia,
      /** What none of the two explains: lines that were ignored, and what is older than the first statement. */
      outrosCentavos: centavos,
    }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /movimento-bancario': endpoint({
    resumo: 'Movimentos do banco; de cada um que espera, o que ele deve ser',
    ...ler,
    entrada: entradaDeLista(
      ['dia', 'valor'],
      {
        contaFinanceira: z.optional(contaFinanceira),
        estado: z.optional(z.enum(ESTADOS_DO_MOVIMENTO)),
        de: z.optional(data),
        ate: z.optional(data),
      },
      'dia',
    ),
    resposta: pagina(movimentoBancario),
  }),
  'GET /movimento-bancario/:codigo/candidatos': endpoint({
    resumo: 'Contas em aberto e pagamentos sem extrato com que um movimento pode ser conciliado',
    ...ler,
    entrada: z.extend(porCodigo, { busca: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
    resposta: z.object({ itens: z.array(candidato) }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /pagamento-sem-extrato': endpoint({
    resumo: 'O que os livros dizem que se moveu na conta e nenhum extrato prova',
    ...ler,
    entrada: entradaDeLista(
      ['dia', 'valor'],
      { contaFinanceira: z.optional(contaFinanceira), de: z.optional(data), ate: z.optional(data) },
      'dia',
    ),
    resposta: pagina(z.object({ codigo, ...par.shape })),
  }),
  'POST /movimento-bancario/conciliacoes': endpoint({
    resumo:
      'Concilia movimentos com o que os livros já têm, com contas em aberto, que são pagas, ou com o de outra conta: tudo ou nada',
    ...escrever,
    idempotente: true,
    entrada: z.object({ itens: z.array(item).check(z.minLength(1), z.maxLength(MAXIMO_DE_MOVIMENTOS)) }),
    resposta: z.object({ quantidade: z.int() }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'JA_PAGO'],
  }),
  'POST /movimento-bancario/:codigo/lancamento': endpoint({
    resumo: 'Escreve a conta que falta nos livros, já paga por este movimento: uma tarifa, um rendimento',
    ...escrever,
    idempotente: true,
    entrada: z.object({
      codigo,
      versao,
      descricao: linha(200),
      contraparte: linha(120),
      tipoDespesa: opcional(codigo),
      metodo: z.enum(METODOS_DA_BAIXA),
    }),
    resposta: z.object({ quantidade: z.int() }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'REFERENCIA_INEXISTENTE'],
  }),
  'POST /movimento-bancario/:codigo/transferencia': endpoint({
    resumo: 'Escreve este movimento como uma transferência de ou para outra conta da empresa',
    ...escrever,
    idempotente: true,
    entrada: z.object({
      codigo,
      versao,
      outraConta: codigo,
      /** What was kept on the way: the other side is so much less when it went out, and more when it came in. */
      taxaCentavos: aMais,
      descricao: linhaOpcional(200),
    }),
    resposta: z.object({ quantidade: z.int() }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'REFERENCIA_INEXISTENTE'],
  }),
  'POST /movimento-bancario/:codigo/ignorado': endpoint({
    resumo: 'Deixa um movimento fora dos livros, com o motivo',
    ...escrever,
    entrada: z.object({ codigo, versao, motivo: texto(300) }),
    resposta: z.object({ quantidade: z.int() }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /movimento-bancario/:codigo/desfeito': endpoint({
    resumo: 'Desfaz a conciliação, ou volta a esperar o que foi ignorado; os pagamentos ficam nos livros',
    ...escrever,
    entrada: z.object({ codigo, versao }),
    resposta: z.object({ quantidade: z.int() }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
}
