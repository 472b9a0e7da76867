import {
  ACOES_DO_AGENDAMENTO,
  acoesDoAgendamento,
  ESTADOS_DO_AGENDAMENTO,
  TRANSICOES_DO_AGENDAMENTO,
  type AcaoDoAgendamento,
  type EstadoDoAgendamento,
} from '@vetlume/dominio/agenda'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAgendamento, criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe } from '../../../teste/respostas.ts'
import { noDia } from '../../../teste/agenda/no-dia.ts'
import {
  criarColega,
  criarServicoComEquipamento,
  mais,
  pedidoDeTeste,
  TERCA_AS_9,
} from '../../../teste/agenda/agenda.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let animal: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  animal = (await criarAnimal(amb, empresa.cliente)).animal
})
afterAll(() => amb.fechar())

const HOJE = '2026-11-20T15:00:00Z'
afterEach(() => amb.relogio.fixar(HOJE))

let vez = 0
const MOTIVADOS: ReadonlySet<string> = new Set(['CANCELADO', 'FALTOU'])
type Dados = Partial<Parameters<typeof criarAgendamento>[2]> & { origem?: string; proposto_em?: string }

async function criar(estado: EstadoDoAgendamento, { origem, proposto_em, ...dados }: Dados = {}): Promise<string> {
  const motivo = MOTIVADOS.has(estado) ? { motivo: 'Choveu' } : {}
  const inicio = mais(TERCA_AS_9, 60 * vez++)
  const codigo = await criarAgendamento(amb, empresa, { inicio, animal, estado, ...motivo, ...dados })
  if (origem !== undefined || proposto_em !== undefined)
    await amb.db.updateTable('agendamento').set({ origem, proposto_em }).where('codigo', '=', codigo).execute()
  return codigo
}
const agir = (codigo: string, acao: AcaoDoAgendamento, quem = empresa.como.CLIENTE, extra = {}) =>
  quem('POST /agendamento/:codigo/transicao', { codigo, versao: 1, acao, motivo: 'Choveu', ...extra })
const ler = async (codigo: string, quem = empresa.como.CLIENTE) =>
  (await quem('GET /agendamento/:codigo', { codigo })).corpo

describe('a tabela de transições', () => {
  const pares = ESTADOS_DO_AGENDAMENTO.flatMap((estado) => ACOES_DO_AGENDAMENTO.map((acao) => [estado, acao] as const))

  it.each(pares)('%s, %s: o servidor aceita o que a tabela aceita, e a ficha o disse antes', async (estado, acao) => {
    const inicio = mais(TERCA_AS_9, 60 * vez)
    const codigo = await criar(estado, { origem: 'PARCEIRO' })
    const permite = acoesDoAgendamento(estado).includes(acao)
    const { CLIENTE } = (await noDia(amb, empresa, inicio)).como
    expect((await ler(codigo, CLIENTE)).permissoes[acao]).toBe(permite)
    const { status, corpo } = await agir(codigo, acao, CLIENTE)
    const { para } = TRANSICOES_DO_AGENDAMENTO[acao]
    expect(status, JSON.stringify(corpo)).toBe(permite ? 200 : 409)
    expect((await ler(codigo, CLIENTE)).estado).toBe(permite ? para : estado)
    if (permite) expect(corpo).toEqual({ versao: 2, estado: para })
  })
})

describe('o que cada passo pede e guarda', () => {
  it('cancelar e faltar pedem motivo, que fica na história', async () => {
    const codigo = await criar('AGENDADO')
    expect(camposDe((await agir(codigo, 'cancelar', empresa.como.CLIENTE, { motivo: ' ' })).corpo)).toHaveProperty(
      'motivo',
    )
    await agir(codigo, 'cancelar')
    const { motivo, linhaDoTempo } = await ler(codigo)
    expect([motivo, linhaDoTempo.at(-1)?.texto]).toEqual(['Choveu', 'Cancelado: Choveu'])
    const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'agendamento', registro: codigo })
    expect(corpo.itens[0]).toMatchObject({ acao: 'CANCELAR', mudancas: { estado: ['AGENDADO', 'CANCELADO'] } })
  })

  it('confirmar guarda quando e quem: a empresa ou a clínica', async () => {
    const [deles, nosso] = [await criar('AGENDADO'), await criar('AGENDADO')]
    await agir(deles, 'confirmar', empresa.como.PARCEIRO)
    await agir(nosso, 'confirmar')
    expect(await ler(deles)).toMatchObject({ confirmadoPor: 'PARCEIRO', confirmadoEm: '2026-11-20T15:00:00.000Z' })
    expect(await ler(nosso)).toMatchObject({ confirmadoPor: 'EMPRESA' })
  })

  it('sem paciente não se agenda; e um pedido sem especialista não ganha lugar', async () => {
    const reserva = await criar('RESERVADO', { animal: null, contato: 'Recepção' })
    expect(camposDe((await agir(reserva, 'agendar')).corpo)).toHaveProperty('animal')
    const pedido = await criar('SOLICITADO', { especialista: null })
    expect(camposDe((await agir(pedido, 'agendar')).corpo)).toHaveProperty('especialista')
  })

  it('um pedido que toma lugar respeita quem já está lá, e o equipamento também', async () => {
    const inicio = mais(TERCA_AS_9, 7 * 24 * 60)
    await criarAgendamento(amb, empresa, { inicio, animal })
    const codigo = await criar('SOLICITADO', { inicio, animal: (await criarAnimal(amb, empresa.cliente)).animal })
    expect((await agir(codigo, 'agendar')).corpo).toMatchObject({ codigo: 'HORARIO_OCUPADO' })
  })

  it('cancelar devolve o horário e o equipamento', async () => {
    const { servico } = await criarServicoComEquipamento(amb, empresa)
    const inicio = mais(TERCA_AS_9, 14 * 24 * 60)
    const marcar = async (especialista: string) =>
      empresa.como.CLIENTE(
        'POST /agendamento',
        await pedidoDeTeste(amb, empresa, { inicio, especialista, servicos: [servico] }),
      )
    const { corpo } = await marcar(empresa.especialista)
    const colega = await criarColega(amb, empresa)
    expect((await marcar(colega)).status).toBe(409)
    await agir(corpo.codigo, 'cancelar')
    expect((await marcar(colega)).status).toBe(201)
  })

  it('a segunda pessoa com a versão velha é recusada com o que está agora', async () => {
    const codigo = await criar('AGENDADO')
    await agir(codigo, 'confirmar')
    expect(await agir(codigo, 'cancelar')).toMatchObject({
      status: 409,
      corpo: { codigo: 'CONFLITO_DE_VERSAO', detalhes: { atual: { estado: 'CONFIRMADO', versao: 2 } } },
    })
  })
})

