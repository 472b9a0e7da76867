import type { EntradaDe } from '@vetlume/dominio/contrato'
import type { contratoEspecialista, RegraDoEspecialista } from '@vetlume/dominio/especialista'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/percurso.ts'
import { repasseDe } from '../../../teste/especialista/repasse.ts'

let amb: Ambiente
let empresa: Empresa
let codigo: string
let geral: RegraDoEspecialista
beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  codigo = empresa.especialista
  ;[geral] = await regras()
})
afterAll(() => amb.fechar())

type Previa = EntradaDe<(typeof contratoEspecialista)['GET /especialista/:codigo/repasse/previa']>

const { criar, regras } = repasseDe(() => empresa)
const previa = async (mudancas: Partial<Previa> = {}) =>
  (
    await empresa.como.CLIENTE('GET /especialista/:codigo/repasse/previa', {
      codigo,
      servico: empresa.servico,
      dia: '2026-11-20',
      ...mudancas,
    })
  ).corpo
const campos = (resposta: { corpo: unknown }) => Object.keys((resposta.corpo as { campos: object }).campos)

describe('prévia', () => {
  it('diz a regra que vale e explica cada centavo, com as taxas da empresa', async () => {
    await amb.db
      .updateTable('cliente')
      .set({ taxa_credito_bp: 349, imposto_bp: 500 })
      .where('codigo', '=', empresa.cliente)
      .execute()
    const { corpo: doServico } = await criar({ percentualBp: 4_000 })
    const resposta = await previa()
    expect(resposta).toMatchObject({
      regra: { codigo: doServico.codigo },
      brutoCentavos: 20_000,
      repasseCentavos: 7_321,
      linhas: [
        { tipo: 'BRUTO', centavos: 20_000 },
        { tipo: 'TAXA', centavos: -698 },
        { tipo: 'IMPOSTO', centavos: -1_000 },
        { tipo: 'BASE', centavos: 18_302 },
        { tipo: 'REPASSE', centavos: 7_321 },
        { tipo: 'RETIDO', centavos: 10_981 },
      ],
      preteridas: [{ codigo: geral.codigo }],
    })
    expect(resposta.texto).toContain('Repasse de 40% do líquido')
  })

  it('serviço e clínica vencem serviço, que vence clínica, que vence a geral; e cada dia tem a sua', async () => {
    const { corpo: daClinica } = await criar({ servico: null, parceiro: empresa.parceiro })
    const { corpo: doServico } = await criar()
    const { corpo: dosDois } = await criar({ parceiro: empresa.parceiro, vigenteDe: '2026-11-15' })
    const { parceiro } = empresa
    const escolhidas = async (entrada: Partial<Previa>) => {
      const { regra, preteridas } = await previa(entrada)
      return [regra, ...preteridas].map((linha) => linha?.codigo)
    }
    expect(await escolhidas({ parceiro })).toEqual([dosDois.codigo, doServico.codigo, daClinica.codigo, geral.codigo])
    expect(await escolhidas({})).toEqual([doServico.codigo, geral.codigo])
    expect(await escolhidas({ parceiro, dia: '2026-11-10' })).toEqual([
      doServico.codigo,
      daClinica.codigo,
      geral.codigo,
    ])
    expect(await escolhidas({ parceiro, dia: '2025-11-10' })).toEqual([undefined])
  })

  it('sem regra diz por quê; o valor do exemplo pode ser outro; e paga o mesmo que a conclusão', async () => {
    expect(await previa({ dia: '2025-01-01', brutoCentavos: 999 })).toMatchObject({
      regra: null,
      repasseCentavos: 0,
      brutoCentavos: 999,
      texto: expect.stringContaining('Nenhuma regra') as string,
    })
    expect(await previa({ brutoCentavos: 0 })).toMatchObject({ brutoCentavos: 0, repasseCentavos: 0 })
    await percorrer(amb, empresa)
    const pago = await amb.db
      .selectFrom('repasse')
      .selectAll()
      .where('cliente', '=', empresa.cliente)
      .executeTakeFirstOrThrow()
    const { repasseCentavos, texto } = await previa({ brutoCentavos: pago.bruto_centavos, parceiro: empresa.parceiro })
    expect(repasseCentavos).toBe(pago.valor_centavos)
    expect(pago.explicacao).toMatchObject({ texto, regra: geral.codigo })
  })

  it.each([
    ['servico', { servico: randomUUID() }],
    ['parceiro', { parceiro: randomUUID() }],
    ['dia', { dia: 'hoje' }],
    ['brutoCentavos', { brutoCentavos: -1 }],
  ])('recusa %s', async (campo, entrada) => {
    const resposta = await empresa.como.CLIENTE('GET /especialista/:codigo/repasse/previa', {
      codigo,
      servico: empresa.servico,
      dia: '2026-11-20',
      ...entrada,
    })
    expect([resposta.status, campos(resposta)]).toEqual([422, [campo]])
  })
})
