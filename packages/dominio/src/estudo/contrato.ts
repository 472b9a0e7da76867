import * as z from 'zod/mini'
import {
  BINARIO,
  codigo,
  emUmTexto,
  endpoint,
  entradaDeLista,
  instante,
  pagina,
  permissoes,
  porCodigo,
  texto,
  versao,
} from '../contrato/index.ts'
import { MAXIMO_DE_IMAGENS, MINIATURAS_POR_VEZ } from '../laudo/index.ts'

/** Where a study stands: what is left to be done about it. */
export const SITUACOES_DO_ESTUDO = [
  'A_IDENTIFICAR',
  'ESPERANDO_LAUDO',
  'NO_LAUDO',
  'LAUDO_ASSINADO',
  'DESCARTADO',
] as const
export type SituacaoDoEstudo = (typeof SITUACOES_DO_ESTUDO)[number]

export const ROTULOS_DA_SITUACAO_DO_ESTUDO: Readonly<Record<SituacaoDoEstudo, string>> = {
  A_IDENTIFICAR: 'A identificar',
  ESPERANDO_LAUDO: 'Espera o laudo',
  NO_LAUDO: 'No laudo',
  LAUDO_ASSINADO: 'Laudo já assinado',
  DESCARTADO: 'Descartado',
}

/** A study of more images does not enter the laudo by itself: a person says which. */
export const MAXIMO_SEM_PERGUNTAR = 60

const exameDoEstudo = z.object({
  item: codigo,
  atendimento: codigo,
  numero: z.int(),
  servico: z.string(),
  animal: z.string(),
  tutor: z.string(),
  /** Of who looks. */
  laudo: z.nullable(codigo),
})

const campos = {
  codigo,
  versao,
  situacao: z.enum(SITUACOES_DO_ESTUDO),
  paciente: z.nullable(z.string()),
  responsavel: z.nullable(z.string()),
  especie: z.nullable(z.string()),
  modalidade: z.nullable(z.string()),
  aparelho: z.nullable(z.string()),
  descricao: z.nullable(z.string()),
  numeroDeAcesso: z.nullable(z.string()),
  equipamento: z.string(),
  imagens: z.int(),
  realizadoEm: z.nullable(z.string()),
  realizadoAs: z.nullable(z.string()),
  /** When its last image came. */
  ultimaEm: instante,
  exame: z.nullable(exameDoEstudo),
  /** Null: by its number. */
  ligadoPor: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** Until when one of no exam waits before it is discarded by itself, as its company chose. */
  esperaAte: z.nullable(instante),
  /** When it will be gone, images and all, of what was discarded. */
  saiEm: z.nullable(instante),
}
export const itemDeEstudo = z.object(campos)
export type ItemDeEstudo = z.infer<typeof itemDeEstudo>

const propostaDeExame = z.object({
  item: codigo,
  numero: z.int(),
  servico: z.string(),
  animal: z.string(),
  tutor: z.string(),
  especie: z.string(),
  momento: instante,
  motivos: z.array(z.string()),
})
export type PropostaDeExame = z.infer<typeof propostaDeExame>

export const imagemDoEstudo = z.object({
  codigo,
  serie: z.string(),
  numero: z.nullable(z.int()),
  quadros: z.int(),
  /** False: what it is has nothing to be shown, and `aviso` says why. */
  temFigura: z.boolean(),
  aviso: z.nullable(z.string()),
  /** In pixels; null without a figure. */
  largura: z.nullable(z.int()),
  altura: z.nullable(z.int()),
  noLaudo: z.boolean(),
})
export type ImagemDoEstudo = z.infer<typeof imagemDoEstudo>

export const estudoCompleto = z.object({
  ...campos,
  itens: z.array(imagemDoEstudo),
  propostas: z.array(propostaDeExame),
  permissoes: permissoes(['ligar', 'soltar', 'descartar', 'retomar', 'trazer']),
})
export type EstudoCompleto = z.infer<typeof estudoCompleto>

const mudanca = {
  permissao: 'estudo:escrever',
  escopo: 'cliente',
  resposta: z.object({ versao }),
} as const
const comVersao = { codigo, versao }

export const contratoEstudo = {
  'GET /estudo': endpoint({
    resumo: 'Estudos que os equipamentos da empresa enviaram',
    permissao: 'estudo:ler',
    escopo: 'cliente',
    entrada: entradaDeLista(
      ['ultimaEm'],
      { situacao: z.optional(z.enum(SITUACOES_DO_ESTUDO)), equipamento: z.optional(codigo) },
      '-ultimaEm',
    ),
    resposta: pagina(itemDeEstudo),
  }),
  'GET /estudo/:codigo': endpoint({
    resumo: 'Um estudo recebido, com as suas imagens e os exames de que pode ser, cada um com o motivo',
    permissao: 'estudo:ler',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: estudoCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /estudo/:codigo/imagem/:imagem': endpoint({
    resumo: 'Uma imagem de um estudo recebido, como se vê',
    permissao: 'estudo:ler',
    escopo: 'nenhum',
    entrada: z.object({ codigo, imagem: codigo }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /estudo/:codigo/miniaturas': endpoint({
    resumo: `Imagens de um estudo recebido em miniatura, para as listas: até ${MINIATURAS_POR_VEZ} de uma vez, das que existem`,
    permissao: 'estudo:ler',
    escopo: 'nenhum',
    entrada: z.object({ codigo, imagens: emUmTexto(codigo, MINIATURAS_POR_VEZ) }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'MUITAS_TENTATIVAS', 'INDISPONIVEL'],
  }),
  'GET /estudo/do-laudo/:laudo': endpoint({
    resumo: 'Quantas imagens recebidas podem ser do exame de um laudo, e de que estudos',
    permissao: 'estudo:ler',
    escopo: 'cliente',
    entrada: z.object({ laudo: codigo }),
    resposta: z.object({
      estudos: z.array(
        z.object({ codigo, versao, imagens: z.int(), paciente: z.nullable(z.string()), motivos: z.array(z.string()) }),
      ),
    }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /estudo/:codigo/ligar': endpoint({
    resumo: 'Diz de que exame é um estudo: as imagens vão para o laudo, ou esperam por ele',
    ...mudanca,
    entrada: z.object({ ...comVersao, item: codigo }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /estudo/:codigo/soltar': endpoint({
    resumo: 'Desfaz a ligação de um estudo com o seu exame; o que já é figura do laudo fica nele',
    ...mudanca,
    entrada: z.object(comVersao),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /estudo/:codigo/descartar': endpoint({
    resumo: 'Descarta um estudo que não é de exame nenhum, com o motivo',
    ...mudanca,
    entrada: z.object({ ...comVersao, motivo: texto(300) }),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /estudo/:codigo/retomar': endpoint({
    resumo: 'Traz de volta um estudo descartado',
    ...mudanca,
    entrada: z.object(comVersao),
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /estudo/:codigo/trazer': endpoint({
    resumo: 'Leva ao laudo as imagens escolhidas de um estudo grande',
    ...mudanca,
    entrada: z.object({ codigo, imagens: z.array(codigo).check(z.minLength(1), z.maxLength(MAXIMO_DE_IMAGENS)) }),
    resposta: z.object({ trazidas: z.int() }),
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
}
