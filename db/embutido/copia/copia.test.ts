import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comConexao } from '../../papeis.ts'
import { ErroDePreparo } from '../erro.ts'
import type { PostgresEmbutido } from '../index.ts'
import { alcancarPostgres, iniciarPostgres } from '../index.ts'
import { lugarDo } from './arquivos.ts'
import type { Origem } from './copiar.ts'
import { fazerCopia } from './copiar.ts'
import { exigirEspaco } from './espaco.ts'
import { gravarManifesto, lerManifesto, lerTentativa, listarCopias, nomeLivre } from './guardadas.ts'
import { recusarRestauracaoPendente, restaurarCopia } from './restaurar.ts'

const raiz = mkdtempSync(join(tmpdir(), 'vetlume-copia-'))
chmodSync(raiz, 0o711)
const segredos = { token: 'chave do token', dados: 'chave dos dados' }
const pastaDados = join(raiz, 'instalação')
const pastaArquivos = join(pastaDados, 'arquivos')
const copias = join(raiz, 'cópias')

const hash = (texto: string) => createHash('sha256').update(texto).digest('hex')

function guardar(pasta: string, texto: string, conteudo = texto): string {
  const arquivo = join(pasta, lugarDo(hash(texto)))
  mkdirSync(dirname(arquivo), { recursive: true })
  writeFileSync(arquivo, conteudo)
  return hash(texto)
}

const frase = (promessa: Promise<unknown>) =>
  promessa.then(
    () => 'aceito',
    (erro: unknown) => (erro instanceof ErroDePreparo ? erro.message : `sem frase: ${String(erro)}`),
  )

test('de duas cópias começadas no mesmo segundo, cada uma tem o seu nome', () => {
  const pasta = mkdtempSync(join(raiz, 'mesmo-segundo-'))
  const quando = Temporal.Instant.from('2026-11-26T03:00:00.4Z')
  expect(nomeLivre(pasta, quando)).toBe('2026-11-26T03-00-00Z')
  mkdirSync(join(pasta, nomeLivre(pasta, quando)))
  expect(nomeLivre(pasta, quando)).toBe('2026-11-26T03-00-01Z')
})

let banco: PostgresEmbutido
let passos: string[]

function origem(): Origem {
  const alcancado = alcancarPostgres(join(pastaDados, 'postgres'))
  if (alcancado === null) throw new Error('the server is not there')
  passos = []
  return { ...alcancado, pastaArquivos, segredos, copias, dizer: (passo) => void passos.push(passo) }
}

const executar = (sql: string) => comConexao(banco.urlDono, (conexao) => conexao.query(sql))
const contar = (url: string) =>
  comConexao(url, async (conexao) => {
    const { rows } = await conexao.query<{ linhas: string }>('select count(*) as linhas from prontuario')
    return Number(rows[0]?.linhas)
  })

/** Everything below a folder, by path and content. */
function fotografar(pasta: string): Record<string, string> {
  const entradas = readdirSync(pasta, { withFileTypes: true, recursive: true }).filter((entrada) => entrada.isFile())
  return Object.fromEntries(
    entradas.map(({ parentPath, name }) => [
      join(parentPath, name).slice(pasta.length),
      hash(readFileSync(join(parentPath, name), 'latin1')),
    ]),
  )
}

beforeAll(async () => {
  banco = await iniciarPostgres({ pasta: join(pastaDados, 'postgres') })
  await executar(`create table prontuario (numero bigint primary key, texto text not null);
    create table arquivo_guardado (sha256 text primary key);
    insert into prontuario select n, repeat('x', 100) from generate_series(1, 20000) n`)
  const sha256 = guardar(pastaArquivos, 'uma radiografia')
  await executar(`insert into arquivo_guardado values ('${sha256}')`)
  writeFileSync(join(pastaDados, 'segredos.json'), JSON.stringify(segredos))
})
afterAll(async () => {
  await banco.parar()
  rmSync(raiz, { recursive: true, force: true })
})

