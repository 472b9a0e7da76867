import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/cadastro/planos-vetlume'

provarCadastro(ROTA, {
  perfil: 'ADMIN',
  caminho: 'plano',
  linha: { nome: 'Lume', mensalCentavos: 19_900, limiteGb: 20 },
  mostra: '20 GB',
  vazia: 'Nenhum plano',
  novo: 'Novo plano',
  preenche: async () => {
    await escrever('Nome', 'Aurora')
    await escrever('Preço por mês', '200,00')
    await escrever('Preço por ano', '1800,00')
    await escrever('Usuários', '5')
    await escrever('Para quem é', 'Para quem começa')
    await escrever('Recursos', 'Laudos assinados\n\nAgenda')
  },
  pede: {
    nome: 'Aurora',
    paraQuem: 'Para quem começa',
    mensalCentavos: 20_000,
    anualCentavos: 180_000,
    diasTeste: 14,
    limiteUsuarios: 5,
    limiteGb: null,
    recursos: ['Laudos assinados', 'Agenda'],
  },
  ficha: { nome: 'Aurora' },
  depois: 'Aurora',
})

it('mostra o plano como quem escolhe o verá, enquanto se escreve', async () => {
  await abrir(`${ROTA}?novo=1`, 'ADMIN')
  await expect.element(page.getByText('Grátis', { exact: true })).toBeVisible()
  await escrever('Nome', 'Aurora')
  await escrever('Preço por mês', '200,00')
  await escrever('Preço por ano', '1800,00')
  await escrever('Recursos', 'Laudos assinados')
  await expect
    .element(page.getByText(/No anual são R\$\s150,00 por mês: 25% menos, R\$\s600,00 no ano\./))
    .toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Laudos assinados' })).toBeVisible()
  await escrever('Preço por ano', '2400,00')
  await expect.element(page.getByText(/Sem economia no plano anual/)).toBeVisible()
})
