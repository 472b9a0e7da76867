import { expect, it } from 'vitest'
import { proporExames, type EstudoAIdentificar, type ExamePossivel } from './index.ts'

const ESTUDO: EstudoAIdentificar = {
  numeroDeAcesso: null,
  paciente: 'Silva Mel',
  responsavel: null,
  especie: 'CANINE',
  modalidade: 'US',
  momento: '2026-11-20T15:00:00Z',
}
const MEL: ExamePossivel = {
  item: 'mel',
  numero: 12,
  exame: 1,
  servico: 'Ultrassonografia abdominal',
  animal: 'Mel',
  tutor: 'Ana Silva',
  especie: 'Canina',
  modalidade: 'ULTRASSONOGRAFIA',
  momento: '2026-11-20T14:30:00Z',
  doEquipamento: false,
}
const REX = { ...MEL, item: 'rex', numero: 13, animal: 'Rex', tutor: 'Rui Costa' }
const itens = (...argumentos: Parameters<typeof proporExames>) => proporExames(...argumentos).map(({ item }) => item)

it('o paciente do mesmo nome vem antes, e diz por quê', () => {
  const [primeira] = proporExames(ESTUDO, [REX, MEL])
  expect(primeira).toMatchObject({ item: 'mel', motivos: expect.arrayContaining(['Mesmo nome: Mel', 'Mesma hora']) })
  expect(primeira?.motivos).toContain('Mesmo responsável: Ana Silva')
})

it('sem nome, a hora e o tipo de exame propõem; de outra espécie, não', () => {
  const semNome = { ...ESTUDO, paciente: null }
  expect(itens(semNome, [REX])).toEqual(['rex'])
  expect(itens(semNome, [{ ...REX, especie: 'Felina' }])).toEqual([])
  expect(itens(semNome, [{ ...REX, modalidade: 'RADIOGRAFIA' }])).toEqual([])
})

it('de outro dia e de outro nome não se propõe nada', () => {
  expect(itens(ESTUDO, [{ ...REX, momento: '2026-11-18T14:00:00Z' }])).toEqual([])
})

it('o número do atendimento, digitado à mão, vale mais do que a hora', () => {
  const digitado = { ...ESTUDO, paciente: null, numeroDeAcesso: '13' }
  expect(itens(digitado, [MEL, { ...REX, momento: '2026-11-20T04:00:00Z' }])).toEqual(['rex', 'mel'])
})

it('são poucas, e sempre na mesma ordem', () => {
  const muitas = Array.from({ length: 50 }, (_, i) => ({ ...MEL, item: String(i).padStart(2, '0') }))
  expect(itens(ESTUDO, muitas.toReversed())).toEqual(muitas.slice(0, 8).map(({ item }) => item))
})
