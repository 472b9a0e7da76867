import type { Calibracao, Marca } from '@vetlume/dominio/imagem'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import type { DestinoDaMedida, MedicaoDaFigura } from './use-medicao.ts'
import { Visor } from './visor.tsx'

const FIGURA = { legenda: 'Tórax', largura: 400, altura: 200 }
const p = (x: number, y: number) => ({ x, y })
const MEIO_MM = { x: 0.5, y: 0.5, parte: null }
const DEZ_VERTEBRAS = Array.from({ length: 11 }, (_, i) => p(i * 10, 5))
const VHS: Marca = {
  id: 'vhs',
  tipo: 'VHS',
  pontos: [p(100, 50), p(100, 106), p(60, 90), p(109, 90), ...DEZ_VERTEBRAS],
}

function foto(): Promise<Blob> {
  const tela = new OffscreenCanvas(FIGURA.largura, FIGURA.altura)
  tela.getContext('2d')?.fillRect(0, 0, 1, 1)
  return tela.convertToBlob()
}

interface Comeco {
  marcas?: Marca[]
  doArquivo?: MedicaoDaFigura['doArquivo']
  destinos?: DestinoDaMedida[]
  aoEscrever?: MedicaoDaFigura['aoEscrever']
  aoFechar?: () => void
}

function Aberto({ marcas: iniciais, doArquivo, destinos, aoEscrever, aoFechar }: Comeco) {
  const [marcas, marcar] = useState(iniciais ?? [])
  const [calibracao, calibrar] = useState<Calibracao | undefined>()
  return (
    <Visor
      imagens={[FIGURA]}
      indice={0}
      fonte={foto}
      aoMudar={() => undefined}
      aoFechar={aoFechar ?? (() => undefined)}
      medicao={{
        marcas,
        calibracao,
        doArquivo: doArquivo ?? [],
        aoMarcar: marcar,
        aoCalibrar: calibrar,
        destinosDe: ({ medida }) => (medida === 'VHS' ? (destinos ?? []) : []),
        aoEscrever: aoEscrever ?? (() => undefined),
      }}
    />
  )
}

const marca = (nome: string | RegExp) => page.getByRole('button', { name: nome })
/** From where the cursor is, in tens of pixels of the figure. */
const andar = (direita: number, baixo: number) =>
  '{Shift>}' + '{ArrowRight}'.repeat(direita) + '{ArrowDown}'.repeat(baixo) + '{/Shift}'

