import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import type { AnterioresDoVisor } from './comparacao.tsx'
import { Visor } from './visor.tsx'

function foto(): Promise<Blob> {
  const tela = new OffscreenCanvas(40, 20)
  tela.getContext('2d')?.fillRect(0, 0, 1, 1)
  return tela.convertToBlob()
}
const figura = (legenda: string) => ({ legenda, largura: 40, altura: 20 })
const EXAMES = [
  { codigo: 'novo', rotulo: '10/08/2026 · Tórax' },
  { codigo: 'velho', rotulo: '02/03/2026 · Tórax' },
]

function anteriores(campos: Partial<AnterioresDoVisor> = {}): AnterioresDoVisor {
  return {
    listar: async () => EXAMES,
    abrir: async (codigo) => ({
      imagens: [figura(`${codigo} 1`), figura(`${codigo} 2`)],
      fonte: foto,
      fonteDeQuadros: foto,
    }),
    ...campos,
  }
}

const nada = () => undefined

function Aberto({ de, aoFechar = nada }: { de: AnterioresDoVisor; aoFechar?: () => void }) {
  return <Visor imagens={[figura('hoje')]} indice={0} fonte={foto} aoMudar={nada} aoFechar={aoFechar} anteriores={de} />
}

const comparar = () => page.getByRole('button', { name: 'Comparar com um laudo anterior' })
const imagem = (name: string) => page.getByRole('img', { name })

it('mostra ao lado a figura do laudo anterior mais novo, e troca de figura e de laudo', async () => {
  await desenhar(<Aberto de={anteriores()} />)
  await comparar().click()
  await expect.element(imagem('novo 1')).toBeVisible()
  await expect.element(imagem('hoje')).toBeVisible()
  await page.getByRole('button', { name: 'Próxima imagem do laudo comparado' }).click()
  await expect.element(imagem('novo 2')).toBeVisible()
  await page.getByRole('combobox', { name: 'Laudo anterior' }).selectOptions('02/03/2026 · Tórax')
  await expect.element(imagem('velho 1')).toBeVisible()
  await page.getByRole('button', { name: 'Fechar a comparação' }).click()
  await expect.element(imagem('velho 1')).not.toBeInTheDocument()
})

it('Esc fecha primeiro a comparação, e só depois o visor', async () => {
  const aoFechar = vi.fn<() => void>()
  await desenhar(<Aberto de={anteriores()} aoFechar={aoFechar} />)
  await comparar().click()
  await expect.element(imagem('novo 1')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(imagem('novo 1')).not.toBeInTheDocument()
  expect(aoFechar).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => aoFechar.mock.calls.length).toBe(1)
})

it('nada é pedido antes que se queira comparar; sem laudo anterior, diz', async () => {
  const listar = vi.fn<AnterioresDoVisor['listar']>(async () => [])
  await desenhar(<Aberto de={anteriores({ listar })} />)
  await expect.element(imagem('hoje')).toBeVisible()
  expect(listar).not.toHaveBeenCalled()
  await comparar().click()
  await expect.element(page.getByText('Este paciente não tem laudo anterior assinado.')).toBeVisible()
})

it('o que não carrega diz, e tenta de novo; as teclas seguem na figura de hoje', async () => {
  let falha = true
  const abrir: AnterioresDoVisor['abrir'] = async (codigo, sinal) => {
    if (falha) throw new TypeError('rede')
    return anteriores().abrir(codigo, sinal)
  }
  await desenhar(<Aberto de={anteriores({ abrir })} />)
  await comparar().click()
  const repetir = page.getByRole('button', { name: 'O laudo anterior não carregou. Tentar de novo' })
  await expect.element(repetir).toBeVisible()
  falha = false
  await repetir.click()
  await expect.element(imagem('novo 1')).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('button', { name: 'Negativo (N)' })).toHaveAttribute('aria-pressed', 'true')
})
