import { CONTRATO_DA_API, type ContratoDaApi } from '@vetlume/dominio/api'
import { OPERADORA_NAO_INFORMADA, TERMOS_VIGENTES, VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import type { Endpoint, EntradaDe, RespostaDe } from '@vetlume/dominio/contrato'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { randomUUID, type X509Certificate } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { criarApp } from '../src/app.ts'
import { ASSINANTES } from '../src/assinantes.ts'
import type { Servicos } from '../src/context.ts'
import { arquivosEmPasta } from '../src/infra/arquivos.ts'
import { conectar, type Banco } from '../src/infra/banco/index.ts'
import { criarCarimbo } from '../src/infra/carimbo.ts'
import { raizesIcpBrasil } from '../src/infra/certificado/index.ts'
import { criarCofre } from '../src/infra/cofre.ts'
import { criarCorreio } from '../src/infra/correio.ts'
import { criarAmbienteDeTeste } from '../src/infra/nota-fiscal/index.ts'
import { criarContasDasEmpresas, criarSandbox, type Provedor } from '../src/infra/pagamento/index.ts'
import { criarImpressor } from '../src/infra/pdf/index.ts'
import { criarDiario } from '../src/infra/diario.ts'
import { iniciarTarefas, type Tarefas } from '../src/infra/tarefas/index.ts'
import { criarEscuta } from '../src/infra/tempo-real/index.ts'
import { criarTokens, type Ator } from '../src/infra/token.ts'
import { SOMAS } from '../src/somas.ts'
import { tomarBancoDaSuite } from './banco-da-suite.ts'

export interface RespostaDeTeste<T> {
  status: number
  corpo: T
  bytes: Buffer
  cabecalhos: Record<string, unknown>
}

type Chave = keyof ContratoDaApi

interface Opcoes {
  /** Repeats a call: the same key is the same submission. */
  idempotencia?: string
  cabecalhos?: Record<string, string>
  arquivo?: ArquivoDeTeste
}

/** Calls one endpoint as somebody, through the whole HTTP stack. */
export type Chamar = <K extends Chave>(
  chave: K,
  entrada?: EntradaDe<ContratoDaApi[K] & Endpoint>,
  opcoes?: Opcoes,
) => Promise<RespostaDeTeste<RespostaDe<ContratoDaApi[K] & Endpoint>>>

type Quem = Partial<Ator> & Pick<Ator, 'usuario' | 'perfis'>

interface OpcoesDaSessao {
  /** When the session proved who is there (null: never). Left out, it is believed whatever the clock says. */
  provadaEm?: string | null
}
/** Later than any clock of a suite. */
const SEMPRE_PROVADA = '2999-12-31T00:00:00Z'

export interface Ambiente {
  app: FastifyInstance
  /** As superuser: for factories and for looking behind the policies. */
  db: Banco
  /** As the running program. */
  dbApp: Banco
  relogio: { agora(): Temporal.Instant; fixar(instante: string): void; avancar(duracao: Temporal.DurationLike): void }
  servicos: Servicos
  tarefas: Tarefas
  /** A token of somebody, for who speaks HTTP by itself. */
  token(ator: Quem, opcoes?: OpcoesDaSessao): Promise<string>
  como(ator: Quem, opcoes?: OpcoesDaSessao): Promise<Chamar>
  semToken: Chamar
  /** As whoever holds a token that the product itself gave. */
  comToken(token: string): Chamar
  fechar(): Promise<void>
}

/** The product gives up in seconds so that nobody waits; two hundred at once on a busy machine are served all the same. */
const SEM_PRESSA = {
  connectionTimeoutMillis: 60_000,
  query_timeout: 60_000,
  statement_timeout: 60_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}
const SEGREDO = 'segredo-de-teste-com-mais-de-32-caracteres'

/**
 * It takes a fourth of a second to begin and eight thousandths to print, and keeps nothing of who asked: the suites of a worker share
 * one, whose threads keep nobody's process alive.
 */
const impressor = criarImpressor()

/** `capa`: what stands for it, of a clip. */
export interface ArquivoDeTeste {
  nome: string
  bytes: Uint8Array
  capa?: Uint8Array
}

export function multipart(campos: Record<string, unknown>, { nome, bytes, capa }: ArquivoDeTeste) {
  const limite = `----vetlume${randomUUID()}`
  const partes = Object.entries(campos).map(([campo, valor]) =>
    Buffer.from(`--${limite}\r\ncontent-disposition: form-data; name="${campo}"\r\n\r\n${String(valor)}\r\n`),
  )
  const parte = (campo: string, nomeDele: string, conteudo: Uint8Array) => [
    Buffer.from(
      `--${limite}\r\ncontent-disposition: form-data; name="${campo}"; filename="${nomeDele}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    conteudo,
    Buffer.from('\r\n'),
  ]
  const arquivos = [...(capa === undefined ? [] : parte('capa', 'capa.jpg', capa)), ...parte('arquivo', nome, bytes)]
  return {
    payload: Buffer.concat([...partes, ...arquivos, Buffer.from(`--${limite}--\r\n`)]),
    tipo: `multipart/form-data; boundary=${limite}`,
  }
}

/** Splits the flat input as the browser client does: path, query or body. */
export function montarPedido(chave: string, entrada: Record<string, unknown>) {
  const [metodo = '', caminho = ''] = chave.split(' ')
  const resto = { ...entrada }
  const url = caminho.replaceAll(/:(\w+)/g, (_, nome: string) => {
    const valor = resto[nome]
    delete resto[nome]
    return encodeURIComponent(String(valor))
  })
  const naQuery = metodo === 'GET' || metodo === 'DELETE'
  const query = naQuery
    ? Object.fromEntries(
        Object.entries(resto)
          .filter(([, valor]) => valor != null)
          .map(([nome, valor]) => [nome, String(valor)]),
      )
    : {}
  return {
    method: metodo as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `/api${url}`,
    query,
    corpo: naQuery ? undefined : resto,
  }
}

function chamarCom(app: FastifyInstance, token: string | null): Chamar {
  return async (chave, entrada, opcoes = {}) => {
    const definicao: Endpoint = CONTRATO_DA_API[chave]
    const { method, url, query, corpo } = montarPedido(chave, entrada ?? {})
    const envio = opcoes.arquivo ? multipart(corpo ?? {}, opcoes.arquivo) : null
    const resposta = await app.inject({
      method,
      url,
      query,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(definicao.idempotente ? { 'idempotency-key': opcoes.idempotencia ?? randomUUID() } : {}),
        ...(envio ? { 'content-type': envio.tipo } : {}),
        ...opcoes.cabecalhos,
      },
      ...(envio ? { payload: envio.payload } : corpo === undefined ? {} : { payload: corpo }),
    })
    const ehJson = String(resposta.headers['content-type']).includes('json')
    return {
      status: resposta.statusCode,
      corpo: ehJson ? resposta.json() : undefined,
      bytes: resposta.rawPayload,
      cabecalhos: resposta.headers,
    } as never
  }
}

function relogioDeTeste(inicio: string) {
  let instante = Temporal.Instant.from(inicio)
  return {
    agora: () => instante,
    fixar: (novo: string) => void (instante = Temporal.Instant.from(novo)),
    avancar: (duracao: Temporal.DurationLike) => void (instante = instante.add(duracao)),
  }
}

/** A token serves only what its person is, and where they are linked; and who did not accept the terms registers nothing. */
async function vincular(
  db: Banco,
  { usuario, perfis, cliente, parceiro, especialista }: Ator,
  agora: Temporal.Instant,
): Promise<void> {
  await sql`insert into aceite_de_termos (usuario, versao, aceito_em) values (${usuario}, ${VERSAO_DOS_TERMOS}, ${agora.toString()})
    on conflict do nothing`.execute(db)
  await sql`update usuario set perfis = perfis || array(select unnest(${[...perfis]}::text[]) except select unnest(perfis))
    where codigo = ${usuario} and not perfis @> ${[...perfis]}::text[]`.execute(db)
  if (cliente === null || perfis.length === 0) return
  const vinculos = perfis.map((perfil) => ({
    usuario,
    cliente,
    perfil,
    parceiro: perfil === 'PARCEIRO' ? parceiro : null,
    especialista: perfil === 'ESPECIALISTA' ? especialista : null,
  }))
  await db
    .insertInto('vinculo')
    .values(vinculos)
    .onConflict((conflito) => conflito.doNothing())
    .execute()
}

interface OpcoesDoAmbiente extends Partial<Pick<Servicos, 'embutido' | 'operadora' | 'termos'>> {
  agora?: string
  exigirSegundoFator?: boolean
  provedor?: Provedor | null
  /** Authorities that are trusted in the place of ICP-Brasil. */
  raizes?: readonly X509Certificate[]
}

/** The whole product for one suite: real PostgreSQL, real files, real jobs; only the clock is the test's. */
export async function abrirAmbiente({
  agora = '2026-11-20T15:00:00Z',
  exigirSegundoFator = false,
  embutido = null,
  operadora = OPERADORA_NAO_INFORMADA,
  provedor = null,
  termos = TERMOS_VIGENTES,
  raizes,
}: OpcoesDoAmbiente = {}): Promise<Ambiente> {
  const banco = await tomarBancoDaSuite()
  const pasta = await mkdtemp(path.join(tmpdir(), 'vetlume-arquivos-'))
  const relogio = relogioDeTeste(agora)
  const logger = criarDiario('silent')
  // Each connection plans anew what it is asked: with few of them a suite takes a twentieth less.
  const superior = conectar(banco.urlSuper, { maximo: 2, prazos: SEM_PRESSA })
  const aplicacao = conectar(banco.urlApp, { maximo: 4, prazos: SEM_PRESSA })
  const servicos = {
    arquivos: arquivosEmPasta(pasta),
    correio: criarCorreio(null, SEGREDO),
    impressor,
    tokens: criarTokens(SEGREDO),
    notaFiscal: criarAmbienteDeTeste(aplicacao.db),
    pagamento: provedor ?? criarSandbox(aplicacao.db),
    recebimentos: criarContasDasEmpresas({
      cofre: criarCofre(SEGREDO),
      chave: SEGREDO,
      origem: 'https://vetlume.test',
      sandbox: provedor === null ? criarSandbox(aplicacao.db) : null,
      prazoMs: 1_000,
      esperaMs: 1,
    }),
    carimbo: criarCarimbo(SEGREDO),
    raizes: raizes ?? raizesIcpBrasil(),
    embutido,
    operadora,
    termos,
    origem: 'https://vetlume.test',
  }
  const tarefas = await iniciarTarefas({
    url: banco.urlApp,
    db: aplicacao.db,
    relogio,
    logger,
    servicos,
    assinantes: ASSINANTES,
    // A suite calls the ones that it is about, when it wants them: not at a quarter past the hour.
    rotinas: null,
    somas: SOMAS,
  })
  const escuta = criarEscuta({ url: banco.urlApp, logger })
  const app = await criarApp({
    db: aplicacao.db,
    relogio,
    servicos,
    tarefas,
    escuta,
    cofre: criarCofre(SEGREDO),
    web: null,
    producao: false,
    exigirSegundoFator,
    logger,
    conferirRespostas: true,
  })

  const token: Ambiente['token'] = async (parcial, { provadaEm = SEMPRE_PROVADA } = {}) => {
    const { codigo: sessao } = await superior.db
      .insertInto('sessao')
      .values({
        usuario: parcial.usuario,
        criada_em: relogio.agora().toString(),
        usada_em: relogio.agora().toString(),
        expira_em: relogio
          .agora()
          .add({ hours: 24 * 7 })
          .toString(),
        provada_em: provadaEm,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const usuario = await superior.db
      .selectFrom('usuario')
      .innerJoin('pessoa', 'pessoa.codigo', 'usuario.pessoa')
      .select(['usuario.pessoa', 'pessoa.nome', 'usuario.versao_sessao'])
      .where('usuario.codigo', '=', parcial.usuario)
      .executeTakeFirstOrThrow()
    const ator: Ator = {
      sessao,
      pessoa: usuario.pessoa,
      nome: usuario.nome,
      versao: usuario.versao_sessao,
      cliente: null,
      parceiro: null,
      especialista: null,
      fuso: 'America/Sao_Paulo',
      ...parcial,
    }
    await vincular(superior.db, ator, relogio.agora())
    return servicos.tokens.emitir(ator, relogio.agora())
  }
  return {
    app,
    db: superior.db,
    dbApp: aplicacao.db,
    relogio,
    servicos,
    tarefas,
    token,
    como: async (parcial, opcoes) => chamarCom(app, await token(parcial, opcoes)),
    semToken: chamarCom(app, null),
    comToken: (dado) => chamarCom(app, dado),
    async fechar() {
      await app.close()
      await escuta.encerrar()
      await tarefas.parar()
      await aplicacao.encerrar()
      await superior.encerrar()
      await banco.soltar()
      await rm(pasta, { recursive: true, force: true })
    },
  }
}
