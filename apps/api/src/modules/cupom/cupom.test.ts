import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe, situacoes } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const admin = () => empresa.como.ADMIN
const cupom = () =>
  ({
    texto: unico('promo').replace(' ', '-'),
    tipo: 'PERCENTUAL',
    percentualBp: 2_000,
    validoDe: '2026-01-01',
  }) as const
const planoNovo = async () =>
  (await admin()('POST /plano', { nome: unico('Plano'), mensalCentavos: 1, anualCentavos: 1 })).corpo

describe('cupom', () => {
  it('vale para os planos escolhidos, e um plano que um cupom nomeia não é excluído', async () => {
    const { codigo: plano, nome } = await planoNovo()
    const { corpo, status } = await admin()('POST /cupom', { ...cupom(), planos: [plano, plano] })
    expect(status).toBe(201)
    expect(corpo).toMatchObject({ planos: [{ codigo: plano, nome }], usos: 0, situacao: 'VIGENTE' })
    const recusa = await admin()('DELETE /plano/:codigo', { codigo: plano })
    expect(recusa.status).toBe(409)
    expect(JSON.stringify(recusa.corpo)).toContain('1 cupom')
    expect((await admin()('DELETE /cupom/:codigo', { codigo: corpo.codigo })).status).toBe(204)
    expect((await admin()('DELETE /plano/:codigo', { codigo: plano })).status).toBe(204)
  })

  it('o código é um só em qualquer caixa, também ao mesmo tempo', async () => {
    const dados = cupom()
    const respostas = await Promise.all([
      admin()('POST /cupom', dados),
      admin()('POST /cupom', { ...dados, texto: dados.texto.toUpperCase() }),
    ])
    expect(situacoes(respostas)).toEqual([201, 409])
    expect(camposDe(respostas.find(({ status }) => status === 409)?.corpo)).toEqual({
      texto: 'Já há um cupom com este código.',
    })
  })

  it('usado, guarda o que prometeu: não muda o desconto, não fica abaixo do uso, não é excluído', async () => {
    const dados = { ...cupom(), limiteTotal: 10 }
    const { codigo } = (await admin()('POST /cupom', dados)).corpo
    await amb.db.updateTable('cupom').set({ usos: 4 }).where('codigo', '=', codigo).execute()
    const alterar = (troca: object) => admin()('PUT /cupom/:codigo', { ...dados, codigo, versao: 1, ...troca })
    expect(camposDe((await alterar({ percentualBp: 3_000 })).corpo)).toHaveProperty('percentualBp')
    const abaixo = await alterar({ limiteTotal: 3 })
    expect([abaixo.status, camposDe(abaixo.corpo)['limiteTotal']]).toEqual([
      422,
      'O cupom já foi usado 4 vezes: informe ao menos isso.',
    ])
    expect((await alterar({ limiteTotal: 4, validoAte: '2026-12-31' })).corpo).toMatchObject({
      limiteTotal: 4,
      situacao: 'ESGOTADO',
      usos: 4,
    })
    expect(await admin()('DELETE /cupom/:codigo', { codigo })).toMatchObject({
      status: 409,
      corpo: { codigo: 'EM_USO', mensagem: 'Este cupom já foi usado e não pode ser excluído. Você pode desativá-lo.' },
    })
    const inativo = await admin()('PUT /cupom/:codigo/situacao', { codigo, versao: 2, ativo: false })
    expect(inativo.corpo.situacao).toBe('INATIVO')
  })

  it('usado, continua valendo em todo plano em que valia, e pode valer em mais', async () => {
    const [um, outro] = [(await planoNovo()).codigo, (await planoNovo()).codigo]
    const usado = async (planos: string[]) => {
      const dados = cupom()
      const { codigo } = (await admin()('POST /cupom', { ...dados, planos })).corpo
      await amb.db.updateTable('cupom').set({ usos: 1 }).where('codigo', '=', codigo).execute()
      return (novos: string[], versao = 1) => admin()('PUT /cupom/:codigo', { ...dados, codigo, versao, planos: novos })
    }
    const deUm = await usado([um])
    const tirado = await deUm([outro])
    expect([tirado.status, camposDe(tirado.corpo)]).toEqual([
      422,
      { planos: 'O cupom já foi usado: nenhum plano em que ele vale pode sair. Crie outro cupom.' },
    ])
    expect((await deUm([um, outro])).corpo.planos).toHaveLength(2)
    expect((await deUm([], 2)).corpo.planos).toEqual([])
    const deTodos = await usado([])
    expect(camposDe((await deTodos([um, outro])).corpo)).toEqual({
      planos: 'O cupom já foi usado e vale em todos os planos: isso não muda. Crie outro cupom.',
    })
    expect((await deTodos([])).status).toBe(200)
  })

  it('plano que não existe: 422 no campo; quem não é ADMIN nem lê', async () => {
    const { codigo } = (await admin()('POST /cupom', cupom())).corpo
    const recusa = await admin()('POST /cupom', { ...cupom(), planos: [codigo] })
    expect([recusa.status, Object.keys(camposDe(recusa.corpo))]).toEqual([422, ['planos']])
    expect((await empresa.como.CLIENTE('GET /cupom/:codigo', { codigo })).status).toBe(403)
  })
})
