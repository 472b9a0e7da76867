import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { agir, criarServico, darLaudos } from '../../../../teste/atendimentos.ts'
import { criarAgendamento, criarAnimal, criarEmpresa, unico, type Empresa } from '../../../../teste/fabricas.ts'
import { noDia } from '../../../../teste/agenda/no-dia.ts'
import { agirNaAgenda, horas, lerPedido, marcar, pedir } from '../../../../teste/atendimento/pedidos.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

let vez = 0
const livre = () => horas(Math.floor(vez / 7) * 24 + (vez++ % 7))

/** A request accepted, with the key of its appointment; from here on it is its hour. */
async function aceito() {
  const codigo = await pedir(amb, empresa)
  const inicio = livre()
  const { status, corpo } = await marcar(empresa, 'aceitar', codigo, { inicio })
  expect({ status, corpo }).toMatchObject({ status: 200 })
  empresa = await noDia(amb, empresa, inicio)
  return { codigo, agendamento: corpo.agendamento }
}
const estados = async ({ codigo, agendamento }: { codigo: string; agendamento: string }) => [
  (await lerPedido(empresa.como.CLIENTE, codigo)).estado,
  (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: agendamento })).corpo.estado,
]
const naAgenda = (codigo: string, ...resto: [Parameters<typeof agirNaAgenda>[2], string?]) =>
  agirNaAgenda(empresa.como.CLIENTE, codigo, ...resto)

describe('o atendimento leva o agendamento', () => {
  it('iniciar, finalizar, concluir e desfazer', async () => {
    const par = await aceito()
    await agir(empresa.como.CLIENTE, par.codigo, 'iniciar')
    expect(await estados(par)).toEqual(['EM_ANDAMENTO', 'EM_ATENDIMENTO'])
    await agir(empresa.como.CLIENTE, par.codigo, 'finalizarExame')
    expect(await estados(par)).toEqual(['AGUARDANDO_LAUDO', 'REALIZADO'])
    await darLaudos(amb, empresa, par.codigo, 'ASSINADO')
    await agir(empresa.como.CLIENTE, par.codigo, 'concluir')
    await agir(empresa.como.CLIENTE, par.codigo, 'reabrir', 'Engano')
    expect(await estados(par)).toEqual(['AGUARDANDO_LAUDO', 'REALIZADO'])
  })

  it('começar o laudo começa os dois', async () => {
    const par = await aceito()
    const { itens } = await lerPedido(empresa.como.CLIENTE, par.codigo)
    const { status } = await empresa.como.ESPECIALISTA('POST /laudo', { item: itens[0]?.codigo ?? '' })
    expect(status).toBe(201)
    expect(await estados(par)).toEqual(['EM_ANDAMENTO', 'EM_ATENDIMENTO'])
  })

  it('cancelar no meio do exame devolve o horário; o que já foi realizado fica na agenda', async () => {
    const noMeio = await aceito()
    await agir(empresa.como.CLIENTE, noMeio.codigo, 'iniciar')
    await agir(empresa.como.CLIENTE, noMeio.codigo, 'cancelar', 'Animal agitado')
    expect(await estados(noMeio)).toEqual(['CANCELADO', 'CANCELADO'])
    const feito = await aceito()
    await agir(empresa.como.CLIENTE, feito.codigo, 'iniciar')
    await agir(empresa.como.CLIENTE, feito.codigo, 'finalizarExame')
    await agir(empresa.como.CLIENTE, feito.codigo, 'cancelar', 'Imagens perdidas')
    expect(await estados(feito)).toEqual(['CANCELADO', 'REALIZADO'])
  })

  it('o exame que começa sem esperar horário encerra o pedido na agenda, sem dizer à clínica que foi cancelado', async () => {
    const codigo = await pedir(amb, empresa)
    const { versao, itens, agendamento } = await lerPedido(empresa.como.CLIENTE, codigo)
    const pedido = { codigo, versao, parceiro: empresa.parceiro, especialista: empresa.especialista }
    const exames = itens.map((item) => ({ codigo: item.codigo, servico: item.servico.codigo }))
    await empresa.como.CLIENTE('PUT /atendimento/:codigo', { ...pedido, itens: exames })
    await agir(empresa.como.CLIENTE, codigo, 'iniciar')
    expect(await estados({ codigo, agendamento: agendamento?.codigo ?? '' })).toEqual(['EM_ANDAMENTO', 'CANCELADO'])
  })

  it('a empresa pode cancelar o atendimento e manter o horário que ela marcou', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const agendamento = await criarAgendamento(amb, empresa, { inicio: livre(), animal })
    const abrir = { animal, parceiro: empresa.parceiro, agendamento, itens: [{ servico: empresa.servico }] }
    const { codigo } = (await empresa.como.CLIENTE('POST /atendimento', abrir)).corpo
    const cancelar = { codigo, versao: 1, acao: 'cancelar', motivo: 'Duplicado', manterAgendamento: true } as const
    await empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', cancelar)
    expect(await estados({ codigo, agendamento })).toEqual(['CANCELADO', 'AGENDADO'])
  })
})

