import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faixasDeCep } from '../../../../../db/seed/base/ceps.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const cidadeDe = async (cep: string) => (await empresa.como.CLIENTE('GET /cep/:cep', { cep })).corpo.cidade
const comoCep = (numero: number) => String(numero).padStart(8, '0')

describe('GET /cep/:cep', () => {
  it.each([
    ['01310-100', 'São Paulo', 'SP', 'America/Sao_Paulo'],
    ['69900062', 'Rio Branco', 'AC', 'America/Rio_Branco'],
    ['53990-000', 'Fernando de Noronha', 'PE', 'America/Noronha'],
  ])('%s é de %s/%s, no fuso de lá', async (cep, nome, uf, fuso) => {
    expect(await cidadeDe(cep)).toMatchObject({ nome, uf, fuso })
  })

  it('o primeiro e o último de cada faixa são do seu município, e faixas de dois não se cruzam', async () => {
    const faixas = faixasDeCep()
    expect(new Set(faixas.map(({ cidade }) => cidade)).size).toBe(5570)
    for (const [indice, faixa] of faixas.entries()) {
      const seguinte = faixas[indice + 1]
      if (seguinte !== undefined) expect(faixa.fim, comoCep(faixa.fim)).toBeLessThan(seguinte.inicio)
    }
    for (const { cidade, inicio, fim } of faixas.filter((_, indice) => indice % 400 === 0)) {
      expect(await cidadeDe(comoCep(inicio))).toMatchObject({ codigo: String(cidade) })
      expect(await cidadeDe(comoCep(fim))).toMatchObject({ codigo: String(cidade) })
    }
  })

  it('um CEP que nenhum município tem não preenche nada; o que não é CEP: 422; sem sessão: 401', async () => {
    const faixas = faixasDeCep()
    const vao = faixas.find(({ fim }, indice) => (faixas[indice + 1]?.inicio ?? fim) > fim + 1)
    expect(vao).toBeDefined()
    expect(await cidadeDe(comoCep((vao?.fim ?? 0) + 1))).toBeNull()
    expect((await empresa.como.CLIENTE('GET /cep/:cep', { cep: '0131010' })).status).toBe(422)
    expect((await amb.semToken('GET /cep/:cep', { cep: '01310100' })).status).toBe(401)
  })
})
