import * as z from 'zod/mini'
import { linha, paragrafosOpcionais } from '../cadastro/index.ts'
import { BINARIO, codigo, data, endpoint, entradaDeLista, pagina, porCodigo, texto, versao } from '../contrato/index.ts'
import { copiaDeProntuario, incidente, incidenteCompleto } from './formas.ts'
import { DESTINATARIOS_DO_INCIDENTE, ESTADOS_DO_INCIDENTE } from './incidente.ts'

const ler = { permissao: 'privacidade:ler', escopo: 'cliente' } as const
const escrever = { permissao: 'privacidade:escrever', escopo: 'cliente', comAssinaturaSuspensa: true } as const

export const dadosDoIncidente = z.object({
  conhecidoEm: data,
  descricao: texto(4_000),
  dados: texto(1_000),
  pessoas: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  medidas: paragrafosOpcionais(4_000),
  risco: z.boolean(),
})

export const dadosDaComunicacao = z.object({
  codigo,
  versao,
  destinatarios: z.array(z.enum(DESTINATARIOS_DO_INCIDENTE)).check(z.maxLength(DESTINATARIOS_DO_INCIDENTE.length)),
  feitaEm: data,
  comunicacao: texto(4_000),
})

export const dadosDaCopia = z.object({
  animal: codigo,
  /** Who asked for it. */
  para: linha(160),
  finalidade: linha(300),
  pedidaEm: data,
})

const entrega = {
  /** Document of whoever takes it, that was looked at. */
  identidade: linha(120),
  documentos: z
    .array(linha(160))
    .check(z.minLength(1, 'Escolha ao menos um documento.'), z.maxLength(200, 'São 200 documentos no máximo.')),
  /** In hand, by mail... */
  meio: linha(80),
}

export const dadosDaEntrega = z.object({ codigo, versao, ...entrega })

/** Asked and handed over at once: the day is today. */
export const dadosDaCopiaNaHora = z.object({ ...z.omit(dadosDaCopia, { pedidaEm: true }).shape, ...entrega })

/** What the company writes down: incidents, and copies of prontuários. */
export const contratoDoRegistro = {
  'GET /incidente': endpoint({
    resumo: 'Incidentes com dados pessoais, os que esperam comunicação primeiro',
    ...ler,
    entrada: entradaDeLista(['prazo', 'numero'], { situacao: z.optional(z.enum(ESTADOS_DO_INCIDENTE)) }, '-numero'),
    resposta: pagina(incidente),
  }),
  'POST /incidente': endpoint({
    resumo: 'Registra um incidente; começa a contar o prazo de 3 dias úteis',
    ...escrever,
    status: 201,
    idempotente: true,
    entrada: dadosDoIncidente,
    resposta: incidente,
  }),
  'GET /incidente/:codigo': endpoint({
    resumo: 'Um incidente, com o que foi comunicado, a quem e quando, e quem falta',
    ...ler,
    entrada: porCodigo,
    resposta: incidenteCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /incidente/:codigo/comunicacao': endpoint({
    resumo: 'Registra uma comunicação, a quem e em que dia, ou por que ninguém precisava ser avisado',
    ...escrever,
    entrada: dadosDaComunicacao,
    resposta: incidenteCompleto,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /incidente/:codigo/encerramento': endpoint({
    resumo: 'Encerra um incidente já comunicado, com o que foi feito',
    ...escrever,
    entrada: z.object({ codigo, versao, medidas: texto(4_000) }),
    resposta: incidenteCompleto,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'GET /copia-prontuario': endpoint({
    resumo: 'Cópias de prontuário pedidas e entregues',
    ...ler,
    entrada: entradaDeLista(
      ['prazo', 'pedida'],
      { animal: z.optional(codigo), situacao: z.optional(z.enum(['ESPERA', 'ENTREGUE'])) },
      '-pedida',
    ),
    resposta: pagina(copiaDeProntuario),
  }),
  'POST /copia-prontuario': endpoint({
    resumo: 'Anota o pedido de cópia de um prontuário; o prazo é de 5 dias úteis',
    ...escrever,
    status: 201,
    idempotente: true,
    entrada: dadosDaCopia,
    resposta: copiaDeProntuario,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /copia-prontuario/na-hora': endpoint({
    resumo: 'Registra a cópia pedida e entregue no mesmo momento',
    ...escrever,
    status: 201,
    idempotente: true,
    entrada: dadosDaCopiaNaHora,
    resposta: copiaDeProntuario,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /copia-prontuario/:codigo/pdf': endpoint({
    resumo: 'O arquivo da cópia: o prontuário como está agora, com a quem e para que ela vai',
    permissao: 'privacidade:ler',
    escopo: 'nenhum',
    deixaRastro: true,
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
  'POST /copia-prontuario/:codigo/entrega': endpoint({
    resumo: 'Registra a entrega: a quem, quando, quais documentos',
    ...escrever,
    entrada: dadosDaEntrega,
    resposta: copiaDeProntuario,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
}
