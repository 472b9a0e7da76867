import { sql } from 'kysely'
import type { EtapaDaExportacao } from '@vetlume/dominio/exportacao'
import type { Instantaneo } from '../../infra/banco/index.ts'
import { COMPARTILHADAS_E_CONTAS, TABELAS_QUE_VAO } from './catalogo/index.ts'
import { exigirColuna, exigirTabela } from './esquema.ts'
import { LUGARES } from './formato.ts'
import type { Pacote } from './pacote.ts'
import { BOM, emCsv, linhasDaPlanilha, PLANILHAS, type Planilha } from './planilhas.ts'
import type { TabelaDoBanco } from './queries-esquema.ts'
import { fonteDa, type Dono } from './queries-fontes.ts'
import { lerEmPaginas } from './queries-linhas.ts'

/** Tells how far the work is; throws when it is not wanted any more. */
export type AoAndar = (etapa: EtapaDaExportacao, feitas: number, total: number) => Promise<void>

interface Obra {
  lugar: Instantaneo
  pacote: Pacote
  dono: Dono
  andar: AoAndar
}

/** Every table that leaves, one file each. Answers how many rows each has. */
export async function escreverTabelas(
  { lugar, pacote, dono, andar }: Obra,
  tabelas: ReadonlyMap<string, TabelaDoBanco>,
): Promise<Record<string, number>> {
  const contagens: Record<string, number> = {}
  for (const [posicao, [nome, { colunas }]] of TABELAS_QUE_VAO.entries()) {
    await andar('TABELAS', posicao, TABELAS_QUE_VAO.length)
    const origem = COMPARTILHADAS_E_CONTAS[nome]
    await lugar.como(origem === 'conta' ? { papel: 'plataforma' } : { papel: 'cliente', cliente: dono.cliente })
    const tabela = exigirTabela(tabelas, nome)
    const chave = tabela.chave.map((coluna) => [coluna, exigirColuna(tabela, coluna).tipo] as const)
    const de = fonteDa(nome, origem === 'compartilhada', dono)
    contagens[nome] = 0
    const linhas = async function* () {
      for await (const pagina of lerEmPaginas(lugar.tx, { de, chave, colunas })) {
        contagens[nome] = (contagens[nome] ?? 0) + pagina.linhas
        await andar('TABELAS', posicao, TABELAS_QUE_VAO.length)
        yield pagina.texto
      }
    }
    await pacote.acrescentar(LUGARES.tabela(nome), linhas())
  }
  return contagens
}

async function* linhasEmCsv(tx: Instantaneo['tx'], planilha: Planilha, cliente: string, fuso: string) {
  yield BOM + emCsv([planilha.colunas.map(({ titulo }) => titulo)])
  const campos = planilha.colunas.map((coluna, i) => sql`${sql.raw(coluna.sql)} as ${sql.ref(`c${i}`)}`)
  const de = sql`select l.codigo, ${sql.join(campos)} from ${sql.raw(planilha.de)} where l.cliente = ${cliente}`
  const colunas = planilha.colunas.map((_, i) => `c${i}`)
  for await (const { texto } of lerEmPaginas(tx, {
    de,
    chave: [['codigo', 'uuid']],
    colunas: ['codigo', ...colunas],
  })) {
    const registros = texto
      .trimEnd()
      .split('\n')
      .map((linha) => JSON.parse(linha) as Record<string, unknown>)
    yield linhasDaPlanilha(planilha, registros, fuso)
  }
}

/** The registries as people open them. */
export async function escreverPlanilhas({ lugar, pacote, dono, andar }: Obra, fuso: string): Promise<void> {
  await lugar.como({ papel: 'cliente', cliente: dono.cliente })
  for (const [posicao, planilha] of PLANILHAS.entries()) {
    await andar('PLANILHAS', posicao, PLANILHAS.length)
    await pacote.acrescentar(LUGARES.planilha(planilha.nome), linhasEmCsv(lugar.tx, planilha, dono.cliente, fuso))
  }
}
