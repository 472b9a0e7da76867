import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createHash, randomUUID, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { comPapel } from '../../../teste/papeis.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import { comecar } from './queries.ts'
import { recolherExportacoes } from './recolher-exportacoes.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  await criarAnimal(amb, empresa.cliente)
})
afterAll(() => amb.fechar())

/** Signed in now: the clock of these tests leaps, and a token lives for a quarter of an hour. */
const como = ({ cliente, usuarios }: Empresa) =>
  amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
const pedir = async (quem = empresa) => (await como(quem))('POST /exportacao')
const ver = async (quem = empresa) => (await (await como(quem))('GET /exportacao')).corpo
const pronta = async (quem = empresa) => {
  const { corpo } = await pedir(quem)
  await amb.tarefas.esvaziar()
  const feita = (await ver(quem)).itens.find(({ codigo }) => codigo === corpo.codigo)
  if (feita === undefined) throw new Error('the copy is not in the list')
  return feita
}
const linkDe = async (codigo: string, quem = empresa) =>
  (await (await como(quem))('POST /exportacao/:codigo/link', { codigo })).corpo.endereco
const buscar = (url: string, headers: Record<string, string> = {}) => amb.app.inject({ method: 'GET', url, headers })
/** A day later nobody has asked for too many. */
const outroDia = () => amb.relogio.avancar({ hours: 25 })

