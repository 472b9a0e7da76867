import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  CAMPOS_DA_IMPORTACAO,
  ENTIDADES_IMPORTADAS,
  type EntidadeImportada,
  type ReferenciaImportada,
} from '@vetlume/dominio/importacao'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigirEspaco } from '../cliente/index.ts'
import { camposDaTabela, colunaDe } from './plano/entidades.ts'
import type { Gravacao, Plano } from './plano/planejar.ts'
import { alterarLinhas, inserirLinhas, type Colunas } from './queries-gravacao.ts'

const LOTE = 500

/** Tables whose rows say when they came. */
const COM_CRIACAO: ReadonlySet<EntidadeImportada> = new Set(['tutor', 'animal'])

const emLotes = <T>(itens: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(itens.length / LOTE) }, (_, lote) => itens.slice(lote * LOTE, (lote + 1) * LOTE))

const comoColunas = (entidade: EntidadeImportada, dados: Record<string, unknown>): Colunas =>
  Object.fromEntries(camposDaTabela(entidade, dados).map(([campo, valor]) => [colunaDe(campo), valor]))

const soMudados = ({ dados, mudados }: Gravacao) => Object.fromEntries(mudados.map((campo) => [campo, dados[campo]]))

async function inserir(ctx: CtxCliente, entidade: EntidadeImportada, novas: readonly Gravacao[]): Promise<void> {
  const criacao = COM_CRIACAO.has(entidade) ? { criado_em: ctx.agora.toString() } : {}
  await inserirLinhas(
    ctx,
    entidade,
    novas.map(({ codigo, dados }) => ({ codigo, ...comoColunas(entidade, dados), ...criacao })),
  )
}

async function alterar(ctx: CtxCliente, entidade: EntidadeImportada, mudadas: readonly Gravacao[]): Promise<void> {
  const linhas = mudadas.map((gravacao) => ({
    codigo: gravacao.codigo,
    versao: gravacao.existente?.versao ?? 0,
    ...comoColunas(entidade, soMudados(gravacao)),
  }))
  if ((await alterarLinhas(ctx, entidade, linhas)) < linhas.length)
    throw new ErroDeDominio('CONFLITO_DE_VERSAO', {
      mensagem:
        'Alguém alterou um destes cadastros neste momento. Nada foi gravado: confira de novo e tente outra vez.',
    })
}

/** A weight of now is a weighing. */
async function registrarPesos(ctx: CtxCliente, animais: readonly Gravacao[]): Promise<void> {
  const pesagens = animais.flatMap(({ codigo, existente, mudados, dados: { pesoGramas } }) =>
    pesoGramas != null && (existente === null || mudados.includes('pesoGramas'))
      ? [{ animal: codigo, gramas: pesoGramas, medido_em: ctx.agora.toString() }]
      : [],
  )
  if (pesagens.length > 0) await inserirLinhas(ctx, 'animal_peso', pesagens)
}

const REFERENCIAS = new Map<string, ReferenciaImportada>([
  // The clinic of a line that has no animal is the tutor's.
  ['tutor.parceiro', 'parceiro'],
  ...Object.values(CAMPOS_DA_IMPORTACAO)
    .flat()
    .flatMap(({ id, referencia }) => (referencia === undefined ? [] : [[id, referencia] as const])),
])

/** A form as the trail shows it: related rows by their names. */
function legivel(entidade: EntidadeImportada, dados: Readonly<Record<string, unknown>>, { catalogo }: Plano) {
  return Object.fromEntries(
    camposDaTabela(entidade, dados).map(([campo, valor]) => {
      const referencia = REFERENCIAS.get(`${entidade}.${campo}`)
      return [campo, referencia !== undefined && typeof valor === 'string' ? catalogo.nomear(referencia, valor) : valor]
    }),
  )
}

function auditar(ctx: CtxCliente, plano: Plano, gravacao: Gravacao): void {
  const { entidade, codigo: registro, existente, dados } = gravacao
  const mudancas =
    existente === null
      ? diferencas(null, legivel(entidade, dados, plano))
      : diferencas(legivel(entidade, existente.forma, plano), legivel(entidade, soMudados(gravacao), plano))
  ctx.auditar({ acao: existente === null ? 'CRIAR' : 'ALTERAR', entidade, registro, mudancas })
}

async function exigirLugar(ctx: CtxCliente, { gravacoes }: Plano): Promise<void> {
  const novos = gravacoes.filter(({ entidade, existente }) => entidade === 'parceiro' && existente === null).length
  if (novos > 0) await exigirEspaco(ctx, 'parceiros', novos)
}

/**
 * Writes a plan, in lots, in the caller's transaction. `aoAndar` is called after each lot with how many records are done;
 * what it throws undoes everything. Throws LIMITE_DO_PLANO, and CONFLITO_DE_VERSAO when a record changed meanwhile.
 */
export async function gravar(ctx: CtxCliente, plano: Plano, aoAndar: (feitas: number) => Promise<void>): Promise<void> {
  await exigirLugar(ctx, plano)
  let feitas = 0
  const andar = async (quantas: number) => aoAndar((feitas += quantas))
  for (const entidade of ENTIDADES_IMPORTADAS) {
    const suas = plano.gravacoes.filter((gravacao) => gravacao.entidade === entidade)
    for (const lote of emLotes(suas.filter(({ existente }) => existente === null))) {
      await inserir(ctx, entidade, lote)
      await andar(lote.length)
    }
    // One statement changes the same columns of many rows.
    const mudadas = suas.filter(({ existente }) => existente !== null)
    for (const iguais of Map.groupBy(mudadas, ({ mudados }) => mudados.toSorted().join()).values()) {
      for (const lote of emLotes(iguais)) {
        await alterar(ctx, entidade, lote)
        await andar(lote.length)
      }
    }
  }
  for (const lote of emLotes(plano.gravacoes.filter(({ entidade }) => entidade === 'animal')))
    await registrarPesos(ctx, lote)
  for (const gravacao of plano.gravacoes) auditar(ctx, plano, gravacao)
}
