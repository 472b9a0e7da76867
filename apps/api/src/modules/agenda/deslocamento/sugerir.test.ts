import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../../teste/fabricas.ts'
import { criarColega, criarServicoComEquipamento, mais, TERCA_AS_9 } from '../../../../teste/agenda/agenda.ts'
import { aoNorte, criarClinica, marcarAs, TERCA } from '../../../../teste/agenda/deslocamento.ts'

let amb: Ambiente
let empresa: Empresa
let clinica: string

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  clinica = await criarClinica(amb, empresa, aoNorte(0))
})
afterAll(() => amb.fechar())

async function sugerir(extra: object = {}, perfil: 'CLIENTE' | 'ESPECIALISTA' = 'CLIENTE') {
  const pedido = { servicos: [empresa.servico], parceiro: clinica, de: TERCA, ...extra }
  const { status, corpo } = await empresa.como[perfil]('POST /agendamento/sugestoes', pedido)
  expect(status, JSON.stringify(corpo)).toBe(200)
  return corpo
}

describe('os melhores horários', () => {
  it('o melhor encosta na visita da mesma clínica, e pode ser marcado como veio', async () => {
    await marcarAs(amb, empresa, 60, clinica)
    const { sugestoes } = await sugerir()
    const [melhor] = sugestoes
    expect(melhor).toMatchObject({ minutosAMais: 0, kmAMais: 0, especialista: { codigo: empresa.especialista } })
    expect([mais(TERCA_AS_9, 100), mais(TERCA_AS_9, 20)]).toContain(melhor?.inicio)
    expect(melhor?.explicacao).toMatch(/^sem deslocamento a mais, (depois|antes) de Clínica .+; encerra às \d\d:\d\d$/)
    const marcado = await marcarAs(amb, empresa, 0, clinica, { inicio: melhor?.inicio ?? '' })
    expect(marcado.status, JSON.stringify(marcado.corpo)).toBe(201)
  })

  it('todas podem ser marcadas: nenhuma é recusada por horário, expediente ou deslocamento', async () => {
    const longe = await criarClinica(amb, empresa, aoNorte(12))
    for (const minutos of [0, 180, 400]) await marcarAs(amb, empresa, minutos, longe)
    const { sugestoes } = await sugerir({ maximo: 20 })
    expect(sugestoes.length).toBeGreaterThan(10)
    for (const { inicio } of sugestoes) {
      const { status, corpo } = await marcarAs(amb, empresa, 0, clinica, { inicio })
      expect(status, JSON.stringify(corpo)).toBe(201)
      const desmarcar = { ...corpo, acao: 'cancelar', motivo: 'Teste' } as const
      expect((await empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', desmarcar)).status).toBe(200)
    }
  })

  it('a urgência traz para antes', async () => {
    const longe = await criarClinica(amb, empresa, aoNorte(8))
    await marcarAs(amb, empresa, 0, longe)
    await marcarAs(amb, empresa, 24 * 60, clinica)
    const rotina = (await sugerir()).sugestoes[0]?.inicio ?? ''
    const urgente = (await sugerir({ prioridade: 'URGENTE' })).sugestoes[0]?.inicio ?? ''
    expect(rotina.slice(0, 10)).toBe('2026-11-25')
    expect(urgente.slice(0, 10)).toBe(TERCA)
  })

  it('só no que a clínica pediu, no relógio da empresa', async () => {
    const janelas = [{ inicio: '14:00', fim: '15:30' }]
    const { sugestoes } = await sugerir({ janelas, maximo: 20 })
    expect(sugestoes.length).toBeGreaterThan(5)
    for (const { inicio, fim } of sugestoes) {
      expect(inicio.slice(11, 16) >= '17:00').toBe(true)
      expect(fim.slice(11, 16) <= '18:30').toBe(true)
    }
    const vazia = await sugerir({ janelas: [{ dia: TERCA, inicio: '03:00', fim: '04:00' }] })
    expect(vazia).toMatchObject({ sugestoes: [], aviso: expect.stringContaining('o que foi pedido') })
  })

  it('não usa folga, feriado, nem o tempo do paciente e do equipamento', async () => {
    const { cliente, especialista } = empresa
    const folga = { tipo: 'FOLGA', motivo: 'FERIAS', de: TERCA, ate: '2026-11-30' }
    await amb.db
      .insertInto('especialista_excecao')
      .values({ cliente, especialista, ...folga })
      .execute()
    const { sugestoes } = await sugerir({ maximo: 20 })
    expect(sugestoes.length).toBeGreaterThan(0)
    expect(sugestoes.every(({ inicio }) => inicio >= '2026-12-01')).toBe(true)

    const colega = await criarColega(amb, empresa, { semEspecialidade: true })
    const { servico } = await criarServicoComEquipamento(amb, empresa)
    const { animal } = await criarAnimal(amb, cliente)
    const ocupa = {
      especialista: colega,
      servicos: [servico],
      animal,
      inicio: '2026-12-01T11:00:00.000Z',
      fim: '2026-12-01T21:00:00.000Z',
    }
    expect((await marcarAs(amb, empresa, 0, clinica, { ...ocupa, confirmarPlantao: true })).status).toBe(201)
    const primeiro = async (extra: object) =>
      (await sugerir({ especialista, de: '2026-12-01', maximo: 20, ...extra })).sugestoes
        .map(({ inicio }) => inicio.slice(0, 10))
        .toSorted()[0]
    expect(await primeiro({})).toBe('2026-12-01')
    expect(await primeiro({ animal })).toBe('2026-12-02')
    expect(await primeiro({ servicos: [servico] })).toBe('2026-12-02')
  })

  it('o próprio agendamento não atrapalha a sua mudança', async () => {
    const { corpo } = await marcarAs(amb, empresa, 0, clinica)
    const pedido = { janelas: [{ dia: TERCA, inicio: '09:00', fim: '09:40' }] }
    expect((await sugerir(pedido)).sugestoes).toEqual([])
    expect((await sugerir({ ...pedido, agendamento: corpo.codigo })).sugestoes).toHaveLength(1)
  })

  it('só quem tem a especialidade de todos os serviços', async () => {
    const colega = await criarColega(amb, empresa, { semEspecialidade: true })
    const donos = async (extra: object = {}) =>
      new Set((await sugerir({ maximo: 20, ...extra })).sugestoes.map(({ especialista }) => especialista.codigo))
    expect(await donos()).toEqual(new Set([empresa.especialista]))
    expect((await sugerir({ especialista: colega })).aviso).toContain('especialidade')
    const { cliente, especialidade } = empresa
    await amb.db
      .insertInto('especialista_especialidade')
      .values({ cliente, especialista: colega, especialidade })
      .execute()
    expect(await donos()).toEqual(new Set([empresa.especialista, colega]))
    const outra = await amb.db
      .insertInto('especialidade')
      .values({ cliente, nome: 'Cardiologia' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db
      .updateTable('servico')
      .set({ especialidade: outra.codigo })
      .where('codigo', '=', empresa.servico)
      .execute()
    expect(await sugerir()).toMatchObject({ sugestoes: [], aviso: expect.stringContaining('Nenhum especialista') })
  })
})

describe('quem pode', () => {
  it('a especialista é sugerida a si mesma, e não pergunta dos colegas', async () => {
    const { cliente, especialidade } = empresa
    const colega = await criarColega(amb, empresa, { semEspecialidade: true })
    await amb.db
      .insertInto('especialista_especialidade')
      .values({ cliente, especialista: colega, especialidade })
      .execute()
    const { sugestoes } = await sugerir({ maximo: 20 }, 'ESPECIALISTA')
    expect(new Set(sugestoes.map(({ especialista }) => especialista.codigo))).toEqual(new Set([empresa.especialista]))
    const pedido = { servicos: [empresa.servico], parceiro: clinica, especialista: colega }
    expect((await empresa.como.ESPECIALISTA('POST /agendamento/sugestoes', pedido)).status).toBe(403)
  })

  it('a clínica pede, e não vê a agenda', async () => {
    const { status } = await empresa.como.PARCEIRO('POST /agendamento/sugestoes', {
      servicos: [empresa.servico],
      parceiro: empresa.parceiro,
    })
    expect(status).toBe(403)
    expect(
      (await amb.semToken('POST /agendamento/sugestoes', { servicos: [empresa.servico], parceiro: clinica })).status,
    ).toBe(401)
  })

  it('o que é de outra empresa não existe', async () => {
    const alheia = await criarEmpresa(amb)
    const { animal } = await criarAnimal(amb, alheia.cliente)
    for (const [campo, valor] of [
      ['servicos', [alheia.servico]],
      ['parceiro', alheia.parceiro],
      ['animal', animal],
    ] as const) {
      const pedido = { servicos: [empresa.servico], parceiro: clinica, [campo]: valor }
      const { status, corpo } = await empresa.como.CLIENTE('POST /agendamento/sugestoes', pedido)
      expect([campo, status]).toEqual([campo, 422])
      expect(Object.keys((corpo as unknown as { campos: object }).campos)).toEqual([campo])
    }
    expect((await sugerir({ especialista: alheia.especialista })).sugestoes).toEqual([])
  })

  it.each([
    ['servicos', { servicos: [] }],
    ['parceiro', { parceiro: null }],
    ['latitude', { latitude: 1 }],
    ['janelas.0.fim', { janelas: [{ inicio: '10:00', fim: '09:00' }] }],
    ['duracaoMinutos', { duracaoMinutos: 1 }],
    ['maximo', { maximo: 99 }],
  ])('recusa %s', async (campo, extra) => {
    const pedido = { servicos: [randomUUID()], parceiro: clinica, ...extra }
    const { status, corpo } = await empresa.como.CLIENTE('POST /agendamento/sugestoes', pedido)
    expect(status).toBe(422)
    expect(corpo).toMatchObject({ campos: { [campo]: expect.any(String) } })
  })
})
