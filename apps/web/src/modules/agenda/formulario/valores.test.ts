import { novoAgendamento, type ItemDaEspera } from '@vetlume/dominio/agenda'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { duracaoDos, partidaDaEspera, partidaNova } from './valores.ts'

const ref = (n: number, nome: string) => ({ codigo: `019aa000-0000-7000-8000-00000000000${n}`, nome })
const inicio = '2026-11-24T12:00:00.000Z'
const faltas = (valores: unknown) =>
  z.safeParse(novoAgendamento, valores).error?.issues.map(({ path }) => path.join('.')) ?? []

const espera = (mais: Partial<ItemDaEspera> = {}) =>
  ({
    animal: ref(1, 'Mel'),
    contato: null,
    parceiro: ref(2, 'Clínica X'),
    especialista: ref(3, 'Helena'),
    servicos: [{ ...ref(4, 'Ultrassom'), duracaoMinutos: 40 }],
    prioridade: 'URGENTE',
    observacoes: null,
    ...mais,
  }) as ItemDaEspera

it('um agendamento novo espera especialista, paciente, exame e clínica', () => {
  const { valores } = partidaNova({ especialista: null, inicio, fim: null })
  expect(new Set(faltas(valores))).toEqual(new Set(['especialista', 'servicos', 'parceiro', 'contato', 'animal']))
})

it('de quem espera vem tudo, e o lugar onde foi solto manda no especialista', () => {
  const daLista = partidaDaEspera(espera(), { especialista: null, inicio, fim: null })
  expect(faltas(daLista.valores)).toEqual([])
  expect(daLista.valores).toMatchObject({ especialista: ref(3, '').codigo, prioridade: 'URGENTE', estado: 'AGENDADO' })
  const solto = partidaDaEspera(espera(), { especialista: ref(5, 'Caio'), inicio, fim: null })
  expect(solto.valores.especialista).toBe(ref(5, '').codigo)
})

it('quem espera sem paciente é uma reserva com o contato', () => {
  const { valores } = partidaDaEspera(espera({ animal: null, contato: 'Ana, (11) 99999-0000' }), {
    especialista: null,
    inicio,
    fim: null,
  })
  expect(faltas(valores)).toEqual([])
  expect(valores).toMatchObject({ estado: 'RESERVADO', contato: 'Ana, (11) 99999-0000' })
})

it('a duração é a soma dos exames conhecidos', () => {
  const conhecidos = [
    { ...ref(4, 'Ultrassom'), duracaoMinutos: 40 },
    { ...ref(5, 'Eco'), duracaoMinutos: 50 },
  ]
  expect(duracaoDos([ref(5, '').codigo, ref(4, '').codigo, ref(9, '').codigo], conhecidos)).toBe(90)
})
