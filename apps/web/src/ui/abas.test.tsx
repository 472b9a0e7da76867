import { RouterContextProvider } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../teste/tela.tsx'
import { router } from '../routes.tsx'
import { Abas, type Aba } from './abas.tsx'

const PARA = '/configuracao/horario-atendimento' as const
const ABAS: Aba[] = ['Minha empresa', 'Equipe', 'Assinatura', 'Suporte', 'Privacidade', 'Exportar tudo'].map(
  (rotulo) => ({
    rotulo,
    para: PARA,
    atual: rotulo === 'Exportar tudo',
  }),
)

const estreita = () => (
  <div id="caixa" style={{ width: 300 }}>
    <RouterContextProvider router={router}>
      <Abas rotulo="Empresa" abas={ABAS} />
    </RouterContextProvider>
  </div>
)
const rolada = () => page.getByRole('navigation', { name: 'Empresa' }).element().scrollLeft

it('onde não cabem, a faixa começa na aba aberta', async () => {
  await desenhar(estreita())
  await expect.poll(rolada).toBeGreaterThan(0)
})

it('também quando foi posta na página antes de aparecer; depois quem rola é a pessoa', async () => {
  const { container } = await desenhar(<div style={{ display: 'none' }}>{estreita()}</div>)
  const escondida = container.querySelector<HTMLElement>('#caixa')?.parentElement
  escondida?.style.removeProperty('display')
  await expect.poll(rolada).toBeGreaterThan(0)
  const faixa = page.getByRole('navigation', { name: 'Empresa' }).element()
  faixa.scrollLeft = 0
  container.querySelector<HTMLElement>('#caixa')?.style.setProperty('width', '250px')
  await expect.poll(() => faixa.clientWidth).toBe(250)
  expect(faixa.scrollLeft).toBe(0)
})
