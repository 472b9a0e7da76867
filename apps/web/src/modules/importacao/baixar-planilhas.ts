import { CAMPOS_DA_IMPORTACAO, type ImportacaoCompleta, type TipoDeImportacao } from '@vetlume/dominio/importacao'
import { baixar } from '../../lib/baixar.ts'
import { fusoEmUso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { planilhaDasRecusadas } from './planilha-das-recusadas.ts'

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

export const nomeDasRecusadas = (arquivo: string): string =>
  `corrigir-${arquivo.replace(/\.\w+$/, '').replace(/^(?:corrigir-)+/, '')}.xlsx`

/** The lines that could not enter, to be mended and sent again as they are. */
export async function baixarRecusadas({ codigo, arquivo }: Pick<ImportacaoCompleta, 'codigo' | 'arquivo'>) {
  const { titulos, linhas } = await api('GET /importacao/:codigo/recusadas', { codigo })
  baixar(await planilhaDasRecusadas(titulos, linhas, fusoEmUso()), nomeDasRecusadas(arquivo))
}
