import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { criarMovimento, type Movimento } from '../../../teste/dashboard/movimento.ts'
import { AGORA, painelDe } from '../../../teste/dashboard/painel.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let movimento: Movimento

beforeAll(async () => {
  amb = await abrirAmbiente({ agora: AGORA })
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  movimento = await criarMovimento(amb, empresa)
})
afterAll(() => amb.fechar())

describe('empresa', () => {
  it('conta o dia por situação e mostra o que vem', async () => {
    const { hoje, agenda, aConfirmarAmanha } = await painelDe(empresa, 'CLIENTE')
    expect(hoje).toBe('2026-11-20')
    expect(agenda.porEstado.map(({ estado, quantidade }) => [estado, quantidade])).toEqual([
      ['AGENDADO', 1],
      ['CONFIRMADO', 1],
      ['REALIZADO', 1],
      ['CANCELADO', 1],
    ])
    expect(agenda.total).toBe(4)
    expect(agenda.proximas.map(({ codigo, estado }) => [codigo, estado])).toEqual([
      [movimento.proxima, 'CONFIRMADO'],
      [movimento.aUltima, 'AGENDADO'],
    ])
    expect(agenda.proximas[0]).toMatchObject({
      parceiro: expect.stringContaining('Clínica X'),
      animal: expect.stringContaining('Mel'),
      servico: expect.stringContaining('Ultrassom'),
    })
    expect(aConfirmarAmanha.quantidade).toBe(2)
  })

  it('separa o atrasado do que está em risco, e leva a escrever', async () => {
    const { prazos } = await painelDe(empresa, 'CLIENTE')
    expect([prazos.atrasados.quantidade, prazos.emRisco.quantidade]).toEqual([1, 1])
    expect(prazos.devidos.map(({ atendimento }) => atendimento)).toEqual([
      movimento.atrasado,
      movimento.emRisco,
      movimento.folgado,
      movimento.semAgenda,
    ])
    expect(prazos.devidos.map(({ laudo, alvo }) => [laudo, alvo])).toEqual([
      [movimento.rascunho, { rota: '/laudo/editar', filtros: { codigo: movimento.rascunho } }],
      [null, { rota: '/laudo/novo', filtros: { item: movimento.itemEmRisco } }],
      [null, { rota: '/laudo/novo', filtros: { item: expect.any(String) } }],
      [null, { rota: '/laudo/novo', filtros: { item: expect.any(String) } }],
    ])
  })

  it('cada número é o total da lista a que leva', async () => {
    const { agenda, aConfirmarAmanha, prazos, receber, parceiros } = await painelDe(empresa, 'CLIENTE')
    const { CLIENTE: eu } = empresa.como
    const naAgenda = async (filtros: Record<string, string>) => (await eu('GET /agendamento', filtros)).corpo.total
    for (const { quantidade, alvo } of [...agenda.porEstado, aConfirmarAmanha])
      expect(await naAgenda(alvo.filtros)).toBe(quantidade)
    expect(await naAgenda(agenda.alvo.filtros)).toBe(agenda.total)
    expect((await eu('GET /atendimento', prazos.atrasados.alvo.filtros)).corpo.total).toBe(prazos.atrasados.quantidade)
    for (const { quantidade, alvo } of [receber.vencido, receber.hoje, receber.seteDias])
      expect((await eu('GET /contas-receber', alvo.filtros)).corpo.total).toBe(quantidade)
    const doParceiro = (await eu('GET /atendimento', { parceiro: parceiros[0]?.codigo ?? '' })).corpo.itens
    expect(doParceiro.map(({ parceiro }) => parceiro?.codigo)).toContain(parceiros[0]?.codigo)
  })

  it('lembra o achado crítico que a clínica não confirmou, e esquece o confirmado', async () => {
    const { criticos } = await painelDe(empresa, 'CLIENTE')
    expect(criticos).toMatchObject({ quantidade: 1, itens: [{ codigo: movimento.critico, critico: true }] })
  })

  it('soma o que falta receber, por vencimento', async () => {
    const { receber } = await painelDe(empresa, 'CLIENTE')
    expect(
      [receber.vencido, receber.hoje, receber.seteDias].map(({ quantidade, centavos }) => [quantidade, centavos]),
    ).toEqual([
      [1, 15_000],
      [1, 30_000],
      [2, 70_000],
    ])
    expect(receber.seteDias.alvo).toEqual({
      rota: '/financeiro/contas-receber',
      filtros: { de: '2026-11-21', ate: '2026-11-27', aberto: 'sim' },
    })
  })

  it('dá doze meses de receita e de exames, no fuso da empresa', async () => {
    const { meses } = await painelDe(empresa, 'CLIENTE')
    expect(meses.map(({ mes }) => mes)).toEqual(
      [
        '2025-12',
        '2026-01',
        '2026-02',
        '2026-03',
        '2026-04',
        '2026-05',
        '2026-06',
        '2026-07',
        '2026-08',
        '2026-09',
        '2026-10',
        '2026-11',
      ].map((mes) => `${mes}-01`),
    )
    const deNovembro = meses.at(-1)
    // 1 Nov 02:00 UTC is still October in São Paulo.
    expect(meses.at(-2)).toMatchObject({ exames: 1 })
    expect(deNovembro).toMatchObject({ exames: movimento.examesDoMes, receitaCentavos: movimento.receitaDoMes })
    expect(meses.slice(0, 10).every(({ exames, receitaCentavos }) => exames === 0 && receitaCentavos === 0)).toBe(true)
  })

  it('põe na frente os parceiros que mais pediram no mês', async () => {
    const { parceiros } = await painelDe(empresa, 'CLIENTE')
    expect(parceiros.map(({ codigo, exames, receitaCentavos }) => ({ codigo, exames, receitaCentavos }))).toEqual([
      { codigo: empresa.parceiro, exames: movimento.examesDoMes, receitaCentavos: movimento.examesDoMes * 20_000 },
    ])
  })

  it('quem tem a própria semana é comparado com ela, sem as folgas', async () => {
    const propria = await criarEmpresa(amb)
    const { cliente, especialista } = propria
    const manha = { inicio: '08:00', fim: '12:00' }
    await amb.db
      .insertInto('especialista_horario')
      .values([1, 2, 5].map((dia_semana) => ({ cliente, especialista, dia_semana, ...manha })))
      .execute()
    await amb.db
      .insertInto('especialista_excecao')
      .values({ cliente, especialista, tipo: 'FOLGA', motivo: 'CURSO', de: '2026-11-17', ate: '2026-11-17' })
      .execute()
    const { ocupacao } = await painelDe(propria, 'CLIENTE')
    // Monday; Tuesday is off, and Friday is a holiday.
    expect(ocupacao.especialistas).toMatchObject([{ codigo: especialista, minutosDisponiveis: 240 }])
  })

  it('compara o reservado com as horas úteis da semana, sem o feriado', async () => {
    const { ocupacao } = await painelDe(empresa, 'CLIENTE')
    expect([ocupacao.de, ocupacao.ate]).toEqual(['2026-11-16', '2026-11-22'])
    const [especialista] = ocupacao.especialistas
    expect(especialista).toMatchObject({
      codigo: empresa.especialista,
      minutosReservados: movimento.minutosDaSemana,
      minutosDisponiveis: 4 * 600 + 240,
    })
  })

  it('de uma empresa nova é vazio e diz os primeiros passos', async () => {
    const { codigo: cliente } = await amb.db
      .insertInto('cliente')
      .values({
        razao_social: 'Nova',
        nome_fantasia: 'Nova',
        documento: crypto.randomUUID(),
        estado: 'TESTE',
        criado_em: AGORA,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const nova = await amb.como({ usuario: empresa.usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
    const { corpo } = await nova('GET /dashboard')
    expect(corpo).toMatchObject({
      primeirosPassos: { servico: false, especialista: false, parceiro: false, atendimento: false },
      agenda: { total: 0, proximas: [], porEstado: [] },
      criticos: { quantidade: 0, itens: [] },
      parceiros: [],
      pedidos: [],
      receber: { vencido: { quantidade: 0, centavos: 0 } },
      ocupacao: { especialistas: [] },
    })
    expect((await painelDe(empresa, 'CLIENTE')).primeirosPassos).toBeNull()
  })

  it('não mistura empresas', async () => {
    const { agenda, prazos, receber, meses, pedidos } = await painelDe(outra, 'CLIENTE')
    expect([agenda.total, prazos.devidos, receber.hoje.quantidade, pedidos]).toEqual([0, [], 0, []])
    expect(meses.every(({ exames, receitaCentavos }) => exames === 0 && receitaCentavos === 0)).toBe(true)
  })
})
