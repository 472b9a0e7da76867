import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sessao } from '../../lib/navegador.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir, entrarComo, responderPelaCasca } from '../../../teste/tela.tsx'

const ATE = '2026-11-20T13:00:00Z'
const faixa = () => page.getByRole('region', { name: 'Acesso de suporte' })

async function naConta(suporte: boolean, ate: string | null): Promise<void> {
  entrarComo('CLIENTE')
  responderPelaCasca()
  servidor.responde('GET /suporte/aviso', { ate })
  servidor.responde('GET /conta', exemplo('GET /conta'))
  servidor.responde('GET /conta/sessoes', [])
  servidor.responde('GET /conta/chaves-de-acesso', [])
  servidor.responde('GET /abreviatura', [])
  const { usuario } = sessao.estado()
  if (suporte && usuario !== null)
    sessao.trocarUsuario({
      ...usuario,
      suporte: { codigo: usuario.codigo, empresa: 'Lumiar', ate: ATE, podeMudar: false },
    })
  await abrir('/conta')
}

it('quem está em suporte lê onde está, o que pode e como sair', async () => {
  await naConta(true, null)
  await expect.element(faixa().getByText('Suporte em Lumiar')).toBeVisible()
  await expect.element(faixa().getByText(/Você só pode consultar/)).toBeVisible()
  servidor.recusa('POST /suporte/saida', 'MUITAS_TENTATIVAS')
  await faixa().getByRole('button', { name: 'Sair do suporte' }).click()
  await expect.poll(() => servidor.pedidos('POST /suporte/saida')).toHaveLength(1)
})

it('as pessoas da empresa leem até quando o suporte pode entrar, e onde encerrar', async () => {
  await naConta(false, ATE)
  await expect.element(faixa().getByText(/O suporte pode entrar nesta empresa até/)).toBeVisible()
  await expect.element(faixa().getByRole('link', { name: 'Ver ou encerrar' })).toBeVisible()
})

it('sem acesso aberto não há faixa', async () => {
  await naConta(false, null)
  await expect.poll(() => servidor.pedidos('GET /suporte/aviso')).toHaveLength(1)
  expect(faixa().query()).toBeNull()
})
