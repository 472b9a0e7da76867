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
let outra: Empresa
let codigo: string
let geral: RegraDoEspecialista
beforeAll(async () => {
  amb = await abrirAmbiente()
  outra = await criarEmpresa(amb)
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  codigo = empresa.especialista
  ;[geral] = await regras()
})
afterAll(() => amb.fechar())

type Dados = EntradaDe<(typeof contratoEspecialista)['POST /especialista/:codigo/repasse']>

const { dados, criar, regras } = repasseDe(() => empresa)
const campos = (resposta: { corpo: unknown }) => Object.keys((resposta.corpo as { campos: object }).campos)
const encerrar = ({ codigo: regra, versao }: RegraDoEspecialista, vigenteAte: string | null) =>
  empresa.como.CLIENTE('PUT /especialista/:codigo/repasse/:regra/fim', { codigo, regra, versao, vigenteAte })

describe('regras', () => {
  it('uma regra é criada, alterada, encerrada, reaberta e excluída, e a trilha conta', async () => {
    const { status, corpo: criada } = await criar({ parceiro: empresa.parceiro })
    expect(status, JSON.stringify(criada)).toBe(201)
    expect(criada).toMatchObject({
      servico: { codigo: empresa.servico },
      parceiro: { codigo: empresa.parceiro },
      situacao: 'VIGENTE',
      usadaAte: null,
      permissoes: { alterar: true, excluir: true, encerrar: true, substituir: false },
    })
    const chave = { codigo, regra: criada.codigo }
    const alterada = await empresa.como.CLIENTE('PUT /especialista/:codigo/repasse/:regra', {
      ...dados({ servico: null, tipo: 'FIXO', percentualBp: null, valorCentavos: 4_550, vigenteDe: '2026-12-01' }),
      parceiro: empresa.parceiro,
      ...chave,
      versao: 1,
    })
    expect(alterada.corpo).toMatchObject({
      servico: null,
      tipo: 'FIXO',
      valorCentavos: 4_550,
      situacao: 'FUTURA',
      versao: 2,
    })
    const fim = await encerrar(alterada.corpo, '2026-12-31')
    expect(fim.corpo).toMatchObject({ vigenteAte: '2026-12-31', versao: 3 })
    expect((await encerrar(fim.corpo, null)).corpo).toMatchObject({ vigenteAte: null, versao: 4 })
    const excluir = () => empresa.como.CLIENTE('DELETE /especialista/:codigo/repasse/:regra', chave)
    expect([(await excluir()).status, (await excluir()).status]).toEqual([204, 404])
    const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'especialista', registro: codigo })
    expect(corpo.itens.map(({ acao }) => acao)).toEqual([
      'excluir regra de repasse',
      'encerrar regra de repasse',
      'encerrar regra de repasse',
      'alterar regra de repasse',
      'criar regra de repasse',
    ])
  })

  it.each([
    ['percentualBp', { percentualBp: null }],
    ['percentualBp', { percentualBp: 10_001 }],
    ['percentualBp', { tipo: 'FIXO', valorCentavos: 100 }],
    ['valorCentavos', { tipo: 'FIXO', percentualBp: null }],
    ['valorCentavos', { tipo: 'FIXO', percentualBp: null, valorCentavos: -1 }],
    ['valorCentavos', { valorCentavos: 100 }],
    ['vigenteAte', { vigenteAte: '2026-10-31' }],
    ['vigenteDe', { vigenteDe: '31/12/2025' }],
    ['servico', { servico: randomUUID() }],
    ['parceiro', { parceiro: randomUUID() }],
    ['base', { base: 'CHEIO' }],
  ])('recusa %s: %j', async (campo, mudancas) => {
    const resposta = await criar(mudancas as Partial<Dados>)
    expect([resposta.status, campos(resposta)]).toEqual([422, [campo]])
  })

  it('um serviço ou uma clínica de outra empresa não servem de alvo', async () => {
    expect((await criar({ servico: outra.servico })).status).toBe(422)
    expect((await criar({ parceiro: outra.parceiro })).status).toBe(422)
  })

  it('duas regras para o mesmo alvo não se cruzam no tempo, também quando criadas juntas', async () => {
    const respostas = await Promise.all([
      criar(),
      criar({ vigenteDe: '2026-11-10' }),
      criar({ vigenteDe: '2027-01-01' }),
    ])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(respostas.find(({ status }) => status === 409)?.corpo).toMatchObject({
      campos: { vigenteDe: expect.stringContaining('mesmo serviço') as string },
    })
    expect((await criar({ vigenteDe: '2026-01-01', vigenteAte: '2026-10-31' })).status).toBe(201)
    expect((await criar({ servico: null, vigenteDe: '2026-06-01' })).status).toBe(409)
    expect((await criar({ servico: null, parceiro: empresa.parceiro })).status).toBe(201)
  })

  it('o especialista lê as suas e não escreve; o colega e outra empresa não alcançam', async () => {
    const lidas = await empresa.como.ESPECIALISTA('GET /especialista/:codigo/repasse', { codigo })
    expect(lidas.corpo).toMatchObject({
      itens: [{ permissoes: { alterar: false, encerrar: false } }],
      permissoes: { criar: false },
    })
    expect((await empresa.como.ESPECIALISTA('POST /especialista/:codigo/repasse', dados())).status).toBe(403)
    expect((await outra.como.ESPECIALISTA('GET /especialista/:codigo/repasse', { codigo })).status).toBe(404)
    const chave = { codigo: outra.especialista, regra: geral.codigo }
    expect((await outra.como.CLIENTE('DELETE /especialista/:codigo/repasse/:regra', chave)).status).toBe(404)
  })

  it('a segunda de duas alterações é recusada', async () => {
    const alterar = (percentualBp: number) =>
      empresa.como.CLIENTE('PUT /especialista/:codigo/repasse/:regra', {
        ...dados({ servico: null, percentualBp }),
        regra: geral.codigo,
        versao: geral.versao,
      })
    const respostas = await Promise.all([alterar(1_000), alterar(2_000)])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('regra que já pagou', () => {
  const usar = async () => {
    await percorrer(amb, empresa)
    ;[geral] = await regras()
    expect(geral).toMatchObject({
      usadaAte: '2026-11-20',
      permissoes: { alterar: false, excluir: false, encerrar: true, substituir: true },
    })
  }
  const substituir = (mudancas: Partial<Dados> = {}) =>
    empresa.como.CLIENTE('POST /especialista/:codigo/repasse/:regra/substituir', {
      ...dados({ servico: null, vigenteDe: '2026-12-01', ...mudancas }),
      regra: geral.codigo,
      versao: geral.versao,
    })

  it('não muda nem é excluída, nem pelo banco', async () => {
    await usar()
    const { servico, parceiro, situacao: _, usadaAte: _u, permissoes: _p, ...campo } = geral
    const alterar = empresa.como.CLIENTE('PUT /especialista/:codigo/repasse/:regra', {
      ...campo,
      servico: servico?.codigo,
      parceiro: parceiro?.codigo,
      percentualBp: 1,
      codigo,
      regra: geral.codigo,
    })
    expect(await alterar).toMatchObject({
      status: 409,
      corpo: { codigo: 'EM_USO', mensagem: expect.stringContaining('20/11/2026') as string },
    })
    const excluir = await empresa.como.CLIENTE('DELETE /especialista/:codigo/repasse/:regra', {
      codigo,
      regra: geral.codigo,
    })
    expect(excluir).toMatchObject({ status: 409, corpo: { codigo: 'EM_USO' } })
    const direto = amb.db
      .updateTable('repasse_regra')
      .set({ percentual_bp: 1 })
      .where('codigo', '=', geral.codigo)
      .execute()
    await expect(direto).rejects.toThrow(/regra de repasse usada/)
    await expect(amb.db.deleteFrom('repasse_regra').where('codigo', '=', geral.codigo).execute()).rejects.toThrow(
      /repasse_regra_fk/,
    )
  })

  it('termina, mas não antes do último dia que pagou', async () => {
    await usar()
    expect(await encerrar(geral, '2026-11-19')).toMatchObject({
      status: 409,
      corpo: { campos: { vigenteAte: expect.any(String) as string } },
    })
    expect((await encerrar(geral, '2025-12-31')).status).toBe(422)
    expect((await encerrar(geral, '2026-11-20')).corpo).toMatchObject({ vigenteAte: '2026-11-20', situacao: 'VIGENTE' })
  })

  it('dá lugar a outra para o mesmo alvo: a velha acaba na véspera', async () => {
    await usar()
    expect((await substituir({ vigenteDe: '2026-11-20' })).status).toBe(409)
    expect((await substituir({ vigenteDe: '2026-01-01' })).status).toBe(422)
    expect((await substituir({ servico: empresa.servico })).status).toBe(422)
    const { status, corpo: nova } = await substituir()
    expect(status, JSON.stringify(nova)).toBe(201)
    expect(nova).toMatchObject({ percentualBp: 6_000, vigenteDe: '2026-12-01', vigenteAte: null, situacao: 'FUTURA' })
    const todas = await regras()
    expect(todas.map(({ vigenteDe, vigenteAte }) => [vigenteDe, vigenteAte])).toEqual([
      ['2026-12-01', null],
      ['2026-01-01', '2026-11-30'],
    ])
    expect((await substituir()).status).toBe(409)
  })
})
