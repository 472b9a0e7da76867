import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { desenhar, entrarComo } from '../../../../teste/tela.tsx'
import { AvisosDoLaudo } from './avisos-do-laudo.tsx'

const critico = (campos: object) =>
  exemplo('GET /laudo/:codigo', {
    critico: true,
    estado: 'ENTREGUE',
    edicao: 1,
    parceiro: { nome: 'Clínica Sol' },
    criticoMarcadoEm: '2026-11-20T12:00:00Z',
    entregueEm: '2026-11-20T13:00:00Z',
    criticoEscaladoEm: null,
    criticoConfirmadoEm: null,
    criticoConfirmadoPor: null,
    permissoes: { confirmar: false },
    ...campos,
  })
const registro = () => [...document.querySelectorAll<HTMLElement>('details li')].map(({ innerText }) => innerText)

async function abrir(campos: object): Promise<void> {
  entrarComo('CLIENTE')
  await desenhar(<AvisosDoLaudo laudo={critico(campos)} />)
  await page.getByText('Comunicação do achado crítico').click()
}

it('conta o que se comunicou do achado crítico, também depois da assinatura, e quem confirmou', async () => {
  await abrir({
    criticoEscaladoEm: '2026-11-20T14:00:00Z',
    criticoConfirmadoEm: '2026-11-20T15:00:00Z',
    criticoConfirmadoPor: 'Bia',
  })
  await expect.element(page.getByText(/Bia, de Clínica Sol, confirmou a leitura em/)).toBeVisible()
  expect(registro().map((linha) => linha.replace(/^.*?: /, ''))).toEqual([
    'Marcado como achado crítico.',
    '1ª edição entregue a Clínica Sol.',
    'Sem confirmação no prazo: a empresa e a clínica foram avisadas de novo.',
    'Leitura confirmada por Bia, de Clínica Sol.',
  ])
})

it('sem confirmação, diz que falta, e só o que já houve', async () => {
  await abrir({})
  await expect.element(page.getByText(/A clínica ainda não confirmou a leitura/)).toBeVisible()
  expect(registro()).toHaveLength(2)
})
