import type { EntradaDe } from '@vetlume/dominio/contrato'
import type { contratoEspecialista } from '@vetlume/dominio/especialista'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let codigo: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  outra = await criarEmpresa(amb)
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  codigo = empresa.especialista
})
afterAll(() => amb.fechar())

type Semana = EntradaDe<(typeof contratoEspecialista)['PUT /especialista/:codigo/horarios']>
type Excecao = EntradaDe<(typeof contratoEspecialista)['POST /especialista/:codigo/excecoes']>

const SEXTA = { diaSemana: 5, inicio: '08:00', fim: '18:00', almocoInicio: '12:00', almocoFim: '13:00' }
const gravar = (semana: Partial<Semana>) =>
  empresa.como.CLIENTE('PUT /especialista/:codigo/horarios', {
    codigo,
    versao: 1,
    janelas: [SEXTA],
    bloqueios: [],
    ...semana,
  })
const ler = async () => (await empresa.como.CLIENTE('GET /especialista/:codigo/horarios', { codigo })).corpo
const excecao = (dados: Partial<Excecao>) =>
  empresa.como.CLIENTE('POST /especialista/:codigo/excecoes', {
    codigo,
    tipo: 'FOLGA',
    motivo: 'CURSO',
    de: '2026-11-27',
    ate: '2026-11-27',
    ...dados,
  })
const janelas = async (de: string, ate = de) => {
  const { corpo } = await empresa.como.CLIENTE('GET /especialista/:codigo/janelas', { codigo, de, ate })
  return corpo.dias.map(({ dia, janelas: doDia }) => [dia, ...doDia.map(({ inicio }) => inicio.slice(11, 16))])
}
const campos = (resposta: { corpo: unknown }) => Object.keys((resposta.corpo as { campos: object }).campos)

describe('a quem o conflito nomeia', () => {
  it('a quem mudou o mesmo, e não a quem mudou depois outra parte da ficha', async () => {
    const colega = await criarUsuario(amb, ['CLIENTE'])
    const dele = await amb.como({ usuario: colega.codigo, perfis: ['CLIENTE'], cliente: empresa.cliente })
    expect((await gravar({})).status).toBe(200)
    const folga = { codigo, tipo: 'FOLGA', motivo: 'CURSO', de: '2026-11-27', ate: '2026-11-27' } as const
    expect((await dele('POST /especialista/:codigo/excecoes', folga)).status).toBe(201)
    const meu = { codigo: 'CONFLITO_DE_VERSAO', detalhes: { por: empresa.usuarios.CLIENTE.nome } }
    expect((await gravar({})).corpo).toMatchObject(meu)
    const situacao = (ativo: boolean, versao: number) =>
      empresa.como.CLIENTE('PUT /especialista/:codigo/situacao', { codigo, versao, ativo })
    expect((await situacao(false, 1)).status).toBe(200)
    await dele('PUT /especialista/:codigo/horarios', { codigo, versao: 2, janelas: [], bloqueios: [] })
    expect((await situacao(false, 1)).corpo).toMatchObject(meu)
  })
})

