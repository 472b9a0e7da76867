import { CAMPOS_DA_IMPORTACAO, type ProblemaDaImportacao, type TipoDeImportacao } from '@vetlume/dominio/importacao'
import { baixar } from '../../lib/baixar.ts'
import { fusoEmUso } from '../../lib/fuso.ts'

/** A sheet with every column under the name that is recognised, and one line to show how. */
export async function baixarModelo(tipo: TipoDeImportacao): Promise<void> {
  const { escritaXlsx } = await import('../../lib/planilha/xlsx.ts')
  const campos = CAMPOS_DA_IMPORTACAO[tipo]
  const escrita = escritaXlsx(
    'Modelo',
    campos.map(({ rotulo }) => rotulo),
    fusoEmUso(),
  )
  escrita.acrescentar([campos.map(({ exemplo }) => exemplo)])
  baixar(await escrita.concluir(), `modelo-${tipo.toLowerCase()}.xlsx`)
}

/** The refused cells, to be mended beside the sheet. */
export async function baixarProblemas(arquivo: string, problemas: readonly ProblemaDaImportacao[]): Promise<void> {
  const { escritaCsv } = await import('../../lib/planilha/csv.ts')
  const escrita = escritaCsv(['Linha', 'Coluna', 'Valor', 'O que corrigir'], fusoEmUso())
  escrita.acrescentar(problemas.map(({ linha, coluna, valor, motivo }) => [linha, coluna, valor, motivo]))
  baixar(await escrita.concluir(), `corrigir-${arquivo.replace(/\.\w+$/, '')}.csv`)
}