test('a cópia feita com o produto gravando se restaura noutra máquina, linha por linha e arquivo por arquivo', async () => {
  const gravacao = new AbortController()
  let proximo = 100_000
  // Rows only come: one more or one less than there was at that instant is told. Each changes its own, so that none waits for another.
  const gravar = (quem: 0 | 1) =>
    comConexao(banco.urlDono, async (conexao) => {
      while (!gravacao.signal.aborted) {
        await conexao.query('insert into prontuario values ($1, $2)', [proximo++, 'durante'])
        await conexao.query("update prontuario set texto = texto || 'y' where numero % 1994 = $1", [quem * 997])
      }
    })
  const gravando = Promise.all([gravar(0), gravar(1)])
  const parar = () => {
    gravacao.abort()
    return gravando
  }
  const { pasta, manifesto } = await fazerCopia(origem()).catch(async (erro: unknown) => {
    await parar()
    throw erro
  })
  await parar()
  expect(proximo).toBeGreaterThan(100_010)
  expect(passos.map((passo) => passo.split(/[ :.]/)[0])).toEqual(['Copiando', 'Copiando', 'Conferindo'])
  expect(listarCopias(copias)).toHaveLength(1)
  expect(manifesto).toMatchObject({ arquivos: 1, faltantes: [], tabelas: { 'public.arquivo_guardado': 1 } })
  expect(lerTentativa(copias)).toMatchObject({ falha: null })

  // The keys are apart, and nobody else reads them.
  const chaves = join(copias, 'chaves', manifesto.chaves)
  expect(JSON.parse(readFileSync(chaves, 'utf8'))).toMatchObject({ segredos })
  expect(statSync(chaves).mode & 0o777).toBe(0o600)
  const conteudos = Object.keys(fotografar(pasta)).map((nome) => readFileSync(join(pasta, nome), 'latin1'))
  expect(conteudos.filter((conteudo) => conteudo.includes(segredos.dados))).toEqual([])

  const nova = join(raiz, 'outra máquina')
  const ditos: string[] = []
  const destino = {
    pastaDados: nova,
    pastaArquivos: join(nova, 'arquivos'),
    dizer: (passo: string) => void ditos.push(passo),
  }
  expect(await frase(restaurarCopia(pasta, join(raiz, 'nenhuma.json'), destino))).toContain(
    `As chaves desta cópia não estão em ${join(raiz, 'nenhuma.json')}. Traga para lá o arquivo ${manifesto.chaves}`,
  )
  await restaurarCopia(pasta, null, destino)
  expect(ditos.join(' ')).toContain('comparando as linhas')
  const restaurado = await iniciarPostgres({ pasta: join(nova, 'postgres') })
  try {
    expect(await contar(restaurado.urlApp).catch(() => contar(restaurado.urlDono))).toBe(
      manifesto.tabelas['public.prontuario'],
    )
  } finally {
    await restaurado.parar()
  }
  expect(fotografar(join(nova, 'arquivos'))).toEqual(fotografar(pastaArquivos))
  expect(JSON.parse(readFileSync(join(nova, 'segredos.json'), 'utf8'))).toEqual(segredos)
})

describe('o que não confere não fica', () => {
  test('um arquivo com outro conteúdo reprova a cópia, e a falha fica dita', async () => {
    const antes = listarCopias(copias)
    const ruim = guardar(pastaArquivos, 'um laudo', 'outra coisa')
    const recusa = await frase(fazerCopia(origem()))
    expect(recusa).toContain('A cópia não confere: o conteúdo de 1 arquivos não é o que o nome diz')
    expect(lerTentativa(copias)?.falha).toBe(recusa)
    expect(listarCopias(copias)).toEqual(antes)
    rmSync(join(pastaArquivos, lugarDo(ruim)))
  })

  test('um arquivo que o banco mostra e a instalação não tem é dito, e não impede a cópia', async () => {
    const sumido = hash('sumido')
    await executar(`insert into arquivo_guardado values ('${sumido}')`)
    const { manifesto } = await fazerCopia(origem())
    expect(manifesto.faltantes).toEqual([sumido])
    expect(passos.at(-1)).toContain('1 arquivos que o banco mostra não estão nesta instalação')
    await executar(`delete from arquivo_guardado where sha256 = '${sumido}'`)
  })

  test('uma cópia estragada depois de feita é recusada na restauração, e nada muda', async () => {
    const { pasta, manifesto } = await fazerCopia(origem())
    const alvo = join(raiz, 'alvo')
    const destino = { pastaDados: alvo, pastaArquivos: join(alvo, 'arquivos'), dizer: () => undefined }
    gravarManifesto(pasta, { ...manifesto, tabelas: { ...manifesto.tabelas, 'public.prontuario': 1 } })
    expect(await frase(restaurarCopia(pasta, null, destino))).toContain(
      `A cópia não confere: public.prontuario: ${manifesto.tabelas['public.prontuario']} em vez de 1.`,
    )
    expect([existsSync(join(alvo, 'segredos.json')), existsSync(join(alvo, 'arquivos'))]).toEqual([false, false])
    gravarManifesto(pasta, manifesto)
    rmSync(join(pasta, 'copia.json'))
    expect(await frase(restaurarCopia(pasta, null, destino))).toContain('não é uma cópia completa')
    rmSync(pasta, { recursive: true })
  })
})

