import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acertarTudo } from '../../../teste/acertos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { concluido } from '../../../teste/atendimentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

let numero = 0
async function titulo(natureza: 'PAGAR' | 'RECEBER', estado: string, vencimento: string, mais: object = {}) {
  await amb.db
    .insertInto('titulo')
    .values({
      cliente: empresa.cliente,
      numero: ++numero,
      natureza,
      estado,
      descricao: 'Conta',
      contraparte: 'Alguém',
      competencia: vencimento,
      emissao: vencimento,
      vencimento,
      valor_centavos: 1_000,
      pago_centavos: { PAGO: 1_000, PARCIAL: 1 }[estado] ?? 0,
      criado_em: amb.relogio.agora().toString(),
      ...mais,
    })
    .execute()
  return numero
}

/** The whole list, page by page of two. */
async function ordem(livro: 'contas-pagar' | 'contas-receber', como = empresa.como.CLIENTE) {
  const numeros: (number | null)[] = []
  let cursor: string | undefined
  do {
    const { corpo } = await como(`GET /${livro}`, { limite: 2, ...(cursor === undefined ? {} : { cursor }) })
    numeros.push(...corpo.itens.map((conta) => conta.numero))
    cursor = corpo.proximo ?? undefined
  } while (cursor !== undefined)
  return numeros
}

describe('as contas começam pelo que venceu', () => {
  // The day of the suites is 2026-11-18.
  it.each(['contas-pagar', 'contas-receber'] as const)(
    '%s: o que falta por vencimento, o mais atrasado antes; depois o liquidado, do mais novo ao mais velho',
    async (livro) => {
      const natureza = livro === 'contas-pagar' ? 'PAGAR' : 'RECEBER'
      const [pagoVelho, aVencer, cancelado, atrasado, pagoNovo, previsto, emParte] = [
        await titulo(natureza, 'PAGO', '2026-01-10'),
        await titulo(natureza, 'ABERTO', '2026-12-10'),
        await titulo(natureza, 'CANCELADO', '2026-06-10'),
        await titulo(natureza, 'ABERTO', '2025-01-10'),
        await titulo(natureza, 'PAGO', '2026-11-17'),
        await titulo(natureza, 'PREVISTO', '2027-01-10'),
        await titulo(natureza, 'PARCIAL', '2026-11-01'),
      ]
      const esperada = [atrasado, emParte, aVencer, previsto, pagoNovo, cancelado, pagoVelho]
      expect(await ordem(livro)).toEqual(esperada)
      await amb.db
        .updateTable('titulo')
        .set({ estado: aForca('PAGO'), pago_centavos: 1_000 })
        .where('numero', '=', atrasado)
        .where('natureza', '=', natureza)
        .execute()
      expect((await ordem(livro)).at(-1)).toBe(atrasado)
    },
  )

  it('um custo que não se paga não está atrasado', async () => {
    const depreciacao = await amb.db
      .selectFrom('tipo_despesa')
      .innerJoin('grupo_despesa', 'grupo_despesa.codigo', 'tipo_despesa.grupo')
      .where('grupo_despesa.linha_dre', '=', 'DEPRECIACAO')
      .select('tipo_despesa.codigo')
      .executeTakeFirstOrThrow()
    const antigo = await titulo('PAGAR', 'ABERTO', '2020-01-10', { tipo_despesa: depreciacao.codigo })
    expect((await ordem('contas-pagar')).at(-1)).toBe(antigo)
  })

  it('do especialista, o que ainda não tem vencimento vem depois do que tem, e antes do que já recebeu', async () => {
    const nova = await criarEmpresa(amb)
    await concluido(amb, nova)
    const eu = nova.como.ESPECIALISTA
    const acerto = await acertarTudo(nova)
    expect((await eu('POST /acerto/:codigo/aprovacao', { codigo: acerto, versao: 1 })).status).toBe(200)
    await concluido(amb, nova)
    const vencimentos = async () =>
      (await eu('GET /contas-pagar', {})).corpo.itens.map(({ vencimento, estado }) => [vencimento !== null, estado])
    expect(await vencimentos()).toEqual([
      [true, 'ABERTO'],
      [false, 'PREVISTO'],
    ])
    await amb.db
      .updateTable('titulo')
      .set((t) => ({ estado: aForca('PAGO'), pago_centavos: t.ref('valor_centavos') }))
      .where('cliente', '=', nova.cliente)
      .where('natureza', '=', 'PAGAR')
      .execute()
    expect(await vencimentos()).toEqual([
      [false, 'PREVISTO'],
      [true, 'PAGO'],
    ])
  })
})
