import { emParagrafos } from '@vetlume/dominio/modelos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import {
  modelosDaEmpresa,
  comTitulo,
  ESTRUTURA,
  type ModelosDaEmpresa,
} from '../../../teste/modelo-documento/modelos-da-empresa.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let daEmpresa: ModelosDaEmpresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  daEmpresa = modelosDaEmpresa(empresa)
})
afterAll(() => amb.fechar())

describe('rascunho', () => {
  it('salva, e recusa quem salva por cima, dizendo quem mudou e o que é agora', async () => {
    const codigo = await daEmpresa.novo()
    expect((await daEmpresa.salvar(codigo, 1)).corpo.revisao).toBe(2)
    expect((await daEmpresa.salvar(codigo, 2)).corpo.revisao).toBe(2)
    const { status, corpo } = await daEmpresa.salvar(codigo, 1, comTitulo('Outra'))
    expect([status, corpo]).toMatchObject([
      409,
      {
        codigo: 'CONFLITO_DE_VERSAO',
        detalhes: { por: empresa.usuarios.CLIENTE.nome, atual: { revisao: 2, laudo: { imagensPorPagina: 6 } } },
      },
    ])
  })

  it('de dois que salvam ao mesmo tempo, um só passa', async () => {
    const codigo = await daEmpresa.novo()
    const respostas = await Promise.all(['A', 'B', 'C'].map((titulo) => daEmpresa.salvar(codigo, 1, comTitulo(titulo))))
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('recusa o conteúdo de outro tipo e o que não cabe no esquema', async () => {
    const codigo = await daEmpresa.novo({ tipo: 'RECIBO', modalidade: null })
    expect((await daEmpresa.salvar(codigo, 1)).corpo).toMatchObject({
      campos: { texto: expect.stringContaining('texto') },
    })
    const laudo = await daEmpresa.novo()
    const ruim = await daEmpresa.salvar(laudo, 1, { ...ESTRUTURA, imagensPorPagina: 11 })
    expect([ruim.status, ruim.corpo]).toMatchObject([422, { campos: { 'laudo.imagensPorPagina': expect.any(String) } }])
  })

  it('de dois que abrem ao mesmo tempo, os dois ficam com o mesmo; de uma versão antiga só sem rascunho', async () => {
    const { codigo, versao } = await daEmpresa.publicado()
    const abertos = await Promise.all([
      daEmpresa.rascunhar(codigo),
      daEmpresa.rascunhar(codigo),
      daEmpresa.rascunhar(codigo),
    ])
    expect(abertos.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(abertos.map(({ corpo }) => corpo.versao)).size).toBe(1)
    expect((await daEmpresa.versoes(codigo))[0]).toMatchObject({ numero: 2, origem: 1, estado: 'RASCUNHO' })
    expect((await daEmpresa.rascunhar(codigo, versao)).status).toBe(409)
  })

  it('descarta; o que está publicado continua', async () => {
    const { codigo } = await daEmpresa.publicado()
    await daEmpresa.rascunhar(codigo)
    const descartar = () => empresa.como.CLIENTE('DELETE /modelo-documento/:codigo/rascunho', { codigo })
    expect((await descartar()).status).toBe(204)
    expect((await descartar()).status).toBe(404)
    expect(await daEmpresa.versoes(codigo)).toMatchObject([{ numero: 1, emUso: true }])
    const nuncaPublicado = await daEmpresa.novo()
    const recusa = await empresa.como.CLIENTE('DELETE /modelo-documento/:codigo/rascunho', { codigo: nuncaPublicado })
    expect([recusa.status, recusa.corpo]).toMatchObject([409, { codigo: 'TRANSICAO_INVALIDA' }])
  })
})

describe('publicação', () => {
  it('recusa o incompleto, com a mensagem no lugar', async () => {
    const codigo = await daEmpresa.novo()
    await daEmpresa.salvar(codigo, 1, {
      ...comTitulo(''),
      conclusao: emParagrafos('{{animal.apelido}}'),
      medidasProprias: [
        { id: 'PROPRIA_A', rotulo: 'A', sigla: 'A', unidade: 'cm', casas: 1, formula: 'PROPRIA_A + 1' },
      ],
    })
    const { status, corpo } = await daEmpresa.publicar(codigo, 2)
    expect([status, corpo]).toMatchObject([
      422,
      {
        mensagem: 'Há 3 pontos a corrigir antes de publicar.',
        campos: {
          'secoes.0.titulo': 'Dê um título à seção.',
          conclusao: 'A variável {{animal.apelido}} não existe.',
          'medidasProprias.0.formula': 'A fórmula depende de si mesma.',
        },
      },
    ])
    expect(await daEmpresa.versoes(codigo)).toMatchObject([{ estado: 'RASCUNHO' }])
  })

  it('de duas publicações ao mesmo tempo, uma só passa, e a versão em uso é uma', async () => {
    const { codigo } = await daEmpresa.publicado()
    await daEmpresa.rascunhar(codigo)
    const respostas = await Promise.all([daEmpresa.publicar(codigo, 1), daEmpresa.publicar(codigo, 1)])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await daEmpresa.versoes(codigo)).map(({ numero, emUso }) => [numero, emUso])).toEqual([
      [2, true],
      [1, false],
    ])
  })

  it('quem publica não leva junto o que outro acabou de salvar', async () => {
    const codigo = await daEmpresa.novo()
    await daEmpresa.salvar(codigo, 1)
    expect((await daEmpresa.publicar(codigo, 1)).status).toBe(409)
  })

  it('restaura uma versão antiga como rascunho, e diz quem e quando', async () => {
    const { codigo, versao } = await daEmpresa.publicado()
    await daEmpresa.rascunhar(codigo)
    await daEmpresa.salvar(codigo, 1, comTitulo('Segunda'))
    await daEmpresa.publicar(codigo, 2)
    amb.relogio.avancar({ minutes: 1 })
    const { corpo } = await daEmpresa.rascunhar(codigo, versao)
    const lida = (
      await empresa.como.CLIENTE('GET /modelo-documento/:codigo/versoes/:versao', { codigo, versao: corpo.versao })
    ).corpo
    expect(lida).toMatchObject({
      numero: 3,
      origem: 1,
      laudo: { secoes: ESTRUTURA.secoes.map(({ titulo }) => ({ titulo })) },
    })
    expect((await daEmpresa.versoes(codigo))[1]).toMatchObject({
      publicadaPor: empresa.usuarios.CLIENTE.nome,
      emUso: true,
    })
  })

  it('o banco recusa mudar ou apagar uma versão publicada, mesmo por SQL direto', async () => {
    const { versao } = await daEmpresa.publicado()
    const mudar = amb.db
      .updateTable('modelo_documento_versao')
      .set({ estrutura: '{}' })
      .where('codigo', '=', versao)
      .execute()
    await expect(mudar).rejects.toThrow('versão publicada')
    await expect(amb.db.deleteFrom('modelo_documento_versao').where('codigo', '=', versao).execute()).rejects.toThrow(
      'versão publicada',
    )
  })
})

