import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAgendamento, criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let animal: string

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  animal = (await criarAnimal(amb, empresa.cliente)).animal
})
afterAll(() => amb.fechar())

type Dados = Omit<Parameters<typeof criarAgendamento>[2], 'inicio'>
const agendar = (inicio: string, dados: Dados = {}) => criarAgendamento(amb, empresa, { inicio, animal, ...dados })

const listar = async (filtro: object, quem = empresa.como.CLIENTE) =>
  (await quem('GET /agendamento', filtro)).corpo.itens.map(({ codigo }) => codigo)

describe('GET /agendamento', () => {
  it('o dia é o da empresa, e traz quem, onde e o quê', async () => {
    // 1 h in UTC on the 2nd is still 22 h on the 1st in São Paulo.
    const noite = await agendar('2026-12-02T01:00:00Z')
    const manha = await agendar('2026-12-02T12:00:00Z')
    expect(await listar({ de: '2026-12-01', ate: '2026-12-01' })).toEqual([noite])
    expect(await listar({ de: '2026-12-02', ate: '2026-12-02' })).toEqual([manha])
    const [item] = (await empresa.como.CLIENTE('GET /agendamento', { de: '2026-12-02', ate: '2026-12-02' })).corpo.itens
    expect(item).toMatchObject({
      inicio: '2026-12-02T12:00:00.000Z',
      fim: '2026-12-02T12:40:00.000Z',
      estado: 'AGENDADO',
      especialista: { codigo: empresa.especialista },
      parceiro: { codigo: empresa.parceiro },
      animal: { codigo: animal },
      servicos: [{ codigo: empresa.servico }],
      tutor: expect.any(String),
    })
  })

  it('filtra por situação, especialista, clínica e paciente, e busca pelo nome', async () => {
    const reservado = await agendar('2026-12-05T12:00:00Z', { estado: 'RESERVADO', animal: null, parceiro: null })
    await amb.db.updateTable('animal').set({ nome: 'Amêndoa' }).where('codigo', '=', animal).execute()
    const dela = await agendar('2026-12-05T15:00:00Z', { estado: 'CONFIRMADO' })
    const dia = { de: '2026-12-05', ate: '2026-12-05' }
    expect(await listar({ ...dia, estado: 'RESERVADO' })).toEqual([reservado])
    expect(await listar({ ...dia, parceiro: empresa.parceiro })).toEqual([dela])
    expect(await listar({ ...dia, animal })).toEqual([dela])
    expect(await listar({ ...dia, busca: 'amendoa' })).toEqual([dela])
    expect(await listar({ ...dia, especialista: empresa.parceiro })).toEqual([])
    expect(await listar({ ...dia, ordem: '-inicio' })).toEqual([dela, reservado])
  })

  it('a busca acha o horário de quem tem o nome de muitos outros pacientes', async () => {
    const nova = await criarEmpresa(amb)
    const paciente = (await criarAnimal(amb, nova.cliente)).animal
    await sql`insert into animal (cliente, nome, especie, sexo, tutor, criado_em)
      select cliente, 'Mel ' || lpad(n::text, 4, '0'), especie, sexo, tutor, criado_em
      from animal, generate_series(1, 600) as n where codigo = ${paciente}`.execute(amb.db)
    await amb.db.updateTable('animal').set({ nome: 'Melissa' }).where('codigo', '=', paciente).execute()
    const dela = await criarAgendamento(amb, nova, { inicio: '2026-12-09T12:00:00Z', animal: paciente })
    expect(await listar({ de: '2026-12-09', ate: '2026-12-09', busca: 'mel' }, nova.como.CLIENTE)).toEqual([dela])
  })

  it('sem período olha adiante: o que passou aparece pelas datas, pelo paciente ou pelo código', async () => {
    const nova = await criarEmpresa(amb)
    const paciente = (await criarAnimal(amb, nova.cliente)).animal
    const marcar = (inicio: string) => criarAgendamento(amb, nova, { inicio, animal: paciente })
    // The clock of the tests is at noon of 20 November, in São Paulo.
    const ontem = await marcar('2026-11-20T02:00:00Z')
    const hoje = await marcar('2026-11-20T12:00:00Z')
    const depois = await marcar('2026-12-03T12:00:00Z')
    const { CLIENTE: eu } = nova.como
    expect(await listar({}, eu)).toEqual([hoje, depois])
    expect(await listar({ estado: 'AGENDADO', ordem: '-inicio' }, eu)).toEqual([depois, hoje])
    expect(await listar({ ate: '2026-11-20' }, eu)).toEqual([ontem, hoje])
    expect(await listar({ de: '2026-11-19' }, eu)).toEqual([ontem, hoje, depois])
    expect(await listar({ animal: paciente }, eu)).toEqual([ontem, hoje, depois])
    expect(await listar({ codigo: ontem }, eu)).toEqual([ontem])
  })

  it('diz em que atendimento o horário virou', async () => {
    const codigo = await agendar('2026-12-15T12:00:00Z')
    const ler = async () => (await empresa.como.CLIENTE('GET /agendamento', { codigo })).corpo.itens
    expect(await ler()).toMatchObject([{ codigo, atendimento: null }])
    const { corpo } = await empresa.como.CLIENTE('POST /atendimento', {
      animal,
      agendamento: codigo,
      especialista: empresa.especialista,
      itens: [{ servico: empresa.servico }],
    })
    expect(await ler()).toMatchObject([{ atendimento: corpo }])
  })

  it('o especialista vê a própria agenda; a clínica, a dela; outra empresa, nada', async () => {
    const dia = { de: '2026-12-08', ate: '2026-12-08' }
    const outra = await criarEmpresa(amb)
    const colega = await amb.db
      .insertInto('especialista')
      .values({ cliente: empresa.cliente, nome: 'Colega', crmv_uf: 'SP', crmv_numero: '1' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const daClinica = await agendar('2026-12-08T12:00:00Z', { especialista: colega.codigo })
    const sua = await agendar('2026-12-08T13:00:00Z', { parceiro: null })
    expect(await listar(dia)).toEqual([daClinica, sua])
    expect(await listar(dia, empresa.como.ESPECIALISTA)).toEqual([sua])
    expect(await listar(dia, empresa.como.PARCEIRO)).toEqual([daClinica])
    expect(await listar(dia, outra.como.CLIENTE)).toEqual([])
    expect((await amb.semToken('GET /agendamento', dia)).status).toBe(401)
    expect((await empresa.como.CLIENTE_BASE('GET /agendamento', dia)).status).toBe(403)
    expect((await empresa.como.CLIENTE('GET /agendamento', { de: 'ontem' })).status).toBe(422)
  })
})

describe('GET /agendamento/visitas', () => {
  const dia = '2026-12-16'
  const visitar = async (filtro: object = {}, quem = empresa.como.CLIENTE) =>
    (await quem('GET /agendamento/visitas', { dia, ...filtro })).corpo.visitas

  it('traz o que se leva no papel, em ordem; pedido e cancelado ficam de fora', async () => {
    await amb.db
      .updateTable('parceiro')
      .set({ telefone: '+551633330000' })
      .where('codigo', '=', empresa.parceiro)
      .execute()
    const tarde = await agendar('2026-12-16T18:00:00Z', { parceiro: null })
    const cedo = await agendar('2026-12-16T12:00:00Z')
    await amb.db.updateTable('agendamento').set({ observacoes: 'Portão azul' }).where('codigo', '=', cedo).execute()
    await agendar('2026-12-16T14:00:00Z', { estado: 'CANCELADO', motivo: 'x' })
    await agendar('2026-12-16T14:00:00Z', { estado: 'SOLICITADO', especialista: null })
    await agendar('2026-12-17T12:00:00Z')
    const visitas = await visitar()
    expect(visitas.map(({ codigo }) => codigo)).toEqual([cedo, tarde])
    expect(visitas[0]).toMatchObject({
      parceiro: { codigo: empresa.parceiro, telefone: '+551633330000' },
      tutor: { nome: expect.any(String) },
      animal: { codigo: animal, especie: expect.any(String) },
      servicos: [{ codigo: empresa.servico, duracaoMinutos: 40 }],
      observacoes: 'Portão azul',
    })
    expect((await visitar({ parceiro: empresa.parceiro })).map(({ codigo }) => codigo)).toEqual([cedo])
    expect(await visitar({ especialistas: empresa.parceiro })).toEqual([])
  })

  it('a clínica vê as suas, sem o telefone do especialista; outra empresa, nada', async () => {
    const [daClinica] = await visitar({}, empresa.como.PARCEIRO)
    expect(await visitar({}, empresa.como.PARCEIRO)).toHaveLength(1)
    expect(daClinica).toMatchObject({ especialista: { telefone: null }, equipamentos: [] })
    expect(await visitar({}, (await criarEmpresa(amb)).como.CLIENTE)).toEqual([])
    expect((await amb.semToken('GET /agendamento/visitas', { dia })).status).toBe(401)
    expect((await empresa.como.CLIENTE_BASE('GET /agendamento/visitas', { dia })).status).toBe(403)
    expect((await empresa.como.CLIENTE('GET /agendamento/visitas', {} as never)).status).toBe(422)
  })
})

describe('GET /agendamento/periodo', () => {
  it('o pedido traz quando a clínica prefere, até ter o seu horário', async () => {
    const daClinica = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
    const { corpo } = await empresa.como.PARCEIRO('POST /atendimento', {
      animal: daClinica.animal,
      itens: [{ servico: empresa.servico }],
      janelas: [
        { dia: '2026-12-22', inicio: '14:00', fim: '18:00' },
        { dia: '2026-12-21', inicio: '08:00', fim: '12:00' },
      ],
    })
    const ler = async (quem: typeof empresa.como.CLIENTE) =>
      (await quem('GET /agendamento/periodo', { de: '2026-12-21', ate: '2026-12-22' })).corpo.itens
    const pedido = {
      estado: 'SOLICITADO',
      janelas: [
        { dia: '2026-12-21', inicio: '08:00', fim: '12:00' },
        { dia: '2026-12-22', inicio: '14:00', fim: '18:00' },
      ],
    }
    expect(await ler(empresa.como.CLIENTE)).toMatchObject([pedido])
    expect(await ler(empresa.como.PARCEIRO)).toMatchObject([pedido])
    const { codigo } = corpo
    await empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', {
      codigo,
      versao: (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo.versao,
      especialista: empresa.especialista,
      inicio: '2026-12-21T12:00:00Z',
    })
    expect(await ler(empresa.como.CLIENTE)).toMatchObject([{ estado: 'AGENDADO', janelas: [] }])
  })
})

describe('o banco garante', () => {
  it('nenhuma sobreposição do especialista: de 20 ao mesmo tempo, um fica', async () => {
    const tentativas = await Promise.allSettled(
      Array.from({ length: 20 }, () => agendar('2026-12-10T12:00:00Z', { estado: 'RESERVADO', animal: null })),
    )
    expect(tentativas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('só quem ocupa horário disputa; o que encosta não se sobrepõe', async () => {
    await agendar('2026-12-11T12:00:00Z')
    await expect(agendar('2026-12-11T12:40:00Z')).resolves.toEqual(expect.any(String))
    await expect(agendar('2026-12-11T12:00:00Z', { estado: 'SOLICITADO' })).resolves.toEqual(expect.any(String))
    await expect(agendar('2026-12-11T12:00:00Z', { estado: 'CANCELADO', motivo: 'x' })).resolves.toEqual(
      expect.any(String),
    )
    await expect(agendar('2026-12-11T12:20:00Z')).rejects.toThrow(/agendamento_(especialista|animal)_livre/)
  })

  it('só reservado pode não ter paciente, e cancelado tem motivo', async () => {
    await expect(agendar('2026-12-12T12:00:00Z', { animal: null })).rejects.toThrow(/agendamento_animal_obrigatorio/)
    await expect(agendar('2026-12-12T12:00:00Z', { estado: 'FALTOU' })).rejects.toThrow(/agendamento_motivo/)
  })
})
