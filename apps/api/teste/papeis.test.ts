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
    const linha = MATRIZ[chave] as unknown as {
      entrada: (c: Cenario) => never
      propria?: number | { CLIENTE?: number }
    }
    const { status, corpo } = await quem[papel].chamar(chave, linha.entrada(cenario))
    const permissao = permissaoDe(chave) as PermissaoDePerfil
    const recusada = status === 403 && (corpo as { codigo?: string }).codigo === 'SEM_PERMISSAO'
    const concedidas: readonly PermissaoDePerfil[] = PERMISSOES_DO_PAPEL[papel]
    // What the row itself keeps from the company, whatever the papel: signing is personal.
    const propria = typeof linha.propria === 'number' ? linha.propria : linha.propria?.CLIENTE
    expect(recusada, JSON.stringify(corpo)).toBe(!concedidas.includes(permissao) || propria === 403)
  })
})

it('a leitura não escreve em rota nenhuma', () => {
  const escritas = comPermissao.filter((chave) => !chave.startsWith('GET ') && permissaoDe(chave).endsWith(':ler'))
  // Questions that do not fit an address: a plan of the day, free times, the ticket of a charge that is followed live; and
  // the Pix of what is owed, which of the company's people nobody gets there: it is for a clinic.
  expect(escritas.toSorted()).toMatchInlineSnapshot(`
    [
      "POST /agendamento/rota/planejar",
      "POST /agendamento/sugestoes",
      "POST /assinatura/cobranca/:codigo/bilhete",
      "POST /contas-pagar/pix",
    ]
  `)
})
