import type { AcaoDoAgendamento } from '@vetlume/dominio/agenda'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAgendamento, criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { mais, pedidoDeTeste, TERCA_AS_9 } from '../../../teste/agenda/agenda.ts'
import { noDia } from '../../../teste/agenda/no-dia.ts'
import { lerPedido, marcar, pedir } from '../../../teste/atendimento/pedidos.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  amb.relogio.fixar('2026-11-20T15:00:00Z')
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** From now on the clock stands there. */
const em = async (instante: string) => {
  empresa = await noDia(amb, empresa, instante)
}
const criar = async (estado: string, dados: object = {}) =>
  criarAgendamento(amb, empresa, {
    inicio: TERCA_AS_9,
    estado,
    animal: (await criarAnimal(amb, empresa.cliente)).animal,
    ...dados,
  })
const ler = async (codigo: string) => (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })).corpo
async function agir(codigo: string, acao: AcaoDoAgendamento) {
  const { versao } = await ler(codigo)
  return empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', { codigo, versao, acao, motivo: 'Choveu' })
}
async function desfazer(codigo: string, quem: 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO' = 'CLIENTE') {
  const { versao } = await ler(codigo)
  return empresa.como[quem]('POST /agendamento/:codigo/desfazer', { codigo, versao })
}

describe('só se registra o que já aconteceu', () => {
  it('a falta, depois da hora: antes a ficha não oferece e diz quando', async () => {
    const codigo = await criar('CONFIRMADO')
    await em(mais(TERCA_AS_9, -1))
    expect(await ler(codigo)).toMatchObject({
      permissoes: { faltar: false, iniciar: true, deslocar: true },
      impedimentos: [{ acao: 'faltar', mensagem: 'Só dá para registrar a falta a partir das 09:00 de 24/11/2026.' }],
      permissoesAte: TERCA_AS_9,
    })
    expect(await agir(codigo, 'faltar')).toMatchObject({
      status: 409,
      corpo: { codigo: 'TRANSICAO_INVALIDA', mensagem: expect.stringContaining('09:00 de 24/11/2026') },
    })
    await em(TERCA_AS_9)
    expect((await ler(codigo)).permissoes.faltar).toBe(true)
    expect((await agir(codigo, 'faltar')).status).toBe(200)
  })

  it.each(['deslocar', 'iniciar'] as const)('%s, só no dia, no relógio da empresa', async (acao) => {
    const codigo = await criar('CONFIRMADO')
    await em('2026-11-24T02:59:59Z')
    expect((await ler(codigo)).permissoes[acao]).toBe(false)
    const cedo = await agir(codigo, acao)
    expect([cedo.status, cedo.corpo]).toMatchObject([409, { mensagem: expect.stringContaining('00:00 de 24/11/2026') }])
    await em('2026-11-25T03:00:00Z')
    expect((await ler(codigo)).permissoes).toMatchObject({ [acao]: false, faltar: true })
    const tarde = await agir(codigo, acao)
    expect([tarde.status, tarde.corpo]).toMatchObject([409, { mensagem: expect.stringContaining('era de 24/11/2026') }])
    await em('2026-11-24T03:00:00Z')
    expect((await agir(codigo, acao)).status).toBe(200)
  })

  it('nem pelo atendimento, nem pelo laudo, começa o que está marcado para outro dia', async () => {
    const codigo = await pedir(amb, empresa)
    expect((await marcar(empresa, 'aceitar', codigo)).status).toBe(200)
    const { versao, itens, permissoes } = await lerPedido(empresa.como.CLIENTE, codigo)
    expect(permissoes.iniciar).toBe(false)
    const iniciar = { codigo, versao, acao: 'iniciar' } as const
    const pelo = await empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', iniciar)
    expect([pelo.status, pelo.corpo]).toMatchObject([409, { mensagem: expect.stringContaining('24/11/2026') }])
    const laudo = { item: itens[0]?.codigo ?? '' }
    expect((await empresa.como.ESPECIALISTA('POST /laudo', laudo)).status).toBe(409)
    await em('2026-11-24T10:00:00Z')
    expect((await lerPedido(empresa.como.CLIENTE, codigo)).permissoes.iniciar).toBe(true)
    expect((await empresa.como.ESPECIALISTA('POST /laudo', laudo)).status).toBe(201)
  })
})

