import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000d1'
const suporte = {
  codigo: CODIGO,
  empresa: 'Lumiar',
  finalidade: 'Ver um laudo que não abre',
  concedidoPor: 'Clara Prado',
  expiraEm: '2026-11-20T13:00:00Z',
  aberto: true,
  acessos: 2,
}
const lista = exemplo('GET /suporte', [suporte])

provarTela('/empresa/suporte', {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /suporte',
    resposta: lista,
    mostra: 'Ver um laudo que não abre',
    vazia: { resposta: [], diz: 'O suporte nunca entrou aqui' },
  },
  acao: {
    chave: 'POST /suporte',
    preenche: async () => {
      await page.getByRole('button', { name: 'Deixar o suporte entrar' }).click()
      await escrever('Para quê', 'Arrumar a agenda')
      await escolher('Por quanto tempo', '15 minutos')
    },
    botao: 'Deixar entrar',
    pede: { finalidade: 'Arrumar a agenda', minutos: 15, podeMudar: false },
    resposta: exemplo('POST /suporte', suporte),
    depois: 'O suporte já pode entrar.',
    recusa: 'MUITAS_TENTATIVAS',
  },
})

describe('o suporte na empresa', () => {
  it('encerra só depois de perguntar, e mostra o que foi feito', async () => {
    servidor.responde('GET /suporte', lista)
    servidor.responde('POST /suporte/:codigo/revogacao', exemplo('POST /suporte/:codigo/revogacao', suporte))
    servidor.responde(
      'GET /suporte/:codigo/acessos',
      exemplo('GET /suporte/:codigo/acessos', [{ oQue: 'Ficha: animal', quem: 'Rui (suporte Vetlume)' }]),
    )
    await abrir('/empresa/suporte', 'CLIENTE')
    await page.getByRole('button', { name: 'Ver o que foi feito' }).click()
    await expect.element(page.getByRole('dialog').getByText('Ficha: animal')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
    await page.getByRole('button', { name: 'Encerrar agora' }).click()
    expect(servidor.pedidos('POST /suporte/:codigo/revogacao')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click()
    await expect.element(page.getByText('Acesso encerrado.')).toBeVisible()
    expect(servidor.pedidos('POST /suporte/:codigo/revogacao')).toEqual([{ codigo: CODIGO }])
  })

  it('quem administra a plataforma vê as empresas que esperam, e entra', async () => {
    servidor.responde('GET /suporte', lista)
    servidor.recusa('POST /suporte/:codigo/entrada', 'NAO_ENCONTRADO')
    await abrir('/empresa/suporte', 'ADMIN')
    await page.getByRole('button', { name: 'Entrar: Lumiar' }).click()
    await expect.element(page.getByText('Não encontramos o que você procura.')).toBeVisible()
    expect(servidor.pedidos('POST /suporte/:codigo/entrada')).toEqual([{ codigo: CODIGO }])
    expect(page.getByRole('button', { name: 'Deixar o suporte entrar' }).query()).toBeNull()
  })
})
