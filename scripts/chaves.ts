import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { lerEstado, lerTextos } from '../db/embutido/estado.ts'
import { comConexao } from '../db/papeis.ts'
import type { Ambiente } from './ambiente.ts'

const BYTES_DA_CHAVE = 32
const NOMES = ['token', 'dados'] as const
type Nome = (typeof NOMES)[number]

/** Keys in base64 of 32 random bytes: `token` signs sessions, `dados` encrypts secrets kept in columns. */
export type Chaves = Record<Nome, string>

const VARIAVEIS: Record<Nome, string> = { token: 'VETLUME_CHAVE_TOKEN', dados: 'VETLUME_CHAVE_DADOS' }

const temTamanho = (texto: string) => Buffer.from(texto, 'base64').length === BYTES_DA_CHAVE

function exigirChave(nome: string, valor: string | undefined): string {
  if (valor && temTamanho(valor)) return valor
  const motivo = valor ? `não tem ${BYTES_DA_CHAVE} bytes em base64` : 'não foi definida'
  throw new ErroDePreparo(
    `${nome} ${motivo}. Com DATABASE_URL as chaves são suas: gere cada uma com "openssl rand -base64 32" e guarde-as bem.`,
  )
}

export const arquivoDasChaves = (pastaDados: string): string => join(pastaDados, 'segredos.json')

const remedioPara = ({ pastaDados, pastaCopias }: Ambiente): string =>
  `Restaure-o: as chaves de cada cópia estão em ${join(pastaCopias, 'chaves')}, e "npm run restaurar -- <cópia>" as traz de volta com os dados. Sem ele ninguém entra e o que foi selado não se abre; para começar do zero, apague ${pastaDados}.`

/** The keys beside the embedded database; null when there are none. Throws ErroDePreparo on a broken file. */
export function lerSegredos(ambiente: Ambiente): Chaves | null {
  return lerEstado({
    arquivo: arquivoDasChaves(ambiente.pastaDados),
    ler: (valor) => lerTextos(valor, NOMES, temTamanho),
    remedio: remedioPara(ambiente),
  })
}

function criarSegredos(ambiente: Ambiente): Chaves {
  const { pastaDados } = ambiente
  const arquivo = arquivoDasChaves(pastaDados)
  // A database that is already there has keys: new ones would only hide that its own are gone.
  if (existsSync(join(pastaDados, 'postgres')))
    throw new ErroDePreparo(
      `O arquivo ${arquivo}, com as chaves desta instalação, não existe mais. ${remedioPara(ambiente)}`,
    )
  const nova = () => randomBytes(BYTES_DA_CHAVE).toString('base64')
  const chaves = { token: nova(), dados: nova() }
  mkdirSync(pastaDados, { recursive: true })
  writeFileSync(`${arquivo}.parcial`, JSON.stringify(chaves), { mode: 0o600, flush: true })
  renameSync(`${arquivo}.parcial`, arquivo)
  return chaves
}

/** Keys of the environment for an own database; else made once and kept beside the embedded one. */
export function lerChaves(ambiente: Ambiente, env: NodeJS.ProcessEnv = process.env): Chaves {
  if (!ambiente.bancoExterno) return lerSegredos(ambiente) ?? criarSegredos(ambiente)
  return {
    token: exigirChave(VARIAVEIS.token, env[VARIAVEIS.token]),
    dados: exigirChave(VARIAVEIS.dados, env[VARIAVEIS.dados]),
  }
}

function verificadorDe(nome: Nome, chave: string): Buffer {
  const propria = Buffer.from(hkdfSync('sha256', chave, '', 'vetlume-verificador-1', 32))
  return createHmac('sha256', propria).update(nome).digest()
}

/** Those of the keys that are not the ones of this database. What the first start finds is what counts from then on. */
async function trocadas(urlApp: string, chaves: Chaves): Promise<Nome[]> {
  return comConexao(urlApp, async (conexao) => {
    await conexao.query('set role vetlume_plataforma')
    const diferentes: Nome[] = []
    for (const nome of NOMES) {
      const verificador = verificadorDe(nome, chaves[nome])
      await conexao.query(
        'insert into chave_conferida (chave, verificador) values ($1, $2) on conflict (chave) do nothing',
        [nome, verificador],
      )
      const { rowCount } = await conexao.query('select from chave_conferida where chave = $1 and verificador = $2', [
        nome,
        verificador,
      ])
      if (!rowCount) diferentes.push(nome)
    }
    return diferentes
  })
}

/**
 * Refuses keys that are not those of the database: with them every session would end and nothing sealed would open.
 * @throws ErroDePreparo that says which, and what to do.
 */
export async function conferirChaves(urlApp: string, chaves: Chaves, ambiente: Ambiente): Promise<void> {
  const diferentes = await trocadas(urlApp, chaves)
  if (diferentes.length === 0) return
  if (ambiente.bancoExterno) {
    const nomes = diferentes.map((nome) => VARIAVEIS[nome]).join(' e ')
    throw new ErroDePreparo(
      `${nomes}: o valor não é o que este banco de dados usa. Volte ao valor com que a instalação foi feita (gerar outro não serve: o que foi selado com ele não se abre mais).`,
    )
  }
  const arquivo = arquivoDasChaves(ambiente.pastaDados)
  throw new ErroDePreparo(
    `As chaves em ${arquivo} não são as deste banco de dados: o arquivo foi trocado. ${remedioPara(ambiente)}`,
  )
}
