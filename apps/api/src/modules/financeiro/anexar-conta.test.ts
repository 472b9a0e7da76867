import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cobrada, lancada } from '../../../teste/contas.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { pdfMinimo } from '../../../teste/pdf/pdf-minimo.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

type Livro = 'contas-pagar' | 'contas-receber'
const arquivo = (nome = 'boleto.pdf', bytes = pdfMinimo(randomUUID())) => ({ arquivo: { nome, bytes } })
const anexar = (livro: Livro, codigo: string, envio = arquivo(), quem = empresa.como.CLIENTE) =>
  quem(`POST /${livro}/:codigo/anexo`, { codigo }, envio)
const ver = async (livro: Livro, codigo: string) =>
  (await empresa.como.CLIENTE(`GET /${livro}/:codigo`, { codigo })).corpo

describe('anexos de uma conta', () => {
  it.each(['contas-pagar', 'contas-receber'] as const)(
    'em %s: guarda, lista, baixa e remove, com trilha',
    async (livro) => {
      const { CLIENTE } = empresa.como
      const { codigo, versao } = await lancada(empresa, livro)
      const envio = arquivo('nota fiscal.pdf')
      const { status, corpo } = await anexar(livro, codigo, envio)
      expect(status).toBe(201)
      expect(corpo).toMatchObject({
        nome: 'nota fiscal.pdf',
        tipo: 'application/pdf',
        tamanho: envio.arquivo.bytes.byteLength,
      })
      const conta = await ver(livro, codigo)
      expect(conta).toMatchObject({
        anexos: [{ codigo: corpo.codigo, nome: corpo.nome, autor: corpo.autor }],
        versao,
        permissoes: { anexar: true },
      })
      const chave = { codigo, anexo: corpo.codigo }
      const baixado = await CLIENTE(`GET /${livro}/:codigo/anexo/:anexo`, chave)
      expect(baixado.status).toBe(200)
      expect((await CLIENTE(`DELETE /${livro}/:codigo/anexo/:anexo`, chave)).status).toBe(204)
      expect((await ver(livro, codigo)).anexos).toEqual([])
      expect((await CLIENTE(`GET /${livro}/:codigo/anexo/:anexo`, chave)).status).toBe(404)
      const { itens } = (await CLIENTE('GET /historico', { entidade: 'titulo', registro: codigo })).corpo
      expect(itens.map(({ acao }) => acao)).toEqual(['REMOVER_ANEXO', 'ANEXAR', 'CRIAR'])
    },
  )

  it('o mesmo arquivo outra vez, ou dez ao mesmo tempo, é um só; mais que vinte, recusa', async () => {
    const { codigo } = await lancada(empresa, 'contas-pagar')
    const envio = arquivo()
    const respostas = await Promise.all(Array.from({ length: 10 }, () => anexar('contas-pagar', codigo, envio)))
    expect(new Set(respostas.map(({ corpo }) => corpo.codigo)).size).toBe(1)
    expect((await ver('contas-pagar', codigo)).anexos).toHaveLength(1)
    for (let n = 0; n < 19; n++) expect((await anexar('contas-pagar', codigo)).status).toBe(201)
    expect(await anexar('contas-pagar', codigo)).toMatchObject({
      status: 422,
      corpo: { campos: { arquivo: 'Uma conta guarda até 20 anexos.' } },
    })
  })

  it('só a empresa os vê: nem a clínica que deve, nem o especialista, nem outra empresa', async () => {
    const conta = await cobrada(amb, empresa)
    const { codigo } = conta
    const { corpo } = await anexar('contas-receber', codigo)
    const chave = { codigo, anexo: corpo.codigo }
    for (const perfil of ['PARCEIRO', 'ESPECIALISTA'] as const) {
      expect((await empresa.como[perfil]('GET /contas-pagar/:codigo/anexo/:anexo', chave)).status).toBe(404)
      expect((await empresa.como[perfil]('GET /contas-receber/:codigo/anexo/:anexo', chave)).status).toBe(403)
    }
    const comoClinica = await empresa.como.PARCEIRO('GET /contas-pagar/:codigo', { codigo })
    expect(conta.parceiro).not.toBeNull()
    expect(comoClinica).toMatchObject({ status: 200, corpo: { anexos: [] } })
    expect((await empresa.como.CLIENTE('GET /contas-pagar/:codigo/anexo/:anexo', chave)).status).toBe(404)
    expect((await outra.como.CLIENTE('GET /contas-receber/:codigo/anexo/:anexo', chave)).status).toBe(404)
    expect((await anexar('contas-receber', codigo, arquivo(), outra.como.CLIENTE)).status).toBe(404)
    expect((await anexar('contas-pagar', codigo)).status).toBe(404)
  })

  it('o que não é PDF nem imagem é recusado, e nada é guardado', async () => {
    const { codigo } = await lancada(empresa, 'contas-pagar')
    const falso = { arquivo: { nome: 'nota.pdf', bytes: Buffer.from('<html>oi</html>') } }
    expect(await anexar('contas-pagar', codigo, falso)).toMatchObject({ corpo: { codigo: 'TIPO_NAO_ACEITO' } })
    expect((await ver('contas-pagar', codigo)).anexos).toEqual([])
  })
})