describe('pedir uma cópia de tudo', () => {
  it('fica pronta, com o tamanho e o hash do arquivo que se baixa; avisa a empresa e escreve a quem pediu', async () => {
    const { status, corpo } = await pedir()
    expect([status, corpo.estado, corpo.autor]).toEqual([201, 'PEDIDA', empresa.usuarios.CLIENTE.nome])
    await amb.tarefas.esvaziar()
    const [feita] = (await ver()).itens
    expect(feita).toMatchObject({ codigo: corpo.codigo, estado: 'PRONTA', perdidos: 0, falha: null, andamento: null })
    const { rawPayload, headers, statusCode } = await buscar(await linkDe(corpo.codigo))
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'accept-ranges': 'bytes',
      'content-length': String(feita?.tamanho),
      etag: `"${feita?.sha256}"`,
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''vetlume-diagnostico-.*\.zip$/),
    })
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(feita?.sha256)

    const avisos = (await (await como(empresa))('GET /notificacao', {})).corpo.itens
    expect(avisos[0]).toMatchObject({ tipo: 'exportacao.pronta', rota: '/empresa/exportacao' })
    const cartas = await amb.db
      .selectFrom('mensagem')
      .select(['para', 'dados'])
      .where('modelo', '=', 'exportacao-pronta')
      .where('cliente', '=', empresa.cliente)
      .execute()
    expect(cartas).toMatchObject([{ para: empresa.usuarios.CLIENTE.email, dados: { sha256: feita?.sha256 } }])
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select('acao')
      .where('cliente', '=', empresa.cliente)
      .where('entidade', '=', 'exportacao')
      .orderBy('sequencia')
      .execute()
    expect(trilha.map(({ acao }) => acao)).toEqual(['PEDIR', 'EXPORTAR', 'BAIXAR'])
  })

  it('o manifesto é assinado pela chave que a tela mostra, e diz o hash de cada arquivo', async () => {
    const { chave, itens } = await ver()
    const zip = await fromBufferPromise((await buscar(await linkDe(itens[0]?.codigo ?? ''))).rawPayload, {
      lazyEntries: true,
    })
    const arquivos = new Map<string, Buffer>()
    for await (const entrada of zip.eachEntry())
      arquivos.set(entrada.fileName, Buffer.concat(await (await zip.openReadStreamPromise(entrada)).toArray()))
    const ler = (nome: string) => arquivos.get(nome) ?? Buffer.alloc(0)
    expect(verify(null, ler('manifesto.json'), chave.publica, ler('manifesto.json.sig'))).toBe(true)
    const manifesto = JSON.parse(ler('manifesto.json').toString())
    expect(manifesto).toMatchObject({
      empresa: { codigo: empresa.cliente },
      impressao: chave.impressao,
      tabelas: { animal: 1 },
    })
    const somas = manifesto.arquivos.map(({ caminho, sha256 }: Record<string, string>) => [caminho, sha256])
    expect(somas).toHaveLength(arquivos.size - 2)
    for (const [caminho, sha256] of somas)
      expect([caminho, createHash('sha256').update(ler(caminho)).digest('hex')]).toEqual([caminho, sha256])
    expect(ler('LEIA-ME.txt').toString()).toContain(chave.impressao)
    // The sheet is the one that lists write: Excel opens it, and the import of the product knows its columns.
    expect(ler('planilhas/pacientes.csv').toString()).toMatch(/^\ufeffNome do tutor;CPF do tutor;/)
  })

  it('uma de cada vez: a segunda é recusada, a de outra empresa não espera', async () => {
    outroDia()
    const primeira = await pedir()
    expect(await pedir()).toMatchObject({ status: 409, corpo: { codigo: 'TRANSICAO_INVALIDA' } })
    const disputa = await Promise.all(Array.from({ length: 4 }, () => pedir(outra)))
    expect(disputa.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    await amb.tarefas.esvaziar()
    expect((await ver()).itens[0]).toMatchObject({ codigo: primeira.corpo.codigo, estado: 'PRONTA' })
  })

  it('três por dia, e as canceladas não contam', async () => {
    outroDia()
    for (let i = 0; i < 3; i++) expect((await pronta()).estado).toBe('PRONTA')
    expect((await pedir()).status).toBe(429)
    outroDia()
    for (let i = 0; i < 4; i++) {
      const { codigo } = (await pedir()).corpo
      expect((await (await como(empresa))('DELETE /exportacao/:codigo', { codigo })).status).toBe(204)
    }
    await amb.tarefas.esvaziar()
    expect((await ver()).itens.slice(0, 4).map(({ estado }) => estado)).toEqual(Array(4).fill('CANCELADA'))
  })

  it('com a assinatura suspensa também: ler e levar embora nunca se recusa', async () => {
    outroDia()
    const mudar = (estado: string) =>
      amb.db.updateTable('cliente').set({ estado }).where('codigo', '=', outra.cliente).execute()
    await mudar('SOMENTE_LEITURA')
    const chamar = await como(outra)
    const { status, corpo } = await chamar('POST /exportacao')
    expect(status).toBe(201)
    await amb.tarefas.esvaziar()
    expect((await chamar('POST /exportacao/:codigo/link', { codigo: corpo.codigo })).status).toBe(200)
    await mudar('ATIVO')
  })

  it('o que a cópia leva e o que fica é dito antes', async () => {
    const { corpo } = await (await como(empresa))('GET /exportacao/conteudo')
    expect(corpo.leva).toContainEqual({ tabela: 'laudo', titulo: 'Laudos' })
    expect(corpo.fica).toContainEqual(expect.objectContaining({ tabela: 'especialista_certificado' }))
    expect(corpo.estimativa.bytes).toBeGreaterThan(0)
  })
})

