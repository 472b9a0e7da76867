import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Banco } from '../../apps/api/src/infra/banco/index.ts'
import { CATALOGO } from '../../apps/api/src/modules/exportacao/index.ts'
import { ErroDePreparo } from '../embutido/erro.ts'
import type { Copia } from './abrir-copia.ts'
import { ler, linhasInteiras } from './compartilhadas.ts'
import { inserirLinhas } from './inserir.ts'
import { trocar } from './trocas.ts'

interface Usuario {
  codigo: string
  pessoa: string
  email: string
  cpf: string | null
  perfis: string[]
  ativo: boolean
  criado_em: string
}

export interface Chegada {
  /** Accounts made here, that are to be invited. */
  convidar: string[]
  /** Accounts that were here: they keep their password. */
  reconhecidas: number
  /** People whose CPF is another account's here: it was left out. */
  semCpf: string[]
}

const DE_EMPRESA = new Set(['CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'])

/** Nobody becomes who runs this installation by being brought to it. */
function conferirPerfis(perfis: readonly string[], quem: string): void {
  if (perfis.every((perfil) => DE_EMPRESA.has(perfil))) return
  throw new ErroDePreparo(
    `Esta cópia não pode ser importada: ${quem} viria como ${perfis.join(', ')}. Nada mudou nesta instalação.`,
  )
}

async function reconhecer(tx: Banco, { email, perfis }: Usuario) {
  const { rows } = await sql<{ codigo: string; pessoa: string }>`
    update usuario set perfis = perfis || array(select p from unnest(${perfis}::text[]) p where p <> all (perfis)), versao = versao + 1
    where email = ${email} returning codigo, pessoa`.execute(tx)
  return rows[0]
}

async function criar(tx: Banco, usuario: Usuario, pessoa: string | undefined, chegada: Chegada) {
  const { email, cpf, perfis, ativo, criado_em } = usuario
  const { rows } = await sql<{ codigo: boolean; pessoa: boolean; cpf: boolean }>`
    select exists (select from usuario where codigo = ${usuario.codigo}) as codigo,
      exists (select from pessoa where codigo = ${usuario.pessoa}) as pessoa,
      exists (select from usuario where cpf = ${cpf}) as cpf`.execute(tx)
  const [ha] = rows
  const codigo = ha?.codigo === true ? randomUUID() : usuario.codigo
  const daPessoa = ha?.pessoa === true ? randomUUID() : usuario.pessoa
  if (pessoa !== undefined)
    await inserirLinhas(tx, [trocar(pessoa, new Map([[usuario.pessoa, daPessoa]]))], {
      tabela: 'pessoa',
      colunas: CATALOGO.pessoa.colunas,
    })
  if (ha?.cpf === true) chegada.semCpf.push(email)
  await sql`insert into usuario (codigo, pessoa, email, cpf, perfis, ativo, criado_em, confirmacao_pendente)
    values (${codigo}, ${daPessoa}, ${email}, ${ha?.cpf === true ? null : cpf}, ${perfis}::text[], ${ativo}, ${criado_em}, true)`.execute(
    tx,
  )
  if (ativo) chegada.convidar.push(codigo)
  return { codigo, pessoa: daPessoa }
}

/**
 * Brings the people, told by their e-mail: who has an account here goes on with it, the others get one without a password.
 * Adds to `trocas` the keys that are others here.
 */
export async function trazerPessoas(tx: Banco, copia: Copia, trocas: Map<string, string>): Promise<Chegada> {
  const chegada: Chegada = { convidar: [], reconhecidas: 0, semCpf: [] }
  const pessoas = new Map((await linhasInteiras(copia, 'pessoa')).map((linha) => [ler(linha).codigo, linha]))
  for (const linha of await linhasInteiras(copia, 'usuario')) {
    const usuario = JSON.parse(linha) as Usuario
    conferirPerfis(usuario.perfis, usuario.email)
    const conhecido = await reconhecer(tx, usuario)
    if (conhecido !== undefined) chegada.reconhecidas++
    const aqui = conhecido ?? (await criar(tx, usuario, pessoas.get(usuario.pessoa), chegada))
    if (aqui.codigo !== usuario.codigo) trocas.set(usuario.codigo, aqui.codigo)
    if (aqui.pessoa !== usuario.pessoa) trocas.set(usuario.pessoa, aqui.pessoa)
  }
  return chegada
}

/** After the company's own rows: a link names a clinic or a specialist of it. */
export async function ligarPessoas(
  tx: Banco,
  copia: Copia,
  cliente: string,
  trocas: ReadonlyMap<string, string>,
): Promise<void> {
  const linhas = await linhasInteiras(copia, 'vinculo')
  for (const linha of linhas) conferirPerfis([String(ler(linha)['perfil'])], 'uma pessoa')
  await inserirLinhas(
    tx,
    linhas.map((linha) => trocar(linha, trocas)),
    { tabela: 'vinculo', colunas: CATALOGO.vinculo.colunas, onde: sql`n.cliente = ${cliente}` },
  )
}
