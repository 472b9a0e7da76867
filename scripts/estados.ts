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

const daMaquina = (tabela: string, transicoes: string, verbo: string): Maquina => ({
  tabela,
  transicoes: `TRANSICOES_${transicoes}`,
  verbo: `${MODULOS}/${verbo}.ts`,
})

const MAQUINAS: readonly Maquina[] = [
  daMaquina('acerto', 'DO_ACERTO', 'acerto/dar-passo'),
  daMaquina('agendamento', 'DO_AGENDAMENTO', 'agenda/dar-passo'),
  daMaquina('atendimento', 'DO_ATENDIMENTO', 'atendimento/dar-passo'),
  daMaquina('cliente', 'DA_ASSINATURA', 'assinatura/dar-passo'),
  daMaquina('cobranca_assinatura', 'DA_COBRANCA', 'assinatura/dar-passo-na-cobranca'),
  daMaquina('cobranca_pix', 'DA_TENTATIVA', 'financeiro/recebimento/dar-passo'),
  daMaquina('cupom_uso', 'DO_USO', 'assinatura/dar-passo-no-cupom'),
  daMaquina('estudo_recebido', 'DO_ESTUDO', 'estudo/dar-passo'),
  daMaquina('exportacao', 'DA_EXPORTACAO', 'exportacao/dar-passo'),
  daMaquina('fechamento', 'DO_FECHAMENTO', 'fechamento/dar-passo'),
  daMaquina('importacao', 'DA_IMPORTACAO', 'importacao/dar-passo'),
  daMaquina('incidente', 'DO_INCIDENTE', 'privacidade/dar-passo-no-incidente'),
  daMaquina('laudo', 'DO_LAUDO', 'laudo/dar-passo'),
  daMaquina('lista_espera', 'DA_ESPERA', 'agenda/dar-passo-na-espera'),
  daMaquina('mensagem', 'DA_MENSAGEM', 'email/dar-passo'),
  daMaquina('modelo_documento_versao', 'DA_VERSAO', 'modelo-documento/dar-passo'),
  daMaquina('movimento_bancario', 'DO_MOVIMENTO', 'conciliacao/dar-passo'),
  daMaquina('nota_fiscal', 'DA_NOTA', 'nota-fiscal/dar-passo'),
  daMaquina('pedido_titular', 'DO_PEDIDO', 'privacidade/dar-passo'),
  daMaquina('repasse', 'DO_REPASSE', 'financeiro/dar-passo-no-repasse'),
  daMaquina('tentativa_pagamento', 'DA_TENTATIVA', 'assinatura/dar-passo-na-tentativa'),
  daMaquina('titulo', 'DO_TITULO', 'financeiro/dar-passo'),
]

/** Columns of that name that are no machine of ours: nothing follows from one value to the next. */
const SEM_MAQUINA: Readonly<Record<string, string>> = {
  nota_fiscal_de_teste: 'The sandbox plays the environment that issues notes: what it answers is its own.',
  pagamento_de_teste: 'The sandbox plays the provider of payments.',
  recebimento:
    'What the provider said of the credentials the last time that it was asked, either way and any number of times.',
}

const TIPOS = 'apps/api/src/infra/banco/tipos.ts'
const emCaixa = (nome: string) => nome.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase()

/** Tables with a state of which nothing is said above, and states of a machine that any update may write. */
export function faltasDosTipos(tipos: string): string[] {
  const comEstado = [...tipos.matchAll(/export interface (\w+) \{([^}]*?\n {2}estado: ([^;]+);)/g)]
  return comEstado.flatMap(([, interface_ = '', , tipo = '']) => {
    const tabela = emCaixa(interface_)
    if (SEM_MAQUINA[tabela] !== undefined) return []
    if (!MAQUINAS.some((uma) => uma.tabela === tabela))
      return [
        `${tabela}: tem estado e nenhuma tabela de transições. Dê-lhe uma, ou diga por que não (scripts/estados.ts).`,
      ]
    // The operator's own form writes that of a company.
    if (tabela === 'cliente' || tipo.endsWith(', never>')) return []
    return [`${tabela}: qualquer update escreve o estado. Diga-o em db/gerar-tipos.ts.`]
  })
}

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
  const minhas = new Set(MAQUINAS.filter(({ verbo }) => verbo === arquivo).map(({ transicoes }) => transicoes))
  const leituras = MAQUINAS.filter(
    ({ transicoes }) => !minhas.has(transicoes) && new RegExp(`\\b${transicoes}\\b`).test(codigo),
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
  const dosTipos = faltasDosTipos(readFileSync(join(raiz, TIPOS), 'utf8'))
  return [...faltam, ...dosTipos, ...faltas].join('\n')
}
