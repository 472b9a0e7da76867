import type { PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { describe, expect, it } from 'vitest'
import { lerVista, type Visao } from '../vista.ts'
import { horaDe } from './eixo.ts'
import { filtrar, montarColunas, pedidosDe } from './montar.ts'
import { primeiroVao } from './vaos.ts'

const fuso = 'America/Sao_Paulo'
const SEXTA = '2026-11-20'
const as = (hora: string, dia = SEXTA) => `${dia}T${hora}:00.000-03:00`
const helena = { codigo: 'h', nome: 'Helena', cor: '#0F6E6E' }
const caio = { codigo: 'c', nome: 'Caio', cor: '#8A4B08' }

type Item = PeriodoDaAgenda['itens'][number]
const item = (codigo: string, inicio: string, fim: string, mais: Partial<Item> = {}) =>
  ({
    codigo,
    inicio: as(inicio),
    fim: as(fim),
    estado: 'AGENDADO',
    especialista: { codigo: 'h', nome: 'Helena' },
    animal: { codigo: codigo, nome: codigo },
    permissoes: { mover: true, editar: true },
    ...mais,
  }) as Item

type Dia = PeriodoDaAgenda['jornadas'][number]['dias'][number]
const expediente: Dia = {
  dia: SEXTA,
  janelas: [
    { inicio: as('08:00'), fim: as('12:00') },
    { inicio: as('13:00'), fim: as('18:00') },
  ],
  feriado: null,
  excecoes: [],
  bloqueios: [],
}

const periodo = (itens: Item[], deHelena: Partial<Dia> = {}): PeriodoDaAgenda => ({
  fuso,
  completo: true,
  itens,
  jornadas: [
    { especialista: caio, fuso, dias: [{ ...expediente, janelas: [{ inicio: as('14:00'), fim: as('20:00') }] }] },
    { especialista: helena, fuso, dias: [{ ...expediente, ...deHelena }] },
  ],
})
const vista = (visao: Visao, mais: Record<string, string> = {}) =>
  lerVista({ visao, dia: SEXTA, ...mais }, { hoje: SEXTA, permitidas: ['dia', 'semana', 'mes', 'lista'] })
const fundosDe = (coluna: { fundos: readonly { tipo: string; inicio: number; fim: number }[] | null } | undefined) =>
  coluna?.fundos?.map(({ tipo, inicio, fim }) => [tipo, inicio / 60, fim / 60])

describe('colunas do dia', () => {
  it('uma para cada especialista, com o que é dele', () => {
    const colunas = montarColunas(
      periodo([
        item('mel', '09:00', '09:40'),
        item('thor', '15:00', '15:40', { especialista: { codigo: 'c', nome: 'Caio' } }),
      ]),
      vista('dia'),
    )
    expect(colunas.map(({ especialista, caixas }) => [especialista?.nome, caixas.map((c) => c.item.codigo)])).toEqual([
      ['Caio', ['thor']],
      ['Helena', ['mel']],
    ])
    expect(colunas[1]?.caixas[0]).toMatchObject({ inicio: 540, fim: 580, cor: '#0F6E6E' })
  })

  it('o vão do almoço é um intervalo; um bloqueio explica o seu', () => {
    expect(fundosDe(montarColunas(periodo([]), vista('dia'))[1])).toEqual([
      ['aberto', 8, 12],
      ['aberto', 13, 18],
      ['intervalo', 12, 13],
    ])
    const aula = { motivo: 'Aula', inicio: as('12:00'), fim: as('13:00') }
    expect(fundosDe(montarColunas(periodo([], { bloqueios: [aula] }), vista('dia'))[1])).toEqual([
      ['aberto', 8, 12],
      ['aberto', 13, 18],
      ['bloqueio', 12, 13],
    ])
  })

  it('quem já não atende ganha coluna; o filtro de especialista tira os outros', () => {
    const itens = [item('antigo', '11:00', '11:30', { especialista: { codigo: 'x', nome: 'Antiga' } })]
    const nomes = (mais?: Record<string, string>) =>
      montarColunas(periodo(itens), vista('dia', mais)).map(({ especialista }) => especialista?.nome ?? null)
    expect(nomes()).toEqual(['Caio', 'Helena', 'Antiga'])
    expect(nomes({ especialistas: 'c' })).toEqual(['Caio'])
  })

  it('o pedido ainda não tem lugar: fica fora das colunas, o urgente primeiro', () => {
    const pedido = (codigo: string, prioridade: Item['prioridade']) =>
      item(codigo, '03:00', '03:50', { especialista: null, estado: 'SOLICITADO', prioridade })
    const itens = [pedido('a', 'ROTINA'), item('mel', '09:00', '09:40'), pedido('b', 'URGENTE')]
    for (const visao of ['dia', 'semana'] as const)
      expect(
        montarColunas(periodo(itens), vista(visao)).flatMap(({ caixas }) => caixas.map((c) => c.item.codigo)),
      ).toEqual(['mel'])
    expect(pedidosDe(itens).map(({ codigo }) => codigo)).toEqual(['b', 'a'])
  })

  it('um exame curto se desenha com altura de tocar, sem cobrir o seguinte nem tomar o tempo dele', () => {
    const dia = periodo([item('a', '09:00', '09:05'), item('b', '09:05', '09:30')])
    const caixasCom = (minimo: number) =>
      montarColunas(dia, vista('dia'), { minimo, rem: 4 })[1]?.caixas.map((c) => [c.inicio, c.fim, c.ate, c.lugar.raia])
    expect(caixasCom(20)).toEqual([
      [540, 545, 560, 0],
      [545, 570, 570, 1],
    ])
    expect(caixasCom(5)).toEqual([
      [540, 545, 545, 0],
      [545, 570, 570, 0],
    ])
  })
})

describe('colunas da semana', () => {
  it('sete dias; aberto enquanto alguém atende; o que atravessa a meia-noite está nos dois', () => {
    const noturno = { inicio: as('23:30'), fim: as('00:30', '2026-11-21') }
    const colunas = montarColunas(
      periodo([item('mel', '09:00', '09:40'), { ...item('n', '09:00', '09:40'), ...noturno }]),
      vista('semana'),
    )
    expect(colunas.map(({ chave }) => chave.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
    expect(fundosDe(colunas[4])).toEqual([
      ['aberto', 8, 12],
      ['aberto', 13, 20],
    ])
    expect(colunas[4]?.caixas.map((c) => [c.item.codigo, c.inicio, c.fim])).toEqual([
      ['mel', 540, 580],
      ['n', 1_410, 1_440],
    ])
    expect(colunas[5]?.caixas.map((c) => [c.item.codigo, c.inicio, c.fim])).toEqual([['n', 0, 30]])
  })

  it('para a clínica não há horários a mostrar', () =>
    expect(
      montarColunas({ ...periodo([]), jornadas: [] }, vista('semana')).every(({ fundos }) => fundos === null),
    ).toBe(true))
})

describe('filtros', () => {
  const itens = [item('a', '09:00', '10:00'), item('b', '10:00', '11:00', { estado: 'CANCELADO' })]
  const codigos = (mais: Record<string, string>) => filtrar(itens, vista('dia', mais)).map(({ codigo }) => codigo)
  it('o cancelado só aparece quando é pedido', () => {
    expect(codigos({})).toEqual(['a'])
    expect(codigos({ estados: 'CANCELADO' })).toEqual(['b'])
    expect(codigos({ estados: 'AGENDADO,CANCELADO', especialistas: 'c' })).toEqual([])
  })
})

describe('primeiro vão', () => {
  const colunas = (itens: Item[]) => montarColunas(periodo(itens), vista('dia'))
  const vao = (itens: Item[], minutos: number, de: string) => {
    const doDia = colunas(itens)
    const achado = primeiroVao(doDia, minutos, Date.parse(as(de)))
    const eixo = doDia[achado?.coluna ?? 0]?.eixo
    return achado === null || eixo === undefined
      ? null
      : [achado.coluna, horaDe(eixo, achado.inicioMs), (achado.fimMs - achado.inicioMs) / 60_000]
  }
  it('o mais cedo em que cabe, depois de agora, fora do almoço e do que já está marcado', () => {
    expect(vao([], 30, '06:00')).toEqual([1, '08:00', 30])
    expect(vao([], 30, '09:07')).toEqual([1, '09:15', 30])
    expect(vao([item('a', '08:00', '11:40')], 30, '06:00')).toEqual([1, '13:00', 30])
    expect(vao([item('a', '08:00', '18:00')], 60, '06:00')).toEqual([0, '14:00', 60])
  })
  it('onde não há, oferece o começo do dia; sem colunas, nada', () => {
    expect(vao([], 600, '06:00')).toEqual([0, '08:00', 600])
    expect(primeiroVao([], 30, 0)).toBeNull()
  })
})
