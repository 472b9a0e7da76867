import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const MODELO = '01990000-0000-7000-8000-0000000000f1'
const versao = (numero: number) => ({
  codigo: `01990000-0000-7000-8000-00000000000${numero}`,
  numero,
  estado: 'PUBLICADA' as const,
})

it('uma versão se compara com a que veio antes dela, e não com outra', async () => {
  servidor.responde(
    'GET /modelo-documento/:codigo',
    exemplo('GET /modelo-documento/:codigo', { codigo: MODELO, nome: 'Abdome', tipo: 'LAUDO' }),
  )
  servidor.responde(
    'GET /modelo-documento/:codigo/versoes',
    exemplo('GET /modelo-documento/:codigo/versoes', [3, 2, 1].map(versao)),
  )
  servidor.responde('GET /modelo-documento/:codigo/versoes/:versao', ({ versao: pedida }) =>
    exemplo('GET /modelo-documento/:codigo/versoes/:versao', { codigo: pedida }),
  )
  await abrir(`/configuracao/modelo-documento?codigo=${MODELO}&parte=versoes`, 'CLIENTE')
  await page.getByRole('button', { name: 'Comparar a versão 2 com a 1' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Da versão 1 para a 2' })).toBeVisible()
  await expect
    .poll(() =>
      servidor
        .pedidos('GET /modelo-documento/:codigo/versoes/:versao')
        .map(({ versao: pedida }) => pedida)
        .toSorted(),
    )
    .toEqual([versao(1).codigo, versao(2).codigo])
})
