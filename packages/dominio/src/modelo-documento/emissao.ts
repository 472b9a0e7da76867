import * as z from 'zod/mini'
import { BINARIO, codigo, endpoint, instante, opcional, porCodigo, referencia } from '../contrato/index.ts'
import { documentoDoLaudo, escrito } from '../laudo/index.ts'
import { documentoDeTexto, servicoDoDocumento } from './documento-de-texto.ts'
import { produtoDaReceita } from './receita.ts'
import { TIPOS_DE_DOCUMENTO } from './rotulos.ts'

/** Whom a preview is for; without a version, it shows the draft or, without one, the version in use. */
const pedidoDePrevia = z.object({
  codigo,
  animal: codigo,
  versao: z.optional(codigo),
})
export type PedidoDePrevia = z.output<typeof pedidoDePrevia>

/** What is said when a document is issued. `campos` answers what the model asks, by key. */
export const pedidoDeDocumento = z.object({
  codigo,
  animal: codigo,
  atendimento: opcional(codigo),
  /** Who signs; the specialist of the atendimento when left out. */
  especialista: opcional(codigo),
  campos: z._default(z.record(escrito(40), escrito(4_000)), {}),
  produtos: z._default(z.array(produtoDaReceita).check(z.maxLength(20)), []),
  servicos: z._default(z.array(servicoDoDocumento).check(z.maxLength(60)), []),
  /** On prescriptions: who signs declares that no product is under special control. */
  semControlados: z._default(z.boolean(), false),
  /** Of a receipt without atendimento: that the amount was received. With one, what was paid of it says so. */
  recebido: z._default(z.boolean(), false),
})
export type PedidoDeDocumento = z.output<typeof pedidoDeDocumento>

/** A document already issued. It never changes. */
export const documentoEmitido = z.object({
  codigo,
  numero: z.int(),
  tipo: z.enum(TIPOS_DE_DOCUMENTO),
  titulo: z.string(),
  animal: referencia,
  emitidoEm: instante,
  emitidoPor: z.nullable(z.string()),
})
export type DocumentoEmitido = z.infer<typeof documentoEmitido>

const EMISSAO = { permissao: 'documento:emitir', escopo: 'cliente' } as const

export const contratoDosDocumentos = {
  'POST /modelo-documento/:codigo/documento': endpoint({
    ...EMISSAO,
    resumo: 'Emite um documento da versão em uso para um paciente; o que foi emitido não muda mais',
    idempotente: true,
    status: 201,
    entrada: pedidoDeDocumento,
    resposta: z.object({ codigo, numero: z.int() }),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /documento-emitido': endpoint({
    ...EMISSAO,
    resumo: 'Documentos emitidos de um paciente ou de um atendimento, o mais novo primeiro',
    entrada: z.object({ animal: z.optional(codigo), atendimento: z.optional(codigo) }).check(
      z.refine(({ animal, atendimento }) => animal !== undefined || atendimento !== undefined, {
        path: ['animal'],
        error: 'Escolha um paciente ou um atendimento.',
      }),
    ),
    resposta: z.array(documentoEmitido),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /documento-emitido/:codigo/pdf': endpoint({
    permissao: 'documento:emitir',
    escopo: 'nenhum',
    deixaRastro: true,
    resumo: 'PDF de um documento emitido; a leitura fica registrada',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
}

/** Answered by the laudo module, which knows how both kinds of document are made. */
export const contratoDaPrevia = {
  'GET /modelo-documento/:codigo/previa': endpoint({
    resumo: 'O documento que o modelo daria para um paciente; a leitura do paciente fica registrada',
    permissao: 'modelo-documento:ler',
    escopo: 'cliente',
    deixaRastro: true,
    entrada: pedidoDePrevia,
    resposta: z.object({ laudo: z.nullable(documentoDoLaudo), texto: z.nullable(documentoDeTexto) }),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /modelo-documento/:codigo/previa/pdf': endpoint({
    resumo: 'A prévia em PDF, marcada como tal',
    permissao: 'modelo-documento:ler',
    escopo: 'nenhum',
    deixaRastro: true,
    entrada: pedidoDePrevia,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
}
