import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CONTA } from '../../../teste/conta.ts'
import { exportarLista } from '../../../teste/exportar-lista.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
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
  expect(page.getByRole('main').getByRole('button', { name: 'Mais ações' }).query()).toBeNull()
})

it.each([
  ['/financeiro/contas-pagar', ['DRE', 'Fluxo de caixa', 'Contas financeiras']],
  [
    '/financeiro/contas-receber',
    ['DRE', 'Fluxo de caixa', 'Contas financeiras', 'Recebimento por Pix', 'Régua de cobrança'],
  ],
] as const)('em %s, o que se faz pouco está em Mais ações', async (endereco, nomes) => {
  responderPeloLivro(endereco === '/financeiro/contas-pagar' ? 'contas-pagar' : 'contas-receber')
  await abrir(endereco, 'CLIENTE')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'DRE' })).toBeVisible()
  const itens = page.getByRole('menuitem').elements()
  expect(itens.map(({ textContent }) => textContent)).toEqual([...nomes])
})

it.each([
  ['CLIENTE', 'Já pago', true, 'Aluguel'],
  ['PARCEIRO', 'Já pago', true, undefined],
  ['ESPECIALISTA', 'Já recebido', false, undefined],
] as const)(
  'o arquivo de %s leva o que as contas têm e a lista não mostra',
  async (perfil, pago, comPagamentos, tipo) => {
    responderPeloLivro('contas-pagar')
    const conta = { ...CONTA, emissao: '2026-11-03', competencia: '2026-10-31', pagoCentavos: 2_500 }
    const tipoDespesa = { codigo: CONTA.codigo, nome: 'Aluguel' }
    const pagamentosQueValem = [{ pagoEm: '2026-11-05', metodo: 'PIX', valorCentavos: 2_500, parcela: null }] as const
    servidor.responde(
      'GET /contas-pagar',
      exemplo('GET /contas-pagar', { itens: [{ ...conta, tipoDespesa, pagamentosQueValem: [...pagamentosQueValem] }] }),
    )
    await abrir('/financeiro/contas-pagar', perfil)
    const [titulos = '', linha = ''] = (await exportarLista(/^Todas as \d+/)).split('\r\n')
    expect(servidor.pedidos('GET /contas-pagar').at(-1)?.inteiros).toBe(comPagamentos ? true : undefined)
    expect(titulos.split(';').filter((titulo) => /^(Pagamentos|Recebimentos)$/.test(titulo))).toHaveLength(
      comPagamentos ? 1 : 0,
    )
    const celula = (titulo: string) => linha.split(';')[titulos.split(';').indexOf(titulo)]
    expect(['Emissão', 'Competência', pago, 'Pagamentos', 'Tipo de despesa'].map(celula)).toEqual([
      '03/11/2026',
      '31/10/2026',
      '25,00',
      comPagamentos ? expect.stringMatching(/^05\/11\/2026 \| Pix \| 25,00/) : undefined,
      tipo,
    ])
  },
)

it('o arquivo inteiro não diz que se importa de volta: contas não se importam', async () => {
  responderPeloLivro('contas-pagar')
  await abrir('/financeiro/contas-pagar', 'CLIENTE')
  await page.getByRole('button', { name: 'Exportar a lista' }).click()
  await expect.element(page.getByRole('radio', { name: /^Todas as \d+ Com o que a tela não mostra\.$/ })).toBeVisible()
})
