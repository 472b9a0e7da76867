import { FORMATO_DA_EXPORTACAO } from '@vetlume/dominio/exportacao'
import { PRODUTO } from '@vetlume/dominio/produto'
import { sql } from 'kysely'
import type { Servicos } from '../../context.ts'
import { emInstantaneo, exigir, type Banco } from '../../infra/banco/index.ts'
import type { Pedinte } from '../../infra/pedinte.ts'
import { arquivosDaEmpresa, copiarConteudos, imprimirDocumentos } from './escrever-arquivos.ts'
import { escreverPlanilhas, escreverTabelas, type AoAndar } from './escrever-tabelas.ts'
import { esquemaDe } from './esquema.ts'
import { LUGARES, type Manifesto } from './formato.ts'
import { leiaMe } from './leia-me.ts'
import { umaParte, type Pacote } from './pacote.ts'
import { migracaoDoBanco, tabelasDoBanco } from './queries-esquema.ts'
import { pessoasNomeadas } from './queries-fontes.ts'
import { VERSAO_DO_PRODUTO } from './versao.ts'

export interface Encomenda {
  db: Banco
  servicos: Servicos
  exportacao: string
  agora: Temporal.Instant
  pedinte: Pedinte
  andar: AoAndar
}

const emJson = (valor: unknown) => `${JSON.stringify(valor, null, 2)}\n`

/** Tables and sheets of one state of the database, and the names of the files of that state. */
async function escreverRegistros(
  { db, servicos, pedinte: { dono: cliente }, andar, ...resto }: Encomenda,
  pacote: Pacote,
) {
  return emInstantaneo(db, async (lugar) => {
    await lugar.como({ papel: 'cliente', cliente })
    const { tx } = lugar
    const { rows } = await sql<{ nome: string; documento: string; fuso: string }>`
      select nome_fantasia as nome, documento, fuso from cliente where codigo = ${cliente}`.execute(tx)
    const { fuso, ...empresa } = exigir(rows[0])
    const nomeados = await pessoasNomeadas(tx, cliente)
    const noBanco = await tabelasDoBanco(tx)
    // Only the program itself may read how far the schema is.
    await sql`reset role`.execute(tx)
    const migracao = await migracaoDoBanco(tx)
    const esquema = esquemaDe(noBanco)
    const cabeca = {
      formato: FORMATO_DA_EXPORTACAO,
      produto: { nome: PRODUTO.nome, versao: VERSAO_DO_PRODUTO, origem: servicos.origem },
      migracao,
      empresa: { codigo: cliente, ...empresa },
      exportacao: resto.exportacao,
      criadoEm: resto.agora.toString(),
      chavePublica: servicos.carimbo.chavePublica,
      impressao: servicos.carimbo.impressao,
    } satisfies Partial<Manifesto>
    await pacote.acrescentar(LUGARES.leiaMe, umaParte(leiaMe(cabeca, esquema)))
    await pacote.acrescentar(LUGARES.chavePublica, umaParte(cabeca.chavePublica))
    await pacote.acrescentar(LUGARES.esquema, umaParte(emJson(esquema)))
    const obra = { lugar, pacote, dono: { cliente, nomeados }, andar }
    const tabelas = await escreverTabelas(obra, noBanco)
    await escreverPlanilhas(obra, fuso)
    return { cabeca, tabelas, arquivos: await arquivosDaEmpresa({ tx, cliente }, servicos) }
  })
}

/** Everything of a company into a file that proves itself. Answers its manifest. */
export async function escreverCopia(encomenda: Encomenda, pacote: Pacote): Promise<Manifesto> {
  const { db, servicos, pedinte, andar } = encomenda
  const { cabeca, tabelas, arquivos } = await escreverRegistros(encomenda, pacote)
  const obra = { servicos, pacote, andar }
  const perdidos = await copiarConteudos(obra, arquivos.conteudos)
  await imprimirDocumentos({ ...obra, db, pedinte }, arquivos.documentos)
  await andar('CONFERENCIA', 0, 1)
  const somas = pacote.escritos().map(({ sha256, caminho }) => `${sha256}  ${caminho}\n`)
  await pacote.acrescentar(LUGARES.somas, umaParte(somas.join('')))
  const manifesto: Manifesto = { ...cabeca, tabelas, perdidos, arquivos: [...pacote.escritos()] }
  const bytes = Buffer.from(emJson(manifesto))
  await pacote.acrescentar(LUGARES.manifesto, umaParte(bytes))
  await pacote.acrescentar(LUGARES.assinatura, umaParte(servicos.carimbo.assinar(bytes)), { comprimir: false })
  pacote.concluir()
  return manifesto
}
