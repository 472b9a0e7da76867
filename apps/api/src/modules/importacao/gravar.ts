import { CAMPOS_DA_IMPORTACAO, ENTIDADES_IMPORTADAS, type EntidadeImportada } from '@vetlume/dominio/importacao'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { conflitoDeVersao } from '../../infra/banco/index.ts'
import { exigirEspaco } from '../cliente/index.ts'
import { gravarPartes } from './gravar-partes.ts'
import type { Catalogo, Nomeavel } from './plano/catalogo.ts'
import { camposDaTabela, colunaDe } from './plano/entidades.ts'
import type { Gravacao, Plano } from './plano/planejar.ts'
import { alterarLinhas, dispensarUsuarios, inserirLinhas, type Colunas } from './queries-gravacao.ts'

const LOTE = 500

/** Tables whose rows say when they came. */
const COM_CRIACAO: ReadonlySet<EntidadeImportada> = new Set(['tutor', 'animal'])

const emLotes = <T>(itens: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(itens.length / LOTE) }, (_, lote) => itens.slice(lote * LOTE, (lote + 1) * LOTE))

const comoColunas = (dados: Record<string, unknown>): Colunas =>
  Object.fromEntries(camposDaTabela(dados).map(([campo, valor]) => [colunaDe(campo), valor]))

const soMudados = ({ dados, mudados }: Gravacao) => Object.fromEntries(mudados.map((campo) => [campo, dados[campo]]))

async function inserir(ctx: CtxCliente, entidade: EntidadeImportada, novas: readonly Gravacao[]): Promise<void> {
  const criacao = COM_CRIACAO.has(entidade) ? { criado_em: ctx.agora.toString() } : {}
  await inserirLinhas(
    ctx.tx,
    ctx.cliente,
    entidade,
    novas.map(({ codigo, dados }) => ({ codigo, ...comoColunas(dados), ...criacao })),
  )
}

async function alterar(ctx: CtxCliente, entidade: EntidadeImportada, mudadas: readonly Gravacao[]): Promise<void> {
  const linhas = mudadas.map((gravacao) => ({
    codigo: gravacao.codigo,
    versao: gravacao.existente?.versao ?? 0,
    ...comoColunas(soMudados(gravacao)),
  }))
  if ((await alterarLinhas(ctx.tx, ctx.cliente, entidade, linhas)) < linhas.length)
    throw conflitoDeVersao({
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
  if (pesagens.length > 0) await inserirLinhas(ctx.tx, ctx.cliente, 'animal_peso', pesagens)
}

const REFERENCIAS = new Map<string, Nomeavel>([
  // The clinic of a line that has no animal is the tutor's, and the tutor of an animal is the line's.
  ['tutor.parceiro', 'parceiro'],
  ['animal.tutor', 'tutor'],
  ['animal.outrosTutores', 'tutor'],
  ...Object.values(CAMPOS_DA_IMPORTACAO)
    .flat()
    .flatMap(({ id, referencia }) => (referencia === undefined ? [] : [[id, referencia] as const])),
])

/** A value as the trail shows it: a key by its name, also inside a list. */
function comNome(catalogo: Catalogo, referencia: Nomeavel, valor: unknown): unknown {
  if (typeof valor === 'string') return catalogo.nomear(referencia, valor)
  if (Array.isArray(valor)) return valor.map((item) => comNome(catalogo, referencia, item))
  if (typeof valor !== 'object' || valor === null) return valor
  const pares = Object.entries(valor).map(([campo, dentro]) => [
    campo,
    campo === referencia ? comNome(catalogo, referencia, dentro) : dentro,
  ])
  return Object.fromEntries(pares)
}

/** A form as the trail shows it: related rows by their names. A list of nothing is nothing. */
function legivel(entidade: EntidadeImportada, dados: Readonly<Record<string, unknown>>, { catalogo }: Plano) {
  const pares = Object.entries(dados).map(([campo, valor]) => {
    const referencia = REFERENCIAS.get(`${entidade}.${campo}`)
    if (Array.isArray(valor) && valor.length === 0) return [campo, null]
    return [campo, referencia === undefined ? valor : comNome(catalogo, referencia, valor)]
  })
  return Object.fromEntries(pares) as Record<string, unknown>
}

function auditar(ctx: CtxCliente, plano: Plano, gravacao: Gravacao): void {
  const { entidade, codigo: registro, existente, dados } = gravacao
  const mudancas =
    existente === null
      ? diferencas(null, legivel(entidade, dados, plano))
      : diferencas(legivel(entidade, existente.forma, plano), legivel(entidade, soMudados(gravacao), plano))
  ctx.auditar({ acao: existente === null ? 'CRIAR' : 'ALTERAR', entidade, registro, mudancas })
}

/** A clinic that comes, or comes back, takes a place of the plan; one that goes takes its people's access with it. */
async function conferirClinicas(ctx: CtxCliente, { gravacoes }: Plano): Promise<void> {
  const clinicas = gravacoes.filter(({ entidade }) => entidade === 'parceiro')
  const era = ({ existente }: Gravacao) => existente?.forma['ativo'] === true
  const novas = clinicas.filter((clinica) => clinica.dados['ativo'] === true && !era(clinica)).length
  if (novas > 0) await exigirEspaco(ctx, 'parceiros', novas)
  const saem = clinicas.filter((clinica) => clinica.dados['ativo'] === false && era(clinica))
  if (saem.length > 0)
    await dispensarUsuarios(
      ctx.tx,
      ctx.cliente,
      saem.map(({ codigo }) => codigo),
    )
}

/**
 * Writes a plan, in lots, in the caller's transaction. `aoAndar` is called after each lot with how many records are done;
 * what it throws undoes everything. Throws LIMITE_DO_PLANO, and CONFLITO_DE_VERSAO when a record changed meanwhile.
 */
export async function gravar(ctx: CtxCliente, plano: Plano, aoAndar: (feitas: number) => Promise<void>): Promise<void> {
  await conferirClinicas(ctx, plano)
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
    for (const lote of emLotes(suas)) await gravarPartes(ctx, entidade, lote)
  }
  for (const lote of emLotes(plano.gravacoes.filter(({ entidade }) => entidade === 'animal')))
    await registrarPesos(ctx, lote)
  for (const gravacao of plano.gravacoes) auditar(ctx, plano, gravacao)
}
