import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import { useTamanho } from './palco.tsx'

function Medido() {
  const caixa = useRef<HTMLDivElement>(null)
  const [lados, mudar] = useState({ width: 200, height: 100 })
  const { largura, altura } = useTamanho(caixa)
  return (
    <>
      <div ref={caixa} style={lados} />
      <output>{`${largura} por ${altura}`}</output>
      <button type="button" onClick={() => mudar({ ...lados, height: 150 })}>
        Mais alto
      </button>
      <button type="button" onClick={() => mudar({ ...lados, width: 250 })}>
        Mais largo
      </button>
    </>
  )
}

it('o palco sabe o seu tamanho quando só um dos lados muda', async () => {
  await desenhar(<Medido />)
  await expect.element(page.getByText('200 por 100')).toBeVisible()
  await page.getByRole('button', { name: 'Mais alto' }).click()
  await expect.element(page.getByText('200 por 150')).toBeVisible()
  await page.getByRole('button', { name: 'Mais largo' }).click()
  await expect.element(page.getByText('250 por 150')).toBeVisible()
})
