import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { OPERADORA, provarTexto } from '../../../teste/provar-texto.tsx'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

provarTexto('/termos-de-uso', {
  titulo: 'Termos de uso',
  promete: [
    'O teste dura 14 dias, salvo outro prazo anunciado no plano, e não pede cartão. Acabou, nada é cobrado.',
    'O reembolso volta pelo mesmo meio do pagamento.',
  ],
  guardadas: {
    '1.0': 'a4d9b8fa187a395fbfb6afca072b35ab74d161ba1679c6755086ca8fa9ae3d7f',
    '2.0': '05f0b9fb77ca9e02a0f03e1ab63c42b1aa1ab74563ccb3a8078c0177e10c7855',
    '2.1': '7e1a0acde36997a7302bc529386b44a6fd76579ecc2b98291f284cd7a3acac59',
  },
})

it('leva à política de privacidade de que fala', async () => {
  servidor.responde('GET /operadora', OPERADORA)
  await abrir('/termos-de-uso')
  await page.getByRole('main').getByRole('link', { name: 'política de privacidade' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible()
})