it('mede só com o teclado, em milímetros', async () => {
  await desenhar(<Aberto doArquivo={[MEIO_MM]} />)
  await expect.element(page.getByRole('img', { name: 'Tórax' })).toBeVisible()
  await userEvent.keyboard('d')
  await expect.element(page.getByText('Distância: marque um extremo')).toBeVisible()
  await userEvent.keyboard(`{Enter}${andar(3, 4)}`)
  await expect.element(page.getByText('Distância: marque o outro extremo')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(marca('Distância 25,0 mm')).toBeVisible()
})

it('os pontos de uma marca se acertam pelo teclado, um a um; Esc solta sem fechar', async () => {
  const aoFechar = vi.fn<() => void>()
  const linha: Marca = { id: 'a', tipo: 'DISTANCIA', pontos: [p(100, 50), p(130, 90)] }
  await desenhar(<Aberto marcas={[linha]} doArquivo={[MEIO_MM]} aoFechar={aoFechar} />)
  await expect.element(marca('Distância 25,0 mm')).toBeVisible()
  // The second one, back to where the line is a level one.
  await userEvent.keyboard('pp')
  await expect.element(page.getByText(/^Distância: ponto 2 de 2/)).toBeVisible()
  await userEvent.keyboard('{Shift>}' + '{ArrowUp}'.repeat(4) + '{/Shift}{ArrowRight}')
  await expect.element(marca('Distância 15,5 mm')).toBeVisible()
  // And round to the first.
  await userEvent.keyboard('p{Shift>}{ArrowLeft}{/Shift}')
  await expect.element(page.getByText(/^Distância: ponto 1 de 2/)).toBeVisible()
  await expect.element(marca('Distância 20,5 mm')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(/ponto 1 de 2/)).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(marca('Distância 20,5 mm')).toBeVisible()
  expect(aoFechar).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Acertar pontos pelo teclado (P)' }).click()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(marca('Distância 15,5 mm')).toBeVisible()
})

it('mede com o dedo, e o ponto se acerta depois', async () => {
  await desenhar(<Aberto doArquivo={[MEIO_MM]} />)
  const imagem = page.getByRole('img', { name: 'Tórax' })
  await expect.element(imagem).toBeVisible()
  const { width, height } = imagem.element().getBoundingClientRect()
  await page.getByRole('combobox', { name: 'Medir e marcar' }).selectOptions('Distância (D)')
  await imagem.click({ position: { x: width * 0.25, y: height / 2 } })
  await imagem.click({ position: { x: width * 0.75, y: height / 2 } })
  await expect.element(marca(/^Distância (99|100),\d mm$/)).toBeVisible()
  const alca = document.querySelectorAll('[data-alca-da-marca]')[1]
  await userEvent.dragAndDrop(alca as HTMLElement, imagem, { targetPosition: { x: width * 0.5, y: height / 2 } })
  await expect.element(marca(/^Distância (49|50),\d mm$/)).toBeVisible()
})

it('sem escala diz por quê, e calibrada por dois pontos mede', async () => {
  const distancia: Marca = { id: 'a', tipo: 'DISTANCIA', pontos: [p(0, 0), p(30, 40)] }
  await desenhar(<Aberto marcas={[distancia]} />)
  await expect.element(marca('Distância sem escala: calibre a imagem')).toBeVisible()
  await userEvent.keyboard(`c{Enter}${andar(2, 0)}{Enter}`)
  const campo = page.getByRole('textbox', { name: 'Tamanho real, em mm' })
  await campo.fill('0')
  await expect.element(page.getByRole('button', { name: 'Calibrar a figura' })).toBeDisabled()
  await campo.fill('10,5')
  await userEvent.keyboard('{Enter}')
  await expect.element(marca('Distância 26,3 mm')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar a calibração' }).click()
  await expect.element(marca('Distância sem escala: calibre a imagem')).toBeVisible()
})

it('o VHS só é escrito no laudo quando se manda', async () => {
  const aoEscrever = vi.fn<MedicaoDaFigura['aoEscrever']>()
  const destino = { chave: 'coracao:VHS', rotulo: 'Coração: VHS' }
  await desenhar(<Aberto marcas={[VHS]} destinos={[destino]} aoEscrever={aoEscrever} />)
  await expect.element(marca('VHS 10,5 v')).toBeVisible()
  expect(aoEscrever).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Escrever em Coração: VHS' }).click()
  await expect.element(page.getByText('Escrito em Coração: VHS.')).toBeVisible()
  expect(aoEscrever.mock.calls).toEqual([[expect.objectContaining({ valor: 10.5, unidade: 'v' }), destino, VHS]])
})

it('entre dois lugares, escolhe-se um', async () => {
  const aoEscrever = vi.fn<MedicaoDaFigura['aoEscrever']>()
  const destinos = ['um', 'outro'].map((chave) => ({ chave, rotulo: `VHS ${chave}` }))
  await desenhar(<Aberto marcas={[VHS]} destinos={destinos} aoEscrever={aoEscrever} />)
  await page.getByRole('combobox', { name: 'Escrever VHS 10,5 v em' }).selectOptions('VHS outro')
  await expect.element(page.getByText('Escrito em VHS outro.')).toBeVisible()
  expect(aoEscrever.mock.calls[0]?.[1]).toEqual(destinos[1])
})

it('o contorno acaba quando se diz, e Esc desiste dele sem fechar', async () => {
  const aoFechar = vi.fn<() => void>()
  await desenhar(<Aberto doArquivo={[MEIO_MM]} aoFechar={aoFechar} />)
  await expect.element(page.getByRole('img', { name: 'Tórax' })).toBeVisible()
  await userEvent.keyboard(`e{Enter}${andar(4, 0)}{Enter}${andar(0, 4)}{Enter}`)
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect.element(marca('Área 2,00 cm²')).toBeVisible()
  await page.getByRole('button', { name: 'Apagar Área 2,00 cm²' }).click()
  await expect.element(page.getByText(/O que você medir ou marcar/)).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('Ângulo: marque um braço do ângulo')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(/^Ângulo: marque/)).not.toBeInTheDocument()
  expect(aoFechar).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => aoFechar.mock.calls).toHaveLength(1)
})
