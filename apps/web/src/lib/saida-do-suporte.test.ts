import { expect, it, vi } from 'vitest'
import { armazenamentoEmMemoria, criarUsuario } from '../../teste/fabricas.ts'
import { ErroDeApi } from './erro-de-api.ts'
import { criarSaidaDoSuporte, type DependenciasDaSaida } from './saida-do-suporte.ts'
import { criarSessao } from './sessao.ts'

function montar(pedirToken: DependenciasDaSaida['pedirToken']) {
  const sessao = criarSessao(armazenamentoEmMemoria().armazenamento)
  sessao.entrar({ token: 'no-suporte', user: criarUsuario() })
  const sair = vi.fn<DependenciasDaSaida['sair']>()
  const recomecar = vi.fn<() => void>()
  const pedirSaida = vi.fn<DependenciasDaSaida['pedirSaida']>(async () => ({ token: 'fora', user: criarUsuario() }))
  return {
    sessao,
    sair,
    recomecar,
    pedirSaida,
    deixar: criarSaidaDoSuporte({ pedirToken, pedirSaida, sessao, sair, recomecar }),
  }
}

it('os pedidos recusados juntos saem uma vez só, e as telas recomeçam fora da empresa', async () => {
  const { sessao, sair, recomecar, pedirSaida, deixar } = montar(async () => 'renovado')
  await Promise.all([deixar(), deixar()])
  expect(pedirSaida).toHaveBeenCalledOnce()
  expect(recomecar).toHaveBeenCalledOnce()
  expect(sair).not.toHaveBeenCalled()
  expect(sessao.token()).toBe('fora')
})

it('a rede que falha no caminho não encerra a sessão, e o pedido seguinte tenta de novo', async () => {
  const pedirToken = vi
    .fn<DependenciasDaSaida['pedirToken']>()
    .mockRejectedValueOnce(new ErroDeApi({ status: 0 }))
    .mockResolvedValue('renovado')
  const { sessao, sair, recomecar, deixar } = montar(pedirToken)
  await deixar()
  expect([sair.mock.calls, recomecar.mock.calls, sessao.token()]).toEqual([[], [], 'no-suporte'])
  await deixar()
  expect(recomecar).toHaveBeenCalledOnce()
})

it.each([
  [401, 'Seu acesso terminou.'],
  [403, expect.any(String)],
])('quem o servidor não conhece mais (%i) sai, com o aviso', async (status, aviso) => {
  const { sair, recomecar, deixar } = montar(() =>
    Promise.reject(new ErroDeApi({ status, corpo: { codigo: 'ACESSO_ENCERRADO', mensagem: 'Seu acesso terminou.' } })),
  )
  await deixar()
  expect(sair).toHaveBeenCalledExactlyOnceWith(aviso)
  expect(recomecar).not.toHaveBeenCalled()
})
