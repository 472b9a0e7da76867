import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const ROTA = '/utilitario/simulador-custo-exame'
const simulacoes = exemplo('GET /simulacao', {
  itens: [{ nome: 'Ultrassom em casa', custoCentavos: 8_050, precoCentavos: 23_000, margemBp: 6_500 }],
})

provarTela(ROTA, {
  perfil: 'CLIENTE_BASE',
  leitura: {
    chave: 'GET /simulacao',
    resposta: simulacoes,
    mostra: 'Ultrassom em casa',
    vazia: { resposta: exemplo('GET /simulacao'), diz: 'Nenhuma simulação' },
  },
  acao: null,
})

it('mostra o custo, o preço sugerido e a margem, da mais nova à mais antiga', async () => {
  servidor.responde('GET /simulacao', simulacoes)
  await abrir(ROTA, 'CLIENTE_BASE')
  const linha = page.getByRole('row').filter({ hasText: 'Ultrassom em casa' })
  await expect.element(linha.getByRole('cell', { name: /R\$\s80,50/ })).toBeVisible()
  await expect.element(linha.getByRole('cell', { name: /R\$\s230,00/ })).toBeVisible()
  await expect.element(linha.getByRole('cell', { name: /^65\s?%$/ })).toBeVisible()
  expect(servidor.pedidos('GET /simulacao')[0]).toMatchObject({ ordem: '-criadoEm' })
})