test('ficam as sete mais novas, e o resto de uma cópia interrompida é recolhido', async () => {
  const modelo = lerManifesto(join(copias, listarCopias(copias).at(-1) ?? ''))
  if (modelo === null) throw new Error('no copy')
  const antigas = Array.from({ length: 8 }, (_, dia) => `2020-01-0${dia + 1}T03-00-00Z`)
  for (const nome of antigas) {
    mkdirSync(join(copias, nome))
    gravarManifesto(join(copias, nome), modelo)
  }
  mkdirSync(join(copias, '2020-02-01T03-00-00Z.parcial', 'postgres'), { recursive: true })
  const { pasta } = await fazerCopia(origem())
  const restantes = listarCopias(copias)
  expect(restantes).toHaveLength(7)
  expect(restantes.at(-1)).toBe(pasta.slice(copias.length + 1))
  expect(readdirSync(copias).filter((nome) => nome.endsWith('.parcial'))).toEqual([])
  for (const nome of antigas) rmSync(join(copias, nome), { recursive: true, force: true })
})

test('a restauração recusa a instalação em uso, guarda o que substitui, e interrompida se repete até o fim', async () => {
  const { pasta, manifesto } = await fazerCopia(origem())
  const linhas = manifesto.tabelas['public.prontuario']
  const ditos: string[] = []
  let parar: string | null = null
  const destino = {
    pastaDados,
    pastaArquivos,
    dizer(passo: string) {
      ditos.push(passo)
      if (parar !== null && passo.includes(parar)) throw new Error('queda de energia')
    },
  }
  expect(await frase(restaurarCopia(pasta, null, destino))).toContain('já está em uso por outro processo')

  await executar('delete from prontuario')
  await banco.parar()
  guardar(pastaArquivos, 'um arquivo de depois')
  for (const ponto of ['Trocando', join(banco.pasta, 'senhas.json'), pastaArquivos, 'segredos.json']) {
    parar = ponto
    expect(await frase(restaurarCopia(pasta, null, destino))).toBe('sem frase: Error: queda de energia')
    expect(() => recusarRestauracaoPendente(pastaDados)).toThrow(`Repita: npm run restaurar -- ${pasta}`)
  }
  parar = null
  await restaurarCopia(pasta, null, destino)
  recusarRestauracaoPendente(pastaDados)
  banco = await iniciarPostgres({ pasta: join(pastaDados, 'postgres') })
  expect(await contar(banco.urlDono)).toBe(linhas)
  expect(existsSync(join(pastaArquivos, lugarDo(hash('um arquivo de depois'))))).toBe(false)

  const guardados = ditos.flatMap((passo) => /^O que estava em uso ficou em (.*)$/.exec(passo)?.[1] ?? [])
  expect(guardados).toHaveLength(4)
  expect(guardados.filter((caminho) => !existsSync(caminho))).toEqual([])
  const arquivosDeAntes = guardados.find((caminho) => caminho.startsWith(`${pastaArquivos}.antes-`)) ?? ''
  expect(existsSync(join(arquivosDeAntes, lugarDo(hash('um arquivo de depois'))))).toBe(true)
})

test('sem espaço no disco, diz quanto falta antes de começar', async () => {
  const pedido = [
    { pasta: raiz, bytes: 2 ** 59 },
    { pasta: tmpdir(), bytes: 2 ** 59 },
  ]
  expect(await frase(exigirEspaco(pedido))).toMatch(/^Não há espaço: são precisos [\d.]+ MB e há [\d.]+ MB livres/)
  expect(await frase(exigirEspaco([{ pasta: raiz, bytes: 1 }]))).toBe('aceito')
})
