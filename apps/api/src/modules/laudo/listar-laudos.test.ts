import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { assinado, corpo, escrever, lerComo, texto, secao } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('GET /laudo', () => {
  it('filtra, ordena, pagina e busca no texto, no nome do animal e no número', async () => {
    const a = await escrever(amb, empresa, { conteudo: { conclusao: texto('Esplenomegalia difusa.') } })
    amb.relogio.avancar({ minutes: 1 })
    const b = await assinado(amb, empresa, {
      conteudo: { secoes: [secao({ situacao: 'ALTERADO' })], conclusao: texto('Hepatopatia crônica.') },
    })
    amb.relogio.avancar({ minutes: 1 })
    const c = await escrever(amb, empresa)
    const { CLIENTE } = empresa.como
    const codigos = async (filtro: object) =>
      corpo(await CLIENTE('GET /laudo', filtro)).itens.map(({ codigo }) => codigo)
    expect(await codigos({})).toEqual([c.codigo, b.codigo, a.codigo])
    expect(await codigos({ ordem: 'numero' })).toEqual([a.codigo, b.codigo, c.codigo])
    expect(await codigos({ ordem: '-assinadoEm' })).toEqual([c.codigo, a.codigo, b.codigo])
    expect(await codigos({ estado: 'ENTREGUE' })).toEqual([b.codigo])
    expect(await codigos({ modalidade: 'RADIOGRAFIA' })).toEqual([])
    expect(await codigos({ animal: a.animal })).toEqual([a.codigo])
    expect(await codigos({ atendimento: c.atendimento })).toEqual([c.codigo])
    expect(await codigos({ especialista: empresa.especialista, parceiro: empresa.parceiro })).toHaveLength(3)
    expect(await codigos({ busca: 'HEPATOPÁTIA cron' })).toEqual([b.codigo])
    expect(await codigos({ busca: (await lerComo(empresa, 'CLIENTE', a.codigo)).paciente.nome })).toEqual([a.codigo])
    // Names and documents of the test are random: other laudos may have a word that begins with 3.
    expect(await codigos({ busca: '3' })).toContain(c.codigo)
    expect(await codigos({ busca: '%' })).toEqual([])
    const primeira = corpo(await CLIENTE('GET /laudo', { limite: 2 }))
    const segunda = corpo(await CLIENTE('GET /laudo', { limite: 2, cursor: primeira.proximo ?? '' }))
    expect([primeira.total, segunda.itens.map(({ codigo }) => codigo), segunda.proximo]).toEqual([3, [a.codigo], null])
    expect(corpo(await empresa.como.PARCEIRO('GET /laudo', { busca: 'hepatopatia' })).itens).toHaveLength(1)
    expect(corpo(await empresa.como.PARCEIRO('GET /laudo', { busca: 'esplenomegalia' })).itens).toHaveLength(0)
    amb.relogio.fixar('2026-11-22T15:00:30Z')
    const depois = await amb.como({
      usuario: empresa.usuarios.CLIENTE.codigo,
      perfis: ['CLIENTE'],
      cliente: empresa.cliente,
    })
    expect(corpo(await depois('GET /laudo', { atrasado: 'sim' })).itens.map(({ codigo }) => codigo)).toEqual([a.codigo])
  })
})
