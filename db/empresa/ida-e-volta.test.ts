import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arquivosEmPasta } from '../../apps/api/src/infra/arquivos.ts'
import { conectar, type Conexao } from '../../apps/api/src/infra/banco/index.ts'
import { conferirCadeias } from '../../apps/api/src/infra/tarefas/conferencia.ts'
import { COMPARTILHADAS_E_CONTAS, LUGARES, TABELAS_QUE_VAO } from '../../apps/api/src/modules/exportacao/index.ts'
import { abrirAmbiente, type Ambiente } from '../../apps/api/teste/ambiente.ts'
import { copiar } from '../../apps/api/teste/exportacao/copiar.ts'
import type { Cenario } from '../../apps/api/teste/matriz/index.ts'
import { montarCenario } from '../../apps/api/teste/matriz/montar-cenario.ts'
import { semearBase } from '../seed/base.ts'
import { abrirBancoProprio, type BancoProprio } from '../teste/banco-proprio.ts'
import { abrirCopia, type Copia } from './abrir-copia.ts'
import { linhasDe } from './conferir-copia.ts'
import { importarEmpresa, type Importada } from './importar.ts'
import { encher } from './teste/encher.ts'
import { regravar } from './teste/regravar.ts'
import { trocar } from './trocas.ts'

let amb: Ambiente
let origem: Cenario
let vizinha: Cenario
let chegada: BancoProprio
let pasta: string
let zip: string
let copia: Copia
/** The destination, as its running program. */
let app: Conexao

beforeAll(async () => {
  amb = await abrirAmbiente()
  origem = await montarCenario(amb)
  await encher(amb, origem)
  vizinha = await montarCenario(amb)
  pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-copia-'))
  zip = path.join(pasta, 'empresa.zip')
  await writeFile(zip, await copiar(amb.dbApp, amb.servicos, origem.empresa.cliente))
  copia = await abrirCopia(zip)
  chegada = await abrirBancoProprio()
  await semearBase(chegada.urlApp)
  app = conectar(chegada.urlApp)
})
afterAll(async () => {
  copia.fechar()
  await app.encerrar()
  await chegada.fechar()
  await amb.fechar()
  await rm(pasta, { recursive: true, force: true })
})

const linhas = async (de: Copia, tabela: string): Promise<string[]> =>
  Array.fromAsync(linhasDe(de, LUGARES.tabela(tabela)))

const importar = (arquivo: string, chave: string | undefined = copia.manifesto.impressao): Promise<Importada> =>
  importarEmpresa(arquivo, {
    urlDono: chegada.urlDono,
    arquivos: arquivosEmPasta(chegada.pastaArquivos),
    chave,
    dizer: () => undefined,
    sinal: new AbortController().signal,
  })

const daEmpresa = TABELAS_QUE_VAO.filter(([nome]) => COMPARTILHADAS_E_CONTAS[nome] === undefined)