describe('desfazer, por dez minutos', () => {
  it.each([
    ['CONFIRMADO', 'deslocar', 'Saída desfeita: volta a confirmado'],
    ['EM_DESLOCAMENTO', 'iniciar', 'Início desfeito: volta a em deslocamento'],
    ['AGENDADO', 'faltar', 'Falta desfeita: volta a agendado'],
  ] as const)('%s, %s: volta de onde veio, com a história', async (estado, acao, texto) => {
    const codigo = await criar(estado)
    await em(TERCA_AS_9)
    expect((await agir(codigo, acao)).status).toBe(200)
    const feito = await ler(codigo)
    expect(feito).toMatchObject({ permissoes: { desfazer: true }, desfazerAte: mais(TERCA_AS_9, 10) })
    await em(mais(TERCA_AS_9, 9))
    expect(await desfazer(codigo)).toMatchObject({ status: 200, corpo: { estado, versao: feito.versao + 1 } })
    const lido = await ler(codigo)
    expect(lido).toMatchObject({ estado, motivo: null, permissoes: { desfazer: false }, desfazerAte: null })
    expect(lido.linhaDoTempo.at(-1)).toMatchObject({ tipo: 'DESFAZER', texto })
    const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'agendamento', registro: codigo })
    expect(corpo.itens[0]).toMatchObject({ acao: 'DESFAZER', mudancas: { estado: [feito.estado, estado] } })
    expect((await desfazer(codigo)).status).toBe(409)
  })

  it('passados dez minutos não, nem o que não é do dia, nem a clínica', async () => {
    const codigo = await criar('CONFIRMADO')
    await em(TERCA_AS_9)
    await agir(codigo, 'iniciar')
    expect((await desfazer(codigo, 'PARCEIRO')).status).toBe(403)
    await em(mais(TERCA_AS_9, 10))
    expect((await ler(codigo)).permissoes.desfazer).toBe(false)
    const tarde = await desfazer(codigo)
    expect([tarde.status, tarde.corpo]).toMatchObject([409, { mensagem: expect.stringContaining('10 minutos') }])
    const outro = await criar('AGENDADO', { inicio: mais(TERCA_AS_9, 120) })
    await agir(outro, 'confirmar')
    expect((await desfazer(outro)).status).toBe(409)
  })

  it('o atendimento volta a aberto, com o especialista e a hora do agendamento; com laudo, não', async () => {
    const comecar = async (inicio: string) => {
      const codigo = await pedir(amb, empresa)
      const { agendamento } = (await marcar(empresa, 'aceitar', codigo, { inicio })).corpo
      return { codigo, agendamento }
    }
    const par = await comecar(TERCA_AS_9)
    const comLaudo = await comecar(mais(TERCA_AS_9, 60))
    await em(mais(TERCA_AS_9, 30))
    for (const { agendamento } of [par, comLaudo]) {
      await agir(agendamento, 'confirmar')
      expect((await agir(agendamento, 'iniciar')).status).toBe(200)
    }
    expect((await desfazer(par.agendamento)).status).toBe(200)
    expect(await lerPedido(empresa.como.CLIENTE, par.codigo)).toMatchObject({
      estado: 'ABERTO',
      realizadoEm: TERCA_AS_9,
      especialista: { codigo: empresa.especialista },
    })
    expect((await agir(par.agendamento, 'iniciar')).status).toBe(200)

    const { itens } = await lerPedido(empresa.como.CLIENTE, comLaudo.codigo)
    await empresa.como.ESPECIALISTA('POST /laudo', { item: itens[0]?.codigo ?? '' })
    const recusa = await desfazer(comLaudo.agendamento)
    expect([recusa.status, recusa.corpo]).toMatchObject([409, { mensagem: expect.stringContaining('laudo') }])
    expect((await lerPedido(empresa.como.CLIENTE, comLaudo.codigo)).estado).toBe('EM_ANDAMENTO')
  })

  it('o que o atendimento começou se desfaz na agenda, e os dois voltam', async () => {
    const codigo = await pedir(amb, empresa)
    const { agendamento } = (await marcar(empresa, 'aceitar', codigo)).corpo
    await em(TERCA_AS_9)
    const { versao } = await lerPedido(empresa.como.CLIENTE, codigo)
    await empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', { codigo, versao, acao: 'iniciar' })
    expect(await desfazer(agendamento, 'ESPECIALISTA')).toMatchObject({ status: 200, corpo: { estado: 'AGENDADO' } })
    expect((await lerPedido(empresa.como.CLIENTE, codigo)).estado).toBe('ABERTO')
  })

  it('a falta desfeita retoma o horário, se ninguém o tomou; e não volta quando o pedido já tem outro', async () => {
    const codigo = await criar('AGENDADO')
    await em(TERCA_AS_9)
    await agir(codigo, 'faltar')
    const tomado = await pedidoDeTeste(amb, empresa, { inicio: mais(TERCA_AS_9, 5) })
    expect((await empresa.como.CLIENTE('POST /agendamento', tomado)).status).toBe(201)
    expect((await desfazer(codigo)).corpo).toMatchObject({ codigo: 'HORARIO_OCUPADO' })
    expect((await ler(codigo)).estado).toBe('FALTOU')

    const pedido = await pedir(amb, empresa)
    const inicio = mais(TERCA_AS_9, 120)
    const { agendamento } = (await marcar(empresa, 'aceitar', pedido, { inicio })).corpo
    await em(inicio)
    await agir(agendamento, 'faltar')
    expect((await marcar(empresa, 'aceitar', pedido, { inicio: mais(inicio, 60) })).status).toBe(200)
    expect((await desfazer(agendamento)).status).toBe(409)
  })

  it('duas pessoas desfazem ao mesmo tempo: uma consegue', async () => {
    const codigo = await criar('CONFIRMADO')
    await em(TERCA_AS_9)
    await agir(codigo, 'faltar')
    const respostas = await Promise.all([desfazer(codigo), desfazer(codigo)])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