describe('a proposta de outro horário', () => {
  const proposto = { origem: 'PARCEIRO', proposto_em: '2026-11-20T12:00:00Z' }

  it('a clínica aceita e fica agendado', async () => {
    const codigo = await criar('RESERVADO', proposto)
    expect((await ler(codigo, empresa.como.PARCEIRO)).permissoes).toMatchObject({
      agendar: true,
      devolver: true,
      editar: false,
    })
    expect((await agir(codigo, 'agendar', empresa.como.PARCEIRO)).status).toBe(200)
    expect(await ler(codigo)).toMatchObject({ estado: 'AGENDADO', propostoEm: null })
  })

  it('ou recusa com motivo: volta a ser pedido, sem especialista, e o horário fica livre', async () => {
    const inicio = mais(TERCA_AS_9, 21 * 24 * 60)
    const codigo = await criar('RESERVADO', { ...proposto, inicio })
    expect((await agir(codigo, 'devolver', empresa.como.PARCEIRO)).status).toBe(200)
    expect(await ler(codigo)).toMatchObject({ estado: 'SOLICITADO', propostoEm: null, especialista: null })
    const { status } = await empresa.como.CLIENTE('POST /agendamento', await pedidoDeTeste(amb, empresa, { inicio }))
    expect(status).toBe(201)
  })

  it('sem proposta a clínica não agenda nem devolve; e o que a empresa reservou não é pedido de ninguém', async () => {
    const semProposta = await criar('RESERVADO', { origem: 'PARCEIRO' })
    for (const acao of ['agendar', 'devolver'] as const)
      expect((await agir(semProposta, acao, empresa.como.PARCEIRO)).status).toBe(403)
    expect((await agir(await criar('RESERVADO'), 'devolver')).status).toBe(403)
  })
})

describe('quem pode', () => {
  it('a clínica cancela o seu antes de começar, e nada mais', async () => {
    const codigo = await criar('CONFIRMADO')
    const { PARCEIRO } = empresa.como
    expect((await agir(codigo, 'deslocar', PARCEIRO)).status).toBe(403)
    expect((await agir(codigo, 'faltar', PARCEIRO)).status).toBe(403)
    expect((await agir(codigo, 'cancelar', PARCEIRO)).status).toBe(200)
    expect((await agir(await criar('EM_ATENDIMENTO'), 'cancelar', PARCEIRO)).status).toBe(409)
    expect((await agir(await criar('AGENDADO', { parceiro: null }), 'cancelar', PARCEIRO)).status).toBe(404)
  })

  it('a clínica lê o que, quando e quem; não as notas da empresa, o equipamento ou o telefone de quem vai', async () => {
    const codigo = await criar('AGENDADO')
    await amb.db.updateTable('agendamento').set({ observacoes: 'Cobrar antes' }).where('codigo', '=', codigo).execute()
    expect(await ler(codigo, empresa.como.PARCEIRO)).toMatchObject({
      observacoes: null,
      equipamentos: [],
      especialista: { codigo: empresa.especialista, telefone: null },
      servicos: [{ codigo: empresa.servico }],
      permissoes: { cancelar: true, mover: false, abrirAtendimento: false },
    })
    expect((await ler(codigo)).observacoes).toBe('Cobrar antes')
  })

  it('o especialista só os seus; outra empresa e quem não entrou, nada', async () => {
    const [seu, deles] = [
      await criar('AGENDADO'),
      await criar('AGENDADO', { especialista: await criarColega(amb, empresa) }),
    ]
    expect((await agir(seu, 'confirmar', empresa.como.ESPECIALISTA)).status).toBe(200)
    expect((await agir(deles, 'confirmar', empresa.como.ESPECIALISTA)).status).toBe(404)
    expect((await agir(deles, 'confirmar', outra.como.CLIENTE)).status).toBe(404)
    expect((await agir(deles, 'confirmar', empresa.como.CLIENTE_BASE)).status).toBe(403)
    expect((await agir(deles, 'confirmar', amb.semToken)).status).toBe(401)
    expect((await agir(deles, 'voar' as AcaoDoAgendamento)).status).toBe(422)
  })
})
