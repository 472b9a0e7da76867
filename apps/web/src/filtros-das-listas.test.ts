import { contratoAgenda } from '@vetlume/dominio/agenda'
import { contratoAtendimento } from '@vetlume/dominio/atendimento'
import { contratoCliente } from '@vetlume/dominio/cliente'
import { CAMPOS_DA_LISTA } from '@vetlume/dominio/contrato'
import { contratoFinanceiro } from '@vetlume/dominio/financeiro'
import { contratoLaudo } from '@vetlume/dominio/laudo'
import { expect, it } from 'vitest'
import type { Filtro } from './ui/lista/tipos.ts'
import { FILTROS_DA_AGENDA } from './modules/agenda/filtros-da-lista.ts'
import { FILTROS_DE_ATENDIMENTOS } from './modules/atendimento/filtros.ts'
import { FILTROS_DE_CLIENTES } from './modules/cliente/filtros.ts'
import { FILTROS_A_RECEBER } from './modules/financeiro/filtros.ts'
import { FILTROS_DE_LANCAMENTOS } from './modules/financeiro/filtros-dos-lancamentos.ts'
import { FILTROS_DE_LAUDOS } from './modules/laudo/filtros.ts'

/** What an address may say of a list beside its filters. */
const DA_LISTA = new Set([...CAMPOS_DA_LISTA, 'codigo', 'numero'])

interface Caso {
  lista: string
  entrada: { shape: Readonly<Record<string, unknown>> }
  filtros: readonly Filtro[]
  /** What other screens, and files, ask for, and no figure. */
  semFicha: readonly string[]
}

const CASOS: readonly Caso[] = [
  {
    lista: 'agenda',
    entrada: contratoAgenda['GET /agendamento'].entrada,
    filtros: FILTROS_DA_AGENDA,
    semFicha: ['animal', 'planoSaude', 'prioridade', 'origem', 'tipoLocal', 'plantao', 'proposto'],
  },
  {
    lista: 'atendimentos',
    entrada: contratoAtendimento['GET /atendimento'].entrada,
    filtros: FILTROS_DE_ATENDIMENTOS.EMPRESA,
    semFicha: ['laudo'],
  },
  {
    lista: 'laudos',
    entrada: contratoLaudo['GET /laudo'].entrada,
    filtros: FILTROS_DE_LAUDOS,
    semFicha: ['animal', 'atendimento'],
  },
  { lista: 'clientes', entrada: contratoCliente['GET /cliente'].entrada, filtros: FILTROS_DE_CLIENTES, semFicha: [] },
  {
    lista: 'contas',
    entrada: contratoFinanceiro['GET /contas-receber'].entrada,
    filtros: FILTROS_A_RECEBER,
    semFicha: ['inteiros'],
  },
  {
    lista: 'lançamentos',
    entrada: contratoFinanceiro['GET /lancamento'].entrada,
    filtros: FILTROS_DE_LANCAMENTOS,
    semFicha: [],
  },
]

// A filter that has no chip is neither sent to the server nor seen by the person: the list shows more than was counted.
it.each(CASOS)('$lista: todo filtro que o servidor entende está à vista na tela', ({ entrada, filtros, semFicha }) => {
  const doServidor = Object.keys(entrada.shape).filter((nome) => !DA_LISTA.has(nome) && !semFicha.includes(nome))
  expect(filtros.map(({ id }) => id).toSorted()).toEqual(doServidor.toSorted())
})

it('cada filtro tem nome, e cada escolha também', () => {
  for (const { filtros } of CASOS)
    for (const filtro of filtros) {
      expect(filtro.rotulo).not.toBe('')
      if (filtro.tipo === 'opcoes') expect(filtro.opcoes.every(({ rotulo }) => rotulo !== '')).toBe(true)
    }
})

/** The values that an input of a query may have; nothing where it may have any. */
function valoresDe(esquema: unknown): readonly string[] {
  const { def } = esquema as { def: { innerType?: unknown; entries?: object; values?: readonly string[] } }
  return def.innerType === undefined ? (def.values ?? Object.keys(def.entries ?? {})) : valoresDe(def.innerType)
}

// What a filter does not have is left out of the address (`use-consulta.ts`): the list would show more than the figure meant.
it.each(CASOS)('$lista: um filtro tem todos os valores que o servidor entende', ({ entrada, filtros }) => {
  for (const filtro of filtros)
    if (filtro.tipo === 'opcoes')
      expect(
        filtro.opcoes.map(({ valor }) => valor),
        filtro.id,
      ).toEqual(expect.arrayContaining([...valoresDe(entrada.shape[filtro.id])]))
})
