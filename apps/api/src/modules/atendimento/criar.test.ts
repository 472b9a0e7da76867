import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir, criarServico } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const ler = async (codigo: string, quem = empresa.como.CLIENTE) =>
  (await quem('GET /atendimento/:codigo', { codigo })).corpo

describe('abrir', () => {
  it('a empresa abre com tudo o que foi escrito, número próprio e preço congelado', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
    const { status, corpo } = await empresa.como.CLIENTE('POST /atendimento', {
      animal,
      parceiro: empresa.parceiro,
      especialista: empresa.especialista,
      itens: [{ servico: empresa.servico }],
      prioridade: 'URGENTE',
      solicitanteNome: ' Dr. João ',
      solicitanteCrmv: 'sp 54321',
      suspeita: 'Corpo estranho',
      historico: 'Vômitos\nhá dois dias',
      jejum: true,
      sedacao: false,
      pesoGramas: 11_200,
      frequenciaCardiaca: 120,
      frequenciaRespiratoria: 30,
      temperaturaDecimos: 385,
      pressaoSistolica: 140,
    })
    expect(status).toBe(201)
    const lido = await ler(corpo.codigo)
    expect(lido).toMatchObject({
      numero: corpo.numero,
      origem: 'EMPRESA',
      estado: 'ABERTO',
      prioridade: 'URGENTE',
      solicitanteNome: 'Dr. João',
      solicitanteCrmv: 'CRMV-SP 54321',
      suspeita: 'Corpo estranho',
      historico: 'Vômitos\nhá dois dias',
      jejum: true,
      sedacao: false,
      pesoGramas: 11_200,
      frequenciaCardiaca: 120,
      frequenciaRespiratoria: 30,
      temperaturaDecimos: 385,
      pressaoSistolica: 140,
      modoCobranca: 'A_VISTA',
      totalCentavos: 20_000,
      prazoEm: '2026-11-20T21:00:00.000Z',
      prazoCorre: false,
      criadoPor: empresa.usuarios.CLIENTE.nome,
      parceiro: { codigo: empresa.parceiro },
      especialista: { codigo: empresa.especialista },
      animal: { codigo: animal, pesoGramas: 11_200 },
    })
    expect(lido.linhaDoTempo.map(({ tipo }) => tipo)).toEqual(['ABERTO'])
    const pesos = await amb.db.selectFrom('animal_peso').select('gramas').where('animal', '=', animal).execute()
    expect(pesos).toEqual([{ gramas: 11_200 }])
    const trilha = await amb.db.selectFrom('auditoria').select('acao').where('registro', '=', corpo.codigo).execute()
    expect(trilha).toEqual([{ acao: 'CRIAR' }])
  })

  it('a clínica parceira pede: para si mesma, sem especialista, sem data e no modo de cobrança dela', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
    const { status, corpo } = await empresa.como.PARCEIRO('POST /atendimento', {
      animal,
      parceiro: outra.parceiro,
      especialista: empresa.especialista,
      modoCobranca: 'A_VISTA',
      cobrarDeslocamento: false,
      realizadoEm: '2026-11-22T15:00:00Z',
      itens: [{ servico: empresa.servico }],
    })
    expect(status).toBe(201)
    expect(await ler(corpo.codigo)).toMatchObject({
      origem: 'PARCEIRO',
      parceiro: { codigo: empresa.parceiro },
      especialista: null,
      modoCobranca: 'A_VISTA',
      cobrarDeslocamento: true,
      realizadoEm: null,
    })
    const visto = await ler(corpo.codigo, empresa.como.PARCEIRO)
    expect(visto.linhaDoTempo[0]?.texto).toMatch(/^Exame solicitado por Clínica X/)
    expect(visto.permissoes).toMatchObject({
      editar: true,
      cancelar: true,
      iniciar: false,
      editarCobranca: false,
      escreverLaudo: false,
      comentar: true,
    })
  })

  it('o especialista abre para si, só para paciente que já examina', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const entrada = { animal, itens: [{ servico: empresa.servico }], outroExame: true }
    const recusado = await empresa.como.ESPECIALISTA('POST /atendimento', entrada)
    expect([recusado.status, recusado.corpo]).toMatchObject([
      422,
      { codigo: 'REFERENCIA_INEXISTENTE', campos: { animal: expect.any(String) } },
    ])
    await abrir(amb, empresa, { animal })
    const { corpo } = await empresa.como.ESPECIALISTA('POST /atendimento', entrada)
    expect(await ler(corpo.codigo)).toMatchObject({
      especialista: { codigo: empresa.especialista },
      modoCobranca: 'A_VISTA',
      parceiro: null,
    })
  })

  it.each([
    ['animal de outra empresa', async () => ({ animal: (await criarAnimal(amb, outra.cliente)).animal }), 'animal'],
    ['parceiro de outra empresa', async () => ({ parceiro: outra.parceiro }), 'parceiro'],
    ['especialista de outra empresa', async () => ({ especialista: outra.especialista }), 'especialista'],
    ['serviço de outra empresa', async () => ({ itens: [{ servico: outra.servico }] }), 'itens.0.servico'],
    [
      'serviço inativo',
      async () => ({ itens: [{ servico: await criarServico(amb, empresa, { ativo: false }) }] }),
      'itens.0.servico',
    ],
    ['plano que não existe', async () => ({ planoSaude: empresa.cliente }), 'planoSaude'],
    ['agendamento que não existe', async () => ({ agendamento: empresa.cliente }), 'agendamento'],
  ])('recusa %s', async (_nome, parcial, campo) => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { status, corpo } = await empresa.como.CLIENTE('POST /atendimento', {
      animal,
      itens: [{ servico: empresa.servico }],
      ...(await parcial()),
    })
    expect([status, corpo]).toMatchObject([
      422,
      { codigo: 'REFERENCIA_INEXISTENTE', campos: { [campo]: expect.any(String) } },
    ])
  })

  it.each([
    ['faturado sem clínica', { modoCobranca: 'FATURADO' as const }, 'modoCobranca'],
    ['plano sem plano', { modoCobranca: 'PLANO' as const }, 'planoSaude'],
    ['data longe demais', { realizadoEm: '2028-11-25T00:00:00Z' }, 'realizadoEm'],
    ['nenhum serviço', { itens: [] }, 'itens'],
  ])('recusa %s', async (_nome, parcial, campo) => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { status, corpo } = await empresa.como.CLIENTE('POST /atendimento', {
      animal,
      itens: [{ servico: empresa.servico }],
      ...parcial,
    })
    expect([status, corpo]).toMatchObject([422, { codigo: 'VALIDACAO', campos: { [campo]: expect.any(String) } }])
  })

  it('aceita a hora que a agenda aceita: até dois anos à frente', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const pedido = { animal, itens: [{ servico: empresa.servico }], realizadoEm: '2028-11-16T15:00:00Z' }
    expect((await empresa.como.CLIENTE('POST /atendimento', pedido)).status).toBe(201)
  })

  it('sem plano de saúde não há autorização dele', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const pedido = { animal, itens: [{ servico: empresa.servico }], autorizacao: 'AUT-1' }
    const { corpo } = await empresa.como.CLIENTE('POST /atendimento', pedido)
    const { corpo: lido } = await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo: corpo.codigo })
    expect(lido.autorizacao).toBeNull()
  })

  it('a clínica não pede exame de animal que não alcança', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { status } = await empresa.como.PARCEIRO('POST /atendimento', {
      animal,
      itens: [{ servico: empresa.servico }],
    })
    expect(status).toBe(422)
  })

  it('o mesmo envio, repetido ou simultâneo, abre um só', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const enviar = () =>
      empresa.como.CLIENTE(
        'POST /atendimento',
        { animal, itens: [{ servico: empresa.servico }] },
        { idempotencia: `abrir-${animal}` },
      )
    const respostas = await Promise.all([enviar(), enviar(), enviar()])
    expect(new Set(respostas.map(({ corpo }) => corpo.codigo)).size).toBe(1)
    const abertos = await amb.db.selectFrom('atendimento').select('codigo').where('animal', '=', animal).execute()
    expect(abertos).toHaveLength(1)
  })

  it('os números não se repetem nem pulam quando vários abrem ao mesmo tempo', async () => {
    const nova = await criarEmpresa(amb)
    const { animal } = await criarAnimal(amb, nova.cliente)
    const abertos = await Promise.all(Array.from({ length: 8 }, () => abrir(amb, nova, { animal })))
    expect(abertos.map(({ numero }) => numero).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('um agendamento vira um atendimento só', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { codigo: agendamento } = await amb.db
      .insertInto('agendamento')
      .values({
        cliente: empresa.cliente,
        especialista: empresa.especialista,
        animal,
        inicio: '2026-11-23T13:00:00Z',
        fim: '2026-11-23T14:00:00Z',
        estado: 'CONFIRMADO',
        criado_em: amb.relogio.agora().toString(),
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const pedir = () =>
      empresa.como.CLIENTE('POST /atendimento', {
        animal,
        agendamento,
        especialista: empresa.especialista,
        itens: [{ servico: empresa.servico }],
      })
    const respostas = await Promise.all([pedir(), pedir()])
    expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
    const criado = respostas.find(({ status }) => status === 201)?.corpo.codigo ?? ''
    expect(await ler(criado)).toMatchObject({
      agendamento: { codigo: agendamento, inicio: '2026-11-23T13:00:00.000Z' },
      realizadoEm: '2026-11-23T13:00:00.000Z',
    })
    const engano = { codigo: criado, versao: 1, acao: 'cancelar', motivo: 'Engano', manterAgendamento: true } as const
    expect((await empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', engano)).status).toBe(200)
    expect((await pedir()).status).toBe(201)
  })
})
