import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { desenhar } from '../../../../teste/tela.tsx'
import { Informacoes } from './paciente.tsx'

const FILHOTE = { especie: 'Canina', raca: null, nascimento: '2024-01-01', pesoGramas: 8_000 }

async function ler(realizadoEm: string | null): Promise<string | undefined> {
  const atendimento = exemplo('GET /atendimento/:codigo', {
    animal: FILHOTE,
    pesoGramas: null,
    frequenciaCardiaca: 210,
    frequenciaRespiratoria: null,
    temperaturaDecimos: null,
    pressaoSistolica: null,
    criadoEm: '2026-11-20T12:00:00Z',
    realizadoEm,
  })
  await desenhar(<Informacoes atendimento={atendimento} />)
  return page
    .getByText(/FC 210/)
    .element()
    .textContent.replaceAll('\u00A0', ' ')
}

it('o que se mediu é avaliado pela idade do dia do exame', async () => {
  expect(await ler('2024-06-01T12:00:00Z')).toContain('✓ normal')
})

it('sem o dia do exame, pela do pedido', async () => {
  expect(await ler(null)).toContain('▲ acima: atenção')
})
