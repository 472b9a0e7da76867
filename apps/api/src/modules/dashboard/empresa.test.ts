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
    expect(agenda.quantidade).toBe(4)
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
    const { laudos, semHorario } = await painelDe(empresa, 'CLIENTE')
    const { aEscrever, atrasados, emRisco, assinados } = laudos
    expect([aEscrever, atrasados, emRisco, assinados, semHorario].map(({ quantidade }) => quantidade)).toEqual([
      3, 1, 1, 0, 1,
    ])
    expect(laudos.devidos.map(({ atendimento }) => atendimento)).toEqual([
      movimento.atrasado,
      movimento.emRisco,
      movimento.folgado,
    ])
    expect(laudos.devidos.map(({ laudo, alvo }) => [laudo, alvo])).toEqual([
      [movimento.rascunho, { rota: '/laudo/editar', filtros: { codigo: movimento.rascunho } }],
      [null, { rota: '/laudo/novo', filtros: { item: movimento.itemEmRisco } }],
      [null, { rota: '/laudo/novo', filtros: { item: expect.any(String) } }],
    ])
    const { corpo } = await empresa.como.CLIENTE('GET /atendimento', semHorario.alvo.filtros)
    expect(corpo.itens.map(({ codigo }) => codigo)).toEqual([movimento.semAgenda])
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
    expect(receber.total).toMatchObject({ quantidade: 4, centavos: 115_000 })
    expect(receber.seteDias.alvo).toEqual({
      rota: '/financeiro/contas-receber',
      filtros: { aberto: 'sim', de: '2026-11-21', ate: '2026-11-27', ordem: 'vencimento' },
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
    expect(meses.at(-2)).toMatchObject({ realizados: { quantidade: 1 } })
    expect(deNovembro).toMatchObject({
      realizados: { quantidade: movimento.examesDoMes },
      receita: { centavos: movimento.receitaDoMes },
    })
    expect(meses.slice(0, 10).every(({ realizados, receita }) => realizados.quantidade + receita.centavos === 0)).toBe(
      true,
    )
  })

  it('põe na frente os parceiros que mais trouxeram no mês, e nunca mais do que ele teve', async () => {
    const { parceiros, meses } = await painelDe(empresa, 'CLIENTE')
    expect(
      parceiros.map(({ codigo, receita: { quantidade, centavos } }) => ({ codigo, quantidade, centavos })),
    ).toEqual([{ codigo: empresa.parceiro, quantidade: 5, centavos: movimento.receitaDoMes }])
    expect(meses.at(-1)?.receita.centavos).toBe(movimento.receitaDoMes)
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
      reservado: { minutos: movimento.minutosDaSemana },
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
      primeirosPassos: {
        feitos: {
          marca: false,
          especialista: false,
          acesso: false,
          parceiro: false,
          preco: false,
          atendimento: false,
          laudo: false,
        },
        especialista: null,
        laudo: null,
      },
      agenda: { quantidade: 0, proximas: [], porEstado: [] },
      criticos: { quantidade: 0, itens: [] },
      parceiros: [],
      pedidos: [],
      receber: { vencido: { quantidade: 0, centavos: 0 } },
      ocupacao: { especialistas: [] },
    })
  })

  it('não mistura empresas', async () => {
    const { agenda, laudos, receber, meses, pedidos } = await painelDe(outra, 'CLIENTE')
    expect([agenda.quantidade, laudos.devidos, receber.hoje.quantidade, pedidos]).toEqual([0, [], 0, []])
    expect(meses.every(({ realizados, receita }) => realizados.quantidade + receita.centavos === 0)).toBe(true)
  })
})
