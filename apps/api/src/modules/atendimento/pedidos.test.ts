import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe } from '../../../teste/respostas.ts'
import { horas, lerPedido, marcar, pedir, TERCA_AS_9 } from '../../../teste/atendimento/pedidos.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

let vez = 0
/** A free working hour of its own for each test: Tuesdays to Thursdays, 9 to 16 h. */
const livre = () => horas(Math.floor(vez / 7) * 24 + (vez++ % 7))
const daAgenda = async (codigo: string) => {
  const { agendamento } = await lerPedido(empresa.como.CLIENTE, codigo)
  return (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: agendamento?.codigo ?? '' })).corpo
}

async function criarPlano(): Promise<string> {
  const { codigo } = await amb.db
    .insertInto('plano_saude')
    .values({ operadora: 'Pet', nome: unico('Plano'), tipo: 'CREDENCIADO', exige_autorizacao: true })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

describe('o pedido da clínica', () => {
  it('leva os horários de preferência e aparece na agenda, sem especialista', async () => {
    const janelas = [
      { dia: '2026-11-25', inicio: '14:00', fim: '18:00' },
      { dia: '2026-11-24', inicio: '08:00', fim: '12:00' },
    ]
    const codigo = await pedir(amb, empresa, { janelas, prioridade: 'URGENTE' })
    const pedido = await lerPedido(empresa.como.PARCEIRO, codigo)
    expect(pedido.agendamento).toMatchObject({
      estado: 'SOLICITADO',
      especialista: null,
      inicio: '2026-11-24T11:00:00.000Z',
      janelas: [janelas[1], janelas[0]],
    })
    expect(await daAgenda(codigo)).toMatchObject({
      origem: 'PARCEIRO',
      estado: 'SOLICITADO',
      prioridade: 'URGENTE',
      parceiro: { codigo: empresa.parceiro },
      servicos: [{ codigo: empresa.servico }],
      atendimento: { codigo },
      permissoes: { agendar: false, reservar: false, cancelar: true },
    })
    const { corpo } = await empresa.como.PARCEIRO('GET /atendimento', {})
    expect(corpo.itens.find((item) => item.codigo === codigo)?.agendamento?.estado).toBe('SOLICITADO')
  })

  it.each([
    ['dia que passou', [{ dia: '2026-11-19', inicio: '08:00', fim: '12:00' }], 'janelas.0.dia'],
    ['longe demais', [{ dia: '2027-11-19', inicio: '08:00', fim: '12:00' }], 'janelas.0.dia'],
    ['fim antes do começo', [{ dia: '2026-11-24', inicio: '12:00', fim: '08:00' }], 'janelas.0.fim'],
    ['hora que não existe', [{ dia: '2026-11-24', inicio: '07:60', fim: '12:00' }], 'janelas.0.inicio'],
    ['repetido', Array.from({ length: 2 }, () => ({ dia: '2026-11-24', inicio: '08:00', fim: '12:00' })), 'janelas'],
    [
      'mais de cinco',
      Array.from({ length: 6 }, (_, n) => ({ dia: '2026-11-24', inicio: `0${n}:00`, fim: '12:00' })),
      'janelas',
    ],
  ])('recusa horário de preferência: %s', async (_, janelas, campo) => {
    const { codigo } = await lerPedido(empresa.como.PARCEIRO, await pedir(amb, empresa))
    const { animal } = await lerPedido(empresa.como.PARCEIRO, codigo)
    const { status, corpo } = await empresa.como.PARCEIRO('POST /atendimento', {
      animal: animal.codigo,
      itens: [{ servico: empresa.servico }],
      janelas,
    })
    expect([status, Object.keys(camposDe(corpo))]).toEqual([422, [campo]])
  })

  it('o que o plano de saúde vai recusar é dito antes de pedir, e só de paciente que a pessoa vê', async () => {
    const { animal } = await lerPedido(empresa.como.PARCEIRO, await pedir(amb, empresa))
    const planoSaude = await criarPlano()
    const prever = async (mais: { animal?: string; autorizacao?: string }, quem = empresa.como.PARCEIRO) =>
      (await quem('POST /atendimento/preco', { planoSaude, itens: [{ servico: empresa.servico }], ...mais })).corpo
        .avisosDoPlano
    expect(await prever({ animal: animal.codigo })).toEqual([expect.stringMatching(/autoriza/)])
    expect(await prever({ animal: animal.codigo, autorizacao: 'A-1' })).toEqual([])
    expect(await prever({})).toEqual([])
    const { animal: doutra } = await lerPedido(outra.como.PARCEIRO, await pedir(amb, outra))
    expect(await prever({ animal: doutra.codigo })).toEqual([])
  })

  it('a lista separa o que espera a empresa do que espera a clínica', async () => {
    const [esperando, proposto, aceito] = [
      await pedir(amb, empresa),
      await pedir(amb, empresa),
      await pedir(amb, empresa),
    ]
    await marcar(empresa, 'propor', proposto, { inicio: livre() })
    await marcar(empresa, 'aceitar', aceito, { inicio: livre() })
    const lista = async (horario: 'aguardando' | 'proposto') => {
      const { itens } = (await empresa.como.CLIENTE('GET /atendimento', { horario, limite: 200 })).corpo
      return new Set(itens.map(({ codigo }) => codigo))
    }
    const [aguardando, propostos] = [await lista('aguardando'), await lista('proposto')]
    expect([esperando, proposto, aceito].map((codigo) => aguardando.has(codigo))).toEqual([true, false, false])
    expect([esperando, proposto, aceito].map((codigo) => propostos.has(codigo))).toEqual([false, true, false])
  })

  it('a empresa não tem horário de preferência', async () => {
    const { animal } = await lerPedido(empresa.como.CLIENTE, await pedir(amb, empresa))
    const janelas = [{ dia: '2026-11-24', inicio: '08:00', fim: '12:00' }]
    const entrada = { animal: animal.codigo, itens: [{ servico: empresa.servico }], janelas }
    expect(camposDe((await empresa.como.CLIENTE('POST /atendimento', entrada)).corpo)).toHaveProperty('janelas')
  })

  it('enquanto é pedido, trocar os exames troca o que se pede na agenda', async () => {
    const codigo = await pedir(amb, empresa)
    const { codigo: novo } = await amb.db
      .insertInto('servico')
      .values({
        cliente: empresa.cliente,
        nome: 'Eco',
        modalidade: 'ECOCARDIOGRAFIA',
        duracao_minutos: 30,
        preco_centavos: 1,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const editar = { codigo, versao: 1, parceiro: empresa.parceiro, itens: [{ servico: novo }] }
    expect((await empresa.como.PARCEIRO('PUT /atendimento/:codigo', editar)).status).toBe(200)
    expect((await daAgenda(codigo)).servicos).toMatchObject([{ codigo: novo, duracaoMinutos: 30 }])
  })
})

describe('aceitar', () => {
  it('dá especialista e horário, e os dois lados veem', async () => {
    const codigo = await pedir(amb, empresa)
    const inicio = livre()
    expect(await marcar(empresa, 'aceitar', codigo, { inicio })).toMatchObject({
      status: 200,
      corpo: { estado: 'AGENDADO' },
    })
    const pedido = await lerPedido(empresa.como.PARCEIRO, codigo)
    expect(pedido).toMatchObject({
      estado: 'ABERTO',
      especialista: { codigo: empresa.especialista },
      realizadoEm: inicio,
      totalCentavos: 20_000,
      agendamento: { estado: 'AGENDADO', inicio, fim: horas(2 / 3, inicio), propostoEm: null },
    })
    expect(pedido.linhaDoTempo.at(-1)?.texto).toMatch(/^Agendado para 24\/11\/2026/)
    const { permissoes } = await lerPedido(empresa.como.CLIENTE, codigo)
    expect(permissoes).toMatchObject({ aceitar: false, propor: false, recusar: false, responderProposta: false })
    expect((await marcar(empresa, 'aceitar', codigo, { inicio: livre() })).corpo).toMatchObject({
      codigo: 'TRANSICAO_INVALIDA',
      mensagem: expect.stringContaining('já tem horário'),
    })
  })

  it('o horário que foi tomado é recusado, e o pedido continua', async () => {
    const [primeiro, segundo] = [await pedir(amb, empresa), await pedir(amb, empresa)]
    const inicio = livre()
    await marcar(empresa, 'aceitar', primeiro, { inicio })
    expect((await marcar(empresa, 'aceitar', segundo, { inicio })).corpo).toMatchObject({
      codigo: 'HORARIO_OCUPADO',
      detalhes: { ocupacoes: [{ por: 'ESPECIALISTA' }] },
    })
    expect(await daAgenda(segundo)).toMatchObject({ estado: 'SOLICITADO', especialista: null })
  })

  it('fora do horário pede confirmação, e aí o preço é de plantão', async () => {
    const codigo = await pedir(amb, empresa)
    const inicio = '2026-11-29T06:00:00.000Z'
    expect((await marcar(empresa, 'aceitar', codigo, { inicio })).corpo).toMatchObject({ codigo: 'FORA_DO_HORARIO' })
    expect((await marcar(empresa, 'aceitar', codigo, { inicio, confirmarPlantao: true })).status).toBe(200)
    const { agendamento, totalCentavos, linhaDoTempo } = await lerPedido(empresa.como.PARCEIRO, codigo)
    expect(agendamento?.plantao).toBe(true)
    expect(totalCentavos).toBeGreaterThan(20_000)
    expect(linhaDoTempo.map(({ texto }) => texto)).toContainEqual(expect.stringMatching(/^Preço revisto com o horário/))
  })

  it('o plano de saúde é conferido ao aceitar, e a empresa pode assumir', async () => {
    const plano = await criarPlano()
    const codigo = await pedir(amb, empresa, { planoSaude: plano })
    const inicio = livre()
    const recusado = await marcar(empresa, 'aceitar', codigo, { inicio })
    expect([recusado.status, camposDe(recusado.corpo)]).toMatchObject([422, { autorizacao: expect.any(String) }])
    const { versao } = await lerPedido(empresa.como.CLIENTE, codigo)
    const assumir = { codigo, versao, especialista: empresa.especialista, inicio, ignorarPlano: true }
    expect(camposDe((await empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', assumir)).corpo)).toHaveProperty(
      'motivoPlano',
    )
    const comMotivo = { ...assumir, motivoPlano: 'Autorização a caminho' }
    expect((await empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', comMotivo)).status).toBe(200)
    expect((await lerPedido(empresa.como.CLIENTE, codigo)).linhaDoTempo.at(-1)?.texto).toMatch(/Autorização a caminho/)
  })

  it('um atendimento aberto pela empresa ganha horário do mesmo jeito', async () => {
    const { animal, parceiro } = await lerPedido(empresa.como.CLIENTE, await pedir(amb, empresa))
    const { corpo } = await empresa.como.CLIENTE('POST /atendimento', {
      animal: animal.codigo,
      parceiro: parceiro?.codigo,
      itens: [{ servico: empresa.servico }],
      outroExame: true,
    })
    const inicio = livre()
    expect((await marcar(empresa, 'propor', corpo.codigo, { inicio })).status).toBe(409)
    expect((await marcar(empresa, 'aceitar', corpo.codigo, { inicio })).status).toBe(200)
    expect(await daAgenda(corpo.codigo)).toMatchObject({ estado: 'AGENDADO', origem: 'EMPRESA', inicio })
  })

  it('com horário marcado, especialista e hora mudam na agenda; o atendimento vai atrás', async () => {
    const codigo = await pedir(amb, empresa)
    await marcar(empresa, 'aceitar', codigo, { inicio: livre() })
    const { versao, itens, parceiro, agendamento } = await lerPedido(empresa.como.CLIENTE, codigo)
    const editar = {
      codigo,
      versao,
      parceiro: parceiro?.codigo,
      itens: itens.map((i) => ({ codigo: i.codigo, servico: i.servico.codigo })),
    }
    expect(camposDe((await empresa.como.CLIENTE('PUT /atendimento/:codigo', editar)).corpo)).toHaveProperty(
      'especialista',
    )
    const outraHora = { ...editar, especialista: empresa.especialista, realizadoEm: TERCA_AS_9 }
    const novoInicio = livre()
    const movido = await empresa.como.CLIENTE('POST /agendamento/:codigo/mover', {
      codigo: agendamento?.codigo ?? '',
      versao: agendamento?.versao ?? 0,
      inicio: novoInicio,
    })
    expect(movido.status).toBe(200)
    expect(await lerPedido(empresa.como.CLIENTE, codigo)).toMatchObject({
      realizadoEm: novoInicio,
      agendamento: { inicio: novoInicio },
    })
    const tarde = await lerPedido(empresa.como.CLIENTE, codigo)
    const comHora = await empresa.como.CLIENTE('PUT /atendimento/:codigo', { ...outraHora, versao: tarde.versao })
    expect(camposDe(comHora.corpo)).toHaveProperty('realizadoEm')
  })
})

describe('quem pode', () => {
  it('a clínica não aceita, não propõe nem recusa; a empresa não responde por ela; ninguém de fora', async () => {
    const codigo = await pedir(amb, empresa)
    const horario = { codigo, versao: 1, especialista: empresa.especialista, inicio: TERCA_AS_9 }
    const resposta = { codigo, versao: 1, aceita: true }
    const recusa = { codigo, versao: 1, motivo: 'x' }
    for (const rota of ['aceitar', 'propor'] as const) {
      expect((await empresa.como.PARCEIRO(`POST /atendimento/:codigo/${rota}`, horario)).status).toBe(403)
      // No specialist of its own yet: it is nobody's.
      expect((await empresa.como.ESPECIALISTA(`POST /atendimento/:codigo/${rota}`, horario)).status).toBe(404)
      expect((await outra.como.CLIENTE(`POST /atendimento/:codigo/${rota}`, horario)).status).toBe(404)
      expect((await amb.semToken(`POST /atendimento/:codigo/${rota}`, horario)).status).toBe(401)
    }
    expect((await empresa.como.PARCEIRO('POST /atendimento/:codigo/recusar', recusa)).status).toBe(403)
    expect((await outra.como.CLIENTE('POST /atendimento/:codigo/recusar', recusa)).status).toBe(404)
    expect((await amb.semToken('POST /atendimento/:codigo/recusar', recusa)).status).toBe(401)
    expect((await empresa.como.CLIENTE('POST /atendimento/:codigo/responder-proposta', resposta)).status).toBe(403)
    expect((await outra.como.PARCEIRO('POST /atendimento/:codigo/responder-proposta', resposta)).status).toBe(404)
    expect((await amb.semToken('POST /atendimento/:codigo/responder-proposta', resposta)).status).toBe(401)
    expect((await empresa.como.ADMIN('POST /atendimento/:codigo/aceitar', horario)).status).toBe(403)
  })

  it('recusa especialista de outra empresa e fim antes do começo', async () => {
    const codigo = await pedir(amb, empresa)
    expect(
      camposDe((await marcar(empresa, 'aceitar', codigo, { especialista: outra.especialista })).corpo),
    ).toHaveProperty('especialista')
    const { status, corpo } = await empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', {
      codigo,
      versao: 1,
      especialista: empresa.especialista,
      inicio: TERCA_AS_9,
      fim: horas(-1),
    })
    expect([status, camposDe(corpo)]).toMatchObject([422, { fim: expect.any(String) }])
  })
})

it.each([
  ['15:10', '2026-11-22T18:10:00Z', '2026-11-22T19:00:00.000Z'],
  ['23:34 de domingo', '2026-11-23T02:34:00Z', '2026-11-23T02:00:00.000Z'],
])('sem preferência, o pedido das %s está entre os de hoje', async (_hora, agora, inicio) => {
  amb.relogio.fixar(agora)
  const nova = await criarEmpresa(amb)
  const codigo = await pedir(amb, nova, {})
  expect((await lerPedido(nova.como.CLIENTE, codigo)).agendamento?.inicio).toBe(inicio)
  const hoje = { de: '2026-11-22', ate: '2026-11-22' }
  const { itens } = (await nova.como.CLIENTE('GET /agendamento/periodo', hoje)).corpo
  expect(itens).toMatchObject([{ estado: 'SOLICITADO', inicio }])
})
