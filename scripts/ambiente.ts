import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Operadora } from '@vetlume/dominio/conta'
import { esquemaEmail, normalizarCnpj } from '@vetlume/dominio/formatos'
import { PRODUTO } from '@vetlume/dominio/produto'
import { ErroDePreparo } from '../db/embutido/erro.ts'

const PORTA_PADRAO = 3000

/** What the environment decides, read once. */
export interface Ambiente {
  raiz: string
  /** Data that belongs to this installation: database, files, keys. */
  pastaDados: string
  pastaArquivos: string
  /** Where the copies of the embedded installation go. */
  pastaCopias: string
  pastaWeb: string
  porta: number
  host: string
  /** How many processes serve on the port (VETLUME_PROCESSOS). */
  processos: number
  /** Address of an own PostgreSQL (DATABASE_URL); null means the embedded one. */
  bancoExterno: string | null
  bancoExternoDono: string | null
  /** Origin that people reach the product at, when it is not the local address (a proxy in front). */
  origem: string | null
  /** Where e-mail goes out (SMTP_URL); null: messages stay to be read by an ADMIN. */
  correio: { url: string; remetente: string } | null
  /** Who takes the money of the subscriptions (VETLUME_MERCADO_PAGO_*); null: the embedded provider of test. */
  mercadoPago: { token: string; chavePublica: string; segredo: string } | null
  /** Who is invited to run the platform while nobody does (VETLUME_ADMIN_EMAIL). */
  emailDoAdministrador: string | null
  /** Who runs this installation (VETLUME_OPERADORA_*, VETLUME_ENCARREGADO*), for its terms and its privacy policy. */
  operadora: Operadora
  /** Whether to load the demonstration; null: the default of the database in use. */
  demonstracao: boolean | null
}

function lerPorta(texto: string | undefined): number {
  if (!texto) return PORTA_PADRAO
  const porta = Number(texto)
  if (Number.isInteger(porta) && porta > 0 && porta < 65_536) return porta
  throw new ErroDePreparo(`PORT="${texto}" não é uma porta válida. Use um número de 1 a 65535.`)
}

/** Each has connections of its own to the database, which has a hundred. */
const MAXIMO_DE_PROCESSOS = 8

function lerProcessos(texto: string | undefined): number {
  if (!texto) return 1
  const processos = Number(texto)
  if (Number.isInteger(processos) && processos > 0 && processos <= MAXIMO_DE_PROCESSOS) return processos
  throw new ErroDePreparo(
    `VETLUME_PROCESSOS="${texto}" não é um número de processos. Use um número de 1 a ${MAXIMO_DE_PROCESSOS}.`,
  )
}

function lerCorreio(env: NodeJS.ProcessEnv): Ambiente['correio'] {
  const url = env['SMTP_URL']
  if (!url) return null
  if (!/^smtps?:\/\/[^/]+/.test(url)) {
    throw new ErroDePreparo('SMTP_URL não é um endereço válido. Use smtp://usuario:senha@servidor:587 ou smtps://….')
  }
  return { url, remetente: env['SMTP_REMETENTE'] || `${PRODUTO.nome} <nao-responda@${PRODUTO.slug}.com.br>` }
}

const DO_MERCADO_PAGO = {
  token: 'VETLUME_MERCADO_PAGO_TOKEN',
  chavePublica: 'VETLUME_MERCADO_PAGO_CHAVE_PUBLICA',
  segredo: 'VETLUME_MERCADO_PAGO_SEGREDO',
} as const

