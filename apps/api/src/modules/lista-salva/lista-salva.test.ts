import { MAXIMO_DE_LISTAS_SALVAS, type ListaSalva } from '@vetlume/dominio/lista-salva'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe } from '../../../teste/respostas.ts'
import { corpo, statusEmOrdem } from '../../../teste/laudo/cenario.ts'

const EXAMES = 'atendimento/lista'
const TUTORES = '/cadastro/tutor/lista'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const urgentes = {
  nome: 'Urgentes',
  consulta: { prioridade: 'URGENTE', busca: 'rim', ordem: '-criadoEm' },
  colunas: { ordem: ['numero', 'prazo'], ocultas: ['parceiro'] },
} as const

type Perfil = 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO'
const ver = async (perfil: Perfil = 'CLIENTE', lista = EXAMES) =>
  corpo(await empresa.como[perfil]('GET /lista-salva', { lista }))
const salvar = (mudanca: Partial<ListaSalva> & { lista?: string } = {}, perfil: Perfil = 'CLIENTE') =>
  empresa.como[perfil]('POST /lista-salva', { lista: EXAMES, ...urgentes, ...mudanca })
const alterar = (lista: ListaSalva, perfil: Perfil = 'CLIENTE') =>
  empresa.como[perfil]('PUT /lista-salva/:codigo', lista)
const apagar = (codigo: string, perfil: Perfil = 'CLIENTE') =>
  empresa.como[perfil]('DELETE /lista-salva/:codigo', { codigo })

const trilha = () =>
  amb.db
    .selectFrom('auditoria')
    .select(['acao', 'mudancas'])
    .where('cliente', '=', empresa.cliente)
    .where('entidade', '=', 'lista-salva')
    .orderBy('sequencia')
    .execute()

describe('listas salvas', () => {
  it('voltam como foram salvas, em ordem de nome, cada uma na sua lista', async () => {
    const { codigo } = corpo(await salvar())
    corpo(await salvar({ nome: 'Árvore', colunas: null, consulta: {} }))
    corpo(await salvar({ nome: 'De outra', lista: TUTORES }))
    expect(await ver()).toEqual([
      { codigo: expect.any(String) as string, nome: 'Árvore', consulta: {}, colunas: null },
      { codigo, ...urgentes },
    ])
    expect((await ver('CLIENTE', TUTORES)).map(({ nome }) => nome)).toEqual(['De outra'])
  })

  it('são de quem as salvou: o colega, a clínica e a outra empresa não as leem, mudam nem apagam', async () => {
    const minha = corpo(await salvar())
    const outra = await criarEmpresa(amb)
    expect([await ver('ESPECIALISTA'), await ver('PARCEIRO')]).toEqual([[], []])
    expect(corpo(await outra.como.CLIENTE('GET /lista-salva', { lista: EXAMES }))).toEqual([])
    const respostas = await Promise.all([
      alterar({ ...minha, nome: 'Tomada' }, 'ESPECIALISTA'),
      apagar(minha.codigo, 'PARCEIRO'),
      outra.como.CLIENTE('PUT /lista-salva/:codigo', { ...minha, nome: 'Tomada' }),
      outra.como.CLIENTE('DELETE /lista-salva/:codigo', { codigo: minha.codigo }),
    ])
    expect(statusEmOrdem(respostas)).toEqual([404, 404, 404, 404])
    expect(await ver()).toEqual([minha])
  })

  it('o nome é um só em cada lista, sem olhar maiúsculas; outra pessoa e outra lista podem tê-lo', async () => {
    const minha = corpo(await salvar())
    const segunda = corpo(await salvar({ nome: 'Segunda' }))
    const repetida = await salvar({ nome: 'URGENTES' })
    expect([repetida.status, (await alterar({ ...segunda, nome: 'urgentes' })).status]).toEqual([422, 422])
    expect(camposDe(repetida.corpo)).toEqual({ nome: 'Você já salvou esta lista com este nome.' })
    expect((await salvar({}, 'ESPECIALISTA')).status).toBe(201)
    expect((await salvar({ lista: TUTORES })).status).toBe(201)
    expect(corpo(await alterar({ ...minha, nome: 'URGENTES' })).nome).toBe('URGENTES')
  })

  it('troca o nome e o que salvou; o mesmo não escreve nada; a trilha não diz o que a pessoa procura', async () => {
    const minha = corpo(await salvar())
    const mudada = { ...minha, consulta: { busca: 'baço' }, colunas: null }
    corpo(await alterar(mudada))
    corpo(await alterar(mudada))
    expect(await ver()).toEqual([mudada])
    corpo(await alterar({ ...mudada, nome: 'Baços' }))
    const linhas = await trilha()
    expect(linhas.map(({ acao, mudancas }) => [acao, Object.keys(mudancas as object)])).toEqual([
      ['criar', ['nome']],
      ['alterar', ['conteudo']],
      ['alterar', ['nome']],
    ])
    expect(JSON.stringify(linhas)).not.toContain('baço')
  })

  it('apaga, e o que não existe é 404', async () => {
    const { codigo } = corpo(await salvar())
    expect([(await apagar(codigo)).status, (await apagar(codigo)).status]).toEqual([204, 404])
    expect(await ver()).toEqual([])
    expect((await trilha()).map(({ acao }) => acao)).toEqual(['criar', 'excluir'])
  })

  it.each([
    ['sem nome', { nome: ' \u200b ' }],
    ['com nome longo demais', { nome: 'a'.repeat(61) }],
    ['de uma lista que não é nome de lista', { lista: 'atendimento/../lista' }],
    ['com filtros demais', { consulta: Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`f${i}`, 'x'])) }],
    ['com um valor longo demais', { consulta: { busca: 'a'.repeat(201) } }],
    ['com colunas demais', { colunas: { ordem: Array.from({ length: 81 }, String), ocultas: [] } }],
  ])('recusa uma %s', async (_, mudanca) => {
    expect((await salvar(mudanca)).status).toBe(422)
  })

  it('no limite só troca; muitas ao mesmo tempo não passam dele, nem repetem um nome', async () => {
    const nomes = Array.from({ length: MAXIMO_DE_LISTAS_SALVAS - 1 }, (_, i) => `Lista ${i}`)
    for (const nome of nomes) corpo(await salvar({ nome }))
    const iguais = await Promise.all(['ÚLTIMA', 'última', 'Última'].map((nome) => salvar({ nome })))
    expect(statusEmOrdem(iguais)).toEqual([201, 422, 422])
    expect((await salvar({ nome: 'Mais uma' })).status).toBe(422)
    expect(await ver()).toHaveLength(MAXIMO_DE_LISTAS_SALVAS)
    expect((await salvar({ nome: 'Mais uma', lista: TUTORES })).status).toBe(201)
  })
})