describe('uma cópia adulterada não entra', () => {
  const recusada = async (mudanca: Parameters<typeof regravar>[1], motivo: RegExp) => {
    const outro = path.join(pasta, 'outra.zip')
    await regravar(zip, mudanca, outro)
    await expect(importar(outro)).rejects.toThrow(motivo)
    const { rows } = await sql`select from cliente where not operadora`.execute(chegada.db)
    expect(rows).toEqual([])
  }
  const troca = (nome: string, mudar: (bytes: Buffer) => Buffer) => new Map([[nome, mudar]])

  it('um byte do ZIP', async () => {
    const bytes = await readFile(zip)
    const outro = path.join(pasta, 'outra.zip')
    const meio = Math.floor(bytes.length / 3)
    bytes[meio] = (bytes[meio] ?? 0) ^ 0xff
    await writeFile(outro, bytes)
    await expect(importar(outro)).rejects.toThrow(/Esta cópia não pode ser importada/)
  })

  it('uma linha de uma tabela, com as contagens e os tamanhos certos', async () => {
    const tabela = LUGARES.tabela('tutor')
    await recusada(
      {
        troca: troca(tabela, (bytes) =>
          Buffer.from(bytes.toString().replace('"nome":"', '"nome":"X').replace('"criado_em":"2', '"criado_em":"')),
        ),
      },
      /tabelas\/tutor\.jsonl não é o que foi assinado/,
    )
  })

  it('o manifesto', async () => {
    await recusada(
      {
        troca: troca(LUGARES.manifesto, (bytes) =>
          Buffer.from(bytes.toString().replace('"formato": 1', '"formato": 2')),
        ),
      },
      /a assinatura não confere/,
    )
  })

  it('um arquivo a menos, um a mais, e um que sairia da pasta', async () => {
    await recusada({ sem: [LUGARES.tabela('tutor')] }, /falta o arquivo tabelas\/tutor\.jsonl/)
    await recusada(
      { mais: new Map([['arquivos/extra.txt', Buffer.from('oi')]]) },
      /não fala do arquivo arquivos\/extra/,
    )
    await recusada(
      { mais: new Map([['aa/bb/cc.txt', Buffer.from('oi')]]), fuga: ['aa/bb/cc.txt', '../../cc.txt'] },
      /sairia da pasta/,
    )
  })

  it('a assinatura de outra chave, mesmo com a cópia inteira', async () => {
    await expect(importar(zip, 'SHA256:outra')).rejects.toThrow(/não é a chave informada \(SHA256:outra\)/)
    await expect(importar(zip, '')).rejects.toThrow(/não é a chave informada/)
  })

  it('sem dizer a chave, a pessoa fica sabendo qual é', async () => {
    const { impressao } = copia.manifesto
    await expect(
      importarEmpresa(zip, {
        urlDono: chegada.urlDono,
        arquivos: arquivosEmPasta(chegada.pastaArquivos),
        chave: undefined,
        dizer: () => undefined,
        sinal: new AbortController().signal,
      }),
    ).rejects.toThrow(`--chave=${impressao}`)
  })
})

