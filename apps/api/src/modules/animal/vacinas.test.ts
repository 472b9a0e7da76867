import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { prepararAnimais } from '../../../teste/animal/preparo.ts'
import type { Empresa } from '../../../teste/fabricas.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { camposDe } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let preparo: Awaited<ReturnType<typeof prepararAnimais>>
beforeAll(async () => {
  amb = await abrirAmbiente()
  preparo = await prepararAnimais(amb)
  ;({ empresa, outra } = preparo)
  amb.relogio.fixar('2026-11-20T15:00:00Z')
})
afterAll(() => amb.fechar())

const COMPLETA = {
  vacina: 'V10',
  dia: '2025-11-10',
  lote: 'L-77/B',
  fabricante: 'Zoetis',
  proxima: '2026-11-10',
  aplicadaPor: 'Dra. Ana, na Clínica Sul',
  observacao: 'Reação leve no local.',
}
const vacinar = (codigo: string, extra: object = {}, chamar = empresa.como.CLIENTE) =>
  chamar('POST /animal/:codigo/vacinas', { codigo, ...COMPLETA, ...extra })
const ver = async (codigo: string) => (await empresa.como.CLIENTE('GET /animal/:codigo', { codigo })).corpo

describe('vacinas', () => {
  it('a registrada volta inteira na ficha, a última aplicada primeiro, e não muda a versão da ficha', async () => {
    const { codigo, versao } = await preparo.novo()
    const { status, corpo } = await vacinar(codigo)
    expect(status, JSON.stringify(corpo)).toBe(201)
    expect(corpo.vacinas).toEqual([{ ...COMPLETA, codigo: expect.any(String), versao: 1, atrasada: true }])
    await vacinar(codigo, { vacina: 'Antirrábica', dia: '2026-11-20', proxima: '2027-11-20' })
    const ficha = await ver(codigo)
    expect(ficha.versao).toBe(versao)
    expect(ficha.vacinas.map(({ vacina, atrasada }) => [vacina, atrasada])).toEqual([
      ['Antirrábica', false],
      ['V10', true],
    ])
    // The booster was given: nothing is late.
    await vacinar(codigo, { dia: '2026-11-20', proxima: null })
    expect((await ver(codigo)).vacinas.map(({ atrasada }) => atrasada)).toEqual([false, false, false])
  })

  it('corrige, apaga, e a trilha do paciente diz o que era e o que ficou', async () => {
    const { codigo } = await preparo.novo()
    const dada = (await vacinar(codigo)).corpo.vacinas[0]!
    const corrigir = (versao: number) =>
      empresa.como.CLIENTE('PUT /animal/:codigo/vacinas/:vacinaDada', {
        ...COMPLETA,
        codigo,
        vacinaDada: dada.codigo,
        versao,
        lote: null,
        proxima: null,
      })
    expect((await corrigir(1)).corpo.vacinas).toMatchObject([{ lote: null, proxima: null, versao: 2, atrasada: false }])
    expect((await corrigir(1)).corpo).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { atual: { versao: 2 } },
    })
    const apagar = () =>
      empresa.como.CLIENTE('DELETE /animal/:codigo/vacinas/:vacinaDada', { codigo, vacinaDada: dada.codigo })
    expect((await apagar()).corpo).toEqual({ vacinas: [] })
    expect((await apagar()).status).toBe(404)
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('registro', '=', codigo)
      .where('acao', '=', 'VACINA')
      .orderBy('sequencia')
      .execute()
    const depois = { ...COMPLETA, lote: null, proxima: null }
    expect(trilha.map(({ mudancas }) => mudancas)).toEqual([
      { vacina: [null, COMPLETA] },
      { vacina: [COMPLETA, depois] },
      { vacina: [depois, null] },
    ])
  })

  it('recusa a data que não pode ser, a vacina sem nome, e quem não escreve ou não alcança o paciente', async () => {
    const { codigo } = await preparo.novo({ nascimento: '2026-01-01' })
    expect(camposDe((await vacinar(codigo)).corpo)).toEqual({ dia: 'A aplicação não pode ser antes do nascimento.' })
    const recente = { dia: '2026-11-01', proxima: '2026-11-01' }
    expect(camposDe((await vacinar(codigo, recente)).corpo)).toEqual({
      proxima: 'A próxima dose é depois da aplicação.',
    })
    expect((await vacinar(codigo, { ...recente, proxima: null, vacina: '  ' })).status).toBe(422)
    const hoje = { dia: '2026-11-20', proxima: null }
    expect((await vacinar(codigo, hoje, outra.como.CLIENTE)).status).toBe(404)
    expect((await vacinar(codigo, hoje, empresa.como.ESPECIALISTA)).status).toBe(403)
    expect((await vacinar(codigo, hoje, empresa.como.PARCEIRO)).status).toBe(404)
    const deOutro = { ...COMPLETA, ...hoje, codigo, vacinaDada: randomUUID(), versao: 1 }
    expect((await empresa.como.CLIENTE('PUT /animal/:codigo/vacinas/:vacinaDada', deOutro)).status).toBe(404)
    expect((await ver(codigo)).vacinas).toEqual([])
  })

  it('está no prontuário, no dia em que foi dada, e na cópia que se entrega', async () => {
    const { codigo } = await preparo.novo()
    await vacinar(codigo)
    const { itens } = (await empresa.como.CLIENTE('GET /animal/:codigo/prontuario', { codigo, grupo: 'vacina' })).corpo
    expect(itens).toMatchObject([
      {
        tipo: 'VACINA',
        titulo: 'V10',
        quando: '2025-11-10T15:00:00.000Z',
        depois: '2026-11-10',
        autor: COMPLETA.aplicadaPor,
      },
    ])
    const pedido = { animal: codigo, para: 'Clara Prado', finalidade: 'Viagem', pedidaEm: '2026-11-20' }
    const copia = (await empresa.como.CLIENTE('POST /copia-prontuario', pedido)).corpo
    const { bytes } = await empresa.como.CLIENTE('GET /copia-prontuario/:codigo/pdf', { codigo: copia.codigo })
    const texto = lerPdf(bytes).paginas.flat().join(' ')
    for (const dito of ['Vacinas', 'V10', 'L-77/B', 'Zoetis', '10/11/2026']) expect(texto).toContain(dito)
  })

  it('as de um cadastro unido passam ao que ficou; o paciente excluído leva as suas', async () => {
    const [fica, vai] = [await preparo.novo(), await preparo.novo()]
    await vacinar(vai.codigo)
    const unir = { codigo: fica.codigo, versao: fica.versao, outro: vai.codigo, versaoDoOutro: vai.versao, doOutro: [] }
    const { status, corpo } = await empresa.como.CLIENTE('POST /animal/:codigo/unir', unir)
    expect([status, corpo.vacinas.map(({ vacina }) => vacina)]).toEqual([200, ['V10']])
    const engano = await preparo.novo()
    await vacinar(engano.codigo)
    const { codigo } = engano
    expect((await empresa.como.CLIENTE('DELETE /animal/:codigo', { codigo })).status).toBeLessThan(300)
    const sobra = await amb.db.selectFrom('animal_vacina').select('codigo').where('animal', '=', codigo).execute()
    expect(sobra).toEqual([])
  })
})
