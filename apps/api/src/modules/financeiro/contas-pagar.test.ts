import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { concluido, dinheiroDe } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const tituloDe = async (atendimento: string) => (await dinheiroDe(amb, atendimento)).titulos[0]!

async function contaAPagar(
  dados: Partial<Record<'especialista' | 'vencimento' | 'estado' | 'tipo_despesa', string>> & {
    valor_centavos?: number
  } = {},
): Promise<string> {
  const numero = Number(process.hrtime.bigint() % 1_000_000_000n)
  const { codigo } = await amb.db
    .insertInto('titulo')
    .values({
      cliente: empresa.cliente,
      numero,
      natureza: 'PAGAR',
      estado: 'ABERTO',
      descricao: 'Aluguel de novembro',
      contraparte: 'Imobiliária Central',
      competencia: '2026-11-01',
      emissao: '2026-11-01',
      vencimento: '2026-11-30',
      valor_centavos: 150_000,
      criado_em: amb.relogio.agora().toString(),
      ...dados,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

describe('contas a pagar', () => {
  it('a empresa vê as próprias, com o Pix do especialista quando é repasse', async () => {
    await amb.db
      .updateTable('especialista')
      .set({ chave_pix: '11144477735' })
      .where('codigo', '=', empresa.especialista)
      .execute()
    const tipo = await amb.db
      .selectFrom('tipo_despesa')
      .select(['codigo', 'nome'])
      .orderBy('nome')
      .executeTakeFirstOrThrow()
    const aluguel = await contaAPagar({ tipo_despesa: tipo.codigo })
    const doEspecialista = await contaAPagar({ especialista: empresa.especialista, valor_centavos: 30_000 })
    const { itens } = (await empresa.como.CLIENTE('GET /contas-pagar', {})).corpo
    const tipos = new Map(itens.map(({ codigo, tipoDespesa }) => [codigo, tipoDespesa]))
    expect(tipos).toEqual(
      new Map([
        [aluguel, tipo],
        [doEspecialista, null],
      ]),
    )
    expect((await empresa.como.CLIENTE('GET /contas-pagar/:codigo', { codigo: aluguel })).corpo).toMatchObject({
      pix: null,
      semPix: expect.stringContaining('não tem chave'),
    })
    const { corpo } = await empresa.como.CLIENTE('GET /contas-pagar/:codigo', { codigo: doEspecialista })
    expect(corpo.pix).toMatchObject({ valorCentavos: 30_000, copiaECola: expect.stringContaining('11144477735') })
  })

  it('a clínica vê o que deve à empresa, com o nome dela e o Pix; não o previsto nem o cancelado', async () => {
    const nova = await criarEmpresa(amb)
    const titulo = await tituloDe(await concluido(amb, nova))
    const [oculto, cancelado] = [await tituloDe(await concluido(amb, nova)), await tituloDe(await concluido(amb, nova))]
    await amb.db
      .updateTable('titulo')
      .set({ estado: aForca('PREVISTO') })
      .where('codigo', '=', oculto.codigo)
      .execute()
    await amb.db
      .updateTable('titulo')
      .set({ estado: aForca('CANCELADO') })
      .where('codigo', '=', cancelado.codigo)
      .execute()
    await concluido(amb, nova, { parceiro: null })
    const { nome_fantasia } = await amb.db
      .selectFrom('cliente')
      .select('nome_fantasia')
      .where('codigo', '=', nova.cliente)
      .executeTakeFirstOrThrow()
    const { itens } = (await nova.como.PARCEIRO('GET /contas-pagar', {})).corpo
    expect(itens).toMatchObject([
      { codigo: titulo.codigo, contraparte: nome_fantasia, saldoCentavos: 20_000, tipo: 'TITULO' },
    ])
    const { corpo } = await nova.como.PARCEIRO('GET /contas-pagar/:codigo', { codigo: titulo.codigo })
    expect(corpo).toMatchObject({ repasses: [], pix: { valorCentavos: 20_000, recebedor: nome_fantasia } })
    expect((await nova.como.PARCEIRO('GET /contas-pagar/:codigo', { codigo: cancelado.codigo })).status).toBe(404)
    expect((await empresa.como.PARCEIRO('GET /contas-pagar/:codigo', { codigo: titulo.codigo })).status).toBe(404)
    expect((await nova.como.PARCEIRO('GET /contas-pagar/resumo', {})).corpo.falta).toMatchObject({
      quantidade: 1,
      centavos: 20_000,
    })
  })

  it('o especialista vê os próprios repasses, explicados, e acompanha o pagamento', async () => {
    const nova = await criarEmpresa(amb)
    const atendimento = await concluido(amb, nova)
    const [repasse] = (await dinheiroDe(amb, atendimento)).repasses
    const listar = async () => (await nova.como.ESPECIALISTA('GET /contas-pagar', {})).corpo.itens
    expect(await listar()).toMatchObject([
      {
        codigo: repasse?.codigo,
        tipo: 'REPASSE',
        estado: 'PREVISTO',
        vencimento: null,
        valorCentavos: 10_000,
        pagoCentavos: 0,
        atendimento: { codigo: atendimento },
      },
    ])
    const { corpo } = await nova.como.ESPECIALISTA('GET /contas-pagar/:codigo', { codigo: repasse!.codigo })
    expect(corpo).toMatchObject({
      pix: null,
      semPix: expect.stringContaining('pago pela empresa'),
      repasses: [{ codigo: repasse?.codigo, texto: expect.stringContaining('50%') }],
    })
    const { codigo: titulo } = await amb.db
      .insertInto('titulo')
      .values({
        cliente: nova.cliente,
        numero: 1,
        natureza: 'PAGAR',
        estado: 'PAGO',
        descricao: 'Repasses de novembro',
        contraparte: 'Especialista',
        especialista: nova.especialista,
        competencia: '2026-11-01',
        emissao: '2026-11-30',
        vencimento: '2026-12-05',
        valor_centavos: 10_000,
        pago_centavos: 10_000,
        criado_em: amb.relogio.agora().toString(),
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db
      .updateTable('repasse')
      .set({ estado: aForca('CONSOLIDADO'), titulo })
      .where('codigo', '=', repasse!.codigo)
      .execute()
    expect(await listar()).toMatchObject([
      { estado: 'PAGO', vencimento: '2026-12-05', pagoCentavos: 10_000, saldoCentavos: 0 },
    ])
    expect((await empresa.como.ESPECIALISTA('GET /contas-pagar/:codigo', { codigo: repasse!.codigo })).status).toBe(404)
  })
})
