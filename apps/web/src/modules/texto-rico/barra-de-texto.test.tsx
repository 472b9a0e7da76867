import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const texto = () => page.getByRole('textbox', { name: 'Texto de Fígado' })

/** Opens a laudo with this text, with the cursor at its end. */
async function escreverDepoisDe(text: string): Promise<void> {
  // What this device holds unsent is of one laudo.
  const codigo = crypto.randomUUID()
  const content = text === '' ? [] : [{ type: 'text' as const, text }]
  servidor.responde(
    'GET /laudo/:codigo',
    exemplo('GET /laudo/:codigo', {
      codigo,
      variaveis: { 'paciente.nome': 'Amora' },
      conteudo: {
        secoes: [{ id: 'figado', titulo: 'Fígado', texto: { type: 'doc', content: [{ type: 'paragraph', content }] } }],
      },
    }),
  )
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
  servidor.responde('PUT /laudo/:codigo', { versao: 2, alteradoEm: '2026-11-20T12:00:00Z' })
  await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
  await texto().click()
  await userEvent.keyboard('{Control>}{End}{/Control}')
}

it.each([
  ['num campo vazio', '', '/'],
  ['depois de uma letra', 'E', 'E /'],
  ['depois de um espaço', 'Dimensões ', 'Dimensões /'],
  ['depois de uma variável', '{{paciente.nome}}', 'Amora /'],
])('o botão das frases abre a lista %s', async (_, antes, depois) => {
  await escreverDepoisDe(antes)
  await page.getByRole('button', { name: '/ Frases' }).click()
  await expect.element(page.getByRole('option', { name: 'Lista numerada' })).toBeVisible()
  expect(texto().element().textContent).toBe(depois)
})