describe('duplicação', () => {
  it('copia para outro modelo, que começa por publicar', async () => {
    const { codigo } = await daEmpresa.publicado()
    const nome = unico('Cópia')
    const { status, corpo } = await empresa.como.CLIENTE('POST /modelo-documento/:codigo/duplicar', { codigo, nome })
    expect(status).toBe(201)
    const ficha = (await empresa.como.CLIENTE('GET /modelo-documento/:codigo', { codigo: corpo.codigo })).corpo
    expect(ficha).toMatchObject({
      nome,
      tipo: 'LAUDO',
      modalidade: 'ULTRASSONOGRAFIA',
      publicada: null,
      temRascunho: true,
    })
    expect((await empresa.como.CLIENTE('POST /modelo-documento/:codigo/duplicar', { codigo, nome })).status).toBe(409)
  })
})

it('o que é de outra empresa não existe', async () => {
  const { codigo, versao } = await daEmpresa.publicado()
  const nao = outra.como.CLIENTE
  const respostas = await Promise.all([
    nao('GET /modelo-documento/:codigo', { codigo }),
    nao('GET /modelo-documento/:codigo/versoes', { codigo }),
    nao('GET /modelo-documento/:codigo/versoes/:versao', { codigo, versao }),
    nao('POST /modelo-documento/:codigo/rascunho', { codigo }),
    nao('PUT /modelo-documento/:codigo/rascunho', { codigo, revisao: 1, laudo: ESTRUTURA, texto: null }),
    nao('DELETE /modelo-documento/:codigo/rascunho', { codigo }),
    nao('POST /modelo-documento/:codigo/publicar', { codigo, revisao: 1 }),
    nao('POST /modelo-documento/:codigo/duplicar', { codigo, nome: 'X' }),
    nao('DELETE /modelo-documento/:codigo', { codigo }),
  ])
  expect(respostas.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 404))
})

it.each(['ESPECIALISTA', 'PARCEIRO', 'CLIENTE_BASE', 'ADMIN'] as const)('%s não escreve', async (perfil) => {
  const codigo = '019a0000-0000-7000-8000-000000000001'
  expect((await empresa.como[perfil]('POST /modelo-documento/:codigo/publicar', { codigo, revisao: 1 })).status).toBe(
    403,
  )
  const leitura = await empresa.como[perfil]('GET /modelo-documento/:codigo/versoes', { codigo })
  expect(leitura.status).toBe(perfil === 'ESPECIALISTA' ? 404 : 403)
  expect((await amb.semToken('GET /modelo-documento/:codigo/versoes', { codigo })).status).toBe(401)
})