describe('baixar', () => {
  it('retoma do meio: pedaços somados são o arquivo, e um pedaço de outra edição vem inteiro', async () => {
    outroDia()
    const { codigo, tamanho, sha256 } = await pronta()
    const url = await linkDe(codigo)
    const meio = Math.floor(Number(tamanho) / 2)
    const [inicio, fim] = await Promise.all([
      buscar(url, { range: `bytes=0-${meio - 1}` }),
      buscar(url, { range: `bytes=${meio}-`, 'if-range': `"${sha256}"` }),
    ])
    expect([inicio.statusCode, fim.statusCode]).toEqual([206, 206])
    expect(fim.headers['content-range']).toBe(`bytes ${meio}-${Number(tamanho) - 1}/${tamanho}`)
    const inteiro = Buffer.concat([inicio.rawPayload, fim.rawPayload])
    expect(createHash('sha256').update(inteiro).digest('hex')).toBe(sha256)
    expect((await buscar(url, { range: 'bytes=5-9', 'if-range': '"outra"' })).statusCode).toBe(200)
    expect((await buscar(url, { range: 'bytes=-4' })).rawPayload).toEqual(inteiro.subarray(-4))
    expect(await buscar(url, { range: `bytes=${tamanho}-` })).toMatchObject({ statusCode: 416 })
    expect((await buscar(url, { 'if-none-match': `"${sha256}"` })).statusCode).toBe(304)
  })

  it('o link é da sessão: termina com ela; e não serve a outra empresa', async () => {
    const [feita] = (await ver()).itens
    const { codigo = '' } = feita ?? {}
    const usuario = empresa.usuarios.CLIENTE.codigo
    const chamar = await como(empresa)
    const url = (await chamar('POST /exportacao/:codigo/link', { codigo })).corpo.endereco
    expect((await (await como(outra))('POST /exportacao/:codigo/link', { codigo })).status).toBe(404)
    expect((await (await como(outra))('DELETE /exportacao/:codigo', { codigo })).status).toBe(404)
    await amb.db
      .updateTable('sessao')
      .set({ revogada_em: amb.relogio.agora().toString() })
      .where('usuario', '=', usuario)
      .execute()
    // A session that ended is known to have within 5 s.
    await expect.poll(async () => (await buscar(url)).statusCode, { interval: 500 }).toBe(401)
    await amb.db.updateTable('sessao').set({ revogada_em: null }).where('usuario', '=', usuario).execute()
  })

  it('quem deixa de poder levar a cópia deixa de poder baixá-la', async () => {
    const gestor = await comPapel(amb, empresa, 'GESTOR')
    const [feita] = (await ver()).itens
    const { endereco } = (await gestor.chamar('POST /exportacao/:codigo/link', { codigo: feita?.codigo ?? '' })).corpo
    expect((await buscar(endereco)).statusCode).toBe(200)
    await amb.db.updateTable('vinculo').set({ papel: 'RECEPCAO' }).where('codigo', '=', gestor.vinculo).execute()
    // A papel that changed is known to have within 5 s.
    await expect.poll(async () => (await buscar(endereco)).statusCode, { interval: 500 }).toBe(403)
  })

  it('guardada sete dias; depois o arquivo se apaga e o link não abre', async () => {
    outroDia()
    const { codigo, sha256 } = await pronta()
    const url = await linkDe(codigo)
    const recolher = () => recolherExportacoes({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
    amb.relogio.avancar({ hours: 24 * 7 - 1 })
    await recolher()
    expect(await amb.servicos.arquivos.medir(sha256 ?? '')).not.toBeNull()
    amb.relogio.avancar({ hours: 2 })
    await recolher()
    expect(await amb.servicos.arquivos.medir(sha256 ?? '')).toBeNull()
    expect((await buscar(url)).statusCode).toBe(404)
    expect((await ver()).itens[0]).toMatchObject({ codigo, estado: 'EXPIRADA' })
    expect((await (await como(empresa))('POST /exportacao/:codigo/link', { codigo })).status).toBe(409)
  })
})

describe('quando algo dá errado', () => {
  it('um arquivo que se perdeu não impede a cópia, que diz quantos faltam', async () => {
    const sha256 = 'ab'.repeat(32)
    await amb.db.insertInto('arquivo_guardado').values({ cliente: empresa.cliente, sha256, tamanho: 3 }).execute()
    expect(await pronta()).toMatchObject({ estado: 'PRONTA', perdidos: 1 })
    await amb.db.deleteFrom('arquivo_guardado').where('sha256', '=', sha256).execute()
  })

  it('cancelada enquanto é feita, o que foi escrito some', async () => {
    outroDia()
    const { codigo } = (await pedir()).corpo
    const { gravarFluxo } = amb.servicos.arquivos
    let gravado: string | null = null
    amb.servicos.arquivos.gravarFluxo = async (fluxo) => {
      await (
        await como(empresa)
      )('DELETE /exportacao/:codigo', { codigo })
      const feito = await gravarFluxo(fluxo)
      gravado = feito.sha256
      return feito
    }
    try {
      await amb.tarefas.esvaziar()
    } finally {
      amb.servicos.arquivos.gravarFluxo = gravarFluxo
    }
    expect((await ver()).itens[0]).toMatchObject({ codigo, estado: 'CANCELADA', sha256: null })
    if (gravado !== null) expect(await amb.servicos.arquivos.medir(gravado)).toBeNull()
  })

  /** Asks for a copy whose work another process takes while, or after, this one writes it. */
  async function tomadaPorOutra(quando: 'antes' | 'depois', fim: () => void = () => undefined) {
    outroDia()
    const { cliente } = empresa
    const { codigo } = (await pedir()).corpo
    const tomar = () =>
      emTransacao(amb.dbApp, { papel: 'cliente', cliente }, (tx) =>
        comecar(tx, { cliente, codigo, execucao: randomUUID() }, amb.relogio.agora().toString()),
      )
    const { gravarFluxo } = amb.servicos.arquivos
    let gravado: string | null = null
    amb.servicos.arquivos.gravarFluxo = async (fluxo) => {
      if (quando === 'antes') await tomar()
      const feito = await gravarFluxo(fluxo)
      gravado = feito.sha256
      if (quando === 'depois') await tomar()
      fim()
      return feito
    }
    const erro = await amb.tarefas.esvaziar().then(
      () => null,
      (motivo: unknown) => motivo,
    )
    amb.servicos.arquivos.gravarFluxo = gravarFluxo
    const copia = (await ver()).itens.find((uma) => uma.codigo === codigo)
    await (
      await como(empresa)
    )('DELETE /exportacao/:codigo', { codigo })
    return { erro, codigo, copia, gravado: gravado === null ? null : await amb.servicos.arquivos.medir(gravado) }
  }
  const EM_CURSO = { estado: 'FAZENDO', prontaEm: null, sha256: null, falha: null }
  const cartas = () => amb.db.selectFrom('mensagem').selectAll().where('cliente', '=', empresa.cliente).execute()

  it('tomada por outra execução depois de escrita, não é dada por pronta: o arquivo some e ninguém é avisado', async () => {
    const antes = (await cartas()).length
    const { erro, codigo, copia, gravado } = await tomadaPorOutra('depois')
    expect(erro).toBeNull()
    expect(copia).toMatchObject({ codigo, ...EM_CURSO })
    expect(gravado).toBeNull()
    expect(await cartas()).toHaveLength(antes)
    const trilha = amb.db.selectFrom('auditoria').select('acao').where('registro', '=', codigo)
    expect((await trilha.execute()).map(({ acao }) => acao)).not.toContain('EXPORTAR')
  })

  it('tomada por outra enquanto é escrita, para ali e não diz até onde foi', async () => {
    const { erro, copia, gravado } = await tomadaPorOutra('antes')
    expect(erro).toBeNull()
    expect(copia).toMatchObject({ ...EM_CURSO, andamento: null })
    expect(gravado).toBeNull()
  })

  it('tomada por outra, o erro desta não a dá por falhada', async () => {
    const semEspaco = vi.fn<() => void>(() => {
      throw new ErroDeDominio('SEM_ESPACO_EM_DISCO')
    })
    const { copia } = await tomadaPorOutra('depois', semEspaco)
    // Who was making it may have been the worker, which keeps the error to itself.
    expect(semEspaco).toHaveBeenCalled()
    expect(copia).toMatchObject(EM_CURSO)
  })

  it('a que parou sem dar sinal é dada por perdida, e outra pode ser pedida', async () => {
    outroDia()
    const { codigo } = (await pedir()).corpo
    amb.relogio.avancar({ hours: 3 })
    await recolherExportacoes({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
    expect((await ver()).itens[0]).toMatchObject({
      codigo,
      estado: 'FALHOU',
      falha: expect.stringContaining('Peça outra'),
    })
    expect((await pedir()).status).toBe(201)
    await amb.tarefas.esvaziar()
  })
})
