import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emTransacao } from '../../infra/banco/index.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe, situacoes } from '../../../teste/respostas.ts'
import { feriadosEm } from './index.ts'

const SANTOS = '3548500'
const RIO = '3304557'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const admin = () => empresa.como.ADMIN

describe('horário de atendimento', () => {
  // Before dawn on Sundays nothing else in these suites is open.
  const faixa = (inicio: string, fim: string) =>
    ({ diaSemana: 0, inicio, fim, tipo: 'PLANTAO', acrescimoBp: 10_000 }) as const
  const cadastrar = (inicio: string, fim: string) => admin()('POST /horario-atendimento', faixa(inicio, fim))

  it('faixas do mesmo dia e tipo não se sobrepõem, nem ao mesmo tempo; encostar pode; desativada não conta', async () => {
    const respostas = await Promise.all([
      cadastrar('01:00', '02:00'),
      cadastrar('01:30', '02:30'),
      cadastrar('00:30', '03:00'),
    ])
    expect(situacoes(respostas)).toEqual([201, 409, 409])
    const recusa = respostas.find(({ status }) => status === 409)
    expect(camposDe(recusa?.corpo)['inicio']).toContain('sobrepõe')
    const vencedora = respostas.find(({ status }) => status === 201)?.corpo
    const { codigo = '', fim = '', inicio = '' } = vencedora ?? {}
    const vizinha = await cadastrar(fim, '04:00')
    expect(vizinha.status).toBe(201)
    const esticada = await admin()('PUT /horario-atendimento/:codigo', { ...faixa(inicio, '03:59'), codigo, versao: 1 })
    expect(esticada.status).toBe(409)

    const situacao = (versao: number, ativo: boolean) =>
      admin()('PUT /horario-atendimento/:codigo/situacao', { codigo, versao, ativo })
    expect((await situacao(1, false)).status).toBe(200)
    const substituta = await cadastrar(inicio, fim)
    expect(substituta.status).toBe(201)
    expect((await situacao(2, true)).status).toBe(409)
    for (const { codigo: outro } of [vizinha.corpo, substituta.corpo, { codigo }])
      expect((await admin()('DELETE /horario-atendimento/:codigo', { codigo: outro })).status).toBe(204)
  })

  it('vai até a meia-noite, e o plantão pode ficar sobre o horário normal', async () => {
    const { corpo, status } = await admin()('POST /horario-atendimento', { ...faixa('23:59', '24:00'), diaSemana: 2 })
    expect([status, corpo.fim]).toEqual([201, '24:00'])
    await admin()('DELETE /horario-atendimento/:codigo', { codigo: corpo.codigo })
  })
})

describe('feriado', () => {
  const municipal = (nome: string) => ({ nome, abrangencia: 'MUNICIPAL', cidade: SANTOS }) as const
  const diasDe = async (cidade: string | null, nome: string) => {
    const lidos = await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, (tx) =>
      feriadosEm(tx, { de: '2031-01-01', ate: '2032-12-31', cidade }),
    )
    return lidos.filter((feriado) => feriado.nome === nome).map(({ dia }) => dia)
  }

  it('o calendário de um lugar tem os nacionais, os do estado e os da cidade, e não os de outra', async () => {
    const nome = unico('Fundação')
    await admin()('POST /feriado', { ...municipal(nome), data: '2031-06-17' })
    expect([await diasDe(SANTOS, nome), await diasDe(RIO, nome), await diasDe(null, nome)]).toEqual([
      ['2031-06-17'],
      [],
      [],
    ])
    expect(await diasDe(SANTOS, 'Revolução Constitucionalista')).toEqual(['2031-07-09', '2032-07-09'])
    expect(await diasDe(RIO, 'Revolução Constitucionalista')).toEqual([])
    expect(await diasDe(null, 'Natal')).toEqual(['2031-12-25', '2032-12-25'])
    const { corpo } = await empresa.como.ESPECIALISTA('GET /feriado/calendario', {
      de: '2031-06-01',
      ate: '2031-06-30',
      cidade: SANTOS,
    })
    expect(corpo).toContainEqual({ dia: '2031-06-17', nome, abrangencia: 'MUNICIPAL', facultativo: false })
    expect(corpo).toContainEqual(
      expect.objectContaining({ dia: '2031-06-12', nome: 'Corpus Christi', facultativo: true }),
    )
  })

  it('de todo ano, desativado some do calendário; no mesmo lugar e dia, é um só', async () => {
    const nome = unico('Padroeira')
    const dados = { ...municipal(nome), mes: 9, dia: 8 }
    const respostas = await Promise.all([admin()('POST /feriado', dados), admin()('POST /feriado', dados)])
    expect(situacoes(respostas)).toEqual([201, 409])
    const { codigo, cidade } = respostas.find(({ status }) => status === 201)?.corpo ?? {}
    expect(cidade).toEqual({ codigo: SANTOS, nome: 'Santos', uf: 'SP' })
    expect(await diasDe(SANTOS, nome)).toEqual(['2031-09-08', '2032-09-08'])
    await admin()('PUT /feriado/:codigo/situacao', { codigo: codigo ?? '', versao: 1, ativo: false })
    expect(await diasDe(SANTOS, nome)).toEqual([])
    expect((await admin()('DELETE /feriado/:codigo', { codigo: codigo ?? '' })).status).toBe(204)
  })

  it('período ao contrário ou longo demais: 422; cidade que não existe: 422 no campo', async () => {
    const consultar = (de: string, ate: string) => empresa.como.CLIENTE('GET /feriado/calendario', { de, ate })
    expect(camposDe((await consultar('2031-02-01', '2031-01-01')).corpo)).toHaveProperty('ate')
    expect(camposDe((await consultar('2031-01-01', '2033-12-31')).corpo)).toHaveProperty('ate')
    const recusa = await admin()('POST /feriado', { ...municipal('X'), cidade: '5399998', data: '2031-01-02' })
    expect([recusa.status, Object.keys(camposDe(recusa.corpo))]).toEqual([422, ['cidade']])
  })
})
