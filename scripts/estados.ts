import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Maquina {
  tabela: string
  /** Its table of transitions, in the domain. */
  transicoes: string
  /** The one verb that reads it in the API, and takes the step. */
  verbo: string
}

const MODULOS = 'apps/api/src/modules'
const PASSO = 'apps/api/src/infra/banco/passo.ts'

const MAQUINAS: readonly Maquina[] = [
  { tabela: 'agendamento', transicoes: 'TRANSICOES_DO_AGENDAMENTO', verbo: `${MODULOS}/agenda/dar-passo.ts` },
  { tabela: 'atendimento', transicoes: 'TRANSICOES_DO_ATENDIMENTO', verbo: `${MODULOS}/atendimento/dar-passo.ts` },
  { tabela: 'laudo', transicoes: 'TRANSICOES_DO_LAUDO', verbo: `${MODULOS}/laudo/dar-passo.ts` },
  { tabela: 'titulo', transicoes: 'TRANSICOES_DO_TITULO', verbo: `${MODULOS}/financeiro/dar-passo.ts` },
  { tabela: 'lista_espera', transicoes: 'TRANSICOES_DA_ESPERA', verbo: `${MODULOS}/agenda/dar-passo-na-espera.ts` },
  { tabela: 'nota_fiscal', transicoes: 'TRANSICOES_DA_NOTA', verbo: `${MODULOS}/nota-fiscal/dar-passo.ts` },
  { tabela: 'repasse', transicoes: 'TRANSICOES_DO_REPASSE', verbo: `${MODULOS}/financeiro/dar-passo-no-repasse.ts` },
  { tabela: 'acerto', transicoes: 'TRANSICOES_DO_ACERTO', verbo: `${MODULOS}/acerto/dar-passo.ts` },
  { tabela: 'fechamento', transicoes: 'TRANSICOES_DO_FECHAMENTO', verbo: `${MODULOS}/fechamento/dar-passo.ts` },
  { tabela: 'cliente', transicoes: 'TRANSICOES_DA_ASSINATURA', verbo: `${MODULOS}/assinatura/dar-passo.ts` },
]

/** The columns that an SQL update sets, up to its condition. */
const ATUALIZACAO =
  /\bupdate\s+(?:only\s+)?(\w+|\$\{[^}]*\})(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b([\s\S]*?)(?:\bwhere\b|`|$)/gi
const ESTADO = /(?:^|[\s,(])estado\s*=/
/** A whole list of columns put in by name: what it has cannot be read here. */
const DE_FORA = /^\s*\$\{/

const semComentarios = (fonte: string): string => fonte.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** What a source does with a state that only a step may do. Updates by Kysely do not compile (`db/gerar-tipos.ts`). */
export function faltasDoEstado(arquivo: string, fonte: string): string[] {
  if (arquivo === PASSO) return []
  const codigo = semComentarios(fonte)
  const escritas = [...codigo.matchAll(ATUALIZACAO)].flatMap(([, tabela = '', colunas = '']) => {
    const maquina = MAQUINAS.find((uma) => uma.tabela === tabela.toLowerCase())
    if (tabela.startsWith('$') && ESTADO.test(colunas))
      return [`${arquivo}: escreve o estado de uma tabela que só se sabe ao rodar. Diga qual é.`]
    const escreve = ESTADO.test(colunas) || DE_FORA.test(colunas)
    return maquina !== undefined && escreve && maquina.verbo !== arquivo
      ? [`${arquivo}: escreve o estado de ${maquina.tabela}. Quem dá o passo é ${maquina.verbo}.`]
      : []
  })
  const leituras = MAQUINAS.filter(
    ({ transicoes, verbo }) => verbo !== arquivo && new RegExp(`\\b${transicoes}\\b`).test(codigo),
  ).map(({ transicoes, verbo }) => `${arquivo}: lê ${transicoes}. Na API só ${verbo} a lê.`)
  const passa = /\bgravarPasso(?:De)?\b/.test(codigo) && !MAQUINAS.some(({ verbo }) => verbo === arquivo)
  const porFora = passa && arquivo !== 'apps/api/src/infra/banco/index.ts'
  return [
    ...escritas,
    ...leituras,
    ...(porFora ? [`${arquivo}: grava um passo. Quem grava é o dar-passo.ts de cada módulo.`] : []),
  ]
}

/** The state of each of these moves along its table of transitions, by one verb. */
export function verificarEstados(raiz: string): string {
  const arquivos = globSync('apps/api/src/**/*.ts', { cwd: raiz })
    .map((arquivo) => arquivo.replaceAll('\\', '/'))
    .filter((arquivo) => !arquivo.endsWith('.test.ts'))
  const faltam = MAQUINAS.filter(({ verbo }) => !arquivos.includes(verbo)).map(({ verbo }) => `${verbo} não existe.`)
  const faltas = arquivos.flatMap((arquivo) => faltasDoEstado(arquivo, readFileSync(join(raiz, arquivo), 'utf8')))
  return [...faltam, ...faltas].join('\n')
}
