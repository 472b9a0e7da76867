import * as z from 'zod/mini'
import { linha } from '../cadastro/index.ts'
import {
  BINARIO,
  centavos,
  codigo,
  data,
  endpoint,
  entradaDeLista,
  instante,
  opcional,
  pagina,
  permissoes,
  porCodigo,
  texto,
  versao,
} from '../contrato/index.ts'
import { senhaDoCertificado } from '../especialista/index.ts'
import { esquemaCpfOuCnpj } from '../formatos/index.ts'
import { AMBIENTES_DA_NOTA, rotasDaConfiguracao } from './contrato-configuracao.ts'
import { ESTADOS_DA_NOTA } from './estados.ts'
import { MOTIVOS_DE_CANCELAMENTO, MOTIVOS_DE_SUBSTITUICAO } from './motivos.ts'
import { APURACOES_DO_SIMPLES, REGIMES_TRIBUTARIOS, VERSOES_DO_LEIAUTE } from './tributos.ts'

const numerado = z.object({ codigo, numero: z.int() })

export const notaFiscal = z.object({
  codigo,
  estado: z.enum(ESTADOS_DA_NOTA),
  ambiente: z.enum(AMBIENTES_DA_NOTA),
  serie: z.string(),
  numeroDps: z.int(),
  /** Of the NFS-e: the national environment gives it when it authorises. */
  numero: z.nullable(z.int()),
  chave: z.nullable(z.string()),
  tomador: z.string(),
  titulo: numerado,
  fechamento: z.nullable(numerado),
  emitidaEm: instante,
  competencia: data,
  servicoCentavos: centavos,
  issCentavos: centavos,
  issRetidoCentavos: centavos,
  liquidoCentavos: centavos,
  /** Why it was rejected, or why its cancellation was refused. */
  rejeicao: z.nullable(z.object({ codigo: z.string(), mensagem: z.string() })),
  versao,
})
export type NotaFiscal = z.infer<typeof notaFiscal>

export const notaCompleta = z.object({
  ...notaFiscal.shape,
  leiaute: z.enum(VERSOES_DO_LEIAUTE),
  regime: z.enum(REGIMES_TRIBUTARIOS),
  descricao: z.string(),
  tomadorDocumento: z.string(),
  descontoCentavos: centavos,
  baseCentavos: centavos,
  aliquotaBp: z.int(),
  tentativas: z.int(),
  /** Of one that waits, when it is sent again. */
  proximaEm: z.nullable(instante),
  autorizadaEm: z.nullable(instante),
  cancelamento: z.nullable(z.object({ motivo: z.string(), em: z.nullable(instante) })),
  substitui: z.nullable(codigo),
  substituidaPor: z.nullable(codigo),
  autor: z.nullable(z.string()),
  permissoes: permissoes(['cancelar', 'substituir', 'baixar']),
})
export type NotaCompleta = z.infer<typeof notaCompleta>

/** What a note of a title would say, as the company's settings and registries have it. */
const previa = z.object({
  descricao: z.string(),
  tomador: z.object({ nome: z.string(), documento: z.nullable(z.string()) }),
  issRetido: z.boolean(),
  /** What the note will not say, and what to do about it, in sentences. It is issued all the same. */
  avisos: z.array(z.string()),
  /** For the screen to work the values out as they are typed. */
  tributacao: z.object({
    regime: z.enum(REGIMES_TRIBUTARIOS),
    apuracao: z.nullable(z.enum(APURACOES_DO_SIMPLES)),
    aliquotaBp: z.int(),
  }),
})
export type PreviaDaNota = z.infer<typeof previa>

export const notasDoTitulo = z.object({
  titulo: z.object({ codigo, numero: z.int(), valorCentavos: centavos }),
  /** The newest first. */
  notas: z.array(notaFiscal),
  /** Null for who only reads. */
  previa: z.nullable(previa),
  /** Why none can be issued now; null when one can. */
  semEmissao: z.nullable(z.string()),
  permissoes: permissoes(['emitir']),
})
export type NotasDoTitulo = z.infer<typeof notasDoTitulo>

/** What the person may say otherwise than the registries. */
export const dadosDaEmissao = z.object({
  senha: senhaDoCertificado,
  descricao: opcional(texto(1_000)),
  descontoCentavos: z._default(centavos.check(z.minimum(0, 'O desconto não pode ser negativo.')), 0),
  issRetido: opcional(z.boolean()),
  /** Only of who has no registry: it is ignored for a clinic or a tutor that has a CPF or CNPJ. */
  tomador: opcional(z.object({ nome: linha(150), documento: esquemaCpfOuCnpj })),
})
export type DadosDaEmissao = z.output<typeof dadosDaEmissao>

