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
import type { LinhaRecusada } from './linha-recusada.ts'
import { planejarPacientes } from './pacientes.ts'
import { planejarParceiros, planejarPeloNome, planejarServicos, planejarTabelas } from './por-chave.ts'
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
  /** New and changed records of the lines that can enter, in the order in which they depend on each other. */
  gravacoes: Gravacao[]
  resultado: ResultadoDaImportacao
  recusadas: LinhaRecusada[]
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
> = {
  PACIENTES: planejarPacientes,
  PARCEIROS: planejarParceiros,
  SERVICOS: planejarServicos,
  TABELAS_DE_PRECO: planejarTabelas,
  ESPECIALIDADES: planejarPeloNome('especialidade'),
  EQUIPAMENTOS: planejarPeloNome('equipamento'),
}

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
  return {
    anotar,
    problemas: () => emOrdem().map(({ problema }) => problema),
    recusadas: () => new Set([...problemas.values()].map(({ problema }) => problema.linha)),
  }
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

interface Passada {
  terreno: Terreno
  tipo: TipoDeImportacao
  hoje: Dia
  anotar: Anotar
}

/** What these lines would do, if there were no others. */
async function passar({ terreno, tipo, hoje, anotar }: Passada, lidas: readonly LinhaLida[]): Promise<Gravacao[]> {
  const referencias = referenciasDo(tipo)
  // Reading is repeatable: a transaction that is tried again begins from the same lines.
  const copias = lidas.map((lida) => ({ ...lida, valores: { ...lida.valores }, erros: { ...lida.erros } }))
  await emLotes(copias, (lida) => {
    resolverReferencias(lida, referencias, terreno.catalogo)
    for (const [campo, erro] of Object.entries(lida.erros)) anotar(lida.numero, campo, erro)
  })
  const gravacoes: Gravacao[] = []
  await emLotes(await POR_TIPO[tipo](terreno, copias, anotar), (alvo) =>
    gravacoes.push(conferirAlvo(alvo, hoje, anotar)),
  )
  return gravacoes
}

function recusadasDe(linhas: readonly LinhaDaPlanilha[], problemas: readonly ProblemaDaImportacao[]): LinhaRecusada[] {
  const porLinha = Map.groupBy(problemas, ({ linha }) => linha)
  return linhas.flatMap((linha) => {
    const seus = porLinha.get(linha[0]) ?? []
    const ditos = seus.map(({ coluna, motivo }) => (coluna === null ? motivo : `${coluna}: ${motivo}`))
    return ditos.length === 0 ? [] : [{ linha, motivo: ditos.join(' ') }]
  })
}

/**
 * What a sheet would do now, line by line, against what there is. Writes nothing. A line without those that cannot enter may
 * lack what it names: the good ones are tried again by themselves until nothing else is refused.
 */
export async function planejar(
  lugar: Lugar,
  trabalho: Trabalho,
  { linhas, lidas, hoje }: { linhas: readonly LinhaDaPlanilha[]; lidas: readonly LinhaLida[]; hoje: Dia },
): Promise<Plano> {
  const { anotar, problemas, recusadas } = criarCaderno(trabalho, linhas)
  const { tipo } = trabalho
  const catalogo = await carregarCatalogo(lugar, new Set(referenciasDo(tipo).values()))
  const passada = { terreno: { tx: lugar.tx, cliente: lugar.cliente, catalogo }, tipo, hoje, anotar }
  let gravacoes = await passar(passada, lidas)
  for (let fora = 0; fora < recusadas().size;) {
    const ruins = recusadas()
    fora = ruins.size
    gravacoes = await passar(
      passada,
      lidas.filter(({ numero }) => !ruins.has(numero)),
    )
  }
  const todos = problemas()
  return {
    gravacoes: gravacoes.filter(({ existente, mudados }) => existente === null || mudados.length > 0),
    catalogo,
    recusadas: recusadasDe(linhas, todos),
    resultado: {
      contagens: contar(gravacoes),
      recusadas: recusadas().size,
      problemas: todos.slice(0, MAXIMO_DE_PROBLEMAS),
      totalDeProblemas: todos.length,
    },
  }
}
