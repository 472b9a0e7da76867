import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { eventosDe } from '../../../teste/eventos.ts'
import { camposDe } from '../../../teste/respostas.ts'
import { criarColega } from '../../../teste/colega.ts'
import { horas, lerPedido, marcar, pedir, responder } from '../../../teste/atendimento/pedidos.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

let vez = 0
/** A free working hour of its own for each test: Tuesdays to Thursdays, 9 to 16 h. */
const livre = () => horas(Math.floor(vez / 7) * 24 + (vez++ % 7))
const daAgenda = async (codigo: string) => {
  const { agendamento } = await lerPedido(empresa.como.CLIENTE, codigo)
  return (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: agendamento?.codigo ?? '' })).corpo
}

describe('propor outro horário', () => {
  it('fica reservado; a clínica aceita e vira agendamento', async () => {
    const codigo = await pedir(amb, empresa)
    const inicio = livre()
    expect((await marcar(empresa, 'propor', codigo, { inicio })).corpo).toMatchObject({ estado: 'RESERVADO' })
    const proposto = await lerPedido(empresa.como.PARCEIRO, codigo)
    expect(proposto).toMatchObject({
      especialista: null,
      agendamento: {
        estado: 'RESERVADO',
        inicio,
        especialista: { codigo: empresa.especialista },
        propostoEm: expect.any(String),
      },
      permissoes: { responderProposta: true, aceitar: false, cancelar: true },
    })
    expect((await responder(empresa.como.PARCEIRO, codigo, true)).corpo).toMatchObject({ estado: 'AGENDADO' })
    expect(await lerPedido(empresa.como.CLIENTE, codigo)).toMatchObject({
      especialista: { codigo: empresa.especialista },
      agendamento: { estado: 'AGENDADO', propostoEm: null },
    })
    expect((await responder(empresa.como.PARCEIRO, codigo, true)).status).toBe(409)
  })

  it('ou recusa com motivo: volta a pedido, o horário fica livre, e dá para propor de novo', async () => {
    const codigo = await pedir(amb, empresa)
    const inicio = livre()
    await marcar(empresa, 'propor', codigo, { inicio })
    expect(camposDe((await responder(empresa.como.PARCEIRO, codigo, false)).corpo)).toHaveProperty('motivo')
    expect((await responder(empresa.como.PARCEIRO, codigo, false, 'Só à tarde')).corpo).toMatchObject({
      estado: 'SOLICITADO',
    })
    const livreDeNovo = await lerPedido(empresa.como.CLIENTE, codigo)
    expect(livreDeNovo).toMatchObject({
      especialista: null,
      realizadoEm: null,
      agendamento: { estado: 'SOLICITADO', especialista: null },
    })
    expect(livreDeNovo.linhaDoTempo.at(-1)?.texto).toContain('Só à tarde')
    const outro = await pedir(amb, empresa)
    expect((await marcar(empresa, 'aceitar', outro, { inicio })).status).toBe(200)
    expect((await marcar(empresa, 'propor', codigo, { inicio: livre() })).status).toBe(200)
  })

  it('a empresa propõe de novo antes da resposta; quem viu a proposta velha é recusado', async () => {
    const codigo = await pedir(amb, empresa)
    await marcar(empresa, 'propor', codigo, { inicio: livre() })
    const { versao } = await lerPedido(empresa.como.PARCEIRO, codigo)
    await marcar(empresa, 'propor', codigo, { inicio: livre() })
    const velha = { codigo, versao, aceita: true }
    expect((await empresa.como.PARCEIRO('POST /atendimento/:codigo/responder-proposta', velha)).corpo).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
    })
  })

  it('proposto de novo em outro lugar da agenda, os dois dias e os dois especialistas sabem', async () => {
    const codigo = await pedir(amb, empresa)
    const colega = await criarColega(amb, empresa)
    const [antes, depois] = [horas(15 * 24), horas(16 * 24)]
    await marcar(empresa, 'propor', codigo, { inicio: antes })
    const jaContados = (await eventosDe(amb, empresa.cliente, 'agendamento.mudou')).length
    expect((await marcar(empresa, 'propor', codigo, { inicio: depois, especialista: colega })).status).toBe(200)
    const contados = (await eventosDe(amb, empresa.cliente, 'agendamento.mudou')).slice(jaContados)
    expect(contados.map(({ dados }) => [dados['especialista'], dados['dia'], dados['acao']])).toEqual([
      [empresa.especialista, antes.slice(0, 10), null],
      [colega, depois.slice(0, 10), 'propor'],
    ])
  })

  it('um horário proposto que já passou não se aceita', async () => {
    const codigo = await pedir(amb, empresa)
    await marcar(empresa, 'propor', codigo, { inicio: livre() })
    const { agendamento } = await lerPedido(empresa.como.CLIENTE, codigo)
    await amb.db
      .updateTable('agendamento')
      .set({ inicio: '2026-11-19T12:00:00Z', fim: '2026-11-19T12:40:00Z' })
      .where('codigo', '=', agendamento?.codigo ?? '')
      .execute()
    expect((await responder(empresa.como.PARCEIRO, codigo, true)).corpo).toMatchObject({
      mensagem: expect.stringContaining('já passou'),
    })
    expect((await responder(empresa.como.PARCEIRO, codigo, false, 'Passou')).status).toBe(200)
  })
})

describe('recusar e cancelar', () => {
  it('a recusa cancela os dois, com o motivo, e avisa a clínica', async () => {
    const codigo = await pedir(amb, empresa)
    const recusar = (motivo?: string) =>
      empresa.como.CLIENTE('POST /atendimento/:codigo/recusar', {
        codigo,
        versao: 1,
        ...(motivo === undefined ? {} : { motivo }),
      })
    expect(camposDe((await recusar()).corpo)).toHaveProperty('motivo')
    expect((await recusar('Sem especialista na região')).corpo).toMatchObject({ estado: 'CANCELADO' })
    expect(await lerPedido(empresa.como.PARCEIRO, codigo)).toMatchObject({
      estado: 'CANCELADO',
      motivoCancelamento: 'Sem especialista na região',
      agendamento: { estado: 'CANCELADO' },
    })
    expect((await recusar('De novo')).status).toBe(409)
    await amb.tarefas.esvaziar()
    const { itens } = (await empresa.como.PARCEIRO('GET /notificacao', {})).corpo
    expect(itens.map(({ titulo }) => titulo)).toContainEqual(expect.stringMatching(/não foi aceito$/))
  })

  it('depois de aceito não se recusa: cancela-se, de um lado ou do outro, e o horário fica livre', async () => {
    const inicio = livre()
    for (const quem of [empresa.como.PARCEIRO, empresa.como.CLIENTE]) {
      const codigo = await pedir(amb, empresa)
      expect((await marcar(empresa, 'aceitar', codigo, { inicio })).status).toBe(200)
      const { versao } = await lerPedido(quem, codigo)
      expect(
        (await empresa.como.CLIENTE('POST /atendimento/:codigo/recusar', { codigo, versao, motivo: 'x' })).status,
      ).toBe(409)
      const cancelar = { codigo, versao, acao: 'cancelar', motivo: 'Animal melhorou' } as const
      expect((await quem('POST /atendimento/:codigo/transicao', cancelar)).status).toBe(200)
      expect(await daAgenda(codigo)).toMatchObject({ estado: 'CANCELADO', motivo: 'Animal melhorou' })
    }
    expect((await marcar(empresa, 'aceitar', await pedir(amb, empresa), { inicio })).status).toBe(200)
  })
})
