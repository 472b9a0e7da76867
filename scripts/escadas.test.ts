import { expect, it } from 'vitest'
import { comOsCadastros } from './escadas.ts'

it('um cadastro que nenhum degrau nomeia fica entre os cadastros; os outros, onde estão', () => {
  const escada = [['tempo'], ['especialidade', 'raca'], ['laudo']]
  expect(comOsCadastros(escada, ['raca', 'fornecedor', 'laudo'])).toEqual([
    ['tempo'],
    ['especialidade', 'raca', 'fornecedor'],
    ['laudo'],
  ])
})
