import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'
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

describe('especialista', () => {
  it('vê a rota do dia na ordem, os laudos que deve e o repasse do mês', async () => {
    const { agenda, amanha, laudos, repasse } = await painelDe(empresa, 'ESPECIALISTA')
    expect(agenda.rota.map(({ estado }) => estado)).toEqual(['REALIZADO', 'CONFIRMADO', 'AGENDADO'])
    expect([agenda.quantidade, amanha.quantidade]).toEqual([3, 2])
    // What is only asked for is no exam yet.
    expect(laudos).toMatchObject({ quantidade: 3, atrasados: { quantidade: 1 }, assinados: { quantidade: 0 } })
    expect(laudos.devidos[0]).toMatchObject({ atendimento: movimento.atrasado, laudo: movimento.rascunho })
    expect(repasse).toMatchObject({
      mes: '2026-11-01',
      quantidade: 2,
      centavos: 21_000,
      mesAnterior: { centavos: 8_000 },
    })
  })

  it('não vê o que é de outro especialista da mesma empresa', async () => {
    const { codigo: colega } = await amb.db
      .insertInto('especialista')
      .values({ cliente: empresa.cliente, nome: 'Dr. Colega', crmv_uf: 'SP', crmv_numero: '777' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const dele = await amb.como({
      usuario: (await criarUsuario(amb, ['ESPECIALISTA'])).codigo,
      perfis: ['ESPECIALISTA'],
      cliente: empresa.cliente,
      especialista: colega,
    })
    expect((await dele('GET /dashboard')).corpo).toMatchObject({
      agenda: { quantidade: 0, porEstado: [], rota: [] },
      amanha: { quantidade: 0 },
      laudos: { quantidade: 0, devidos: [] },
      repasse: { centavos: 0 },
    })
  })
})

describe('clínica parceira', () => {
  it('vê os próprios pedidos, laudos novos, o crítico a confirmar e as contas', async () => {
    const { pedidos, laudosNovos, criticos, contas } = await painelDe(empresa, 'PARCEIRO')
    expect(pedidos.porEstado.map(({ estado, quantidade }) => [estado, quantidade])).toEqual([
      ['ABERTO', 1],
      ['EM_ANDAMENTO', 1],
      ['AGUARDANDO_LAUDO', 2],
    ])
    expect(pedidos.recentes[0]).toMatchObject({ exames: [expect.stringContaining('Ultrassom')] })
    expect(laudosNovos).toMatchObject({ quantidade: 1, itens: [{ codigo: movimento.critico }] })
    expect(criticos).toMatchObject({ quantidade: 1, itens: [{ codigo: movimento.critico }] })
    expect(pedidos.abertos.quantidade).toBe(4)
    expect(contas).toMatchObject({
      vencidas: { quantidade: 1, centavos: 15_000 },
      abertas: { quantidade: 3, centavos: 100_000 },
      total: { quantidade: 4, centavos: 115_000 },
      proximoVencimento: '2026-11-20',
      proximoFechamento: '2026-11-30',
    })
  })

  it('o que a empresa só prevê ainda não é conta, e o que já se pagou deixa de ser', async () => {
    const propria = await criarEmpresa(amb)
    const { cliente, parceiro } = propria
    const fixos = { cliente, parceiro, natureza: 'RECEBER', descricao: 'Exames', contraparte: 'Clínica' }
    const dias = { competencia: '2026-11-10', emissao: '2026-11-10', vencimento: '2026-11-25', criado_em: AGORA }
    await amb.db
      .insertInto('titulo')
      .values([
        { ...fixos, ...dias, numero: 1, valor_centavos: 10_000, estado: 'PREVISTO' },
        { ...fixos, ...dias, numero: 2, valor_centavos: 20_000, estado: 'ABERTO', vencimento: '2026-11-27' },
        { ...fixos, ...dias, numero: 3, valor_centavos: 30_000, estado: 'PAGO', pago_centavos: 30_000 },
      ])
      .execute()
    const { contas } = await painelDe(propria, 'PARCEIRO')
    expect(contas).toMatchObject({ abertas: { quantidade: 1, centavos: 20_000 }, proximoVencimento: '2026-11-27' })
    const lista = await propria.como.PARCEIRO('GET /contas-pagar', contas.abertas.alvo.filtros)
    expect(lista.corpo.itens.map(({ numero }) => numero)).toEqual([2])
  })

  it('não vê nada de outra clínica da mesma empresa', async () => {
    const { codigo: vizinha } = await amb.db
      .insertInto('parceiro')
      .values({
        cliente: empresa.cliente,
        nome: 'Vizinha',
        razao_social: 'Vizinha',
        documento: crypto.randomUUID(),
        dia_fechamento: 5,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const dela = await amb.como({
      usuario: empresa.usuarios.PARCEIRO.codigo,
      perfis: ['PARCEIRO'],
      cliente: empresa.cliente,
      parceiro: vizinha,
    })
    expect((await dela('GET /dashboard')).corpo).toMatchObject({
      pedidos: { porEstado: [], recentes: [] },
      laudosNovos: { quantidade: 0 },
      criticos: { quantidade: 0, itens: [] },
      contas: {
        vencidas: { quantidade: 0 },
        abertas: { quantidade: 0 },
        proximoVencimento: null,
        proximoFechamento: '2026-12-05',
      },
    })
  })
})

describe('plano grátis', () => {
  it('vê as simulações e o que os planos acrescentam', async () => {
    await amb.db
      .insertInto('simulacao')
      .values({
        cliente: empresa.cliente,
        nome: 'US com plantão',
        custo_centavos: 9_000,
        preco_centavos: 20_000,
        margem_bp: 5_500,
        entrada: '{}',
        criado_por: empresa.usuarios.CLIENTE_BASE.codigo,
        criado_em: AGORA,
      })
      .execute()
    const { simulacoes, planos } = await painelDe(empresa, 'CLIENTE_BASE')
    expect(simulacoes).toMatchObject({ quantidade: 1, recentes: [{ nome: 'US com plantão', margemBp: 5_500 }] })
    expect(planos.length).toBeGreaterThan(0)
  })
})

describe('plataforma', () => {
  it('conta assinantes por situação, a receita recorrente e os testes que terminam em sete dias', async () => {
    const antes = await painelDe(empresa, 'ADMIN')
    const plano = await amb.db
      .selectFrom('plano')
      .selectAll()
      .where('nome', '=', 'Profissional')
      .executeTakeFirstOrThrow()
    const nova = (nome: string, dados: { estado: string; ciclo?: string; teste_ate?: string }) => ({
      razao_social: nome,
      nome_fantasia: nome,
      documento: crypto.randomUUID(),
      criado_em: AGORA,
      plano: plano.codigo,
      ciclo: dados.ciclo ?? null,
      teste_ate: dados.teste_ate ?? null,
      estado: dados.estado,
    })
    await amb.db
      .insertInto('cliente')
      .values([
        nova('Mensal', { estado: 'ATIVO', ciclo: 'MENSAL' }),
        nova('Anual', { estado: 'CARENCIA', ciclo: 'ANUAL' }),
        nova('Acaba logo', { estado: 'TESTE', teste_ate: '2026-11-21' }),
        nova('Acaba longe', { estado: 'TESTE', teste_ate: '2026-12-21' }),
        nova('Parada', { estado: 'CANCELADO', ciclo: 'MENSAL' }),
        nova('Base', { estado: 'GRATIS' }),
      ])
      .execute()
    const depois = await painelDe(empresa, 'ADMIN')
    const quantos = (painel: typeof antes) =>
      Object.fromEntries(painel.assinantes.map(({ estado, quantidade }) => [estado, quantidade]))
    const [de, para] = [quantos(antes), quantos(depois)]
    // Other suites sign companies up meanwhile, so what grows is compared, not what is there.
    for (const estado of ['ATIVO', 'CARENCIA', 'CANCELADO', 'GRATIS'])
      expect(para[estado] ?? 0).toBeGreaterThan(de[estado] ?? 0)
    expect((para['TESTE'] ?? 0) - (de['TESTE'] ?? 0)).toBeGreaterThanOrEqual(2)
    expect(depois.recorrencia.centavos - antes.recorrencia.centavos).toBeGreaterThanOrEqual(
      plano.mensal_centavos + Math.round(plano.anual_centavos / 12),
    )
    expect(depois.recorrencia.centavos).toBe(
      depois.recorrencia.porPlano.reduce((soma, { centavos }) => soma + centavos, 0),
    )
    const nomes = depois.testesTerminando.itens.map(({ nome }) => nome)
    expect(nomes).toContain('Acaba logo')
    expect(nomes).not.toContain('Acaba longe')
    expect(depois.novos.at(-1)?.assinantes.quantidade).toBeGreaterThanOrEqual(5)
    expect(depois.correio).toMatchObject({ captura: true })
  })
})

describe('quem pode', () => {
  it('decide pelo perfil principal no contexto', async () => {
    const { codigo } = empresa.usuarios.CLIENTE
    const dois = await amb.como({
      usuario: codigo,
      perfis: ['ESPECIALISTA', 'CLIENTE'],
      cliente: empresa.cliente,
      especialista: empresa.especialista,
    })
    expect((await dois('GET /dashboard')).corpo.perfil).toBe('ESPECIALISTA')
  })

  it('sem token é 401; sem contexto, pede para escolher', async () => {
    expect((await amb.semToken('GET /dashboard')).status).toBe(401)
    for (const perfil of ['CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'] as const) {
      const semContexto = await amb.como({ usuario: empresa.usuarios[perfil].codigo, perfis: [perfil] })
      expect(await semContexto('GET /dashboard')).toMatchObject({
        status: 403,
        corpo: { codigo: 'CONTEXTO_NECESSARIO' },
      })
    }
  })
})

it('quem não tem nada não vê o de ninguém: um animal sem pedido não muda painel algum', async () => {
  const antes = await painelDe(outra, 'PARCEIRO')
  await criarAnimal(amb, outra.cliente, { parceiro: outra.parceiro })
  expect(await painelDe(outra, 'PARCEIRO')).toEqual(antes)
})
