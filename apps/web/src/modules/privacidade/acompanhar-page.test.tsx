import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CHAVE = 'k'.repeat(43)
const ENDERECO = `/privacidade/acompanhar#${CHAVE}`
const aberto = (mudanca: object) =>
  exemplo('POST /privacidade/pedido/aberto', { tipo: 'ELIMINACAO', empresa: { nome: 'Lumiar' }, ...mudanca })

provarTela(ENDERECO, {
  leitura: {
    chave: 'POST /privacidade/pedido/aberto',
    resposta: aberto({ estado: 'RECEBIDO' }),
    mostra: 'Confirme que é você',
    vazia: null,
  },
  acao: {
    chave: 'POST /privacidade/pedido/codigo',
    preenche: () => page.getByRole('textbox', { name: 'Código' }).fill('123456'),
    botao: 'Confirmar',
    resposta: aberto({ estado: 'IDENTIFICADO', numero: 7, prazo: '2026-12-05' }),
    pede: { chave: CHAVE, codigo: '123456' },
    depois: /A resposta sai até 05\/12\/2026/,
    recusa: 'TRANSICAO_INVALIDA',
  },
})

it('diz o que ficou, por quê e até quando, e deixa retirar o que se permitiu', async () => {
  const linha = { finalidade: 'COMUNICACAO_EMAIL', versaoTexto: '2026-11', quando: '2026-11-20T12:00:00.000Z' } as const
  servidor.responde(
    'POST /privacidade/pedido/aberto',
    aberto({
      estado: 'ATENDIDO_EM_PARTE',
      numero: 7,
      respondidoEm: '2026-11-21T12:00:00.000Z',
      mantidos: [{ dado: 'O prontuário', motivo: 'Guarda de 5 anos.', ate: '2031-11-21' }],
      consentimentos: [{ ...linha, concedido: true }],
    }),
  )
  servidor.responde(
    'POST /privacidade/pedido/consentimento',
    aberto({ estado: 'ATENDIDO_EM_PARTE', numero: 7, consentimentos: [{ ...linha, concedido: false }] }),
  )
  await abrir(ENDERECO)
  await expect.element(page.getByText(/Guarda de 5 anos\. Sai em 21\/11\/2031\./)).toBeVisible()
  await page.getByRole('button', { name: 'Não permitir: Comunicação por e-mail' }).click()
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Comunicação por e-mail: Não permitido')
})
