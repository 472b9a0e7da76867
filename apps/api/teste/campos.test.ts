import type { ContratoDaApi } from '@vetlume/dominio/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { CADASTROS_SIMPLES, type CadastroSimples } from './cadastros.ts'
import {
  FORMULARIOS,
  prepararApontados,
  REGRAVACOES,
  type Apontados,
  type Gravado,
  type Regravado,
  type Vez,
} from './campos/index.ts'
import type { Formulario, Regravacao } from './campos/tipos.ts'

type Dados = Record<string, unknown>
type Solto = (chave: string, entrada: Dados) => Promise<{ status: number; corpo: Dados }>

let amb: Ambiente
let apontados: Apontados
beforeAll(async () => {
  amb = await abrirAmbiente()
  apontados = await prepararApontados(amb)
})
afterAll(() => amb.fechar())

const ehObjeto = (valor: unknown): valor is Dados =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

/** What was sent, as the record tells it: a key comes back as the record that it points at. */
function comoFoiEnviado(enviado: unknown, lido: unknown): unknown {
  if (Array.isArray(enviado) && Array.isArray(lido))
    return lido.map((item, indice) => comoFoiEnviado(enviado[indice] ?? enviado[0], item))
  if (!ehObjeto(lido)) return lido
  if (typeof enviado === 'string') return lido['codigo']
  return ehObjeto(enviado)
    ? Object.fromEntries(Object.entries(enviado).map(([campo, valor]) => [campo, comoFoiEnviado(valor, lido[campo])]))
    : lido
}

type Leituras = Record<string, ((ficha: Dados) => unknown) | undefined>

function conferir(sent: Dados, ficha: Dados, lido: Leituras = {}): void {
  const campos = Object.keys(sent)
  const lidos = campos.map((campo) => [campo, comoFoiEnviado(sent[campo], lido[campo]?.(ficha) ?? ficha[campo])])
  expect(Object.fromEntries(lidos)).toEqual(sent)
}

function enviados({ menos, noutraSuite = {} }: Formulario<Gravado>, dados: Dados, vez: Vez): Dados {
  const fora: readonly string[] = menos?.[vez] ?? []
  return sem(dados, { ...noutraSuite, ...Object.fromEntries(fora.map((campo) => [campo, true])) })
}

/** What the trail of a record names: what was computed or counted for who reads it is no change that somebody made. */
async function naTrilha(registro: unknown): Promise<string[]> {
  const trilha = await amb.db
    .selectFrom('auditoria')
    .select('mudancas')
    .where('registro', '=', String(registro))
    .execute()
  return [...new Set(trilha.flatMap(({ mudancas }) => Object.keys(mudancas as object)))]
}

describe('um campo que o formulário pede é guardado e lido de volta', () => {
  it.each(Object.keys(FORMULARIOS) as Gravado[])('%s: todos, ao criar e ao mudar', async (nome) => {
    const formulario = FORMULARIOS[nome] as unknown as Formulario<Gravado>
    const { quem, preencher, fixos = {}, confirmam = {} } = formulario
    const lido = (formulario.lido ?? {}) as Leituras
    const chamar = apontados.empresa.como[quem] as unknown as Solto
    const guardados = (dados: Dados) => sem(dados, confirmam)
    const primeiro = enviados(formulario, preencher(apontados, 0), 0)
    const criado = await chamar(`POST /${nome}` satisfies keyof ContratoDaApi, primeiro)
    expect(criado, JSON.stringify(criado.corpo)).toMatchObject({ status: 201 })
    const { codigo } = criado.corpo
    const antes = await chamar(`GET /${nome}/:codigo`, { codigo })
    conferir(guardados(primeiro), antes.corpo, lido)

    const segundo = sem(enviados(formulario, preencher(apontados, 1), 1), fixos)
    const mudado = await chamar(`PUT /${nome}/:codigo`, {
      ...limpar(sem(primeiro, fixos), segundo),
      ...segundo,
      codigo,
      versao: antes.corpo['versao'],
    })
    expect(mudado, JSON.stringify(mudado.corpo)).toMatchObject({ status: 200 })
    const depois = await chamar(`GET /${nome}/:codigo`, { codigo })
    conferir(guardados(segundo), depois.corpo, lido)
    for (const campo of Object.keys(primeiro))
      if (!(campo in segundo) && !(campo in fixos))
        expect(depois.corpo[campo] ?? null, `${campo} fica em branco`).toBeNull()

    const { noutraSuite = {}, decorrem = [] } = formulario
    const daForma = [primeiro, segundo, noutraSuite].flatMap(Object.keys)
    const conhecidos = new Set(['ativo', ...daForma, ...decorrem])
    expect((await naTrilha(codigo)).filter((campo) => !conhecidos.has(campo))).toEqual([])
  })

  it.each(Object.keys(REGRAVACOES) as Regravado[])('%s: todos, a cada mudança', async (caminho) => {
    const { quem, de, preencher } = REGRAVACOES[caminho] as unknown as Regravacao<Regravado>
    const chamar = apontados.empresa.como[quem] as unknown as Solto
    const chave = de === undefined ? {} : { codigo: de(apontados) }
    for (const vez of [0, 1] as const) {
      const dados: Dados = preencher(apontados, vez)
      const antes = await chamar(`GET /${caminho}`, chave)
      const { versao } = antes.corpo
      const mudado = await chamar(`PUT /${caminho}`, {
        ...dados,
        ...chave,
        ...(versao === undefined ? {} : { versao }),
      })
      expect(mudado, JSON.stringify(mudado.corpo)).toMatchObject({ status: 200 })
      conferir(dados, (await chamar(`GET /${caminho}`, chave)).corpo)
    }
  })

  it.each(Object.keys(CADASTROS_SIMPLES) as CadastroSimples[])('%s: o mesmo nome outra vez', async (nome) => {
    const { quem, preencher } = FORMULARIOS[nome] as unknown as Formulario<Gravado>
    const chamar = apontados.empresa.como[quem] as unknown as Solto
    const dados: Dados = preencher(apontados, 0)
    expect((await chamar(`POST /${nome}`, dados)).status).toBe(201)
    const recusa = await chamar(`POST /${nome}`, dados)
    const campos = { nome: expect.stringMatching(/^(Já|Est[ea]) .*com este nome\.$/) as string }
    expect(recusa).toMatchObject({ status: 409, corpo: { codigo: 'JA_EXISTE', campos } })
  })

  it('cada campo é preenchido em uma das vezes, e a mudança o muda', () => {
    for (const [nome, um] of Object.entries(FORMULARIOS)) {
      const formulario = um as unknown as Formulario<Gravado>
      const [primeiro, segundo] = ([0, 1] as const).map((vez) => formulario.preencher(apontados, vez) as Dados)
      for (const campo of Object.keys(primeiro ?? {})) {
        const fora = formulario.menos?.filter((lista) => (lista as readonly string[]).includes(campo)).length ?? 0
        expect(fora, `${nome}.${campo}`).toBeLessThan(2)
        expect(primeiro?.[campo], `${nome}.${campo}`).toBeDefined()
        expect(segundo?.[campo], `${nome}.${campo}`).toBeDefined()
      }
    }
  })
})

const sem = (dados: Dados, fora: object): Dados =>
  Object.fromEntries(Object.entries(dados).filter(([campo]) => !(campo in fora)))

/** Blanks what the second filling leaves out. */
function limpar(primeiro: Dados, segundo: Dados): Dados {
  return Object.fromEntries(
    Object.keys(primeiro)
      .filter((campo) => !(campo in segundo))
      .map((campo) => [campo, null]),
  )
}
