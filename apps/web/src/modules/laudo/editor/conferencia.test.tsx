import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolherImagens } from '../../../../teste/escolher-imagens.ts'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { responderMiniaturas } from '../../../../teste/miniaturas.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const FIGURA = '01990000-0000-7000-8000-0000000000f1'
const FALTA = 'O laudo não tem nenhuma imagem do exame.'

it('confere de novo assim que a imagem que faltava chega', async () => {
  const codigo = crypto.randomUUID()
  servidor.responde(
    'GET /laudo/:codigo',
    exemplo('GET /laudo/:codigo', { codigo, titulo: 'Abdômen', modalidade: 'ULTRASSONOGRAFIA' }),
  )
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
  responderMiniaturas()
  servidor.responde('PUT /laudo/:codigo', { versao: 2, alteradoEm: '2026-11-20T12:00:00Z' })
  servidor.responde('POST /laudo/:codigo/imagem', exemplo('POST /laudo/:codigo/imagem', { arquivo: FIGURA }))
  await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
  await page.getByRole('tab', { name: /^Conferir/ }).click()
  const conferencia = page.getByRole('tabpanel', { name: /^Conferir/ })
  await expect.element(conferencia.getByText(FALTA)).toBeVisible()
  await escolherImagens(new File(['bytes'], 'rim.png', { type: 'image/png' }))
  await expect.element(conferencia.getByText('A imagem 1 está sem legenda.')).toBeVisible()
  expect(conferencia.getByText(FALTA).query()).toBeNull()
})