describe('semana', () => {
  it('é gravada inteira, com almoço e bloqueios, e volta como foi escrita', async () => {
    const bloqueio = { diaSemana: 5, inicio: '15:00', fim: '16:00', motivo: 'Aula', de: '2026-11-01', ate: null }
    const tarde = { diaSemana: 2, inicio: '14:00', fim: '24:00', almocoInicio: null, almocoFim: null }
    const { status, corpo } = await gravar({ janelas: [SEXTA, tarde], bloqueios: [bloqueio] })
    expect(status).toBe(200)
    expect(corpo).toMatchObject({ versao: 2, janelas: [tarde, SEXTA], bloqueios: [bloqueio] })
    expect(await ler()).toMatchObject({ versao: 2, permissoes: { editar: true } })
    const { corpo: historico } = await empresa.como.CLIENTE('GET /historico', {
      entidade: 'especialista',
      registro: codigo,
    })
    expect(historico.itens[0]).toMatchObject({ acao: 'mudar horários' })
  })

  it.each([
    ['janelas.0.fim', { janelas: [{ ...SEXTA, fim: '08:00', almocoInicio: null, almocoFim: null }] }],
    ['janelas.0.inicio', { janelas: [{ ...SEXTA, inicio: '8h' }] }],
    ['janelas.0.inicio', { janelas: [{ ...SEXTA, inicio: '24:00' }] }],
    ['janelas.0.diaSemana', { janelas: [{ ...SEXTA, diaSemana: 7 }] }],
    ['janelas.0.almocoFim', { janelas: [{ ...SEXTA, almocoFim: null }] }],
    ['janelas.0.almocoInicio', { janelas: [{ ...SEXTA, almocoInicio: '07:00' }] }],
    [
      'janelas.1.inicio',
      { janelas: [SEXTA, { ...SEXTA, inicio: '17:30', fim: '20:00', almocoInicio: '', almocoFim: '' }] },
    ],
    ['bloqueios.0.motivo', { bloqueios: [{ diaSemana: 1, inicio: '10:00', fim: '11:00', motivo: ' ' }] }],
    [
      'bloqueios.0.ate',
      {
        bloqueios: [
          { diaSemana: 1, inicio: '10:00', fim: '11:00', motivo: 'Aula', de: '2026-12-02', ate: '2026-12-01' },
        ],
      },
    ],
  ])('recusa %s', async (campo, semana) => {
    const resposta = await gravar(semana)
    expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(422)
    expect(campos(resposta)).toEqual([campo])
    expect((await ler()).versao).toBe(1)
  })

  it('faixas que se tocam cabem no mesmo dia; e o banco recusa as que se sobrepõem', async () => {
    const manha = { diaSemana: 5, inicio: '08:00', fim: '12:00' }
    expect((await gravar({ janelas: [manha, { ...manha, inicio: '12:00', fim: '18:00' }] })).status).toBe(200)
    const inserir = amb.db
      .insertInto('especialista_horario')
      .values({ cliente: empresa.cliente, especialista: codigo, dia_semana: 5, inicio: '11:00', fim: '13:00' })
      .execute()
    await expect(inserir).rejects.toThrow(/especialista_horario_sobreposto/)
  })

  it('a mesma de novo não é mudança: quem abriu antes ainda grava', async () => {
    expect(await gravar({ janelas: [] })).toMatchObject({ status: 200, corpo: { versao: 1 } })
    expect(await gravar({})).toMatchObject({ status: 200, corpo: { versao: 2 } })
    expect(await gravar({ versao: 2 })).toMatchObject({ status: 200, corpo: { versao: 2 } })
    const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'especialista', registro: codigo })
    expect(corpo.itens.filter(({ acao }) => acao === 'mudar horários')).toHaveLength(1)
  })

  it('duas pessoas ao mesmo tempo: a segunda é recusada com o que a primeira deixou', async () => {
    const tarde = { ...SEXTA, inicio: '10:00' }
    const respostas = await Promise.all([gravar({}), gravar({ janelas: [tarde] })])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const recusa = respostas.find(({ status }) => status === 409)?.corpo as unknown as { detalhes: { atual: object } }
    expect(recusa.detalhes.atual).toMatchObject({ versao: 2, janelas: (await ler()).janelas })
  })

  it('o especialista lê a sua, não grava, e não lê a do colega', async () => {
    const { como } = empresa
    expect(await como.ESPECIALISTA('GET /especialista/:codigo/horarios', { codigo })).toMatchObject({
      status: 200,
      corpo: { permissoes: { editar: false } },
    })
    const { corpo: colega } = await como.CLIENTE('POST /especialista', {
      nome: 'Colega',
      crmvUf: 'SP',
      crmvNumero: '9',
    })
    expect((await como.ESPECIALISTA('GET /especialista/:codigo/horarios', { codigo: colega.codigo })).status).toBe(404)
    expect((await outra.como.CLIENTE('GET /especialista/:codigo/horarios', { codigo })).status).toBe(404)
  })
})