/** All three or none. What was written is not shown: two of them are secrets. */
function lerMercadoPago(env: NodeJS.ProcessEnv): Ambiente['mercadoPago'] {
  const valor = (nome: string) => env[nome]?.trim() ?? ''
  const nomes = Object.values(DO_MERCADO_PAGO)
  const faltam = nomes.filter((nome) => valor(nome) === '')
  if (faltam.length === nomes.length) return null
  if (faltam.length > 0)
    throw new ErroDePreparo(
      `Falta ${faltam.join(' e ')}. Para receber pelo Mercado Pago informe ${nomes.join(', ')}; sem nenhuma, os pagamentos são de teste.`,
    )
  const credenciais = {
    token: valor(DO_MERCADO_PAGO.token),
    chavePublica: valor(DO_MERCADO_PAGO.chavePublica),
    segredo: valor(DO_MERCADO_PAGO.segredo),
  }
  const { token, chavePublica } = credenciais
  for (const [nome, escrito] of [
    [DO_MERCADO_PAGO.token, token],
    [DO_MERCADO_PAGO.chavePublica, chavePublica],
  ] as const)
    if (!/^(APP_USR|TEST)-[\w-]+$/.test(escrito))
      throw new ErroDePreparo(
        `${nome} não é uma credencial do Mercado Pago: elas começam com APP_USR- ou, de teste, TEST-.`,
      )
  if (token.startsWith('TEST-') !== chavePublica.startsWith('TEST-'))
    throw new ErroDePreparo(
      'O token e a chave pública do Mercado Pago são um de teste e outro de produção. Use os dois do mesmo ambiente.',
    )
  return credenciais
}

/** `nome`: how whoever wrote the address knows it. Throws ErroDePreparo. */
export function lerEmail(texto: string, nome: string): string {
  const lido = esquemaEmail.safeParse(texto)
  if (lido.success) return lido.data
  throw new ErroDePreparo(`${nome} não é um e-mail válido. Use um endereço como ana@empresa.com.br.`)
}

function lerOperadora(env: NodeJS.ProcessEnv): Operadora {
  const texto = (nome: string) => env[nome]?.trim() || null
  const email = (nome: string) => (env[nome] ? lerEmail(env[nome], nome) : null)
  const escrito = texto('VETLUME_OPERADORA_CNPJ')
  const cnpj = escrito === null ? null : normalizarCnpj(escrito)
  if (cnpj === null && escrito !== null) throw new ErroDePreparo(`VETLUME_OPERADORA_CNPJ="${escrito}" não é um CNPJ.`)
  return {
    razaoSocial: texto('VETLUME_OPERADORA_NOME'),
    cnpj,
    endereco: texto('VETLUME_OPERADORA_ENDERECO'),
    cidade: texto('VETLUME_OPERADORA_CIDADE'),
    email: email('VETLUME_OPERADORA_EMAIL'),
    encarregado: texto('VETLUME_ENCARREGADO'),
    encarregadoEmail: email('VETLUME_ENCARREGADO_EMAIL'),
  }
}

export function lerAmbiente(env: NodeJS.ProcessEnv = process.env): Ambiente {
  const raiz = dirname(dirname(fileURLToPath(import.meta.url)))
  const pastaDados = resolve(raiz, env['VETLUME_DADOS'] || '.vetlume')
  const bancoExterno = env['DATABASE_URL'] || null
  return {
    raiz,
    pastaDados,
    pastaArquivos: resolve(raiz, env['VETLUME_ARQUIVOS'] || join(pastaDados, 'arquivos')),
    pastaCopias: resolve(raiz, env['VETLUME_COPIAS'] || `${pastaDados}-copias`),
    pastaWeb: join(raiz, 'apps', 'web', 'dist'),
    porta: lerPorta(env['PORT']),
    host: env['HOST'] || (bancoExterno ? '0.0.0.0' : 'localhost'),
    bancoExterno,
    bancoExternoDono: env['DATABASE_URL_DONO'] || null,
    processos: lerProcessos(env['VETLUME_PROCESSOS']),
    origem: env['VETLUME_ORIGEM'] || null,
    correio: lerCorreio(env),
    mercadoPago: lerMercadoPago(env),
    emailDoAdministrador: env['VETLUME_ADMIN_EMAIL']
      ? lerEmail(env['VETLUME_ADMIN_EMAIL'], 'VETLUME_ADMIN_EMAIL')
      : null,
    operadora: lerOperadora(env),
    demonstracao: env['VETLUME_DEMONSTRACAO'] ? env['VETLUME_DEMONSTRACAO'] === '1' : null,
  }
}
