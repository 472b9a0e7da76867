import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000a1'
const ponto = (quando: string, valor: number) => ({
  valor,
  quando,
  laudo: '01990000-0000-7000-8000-0000000000b1',
  numero: 7,
  nivel: null,
  situacao: null,
  referencia: null,
})
const medida = (rotulo: string, id = rotulo) => ({
  id,
  rotulo,
  secao: 'Coração',
  lado: null,
  unidade: 'mm',
  pontos: [ponto('2026-10-20T15:00:00Z', 31), ponto('2026-11-20T15:00:00Z', 32.5)],
})

async function abrirCom(medidas: readonly object[]): Promise<string[]> {
  servidor.responde('GET /animal/:codigo', exemplo('GET /animal/:codigo', { codigo: CODIGO, nome: 'Amora' }))
  servidor.responde('GET /animal/:codigo/prontuario', exemplo('GET /animal/:codigo/prontuario'))
  servidor.responde('GET /animal/:codigo/duplicados', [])
  servidor.responde('GET /copia-prontuario', exemplo('GET /copia-prontuario'))
  servidor.responde('GET /animal/:codigo/medidas', medidas as never)
  await abrir(`/cadastro/animal?codigo=${CODIGO}`, 'CLIENTE')
  await expect.element(page.getByRole('heading', { name: 'Evolução das medidas' })).toBeVisible()
  return nomes()
}
const nomes = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
const ver = () => page.getByRole('button', { name: /^(Ver as|Mostrar menos)/ })

it('mostra seis medidas, as que se olham primeiro antes, com o último valor', async () => {
  const lidas = await abrirCom([
    ...['A', 'B', 'C', 'D', 'E'].map((nome) => medida(nome)),
    medida('Escore vertebral', 'VHS'),
  ])
  expect(lidas).toEqual(['Escore vertebral32,5 mm', 'A32,5 mm', 'B32,5 mm', 'C32,5 mm', 'D32,5 mm', 'E32,5 mm'])
  expect(ver().query()).toBeNull()
})

it('com sete, mostra as outras a quem pede', async () => {
  expect(await abrirCom(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((nome) => medida(nome)))).toHaveLength(6)
  await page.getByRole('button', { name: 'Ver as 7 medidas' }).click()
  await expect.poll(nomes).toHaveLength(7)
  await page.getByRole('button', { name: 'Mostrar menos' }).click()
  await expect.poll(nomes).toHaveLength(6)
})
