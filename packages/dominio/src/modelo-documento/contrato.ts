import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import { codigo, instante, opcional, referencia, type RespostaDe } from '../contrato/index.ts'
import { MODALIDADES } from '../servico/index.ts'
import { contratoDosDocumentos } from './emissao.ts'
import { TIPOS_DE_DOCUMENTO } from './rotulos.ts'
import { contratoDasVersoes } from './versoes.ts'
import { cartaoDoModelo } from './cartao.ts'

const tipo = z.enum(TIPOS_DE_DOCUMENTO)
const modalidade = z.enum(MODALIDADES)
const sexo = z.enum(['FEMEA', 'MACHO'])

const ficha = {
  nome: z.string(),
  tipo,
  modalidade: z.nullable(modalidade),
  /** The model serves one species, or any when null. */
  especie: z.nullable(referencia),
  sexo: z.nullable(sexo),
  /** The exam whose laudos start from it; none does by itself when null. */
  servico: z.nullable(referencia),
  /** Number of the version in use; null while nothing was published. */
  publicada: z.nullable(z.int()),
  publicadaEm: z.nullable(instante),
  temRascunho: z.boolean(),
}

export const itemDeModeloDeDocumento = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeModeloDeDocumento = z.infer<typeof itemDeModeloDeDocumento>

/** What the form of a model holds; its text is in its versions. */
export const dadosDoModelo = z.object({
  nome: linha(120),
  tipo,
  modalidade: opcional(modalidade),
  especie: opcional(codigo),
  sexo: opcional(sexo),
  servico: opcional(codigo),
})
export type DadosDoModelo = z.output<typeof dadosDoModelo>

/** Only laudos are made for a kind of exam and of animal. */
const soLaudoTemPaciente = z.refine<DadosDoModelo>(
  (dados) => dados.tipo === 'LAUDO' || (dados.modalidade ?? dados.especie ?? dados.sexo ?? dados.servico) === null,
  { path: ['tipo'], error: 'Só um modelo de laudo escolhe modalidade, espécie, sexo e serviço.' },
)

export const REGRAS_DO_MODELO = [soLaudoTemPaciente] as const

export const contratoModeloDocumento = {
  ...rotasDoCadastro({
    caminho: cartaoDoModelo.caminho,
    nome: 'modelo de documento',
    ler: cartaoDoModelo.ler,
    escrever: cartaoDoModelo.escrever,
    escopo: 'cliente',
    lista: listaDeCadastro({
      resumo: 'Modelos de documento',
      permissao: 'modelo-documento:ler',
      escopo: 'cliente',
      ordens: ['nome', 'tipo', 'modalidade'],
      padrao: cartaoDoModelo.ordem,
      filtros: {
        ...filtroDeAtivos,
        tipo: z.optional(tipo),
        modalidade: z.optional(modalidade),
        especie: z.optional(codigo),
      },
      item: itemDeModeloDeDocumento,
    }),
    campos: dadosDoModelo,
    regras: REGRAS_DO_MODELO,
    ficha,
    erros: ['VALIDACAO'],
  }),
  ...contratoDasVersoes,
  ...contratoDosDocumentos,
}
export type ModeloDeDocumento = RespostaDe<(typeof contratoModeloDocumento)['GET /modelo-documento/:codigo']>