describe('ida e volta', () => {
  let importada: Importada
  let volta: Copia

  it('interrompida no meio, nada fica', async () => {
    const fim = new AbortController()
    const arquivos = arquivosEmPasta(chegada.pastaArquivos)
    const parar = importarEmpresa(zip, {
      urlDono: chegada.urlDono,
      arquivos: { ...arquivos, medir: async (sha256) => (fim.abort(new Error('parou')), arquivos.medir(sha256)) },
      chave: copia.manifesto.impressao,
      dizer: () => undefined,
      sinal: fim.signal,
    })
    await expect(parar).rejects.toThrow('parou')
    for (const { sha256 } of copia.manifesto.arquivos) expect(await arquivos.medir(sha256)).toBeNull()
    const { rows } = await sql`
      select from cliente where not operadora union all select from titulo union all select from usuario
      union all select from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace
        and not tgisinternal and tgenabled <> 'O'`.execute(chegada.db)
    expect(rows).toEqual([])
  })

  it('entra inteira, com a cadeia do histórico sã e as tabelas outra vez protegidas', async () => {
    importada = await importar(zip)
    expect(importada).toMatchObject({ empresa: { codigo: origem.empresa.cliente }, perdidos: 0, semCpf: [] })
    expect(await conferirCadeias(app.db, { error: () => undefined })).toEqual([])
    const { rows } = await sql<{ nome: string }>`
      select c.relname as nome from pg_class c where c.relnamespace = 'public'::regnamespace and c.relrowsecurity and not c.relforcerowsecurity
        -- Of the platform, whose owner it does not hold: so it was before.
        and c.relname <> 'vinculo'
      union all select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled <> 'O'
      union all select conname from pg_constraint where contype = 'f' and condeferrable and conname <> 'fechamento_titulo_fk'
        and connamespace = 'public'::regnamespace`.execute(chegada.db)
    expect(rows).toEqual([])
  })

  it('copiada de lá, cada tabela tem as mesmas linhas, letra por letra', async () => {
    const outro = path.join(pasta, 'volta.zip')
    const servicos = { ...amb.servicos, arquivos: arquivosEmPasta(chegada.pastaArquivos) }
    await writeFile(outro, await copiar(app.db, servicos, origem.empresa.cliente))
    volta = await abrirCopia(outro)
    const trocas = await trocasDe(copia, volta)
    const vazias: string[] = []
    for (const [nome, { intactas }] of daEmpresa) {
      const [antes, depois] = [await linhas(copia, nome), await linhas(volta, nome)]
      // The trail of asking for the copy itself is later than the copy.
      const esperadas = antes.map((linha) => (intactas.length > 0 ? linha : trocar(linha, trocas)))
      expect([nome, depois]).toEqual([nome, esperadas])
      if (antes.length === 0) vazias.push(nome)
    }
    expect(vazias).toEqual([])
  })

  it('cada conteúdo chegou com o hash que tinha, e as pessoas sem senha, com os seus vínculos', async () => {
    const arquivos = arquivosEmPasta(chegada.pastaArquivos)
    for (const linha of await linhas(copia, 'arquivo_guardado')) {
      const { sha256 } = JSON.parse(linha) as { sha256: string }
      expect(
        createHash('sha256')
          .update(await arquivos.ler(sha256))
          .digest('hex'),
      ).toBe(sha256)
    }
    const { rows } = await sql<{ email: string; senha: string | null; perfil: string }>`
      select u.email, u.senha_hash as senha, v.perfil from usuario u join vinculo v on v.usuario = u.codigo
      where v.cliente = ${origem.empresa.cliente} order by v.perfil`.execute(chegada.db)
    const { CLIENTE, CLIENTE_BASE, ESPECIALISTA, PARCEIRO } = origem.empresa.usuarios
    expect(rows).toEqual(
      [CLIENTE, CLIENTE_BASE, ESPECIALISTA, PARCEIRO].map(({ email }, i) => ({
        email,
        senha: null,
        perfil: ['CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'][i],
      })),
    )
    expect(importada.convidar).toHaveLength(4)
  })

  it('nenhuma linha é da empresa vizinha, e nenhum segredo saiu', async () => {
    const dela = [vizinha.empresa.cliente, vizinha.animal, vizinha.laudo, vizinha.empresa.usuarios.CLIENTE.email]
    const { rows } = await sql<{ segredo: string }>`
      select encode(chave_hash, 'hex') as segredo from laudo_compartilhamento where cliente = ${origem.empresa.cliente}
      union select senha_hash from usuario where senha_hash is not null`.execute(amb.db)
    const proibidos = [...dela, origem.chave, ...rows.map(({ segredo }) => segredo)]
    for (const { caminho } of copia.manifesto.arquivos) {
      const conteudo = Buffer.concat(await (await copia.abrir(caminho)).toArray())
      const achados = proibidos.filter((proibido) => conteudo.indexOf(proibido) >= 0)
      expect([caminho, achados]).toEqual([caminho, []])
    }
  })

  it('onde a empresa já existe, não entra', async () => {
    await expect(importar(zip)).rejects.toThrow(/já tem esta empresa/)
  })
})

/** Keys that are others there: told by what makes two records the same. */
async function trocasDe(de: Copia, para: Copia): Promise<Map<string, string>> {
  const trocas = new Map<string, string>()
  for (const tabela of ['especie', 'raca', 'plano_saude', 'grupo_despesa', 'tipo_despesa', 'plano']) {
    const la = new Map((await linhas(para, tabela)).map((linha) => [semCodigo(linha, new Map()), lerCodigo(linha)]))
    for (const linha of await linhas(de, tabela)) {
      const codigo = la.get(semCodigo(linha, trocas))
      if (codigo !== undefined) trocas.set(lerCodigo(linha), codigo)
    }
  }
  return trocas
}
const lerCodigo = (linha: string) => (JSON.parse(linha) as { codigo: string }).codigo
const semCodigo = (linha: string, trocas: ReadonlyMap<string, string>) => {
  const { nome, especie = '', grupo = '', operadora = '' } = JSON.parse(linha) as Record<string, string>
  const acima = especie || grupo
  return [nome, trocas.get(acima) ?? acima, operadora].join('|')
}
