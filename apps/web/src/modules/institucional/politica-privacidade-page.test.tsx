import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTexto } from '../../../teste/provar-texto.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

provarTexto('/politica-privacidade', {
  titulo: 'Política de privacidade',
  promete: [
    '5 anos, no mínimo, após o último atendimento',
    'Até o pedido escrito do cliente',
    'Você pode pedir, sem custo (art. 18):',
    'rascunhos que ainda não foram salvos;',
  ],
  guardadas: {
    '1.0': '4c45a7712b71f744d7f8bdfdbfdc5c9860d653b9efc6ac873981d75a5bb14d84',
    '2.0': '6f05d6ab7ba8a6292f1778b526ce046dc8286504603d74888f2ac92bb442dad7',
    '2.1': '5351c24d88aad2da93228cec34f49e4c306394c959b6211c44007b5a932f10c1',
  },
})

it('leva à página dos pedidos', async () => {
  servidor.responde('GET /operadora', exemplo('GET /operadora'))
  await abrir('/politica-privacidade')
  await page.getByRole('link', { name: 'página de pedidos sobre dados pessoais' }).click()
  await expect.element(page.getByRole('heading', { name: 'Peça o link à empresa' })).toBeVisible()
})
