import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { concluido, dinheiroDe, pagar } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const tituloDe = async (atendimento: string) => (await dinheiroDe(amb, atendimento)).titulos[0]!

describe('contas a receber', () => {
  it('traz o título com o Pix pronto: copia e cola com valor e identificador, QR como traçado', async () => {
    const titulo = await tituloDe(await concluido(amb, empresa))
    const { corpo } = await empresa.como.CLIENTE('GET /contas-receber/:codigo', { codigo: titulo.codigo })
    expect(corpo).toMatchObject({
      numero: titulo.numero,
      estado: 'ABERTO',
      vencido: false,
      valorCentavos: 20_000,
      saldoCentavos: 20_000,
      vencimento: '2026-11-20',
      pagamentos: [],
      semPix: null,
      repasses: [
        {
          especialista: { codigo: empresa.especialista },
          brutoCentavos: 20_000,
          valorCentavos: 10_000,
          estado: 'PENDENTE',
        },
      ],
    })
    expect(corpo.pix?.copiaECola).toMatch(
      /^000201.*0014br\.gov\.bcb\.pix0119pix@diagnostico\.vet.*5406200\.00.*6304[0-9A-F]{4}$/,
    )
    expect(corpo.pix?.copiaECola).toContain(titulo.txid ?? 'sem txid')
    const { lado, tracado } = corpo.pix?.qr ?? { lado: 0, tracado: '' }
    expect((lado - 8 - 17) % 4).toBe(0)
    expect(tracado).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    // The finder pattern: seven dark modules, four units from the corner.
    expect(tracado.startsWith('M4 4h7v1h-7z')).toBe(true)
    expect(corpo.repasses[0]?.linhas.map(({ tipo }) => tipo)).toEqual(['BRUTO', 'BASE', 'REPASSE', 'RETIDO'])
  })

  it('pago em parte, o Pix é do que falta; quitado ou sem chave, diz por que não há', async () => {
    const titulo = await tituloDe(await concluido(amb, empresa))
    const ler = async () => (await empresa.como.CLIENTE('GET /contas-receber/:codigo', { codigo: titulo.codigo })).corpo
    await pagar(amb, titulo, 5_000)
    expect(await ler()).toMatchObject({
      estado: 'PARCIAL',
      saldoCentavos: 15_000,
      pix: { valorCentavos: 15_000 },
      pagamentos: [{ valorCentavos: 5_000, metodo: 'PIX', estorno: false }],
    })
    const nova = await criarEmpresa(amb)
    await amb.db.updateTable('cliente').set({ chave_pix: null }).where('codigo', '=', nova.cliente).execute()
    const semChave = await tituloDe(await concluido(amb, nova))
    const lido = async () => (await nova.como.CLIENTE('GET /contas-receber/:codigo', { codigo: semChave.codigo })).corpo
    expect(await lido()).toMatchObject({ pix: null, semPix: expect.stringContaining('ainda não cadastrou') })
    await amb.db.updateTable('cliente').set({ chave_pix: 'não é chave' }).where('codigo', '=', nova.cliente).execute()
    expect(await lido()).toMatchObject({ pix: null, semPix: expect.stringContaining('não é válida') })
    await pagar(amb, semChave)
    expect(await lido()).toMatchObject({
      pix: null,
      saldoCentavos: 0,
      semPix: expect.stringContaining('Não há nada a pagar'),
    })
  })

  it('vencido é derivado, e os totais por situação somam o que a lista mostra', async () => {
    const nova = await criarEmpresa(amb)
    const [aberto, vencido, pago] = [
      await tituloDe(await concluido(amb, nova)),
      await tituloDe(await concluido(amb, nova)),
      await tituloDe(await concluido(amb, nova)),
    ]
    await amb.db.updateTable('titulo').set({ vencimento: '2026-11-19' }).where('codigo', '=', vencido.codigo).execute()
    await pagar(amb, pago)
    const listar = async (filtro: object) => (await nova.como.CLIENTE('GET /contas-receber', filtro)).corpo
    const achar = async (filtro: object) => (await listar(filtro)).itens.map(({ codigo }) => codigo)
    expect(await achar({ vencido: 'sim' })).toEqual([vencido.codigo])
    expect((await achar({ aberto: 'sim' })).sort()).toEqual([aberto.codigo, vencido.codigo].sort())
    expect(await achar({ estado: 'PAGO' })).toEqual([pago.codigo])
    expect(await achar({ de: '2026-11-20', ate: '2026-11-30' })).toEqual([aberto.codigo, pago.codigo])
    expect(await achar({ competencia: '2026-10' })).toEqual([])
    expect(await achar({ competencia: '2026-11', ordem: '-numero' })).toEqual([
      pago.codigo,
      vencido.codigo,
      aberto.codigo,
    ])
    expect(await achar({ busca: 'clinica x' })).toHaveLength(3)
    expect(await achar({ busca: String(aberto.numero) })).toContain(aberto.codigo)
    const { corpo: resumo } = await nova.como.CLIENTE('GET /contas-receber/resumo', {})
    const alvo = (filtros: object) => ({ rota: '/financeiro/contas-receber', filtros })
    expect(resumo).toEqual({
      vencido: {
        quantidade: 1,
        centavos: 20_000,
        campo: 'saldoCentavos',
        alvo: alvo({ vencido: 'sim', ordem: 'vencimento' }),
      },
      falta: {
        quantidade: 2,
        centavos: 40_000,
        campo: 'saldoCentavos',
        alvo: alvo({ aberto: 'sim', ordem: 'vencimento' }),
      },
      liquidado: {
        quantidade: 1,
        centavos: 20_000,
        campo: 'valorCentavos',
        alvo: alvo({ estado: 'PAGO', de: '2025-11-20' }),
      },
      desde: '2025-11-20',
    })
    await amb.db.updateTable('titulo').set({ vencimento: '2025-11-19' }).where('codigo', '=', pago.codigo).execute()
    const doAno = async (filtro: object) => (await nova.como.CLIENTE('GET /contas-receber/resumo', filtro)).corpo
    expect((await doAno({})).liquidado.quantidade).toBe(0)
    expect(await doAno({ de: '2025-11-01', ate: '2025-11-30' })).toMatchObject({
      desde: null,
      liquidado: { quantidade: 1, centavos: 20_000 },
    })
    const { itens, total } = await listar({})
    expect(total).toBe(3)
    expect(itens.reduce((soma, item) => soma + item.saldoCentavos, 0)).toBe(40_000)
    expect((await nova.como.CLIENTE('GET /contas-receber', { competencia: '2026-13' })).status).toBe(422)
  })

  it('entre mais do que a busca conta, ela acha os mais novos, diz que há mais, e os totais somam todos', async () => {
    const nova = await criarEmpresa(amb)
    const { codigo } = await tituloDe(await concluido(amb, nova))
    await sql`insert into titulo (cliente, numero, natureza, estado, descricao, contraparte, parceiro, competencia, emissao, vencimento,
        valor_centavos, criado_em)
      select cliente, n, lado, 'ABERTO', 'Curativo', 'Xavier', parceiro, competencia, emissao, vencimento, 100, criado_em
      from titulo, generate_series(1001, 1600) as n, unnest(array['RECEBER', 'PAGAR']) as lado where codigo = ${codigo}`.execute(
      amb.db,
    )
    const ver = async (quem: Empresa['como']['CLIENTE'], filtro: object) =>
      (await quem('GET /contas-receber', { ordem: '-numero', limite: 2, ...filtro })).corpo
    const numeros = async (filtro: object) => (await ver(nova.como.CLIENTE, filtro)).itens.map(({ numero }) => numero)
    expect(await numeros({ busca: 'xavier curativo' })).toEqual([1600, 1599])
    expect(await numeros({ busca: 'x' })).toEqual([1600, 1599])
    expect(await numeros({ busca: 'xavier', aberto: 'sim', ordem: 'numero' })).toEqual([1001, 1002])
    expect(await numeros({ busca: 'xavie tivo' })).toHaveLength(2)
    expect(await numeros({ busca: 'curativos' })).toEqual([])
    expect(await numeros({ busca: '--' })).toEqual([])
    expect(await ver(nova.como.CLIENTE, { busca: 'xavier', contar: 'so' })).toMatchObject({
      total: 500,
      totalExato: false,
    })
    const { corpo: resumo } = await nova.como.CLIENTE('GET /contas-receber/resumo', { busca: 'xavier' })
    expect(resumo.falta).toMatchObject({ quantidade: 600, centavos: 60_000 })
    const daClinica = async (busca: string) =>
      (await nova.como.PARCEIRO('GET /contas-pagar', { busca, ordem: '-numero', limite: 2 })).corpo.itens
    expect((await daClinica('xavier')).map(({ numero }) => numero)).toEqual([1600, 1599])
    expect(await daClinica('curativos')).toEqual([])
  })

  it('outra empresa, o operador e quem não tem o perfil não alcançam', async () => {
    const titulo = await tituloDe(await concluido(amb, empresa))
    const outra = await criarEmpresa(amb)
    const abrir = (quem: Empresa['como']['CLIENTE']) => quem('GET /contas-receber/:codigo', { codigo: titulo.codigo })
    expect((await abrir(outra.como.CLIENTE)).status).toBe(404)
    expect((await abrir(empresa.como.ADMIN)).status).toBe(404)
    for (const perfil of ['ESPECIALISTA', 'PARCEIRO', 'CLIENTE_BASE'] as const)
      expect((await abrir(empresa.como[perfil])).status).toBe(403)
    expect((await abrir(amb.semToken)).status).toBe(401)
    expect((await empresa.como.ADMIN('GET /contas-receber', {})).corpo.itens.map(({ codigo }) => codigo)).not.toContain(
      titulo.codigo,
    )
  })
})
