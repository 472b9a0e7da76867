import { alvoDoBalancete, alvoDoDre, alvoDoMenorSaldo, alvosDoPeriodo } from '@vetlume/dominio/financeiro'
import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import { MENU, ehSubmenu } from '@vetlume/dominio/menu'
import { PRODUTO } from '@vetlume/dominio/produto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { BUSCAS } from './buscas.ts'
import { ESCOLHAS } from './escolhas-do-endereco.ts'

const RAIZ = path.join(import.meta.dirname, '../../..')
const FONTES = globSync('{apps/api,packages/dominio}/src/**/*.ts', { cwd: RAIZ })
  .filter((arquivo) => !arquivo.endsWith('.test.ts'))
  .map((arquivo) => ({ arquivo, fonte: readFileSync(path.join(RAIZ, arquivo), 'utf8') }))

type Nomes = Readonly<Record<string, z.ZodMiniType>>
const formas: Readonly<Partial<Record<string, readonly Nomes[]>>> = BUSCAS
const escolhas: Readonly<Partial<Record<string, Readonly<Record<string, readonly string[]>>>>> = ESCOLHAS

/** Whether a route takes a name in its address and, where it is known before it runs, its value. */
function aceita(rota: string, nome: string, valor?: string): boolean {
  const fechado = escolhas[rota]?.[nome]
  if (fechado !== undefined) return valor === undefined || fechado.includes(valor)
  const esquemas = (formas[rota] ?? []).flatMap((forma) => forma[nome] ?? [])
  return esquemas.length > 0 && (valor === undefined || esquemas.some((esquema) => esquema.safeParse(valor).success))
}

/** What is wrong with an address as the code writes it: `${…}` stands for what is only known then. */
function errosDe(endereco: string): string[] {
  const [rota = '', busca = ''] = endereco.replace(/#.*/, '').split('?')
  if (formas[rota] === undefined) return [`${endereco}: no such route`]
  return [...new URLSearchParams(busca)]
    .filter(([nome, valor]) => !aceita(rota, nome, valor.includes('${') ? undefined : valor))
    .map(([nome, valor]) => `${rota} does not take ${nome}=${valor}`)
}

// After a name of a route or the origin, and wherever something is asked for.
const ESCRITO = /(?:\brota\w*\b[^'"`\n]{0,60}['"`]|origem\})(\/[a-z][^'"`\s]*)|['"`](\/[a-z][a-z/-]*\?\w+=[^'"`\s]*)/gi
const DE_API = /^\/(api|\.well-known)\b/

it('todo endereço que o servidor escreve é de uma rota que existe, e só diz o que ela entende', () => {
  const escritos = FONTES.flatMap(({ fonte }) =>
    [...fonte.matchAll(ESCRITO)].map(([, uma, outra = '']) => uma ?? outra),
  )
  const enderecos = [...new Set(escritos)]
    .filter((endereco) => !DE_API.test(endereco))
    .map((endereco) => endereco.replace('${PRODUTO.slug}', PRODUTO.slug))
  expect(enderecos).toEqual(
    expect.arrayContaining([
      '/recuperar-senha?convite=aberto#${segredoDoAberto(servicos,',
      '/laudo/recebidas?situacao=ESPERANDO_LAUDO',
      '/financeiro/contas-receber?recebimento=sim',
      '/privacidade/pedido?empresa=${empresa}',
      '/verificar?codigo=${encodeURIComponent(codigoVerificacao)}',
    ]),
  )
  expect(enderecos.flatMap(errosDe)).toEqual([])
})

const FIGURAS = /rota: (?:'([^']+)'|ROTA_DOS_LANCAMENTOS),\s*entrada: \w+\['(GET [^']+)'\]/g

it('a tela de cada figura entende tudo o que a lista dela entende', () => {
  const figuras = FONTES.flatMap(({ fonte }) => [...fonte.matchAll(FIGURAS)])
  expect(figuras.length).toBeGreaterThan(10)
  for (const [, rota = '/financeiro/lancamento', chave = ''] of figuras) {
    const { entrada } = CONTRATO_DA_API[chave as 'GET /laudo']
    const faltam = Object.keys(entrada.shape).filter((nome) => nome !== 'contar' && !aceita(rota, nome))
    expect(faltam, rota).toEqual([])
  }
})

const UM_ALVO = /rota: '([^']+)', filtros: \{ (\w+)/g

it('o que um quadro soma abre onde é entendido', () => {
  const meses = { de: '2026-01', ate: '2026-03', regime: 'CAIXA' } as const
  const dias = { de: '2026-01-01', ate: '2026-03-31' }
  const parte = '01990000-0000-7000-8000-000000000001'
  const alvos = [
    alvoDoDre({ linha: 'DEDUCOES', grupo: parte }, meses),
    alvoDoMenorSaldo('2026-01-01'),
    ...Object.values(alvosDoPeriodo({ inicio: dias.de, fim: dias.ate }, parte)),
    ...(['anteriorCentavos', 'debitosCentavos', 'creditosCentavos', 'saldoCentavos'] as const).map((figura) =>
      alvoDoBalancete({ conta: '1.1', parte }, figura, dias),
    ),
  ]
  const recusados = alvos.flatMap(({ rota, filtros }) =>
    Object.entries(filtros).filter(([nome, valor]) => !aceita(rota, nome, valor)),
  )
  expect(recusados).toEqual([])
  const avulsos = FONTES.flatMap(({ fonte }) => [...fonte.matchAll(UM_ALVO)])
  expect(avulsos.length).toBeGreaterThan(1)
  expect(avulsos.filter(([, rota = '', nome = '']) => !aceita(rota, nome))).toEqual([])
})

it('todo item do menu leva a uma rota', () => {
  const rotas = MENU.flatMap(({ itens }) =>
    itens.flatMap((entrada) => (ehSubmenu(entrada) ? entrada.itens : [entrada])),
  )
  expect(rotas.flatMap(({ rota }) => errosDe(rota))).toEqual([])
})
