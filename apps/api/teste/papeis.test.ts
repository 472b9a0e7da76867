import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint } from '@vetlume/dominio/contrato'
import { PAPEIS, PERMISSOES_DO_PAPEL, type PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { MATRIZ, type Cenario } from './matriz/index.ts'
import { montarCenario } from './matriz/montar-cenario.ts'
import { comPapel, type ComPapel } from './papeis.ts'

// Generated from the contract: every route × every ready-made papel, expected from the declared table of sets.

let amb: Ambiente
let cenario: Cenario
const quem = {} as Record<(typeof PAPEIS)[number], ComPapel>
beforeAll(async () => {
  amb = await abrirAmbiente()
  cenario = await montarCenario(amb)
  for (const papel of PAPEIS) quem[papel] = await comPapel(amb, cenario.empresa, papel)
})
afterAll(() => amb.fechar())

type Chave = keyof typeof MATRIZ
const chaves = Object.keys(CONTRATO_DA_API) as Chave[]
const permissaoDe = (chave: Chave) => (CONTRATO_DA_API[chave] as Endpoint).permissao
/** Those ask for no more than a session. */
const comPermissao = chaves.filter((chave) => !['publico', 'autenticado'].includes(permissaoDe(chave)))

describe.each(comPermissao)('%s', (chave) => {
  it.each(PAPEIS)('%s', async (papel) => {
    const linha = MATRIZ[chave] as unknown as { entrada: (c: Cenario) => never }
    const { status, corpo } = await quem[papel].chamar(chave, linha.entrada(cenario))
    const permissao = permissaoDe(chave) as PermissaoDePerfil
    const recusada = status === 403 && (corpo as { codigo?: string }).codigo === 'SEM_PERMISSAO'
    const concedidas: readonly PermissaoDePerfil[] = PERMISSOES_DO_PAPEL[papel]
    expect(recusada, JSON.stringify(corpo)).toBe(!concedidas.includes(permissao))
  })
})

it('a leitura não escreve em rota nenhuma', () => {
  const escritas = comPermissao.filter((chave) => !chave.startsWith('GET ') && permissaoDe(chave).endsWith(':ler'))
  // What a reading may still send: a search, a link to what is already signed, a mark of what was read, a bill to be paid.
  expect(escritas.toSorted()).toMatchInlineSnapshot()
})