describe('o agendamento leva o atendimento', () => {
  it('iniciar e realizar', async () => {
    const par = await aceito()
    await naAgenda(par.agendamento, 'confirmar')
    await naAgenda(par.agendamento, 'iniciar')
    expect(await estados(par)).toEqual(['EM_ANDAMENTO', 'EM_ATENDIMENTO'])
    await naAgenda(par.agendamento, 'realizar')
    expect(await estados(par)).toEqual(['AGUARDANDO_LAUDO', 'REALIZADO'])
    const { linhaDoTempo } = await lerPedido(empresa.como.CLIENTE, par.codigo)
    expect(linhaDoTempo.map(({ texto }) => texto.split(' ')[0])).toEqual([
      'Exame',
      'Agendado',
      'Confirmado',
      'Exame',
      'Exame',
    ])
  })

  it('cancelar, pela empresa ou pela clínica, cancela o atendimento com o mesmo motivo', async () => {
    for (const quem of ['CLIENTE', 'PARCEIRO'] as const) {
      const par = await aceito()
      expect((await agirNaAgenda(empresa.como[quem], par.agendamento, 'cancelar', 'Chuva')).status).toBe(200)
      expect(await lerPedido(empresa.como.CLIENTE, par.codigo)).toMatchObject({
        estado: 'CANCELADO',
        motivoCancelamento: 'Chuva',
      })
    }
  })

  it('a falta deixa o pedido livre para outro horário', async () => {
    const par = await aceito()
    await naAgenda(par.agendamento, 'faltar', 'Tutor esqueceu')
    const livreDeNovo = await lerPedido(empresa.como.CLIENTE, par.codigo)
    expect(livreDeNovo).toMatchObject({
      estado: 'ABERTO',
      especialista: null,
      realizadoEm: null,
      agendamento: { estado: 'FALTOU' },
      permissoes: { aceitar: true, propor: true },
    })
    expect(livreDeNovo.linhaDoTempo.at(-1)?.texto).toBe('Paciente não compareceu: Tutor esqueceu')
    const { corpo } = await marcar(empresa, 'aceitar', par.codigo, { inicio: livre() })
    expect(corpo.agendamento).not.toBe(par.agendamento)
    expect(await estados({ ...par, agendamento: corpo.agendamento })).toEqual(['ABERTO', 'AGENDADO'])
  })

  it('o que a empresa marcou direto vira atendimento ao começar, com pacote, plano e prioridade', async () => {
    const partes = [await criarServico(amb, empresa), await criarServico(amb, empresa)]
    const { codigo: pacote } = await amb.db
      .insertInto('servico')
      .values({
        cliente: empresa.cliente,
        nome: unico('Pacote'),
        pacote: true,
        modalidade: 'PROCEDIMENTO',
        duracao_minutos: 30,
        preco_centavos: 15_000,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db
      .insertInto('servico_composicao')
      .values(partes.map((servico, ordem) => ({ cliente: empresa.cliente, pacote, servico, ordem })))
      .execute()
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const inicio = livre()
    const { status, corpo } = await empresa.como.CLIENTE('POST /agendamento', {
      especialista: empresa.especialista,
      inicio,
      tipoLocal: 'PROPRIO',
      animal,
      servicos: [pacote],
      prioridade: 'URGENTE',
      observacoes: 'Animal bravo',
      confirmarDeslocamento: true,
    })
    expect({ status, corpo }).toMatchObject({ status: 201 })
    empresa = await noDia(amb, empresa, inicio)
    await naAgenda(corpo.codigo, 'confirmar')
    expect((await naAgenda(corpo.codigo, 'iniciar')).status).toBe(200)
    const { atendimento } = (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: corpo.codigo })).corpo
    expect(await lerPedido(empresa.como.CLIENTE, atendimento?.codigo ?? '')).toMatchObject({
      estado: 'EM_ANDAMENTO',
      origem: 'EMPRESA',
      prioridade: 'URGENTE',
      historico: 'Animal bravo',
      cobrarDeslocamento: false,
      totalCentavos: 15_000,
      especialista: { codigo: empresa.especialista },
      itens: partes.map((servico) => ({ servico: { codigo: servico }, pacote: { codigo: pacote } })),
    })
  })

  it('cancelar dos dois lados ao mesmo tempo não trava nem deixa um sem o outro', async () => {
    for (let rodada = 0; rodada < 3; rodada++) {
      const par = await aceito()
      const respostas = await Promise.all([
        naAgenda(par.agendamento, 'cancelar', 'Agenda'),
        agir(empresa.como.CLIENTE, par.codigo, 'cancelar', 'Atendimento'),
        naAgenda(par.agendamento, 'confirmar'),
      ])
      expect(respostas.every(({ status }) => status === 200 || status === 409)).toBe(true)
      const [doAtendimento, doAgendamento] = await estados(par)
      expect(doAtendimento === 'CANCELADO').toBe(doAgendamento === 'CANCELADO')
    }
  })
})