describe('exceções', () => {
  it('são criadas, alteradas e excluídas, com trilha', async () => {
    const criada = await excecao({ motivo: 'FERIAS', ate: '2026-12-04', observacao: "Praia d'Água 🏖" })
    expect(criada).toMatchObject({ status: 201, corpo: { inicio: null, observacao: "Praia d'Água 🏖", versao: 1 } })
    const chave = { codigo, excecao: criada.corpo.codigo }
    const mudanca = { ...chave, tipo: 'FOLGA', motivo: 'FERIAS', de: '2026-11-30', ate: '2026-12-04' } as const
    const mudar = (versao: number) =>
      empresa.como.CLIENTE('PUT /especialista/:codigo/excecoes/:excecao', { ...mudanca, versao })
    expect(await mudar(1)).toMatchObject({ status: 200, corpo: { de: '2026-11-30', versao: 2 } })
    expect((await mudar(1)).status).toBe(409)
    expect((await ler()).excecoes).toHaveLength(1)
    const excluir = () => empresa.como.CLIENTE('DELETE /especialista/:codigo/excecoes/:excecao', chave)
    expect([(await excluir()).status, (await excluir()).status]).toEqual([204, 404])
    const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'especialista', registro: codigo })
    expect(corpo.itens.map(({ acao }) => acao)).toEqual(['excluir exceção', 'alterar exceção', 'criar exceção'])
  })

  it.each([
    ['ate', { ate: '2026-11-26' }],
    ['ate', { ate: '2028-11-27' }],
    ['inicio', { tipo: 'EXTRA' }],
    ['fim', { inicio: '08:00' }],
    ['fim', { inicio: '10:00', fim: '09:00' }],
    ['motivo', { motivo: 'PREGUICA' }],
    ['de', { de: '2026-02-30' }],
  ])('recusa %s: %j', async (campo, dados) => {
    const resposta = await excecao(dados as Partial<Excecao>)
    expect([resposta.status, campos(resposta)]).toEqual([422, [campo]])
  })

  it('duas do mesmo tipo não se cruzam, também ao mesmo tempo; uma folga e um extra, sim', async () => {
    const respostas = await Promise.all([excecao({}), excecao({ de: '2026-11-25' }), excecao({ ate: '2026-12-01' })])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect((await excecao({ tipo: 'EXTRA', inicio: '09:00', fim: '11:00' })).status).toBe(201)
    expect((await excecao({ tipo: 'EXTRA', inicio: '11:00', fim: '12:00' })).status).toBe(201)
    expect((await excecao({ tipo: 'EXTRA', inicio: '10:00', fim: '10:30' })).status).toBe(409)
  })

  it('a de outro especialista não se alcança por este', async () => {
    const { corpo: criada } = await excecao({})
    const { corpo: colega } = await empresa.como.CLIENTE('POST /especialista', {
      nome: 'X',
      crmvUf: 'SP',
      crmvNumero: '8',
    })
    const chave = { codigo: colega.codigo, excecao: criada.codigo }
    expect((await empresa.como.CLIENTE('DELETE /especialista/:codigo/excecoes/:excecao', chave)).status).toBe(404)
    expect(
      (await outra.como.CLIENTE('DELETE /especialista/:codigo/excecoes/:excecao', { ...chave, codigo })).status,
    ).toBe(404)
  })

  it('enviar duas vezes cria uma', async () => {
    const idempotencia = randomUUID()
    const enviar = () =>
      empresa.como.CLIENTE(
        'POST /especialista/:codigo/excecoes',
        { codigo, tipo: 'FOLGA', motivo: 'SAUDE', de: '2026-12-10', ate: '2026-12-10' },
        { idempotencia },
      )
    expect([(await enviar()).status, (await enviar()).status]).toEqual([201, 201])
    expect((await ler()).excecoes).toHaveLength(1)
  })
})

describe('janelas', () => {
  it('sem horários próprios valem os da empresa', async () => {
    const { padrao } = await ler()
    const deTerca = padrao.filter(({ diaSemana }) => diaSemana === 2)
    expect(deTerca.length).toBeGreaterThan(0)
    expect(await janelas('2026-11-24')).toHaveLength(1)
    expect((await janelas('2026-11-24'))[0]).toHaveLength(1 + deTerca.length)
  })

  it('aplicam almoço, feriado, folga e extra, no fuso do especialista', async () => {
    await gravar({})
    await excecao({})
    await excecao({ de: '2026-12-04', ate: '2026-12-04', inicio: '08:00', fim: '12:00' })
    await excecao({
      tipo: 'EXTRA',
      motivo: 'ATENDIMENTO_EXTRA',
      de: '2026-12-05',
      ate: '2026-12-05',
      inicio: '09:00',
      fim: '11:00',
    })
    // 20 November is a national holiday.
    expect(await janelas('2026-11-20')).toEqual([['2026-11-20']])
    expect(await janelas('2026-11-27')).toEqual([['2026-11-27']])
    expect(await janelas('2026-12-04', '2026-12-05')).toEqual([
      ['2026-12-04', '16:00'],
      ['2026-12-05', '12:00'],
    ])
    expect(await janelas('2026-12-11')).toEqual([['2026-12-11', '11:00', '16:00']])
    await amb.db.updateTable('especialista').set({ fuso: 'America/Manaus' }).where('codigo', '=', codigo).execute()
    expect(await janelas('2026-12-11')).toEqual([['2026-12-11', '12:00', '17:00']])
  })

  it('dizem o feriado e a exceção de cada dia', async () => {
    const { corpo: folga } = await excecao({})
    const { corpo } = await empresa.como.ESPECIALISTA('GET /especialista/:codigo/janelas', {
      codigo,
      de: '2026-11-20',
      ate: '2026-11-27',
    })
    expect(corpo.dias).toHaveLength(8)
    expect(corpo.dias[0]?.feriado).toContain('Consciência Negra')
    expect(corpo.dias[7]).toMatchObject({ feriado: null, excecoes: [folga.codigo] })
  })

  it.each([[{ de: '2026-11-20', ate: '2026-11-19' }], [{ de: '2026-11-20', ate: '2027-11-20' }]])(
    'recusa o período %j',
    async (periodo) => {
      const resposta = await empresa.como.CLIENTE('GET /especialista/:codigo/janelas', { codigo, ...periodo })
      expect([resposta.status, campos(resposta)]).toEqual([422, ['ate']])
    },
  )
})
