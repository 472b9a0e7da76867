import {
  CAMPOS_DA_IMPORTACAO,
  ENTIDADES_IMPORTADAS,
  MAXIMO_DE_PROBLEMAS,
  textoDaCelula,
  type LinhaDaPlanilha,
  type ProblemaDaImportacao,
  type ResultadoDaImportacao,
  type TipoDeImportacao,
} from '@vetlume/dominio/importacao'
import type { Dia } from '@vetlume/dominio/tempo'
import { setImmediate as respirar } from 'node:timers/promises'
import type { Banco } from '../../../infra/banco/index.ts'
import type { Trabalho } from '../queries.ts'
import { camposMudados, type Alvo, type Anotar } from './alvos.ts'
import { carregarCatalogo, type Catalogo, type Terreno } from './catalogo.ts'
import { conferirForma } from './entidades.ts'
import { criarLeitorDeLinhas, type LinhaLida } from './ler-linha.ts'
import { planejarPacientes } from './pacientes.ts'
import { planejarParceiros, planejarServicos } from './por-chave.ts'
import { referenciasDo, resolverReferencias } from './referencias.ts'

interface Lugar {
  tx: Banco
  cliente: string
}

/** What is to be written of one record: `dados` is the whole form; `mudados` the fields that differ from what there is. */
export interface Gravacao extends Alvo {
  dados: Record<string, unknown>
  mudados: string[]
}

export interface Plano {
  /** New and changed records, in the order in which they depend on each other. */
  gravacoes: Gravacao[]
  resultado: ResultadoDaImportacao
  catalogo: Catalogo
}

/** Other requests go on between lots of lines. */
const LOTE = 250

async function emLotes<T>(itens: readonly T[], fazer: (item: T) => void): Promise<void> {
  for (const [posicao, item] of itens.entries()) {
    if (posicao % LOTE === LOTE - 1) await respirar()
    fazer(item)
  }
}

/** Reads every line: what needs no database, before any transaction. */
export async function lerLinhas(
  { tipo, mapa }: Pick<Trabalho, 'tipo' | 'mapa'>,
  linhas: readonly LinhaDaPlanilha[],
): Promise<LinhaLida[]> {
  const ler = criarLeitorDeLinhas(tipo, mapa)
  const lidas: LinhaLida[] = []
  await emLotes(linhas, (linha) => lidas.push(ler(linha)))
  return lidas
}

const POR_TIPO: Readonly<
  Record<TipoDeImportacao, (terreno: Terreno, lidas: readonly LinhaLida[], anotar: Anotar) => Promise<Alvo[]>>
> = { PACIENTES: planejarPacientes, PARCEIROS: planejarParceiros, SERVICOS: planejarServicos }

/** Collects refusals, one for each cell, with the title of its column and what is written there. */
function criarCaderno({ tipo, mapa, colunas }: Trabalho, linhas: readonly LinhaDaPlanilha[]) {
  const porNumero = new Map(linhas.map((linha) => [linha[0], linha]))
  const rotulos = new Map(CAMPOS_DA_IMPORTACAO[tipo].map(({ id, rotulo }) => [id, rotulo]))
  const problemas = new Map<string, { posicao: number; problema: ProblemaDaImportacao }>()
  const anotar: Anotar = (linha, campo, motivo) => {
    const chave = `${linha}|${campo ?? ''}`
    if (problemas.has(chave)) return
    const coluna = campo === null ? undefined : mapa[campo]
    const problema = {
      linha,
      coluna: coluna === undefined ? (rotulos.get(campo ?? '') ?? null) : (colunas[coluna]?.titulo ?? null),
      valor: coluna === undefined ? '' : textoDaCelula(porNumero.get(linha)?.[coluna + 1] ?? null).slice(0, 200),
      motivo,
    }
    // As the eye goes: by line, then by column; what has no column comes last.
    problemas.set(chave, { posicao: linha * 1_000 + (coluna ?? 999), problema })
  }
  const emOrdem = () => [...problemas.values()].toSorted((a, b) => a.posicao - b.posicao)
  return { anotar, problemas: () => emOrdem().map(({ problema }) => problema) }
}

const PADROES: Partial<Record<Alvo['entidade'], Record<string, unknown>>> = { animal: { sexo: 'INDETERMINADO' } }

/** The whole form of a record, checked. Of one that exists, only what the sheet says may be refused. */
function conferirAlvo(alvo: Alvo, hoje: Dia, anotar: Anotar): Gravacao {
  const { entidade, existente, valores, origem, linha } = alvo
  const forma = { ...(existente?.forma ?? PADROES[entidade]), ...valores }
  const { dados, problemas } = conferirForma(entidade, forma, hoje)
  for (const [campo, motivo] of problemas) {
    if (existente !== null && !(campo in valores)) continue
    anotar(origem[campo] ?? linha, `${entidade}.${campo}`, motivo)
  }
  return { ...alvo, dados, mudados: existente === null ? [] : camposMudados(alvo) }
}

const contar = (gravacoes: readonly Gravacao[]) =>
  ENTIDADES_IMPORTADAS.flatMap((entidade) => {
    const suas = gravacoes.filter((gravacao) => gravacao.entidade === entidade)
    if (suas.length === 0) return []
    const novos = suas.filter(({ existente }) => existente === null).length
    const alterados = suas.filter(({ existente, mudados }) => existente !== null && mudados.length > 0).length
    return [{ entidade, novos, alterados, iguais: suas.length - novos - alterados }]
  })

/** What a sheet would do now, line by line, against what there is. Writes nothing. */
export async function planejar(
  lugar: Lugar,
  trabalho: Trabalho,
  { linhas, lidas, hoje }: { linhas: readonly LinhaDaPlanilha[]; lidas: readonly LinhaLida[]; hoje: Dia },
): Promise<Plano> {
  const { anotar, problemas } = criarCaderno(trabalho, linhas)
  const referencias = referenciasDo(trabalho.tipo)
  const catalogo = await carregarCatalogo(lugar, new Set(referencias.values()))
  // Reading is repeatable: a transaction that is tried again begins from the same lines.
  const copias = lidas.map((lida) => ({ ...lida, valores: { ...lida.valores }, erros: { ...lida.erros } }))
  await emLotes(copias, (lida) => {
    resolverReferencias(lida, referencias, catalogo)
    for (const [campo, erro] of Object.entries(lida.erros)) anotar(lida.numero, campo, erro)
  })
  const alvos = await POR_TIPO[trabalho.tipo]({ tx: lugar.tx, cliente: lugar.cliente, catalogo }, copias, anotar)
  const gravacoes: Gravacao[] = []
  await emLotes(alvos, (alvo) => gravacoes.push(conferirAlvo(alvo, hoje, anotar)))
  const todos = problemas()
  return {
    gravacoes: gravacoes.filter(({ existente, mudados }) => existente === null || mudados.length > 0),
    catalogo,
    resultado: {
      contagens: contar(gravacoes),
      recusadas: new Set(todos.map(({ linha }) => linha)).size,
      problemas: todos.slice(0, MAXIMO_DE_PROBLEMAS),
      totalDeProblemas: todos.length,
    },
  }
}
