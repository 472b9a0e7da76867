import { describe, expect, it, vi } from 'vitest'
import { ErroDeApi } from './erro-de-api.ts'
import { criarRenovacao, vidaDoToken, type DependenciasDaRenovacao } from './renovacao.ts'
import { criarSessao } from './sessao.ts'
import { armazenamentoEmMemoria, criarContexto, criarToken, criarUsuario } from '../../teste/fabricas.ts'

const INICIO = 1_800_000_000_000
const MINUTO = 60_000
const VIDA = 15 * MINUTO

function montar() {
  let agora = INICIO
  const { armazenamento } = armazenamentoEmMemoria({
    token: criarToken(INICIO, VIDA),
    user: JSON.stringify(criarUsuario()),
  })
  const sessao = criarSessao(armazenamento)
  const pedirToken = vi.fn<DependenciasDaRenovacao['pedirToken']>(async () => ({ token: criarToken(agora, VIDA) }))
  const sair = vi.fn<(aviso?: string) => void>((aviso) => sessao.encerrar(aviso))
  let fila: Promise<void> = Promise.resolve()
  const comTrava = (trabalho: () => Promise<void>) => (fila = fila.then(trabalho))
  const nova = () => criarRenovacao({ sessao, pedirToken, comTrava, sair, agoraMs: () => agora })
  return {
    sessao,
    pedirToken,
    sair,
    nova,
    ...nova(),
    irPara: (minutos: number) => void (agora = INICIO + minutos * MINUTO),
  }
}

describe('renovação do token', () => {
  it('lê a vida do token e não se engana com um ilegível', () => {
    expect(vidaDoToken(criarToken(INICIO, VIDA), INICIO + MINUTO)).toEqual({ restanteMs: 14 * MINUTO, totalMs: VIDA })
    expect(vidaDoToken('a.b', INICIO)).toBeNull()
    expect(vidaDoToken(null, INICIO)).toBeNull()
  })

  it('não renova enquanto há tempo de sobra', async () => {
    const { verificar, registrarAtividade, pedirToken, irPara } = montar()
    irPara(9)
    registrarAtividade()
    await verificar()
    expect(pedirToken).not.toHaveBeenCalled()
  })

  it('renova, no último terço, para quem está trabalhando', async () => {
    const { verificar, registrarAtividade, pedirToken, sessao, irPara } = montar()
    const antes = sessao.token()
    irPara(11)
    registrarAtividade()
    await verificar()
    expect(pedirToken).toHaveBeenCalledOnce()
    expect(sessao.token()).not.toBe(antes)
  })

  it('nunca renova um navegador abandonado, e encerra quando o token vence', async () => {
    const { verificar, registrarAtividade, pedirToken, sair, irPara } = montar()
    irPara(2)
    registrarAtividade()
    irPara(11)
    await verificar()
    expect(sair).not.toHaveBeenCalled()
    irPara(15)
    await verificar()
    expect(sair).toHaveBeenCalledOnce()
    expect(pedirToken).not.toHaveBeenCalled()
  })

  it('duas abas renovam uma vez', async () => {
    const { nova, pedirToken, irPara } = montar()
    const abas = [nova(), nova()]
    irPara(12)
    for (const aba of abas) aba.registrarAtividade()
    await Promise.all(abas.map((aba) => aba.verificar()))
    expect(pedirToken).toHaveBeenCalledOnce()
  })

  it('uma recusa encerra; uma falha de rede espera a próxima vez', async () => {
    const { verificar, registrarAtividade, pedirToken, sair, irPara } = montar()
    irPara(12)
    registrarAtividade()
    pedirToken.mockRejectedValueOnce(new ErroDeApi({ status: 0 }))
    await verificar()
    expect(sair).not.toHaveBeenCalled()
    pedirToken.mockRejectedValueOnce(new ErroDeApi({ status: 401 }))
    await verificar()
    expect(sair).toHaveBeenCalledOnce()
  })

  it('quando a recusa é de um administrador, o aviso fica para a tela de entrada', async () => {
    const { verificar, registrarAtividade, pedirToken, sessao, irPara } = montar()
    irPara(12)
    registrarAtividade()
    const corpo = { codigo: 'ACESSO_ENCERRADO', mensagem: 'Encerrado por um administrador.' }
    pedirToken.mockRejectedValueOnce(new ErroDeApi({ status: 401, corpo }))
    await verificar()
    expect(sessao.aviso()).toBe(corpo.mensagem)
    expect(sessao.token()).toBeNull()
  })

  it('não devolve a sessão a quem saiu enquanto o pedido corria', async () => {
    const { verificar, registrarAtividade, pedirToken, sessao, irPara } = montar()
    irPara(12)
    registrarAtividade()
    pedirToken.mockImplementationOnce(async () => {
      sessao.encerrar()
      return { token: criarToken(INICIO, VIDA) }
    })
    await verificar()
    expect(sessao.token()).toBeNull()
  })

  it('traz o papel de agora: o que mudou vale na tela, sem trocar de empresa', async () => {
    const { verificar, registrarAtividade, pedirToken, sessao, irPara } = montar()
    const token = sessao.token() ?? ''
    sessao.definirContexto('cliente', token, criarContexto({ papel: null }))
    irPara(12)
    registrarAtividade()
    const papel = { nome: 'Recepção', permissoes: ['agenda:ler' as const] }
    pedirToken.mockResolvedValueOnce({ token: criarToken(INICIO, VIDA), sessao: criarContexto({ papel }) })
    await verificar()
    expect(sessao.estado().cliente?.papel).toEqual(papel)
  })
})
