import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarLivro, responderPeloLivro } from '../../../teste/provar-livro.tsx'
import { abrir } from '../../../teste/tela.tsx'

provarLivro('contas-pagar', { perfil: 'CLIENTE', vazia: 'Nada a pagar', falta: 'Falta pagar' })

it.each([
  ['ESPECIALISTA', 'Seus repasses: cada exame concluído, com a conta de quanto é seu.', 'Falta receber'],
  ['PARCEIRO', 'O que a clínica deve pelos exames, com o Pix para pagar.', 'Falta pagar'],
] as const)('%s lê de quem é o dinheiro, e não vê o resultado da empresa', async (perfil, descricao, falta) => {
  responderPeloLivro('contas-pagar')
  await abrir('/financeiro/contas-pagar', perfil)
  await expect.element(page.getByText(descricao)).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: falta })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Totais' }).getByText(falta)).toBeVisible()
  expect(page.getByRole('main').getByRole('link', { name: 'Fluxo de caixa' }).query()).toBeNull()
})
