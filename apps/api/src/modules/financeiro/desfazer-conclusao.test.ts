import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agir, concluido, dinheiroDe, pagar } from '../../../teste/atendimentos.ts'
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

describe('desfazer a conclusão', () => {
  it('cancela título e repasses sem apagar, e concluir de novo cobra outra vez', async () => {
    const codigo = await concluido(amb, empresa)
    const semMotivo = await agir(empresa.como.CLIENTE, codigo, 'reabrir')
    expect([semMotivo.status, semMotivo.corpo]).toMatchObject([422, { campos: { motivo: expect.any(String) } }])
    expect((await agir(empresa.como.CLIENTE, codigo, 'reabrir', 'Valor errado')).corpo.estado).toBe('AGUARDANDO_LAUDO')
    expect((await agir(empresa.como.CLIENTE, codigo, 'concluir')).status).toBe(200)
    const { titulos, repasses } = await dinheiroDe(amb, codigo)
    expect(titulos.map(({ estado }) => estado)).toEqual(['CANCELADO', 'ABERTO'])
    expect(repasses.map(({ estado }) => estado).sort()).toEqual(['CANCELADO', 'PENDENTE'])
  })

  it('recusa quando já há pagamento, mesmo parcial, ou repasse consolidado', async () => {
    const pagoEmParte = await concluido(amb, empresa)
    const [titulo] = (await dinheiroDe(amb, pagoEmParte)).titulos
    await pagar(amb, titulo!, 1)
    const recusa = await agir(empresa.como.CLIENTE, pagoEmParte, 'reabrir', 'Engano')
    expect([recusa.status, recusa.corpo]).toMatchObject([
      409,
      { codigo: 'JA_PAGO', mensagem: expect.stringContaining(`nº ${titulo?.numero}`) },
    ])
    const consolidado = await concluido(amb, empresa)
    await amb.db
      .updateTable('repasse')
      .set({ estado: aForca('CONSOLIDADO') })
      .where('atendimento', '=', consolidado)
      .execute()
    expect((await agir(empresa.como.CLIENTE, consolidado, 'reabrir', 'Engano')).corpo).toMatchObject({
      codigo: 'JA_PAGO',
    })
  })

  it('pagar e desfazer ao mesmo tempo nunca deixa pagamento em título cancelado', async () => {
    const codigo = await concluido(amb, empresa)
    const [titulo] = (await dinheiroDe(amb, codigo)).titulos
    const pagarTravando = amb.db.transaction().execute(async (tx) => {
      const atual = await tx
        .selectFrom('titulo')
        .selectAll()
        .where('codigo', '=', titulo!.codigo)
        .forUpdate()
        .executeTakeFirstOrThrow()
      if (atual.estado !== 'ABERTO') return
      await tx
        .updateTable('titulo')
        .set({ pago_centavos: atual.valor_centavos, estado: aForca('PAGO') })
        .where('codigo', '=', atual.codigo)
        .execute()
    })
    await Promise.all([pagarTravando, agir(empresa.como.CLIENTE, codigo, 'reabrir', 'Engano')])
    const [depois] = (await dinheiroDe(amb, codigo)).titulos
    expect(depois?.estado === 'CANCELADO' ? depois.pago_centavos : 0).toBe(0)
  })
})