/** Signed with the certificate opened once: each is its own, and what one is refused for says nothing of the others. */
export const MAXIMO_DE_NOTAS_DE_UMA_VEZ = 100
const loteDeNotas = z.object({
  senha: senhaDoCertificado,
  notas: z.array(z.object({ codigo, titulo: codigo })).check(
    z.minLength(1, 'Escolha ao menos uma conta.'),
    z.maxLength(MAXIMO_DE_NOTAS_DE_UMA_VEZ, `Escolha até ${MAXIMO_DE_NOTAS_DE_UMA_VEZ} contas por vez.`),
    z.refine(
      (notas) => new Set(notas.map(({ titulo }) => titulo)).size === notas.length,
      'Cada conta entra uma vez só.',
    ),
  ),
})
const desfechosDoLote = z.object({
  notas: z.array(
    z.object({
      titulo: codigo,
      /** Null when it was refused. */
      nota: z.nullable(codigo),
      /** Why, in a sentence. */
      recusa: z.nullable(z.string()),
    }),
  ),
})
export type DesfechosDoLote = z.infer<typeof desfechosDoLote>

const MINIMO_DO_MOTIVO = 15
const motivo = texto(255).check(
  z.minLength(MINIMO_DO_MOTIVO, `Escreva o motivo com ao menos ${MINIMO_DO_MOTIVO} caracteres.`),
)

export const dadosDoCancelamento = z.object({
  motivoCodigo: z.enum(MOTIVOS_DE_CANCELAMENTO),
  motivo,
  senha: senhaDoCertificado,
})
export const dadosDaSubstituicao = z.object({
  ...dadosDaEmissao.shape,
  motivoCodigo: z.enum(MOTIVOS_DE_SUBSTITUICAO),
  motivo,
})

const ler = { permissao: 'nota-fiscal:ler', escopo: 'cliente' } as const
/** The key of the company's certificate is opened outside any transaction. */
const escrever = { permissao: 'nota-fiscal:escrever', escopo: 'nenhum' } as const
const DE_QUEM_ASSINA = ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'SENHA_NAO_CONFERE'] as const

export const contratoNotaFiscal = {
  ...rotasDaConfiguracao,
  'GET /nota-fiscal': endpoint({
    ...ler,
    resumo: 'Notas fiscais da empresa; a clínica vê as próprias que foram autorizadas',
    entrada: entradaDeLista(
      ['emissao', 'valor'],
      {
        estado: z.optional(z.enum(ESTADOS_DA_NOTA)),
        /** Day of issue, both included. */
        de: z.optional(data),
        ate: z.optional(data),
      },
      '-emissao',
    ),
    resposta: pagina(notaFiscal),
  }),
  'GET /nota-fiscal/:codigo': endpoint({
    ...ler,
    resumo: 'Uma nota fiscal, com os valores, o estado e o que se pode fazer',
    entrada: porCodigo,
    resposta: notaCompleta,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /nota-fiscal/titulo/:titulo': endpoint({
    ...ler,
    resumo: 'As notas de uma conta a receber, e o que a próxima diria',
    entrada: z.object({ titulo: codigo }),
    resposta: notasDoTitulo,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /nota-fiscal': endpoint({
    ...escrever,
    resumo: 'Emite a nota de uma conta a receber. Repetida com a mesma chave, responde a mesma nota',
    entrada: z.object({ ...dadosDaEmissao.shape, codigo, titulo: codigo }),
    resposta: notaCompleta,
    status: 201,
    erros: [...DE_QUEM_ASSINA, 'JA_EXISTE'],
  }),
  'POST /nota-fiscal/lote': endpoint({
    ...escrever,
    resumo: 'Emite as notas de várias contas a receber com uma senha; cada uma é emitida ou recusada por si',
    entrada: loteDeNotas,
    resposta: desfechosDoLote,
    erros: DE_QUEM_ASSINA,
  }),
  'POST /nota-fiscal/:codigo/cancelamento': endpoint({
    ...escrever,
    resumo: 'Pede o cancelamento de uma nota autorizada, com o motivo',
    entrada: z.object({ ...dadosDoCancelamento.shape, codigo, versao }),
    resposta: notaCompleta,
    erros: [...DE_QUEM_ASSINA, 'CONFLITO_DE_VERSAO'],
  }),
  'POST /nota-fiscal/:codigo/substituicao': endpoint({
    ...escrever,
    resumo: 'Emite outra nota no lugar de uma autorizada; a antiga vale até a nova ser autorizada',
    entrada: z.object({
      ...dadosDaSubstituicao.shape,
      codigo,
      versao,
      /** Key of the new one. */
      nova: codigo,
    }),
    resposta: notaCompleta,
    status: 201,
    erros: [...DE_QUEM_ASSINA, 'CONFLITO_DE_VERSAO', 'JA_EXISTE'],
  }),
  'GET /nota-fiscal/:codigo/xml': endpoint({
    ...ler,
    resumo: 'XML da NFS-e autorizada',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /nota-fiscal/:codigo/dps': endpoint({
    resumo: 'XML da DPS, como foi assinada pela empresa',
    permissao: 'nota-fiscal:escrever',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /nota-fiscal/:codigo/pdf': endpoint({
    resumo: 'Documento auxiliar da NFS-e, em PDF',
    permissao: 'nota-fiscal:ler',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
}
