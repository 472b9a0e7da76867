import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir, agir, criarServico, darLaudos } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('quem pode', () => {
  it('o especialista inicia e conclui o seu; não fatura nem desfaz', async () => {
    const { codigo } = await abrir(amb, empresa, { itens: [{ servico: await criarServico(amb, empresa) }] })
    for (const acao of ['iniciar', 'finalizarExame', 'concluir'] as const)
      expect((await agir(empresa.como.ESPECIALISTA, codigo, acao)).status).toBe(200)
    for (const acao of ['faturar', 'reabrir'] as const)
      expect((await agir(empresa.como.ESPECIALISTA, codigo, acao, 'x')).status).toBe(403)
    expect((await agir(empresa.como.CLIENTE, codigo, 'faturar')).corpo.estado).toBe('FATURADO')
    expect((await agir(empresa.como.CLIENTE, codigo, 'reabrir', 'Engano')).status).toBe(200)
  })

  it('a clínica só cancela, com motivo, e só antes de começar', async () => {
    const { codigo } = await abrir(amb, empresa)
    expect((await agir(empresa.como.PARCEIRO, codigo, 'iniciar')).status).toBe(403)
    await agir(empresa.como.CLIENTE, codigo, 'iniciar')
    const tarde = await agir(empresa.como.PARCEIRO, codigo, 'cancelar', 'Desistimos')
    expect([tarde.status, tarde.corpo]).toMatchObject([409, { mensagem: expect.stringContaining('já começou') }])
    const outro = await abrir(amb, empresa)
    expect((await agir(empresa.como.PARCEIRO, outro.codigo, 'cancelar')).status).toBe(422)
    expect((await agir(empresa.como.PARCEIRO, outro.codigo, 'cancelar', 'Desistimos')).corpo.estado).toBe('CANCELADO')
    const { corpo } = await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo: outro.codigo })
    expect(corpo).toMatchObject({
      motivoCancelamento: 'Desistimos',
      linhaDoTempo: [{}, { texto: 'Atendimento cancelado: Desistimos' }],
    })
  })

  it('sem especialista não começa; com laudo assinado não se cancela', async () => {
    const { codigo } = await abrir(amb, empresa, { especialista: null })
    expect((await agir(empresa.como.CLIENTE, codigo, 'iniciar')).corpo).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
      mensagem: expect.stringContaining('especialista'),
    })
    const comLaudo = await abrir(amb, empresa)
    await agir(empresa.como.CLIENTE, comLaudo.codigo, 'iniciar')
    await darLaudos(amb, empresa, comLaudo.codigo, 'ASSINADO')
    expect((await agir(empresa.como.CLIENTE, comLaudo.codigo, 'cancelar', 'x')).corpo).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
      mensagem: expect.stringContaining('assinado'),
    })
  })

  it('iniciar fixa o momento do exame e conta dele o prazo', async () => {
    const { codigo } = await abrir(amb, empresa, { realizadoEm: null })
    await amb.db
      .updateTable('atendimento')
      .set({ criado_em: '2026-11-10T00:00:00Z', prazo_em: '2026-11-12T00:00:00Z' })
      .where('codigo', '=', codigo)
      .execute()
    await agir(empresa.como.CLIENTE, codigo, 'iniciar')
    const { corpo } = await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })
    const agora = amb.relogio.agora()
    expect(corpo).toMatchObject({
      realizadoEm: agora.toString({ smallestUnit: 'millisecond' }),
      prazoEm: agora.add({ hours: 48 }).toString({ smallestUnit: 'millisecond' }),
    })
  })
})
