import { sql } from 'kysely'
import type { Arquivos } from '../../apps/api/src/infra/arquivos.ts'
import { conectar, type Banco } from '../../apps/api/src/infra/banco/index.ts'
import { COMPARTILHADAS_E_CONTAS, migracaoDoBanco } from '../../apps/api/src/modules/exportacao/index.ts'
import { ErroDePreparo } from '../embutido/erro.ts'
import { abrirCopia, exigirChave, type Copia } from './abrir-copia.ts'
import { carregarEmpresa } from './carregar.ts'
import { trazerCompartilhadas } from './compartilhadas.ts'
import { conferirCopia } from './conferir-copia.ts'
import { ligarPessoas, trazerPessoas, type Chegada } from './contas.ts'

interface Destino {
  /** Of the owner of the schema. */
  urlDono: string
  arquivos: Arquivos
  /** Fingerprint of the key of the installation that the copy comes from, as whoever imports it knows it. */
  chave: string | undefined
  dizer: (passo: string) => void
  /** Ends when the command is to end: what was written is taken back. */
  sinal: AbortSignal
}

export interface Importada extends Chegada {
  empresa: { codigo: string; nome: string }
  exportacao: string
  impressao: string
  linhas: number
  arquivos: number
  perdidos: number
}

async function exigirLugar(tx: Banco, { manifesto: { migracao, empresa, produto } }: Copia): Promise<void> {
  const aqui = await migracaoDoBanco(tx)
  if (aqui.ultima !== migracao.ultima || aqui.quantas !== migracao.quantas)
    throw new ErroDePreparo(
      `Esta cópia foi feita com a estrutura "${migracao.ultima}" (${produto.nome} ${produto.versao}), e esta instalação está em "${aqui.ultima}". Deixe as duas na mesma versão: importe-a na versão em que foi feita e depois atualize, ou atualize esta.`,
    )
  const { rows } = await sql<{ nome: string }>`
    select nome_fantasia as nome from cliente where codigo = ${empresa.codigo} or documento = ${empresa.documento}`.execute(
    tx,
  )
  if (rows[0] !== undefined)
    throw new ErroDePreparo(
      `Esta instalação já tem esta empresa (${rows[0].nome}). Só se importa para onde ela não existe.`,
    )
}

/** Puts into the store what the rows name. Answers what was not there before, to be taken back on failure. */
async function trazerConteudos(
  tx: Banco,
  copia: Copia,
  { arquivos, sinal, dizer }: Destino,
  novos: string[],
): Promise<number> {
  const { empresa, perdidos, arquivos: daCopia } = copia.manifesto
  const caminhos = new Map(daCopia.map(({ sha256, caminho }) => [sha256, caminho]))
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from arquivo_guardado where cliente = ${empresa.codigo} order by sha256`.execute(tx)
  dizer(`Arquivos: ${rows.length}`)
  for (const { sha256 } of rows) {
    sinal.throwIfAborted()
    const caminho = caminhos.get(sha256)
    if (caminho === undefined && perdidos.includes(sha256)) continue
    if (caminho === undefined)
      throw new ErroDePreparo(
        `Esta cópia não pode ser importada: falta o conteúdo ${sha256}. Nada mudou nesta instalação.`,
      )
    if ((await arquivos.medir(sha256)) !== null) continue
    novos.push(sha256)
    await arquivos.gravarFluxo(await copia.abrir(caminho))
  }
  return rows.length - perdidos.length
}

async function emUmaTransacao<T>(urlDono: string, trabalho: (tx: Banco) => Promise<T>): Promise<T> {
  // It takes as long as it takes; only somebody else's lock is not waited for without end.
  const prazos = {
    query_timeout: 0,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    lock_timeout: 10_000,
  }
  const { db, encerrar } = conectar(urlDono, { maximo: 1, prazos })
  try {
    return await db.transaction().execute(trabalho)
  } finally {
    await encerrar()
  }
}

const EM_USO = '55P03'

async function gravar(copia: Copia, destino: Destino): Promise<Importada> {
  const { manifesto } = copia
  const { dizer, sinal } = destino
  dizer('Conferindo cada arquivo da cópia...')
  const compartilhadas = Object.keys(COMPARTILHADAS_E_CONTAS).filter(
    (nome) => COMPARTILHADAS_E_CONTAS[nome] === 'compartilhada',
  )
  const citados = await conferirCopia(copia, compartilhadas)
  sinal.throwIfAborted()
  const novos: string[] = []
  try {
    return await emUmaTransacao(destino.urlDono, async (tx) => {
      await sql`set local timezone = 'UTC'`.execute(tx)
      await exigirLugar(tx, copia)
      const trocas = await trazerCompartilhadas(tx, copia, citados)
      const chegada = await trazerPessoas(tx, copia, trocas)
      let arquivos = 0
      await carregarEmpresa(tx, copia, trocas, {
        dizer: (passo) => {
          sinal.throwIfAborted()
          dizer(passo)
        },
        depois: async () => {
          await ligarPessoas(tx, copia, manifesto.empresa.codigo, trocas)
          arquivos = await trazerConteudos(tx, copia, destino, novos)
        },
      })
      sinal.throwIfAborted()
      const linhas = Object.values(manifesto.tabelas).reduce((soma, quantas) => soma + quantas, 0)
      const { empresa, exportacao, impressao, perdidos } = manifesto
      return { ...chegada, empresa, exportacao, impressao, linhas, arquivos, perdidos: perdidos.length }
    })
  } catch (erro) {
    for (const sha256 of novos) await destino.arquivos.apagar(sha256)
    if ((erro as { code?: unknown }).code === EM_USO)
      throw new ErroDePreparo('O produto está em uso neste banco de dados. Pare-o enquanto a empresa é importada.', {
        cause: erro,
      })
    throw erro
  }
}

/**
 * Brings a company from another installation: all of it, or nothing. The file is verified whole before anything is touched.
 * @throws ErroDePreparo that says, in Portuguese, why not.
 */
export async function importarEmpresa(caminho: string, destino: Destino): Promise<Importada> {
  const copia = await abrirCopia(caminho)
  try {
    exigirChave(copia, destino.chave)
    return await gravar(copia, destino)
  } finally {
    copia.fechar()
  }
}
