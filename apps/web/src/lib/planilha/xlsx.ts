import { FIM_DA_FOLHA, inicioDaFolha, linhasDaFolha, partesFixas } from './folha-xml.ts'
import type { Escrita } from './valores.ts'
import { abrirArquivo, montarZip } from './zip.ts'

const TIPO = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Rows of one sheet, the header among them. */
const MAXIMO_DO_EXCEL = 1_048_576

async function parte([caminho, conteudo]: readonly [string, string]) {
  const arquivo = abrirArquivo(caminho)
  arquivo.escrever(conteudo)
  return arquivo.fechar()
}

/**
 * XLSX written as the rows come and compressed meanwhile, outside the page's thread: neither the page nor its memory feels
 * how many there are. `fuso` is the zone of instants.
 */
export function escritaXlsx(nome: string, titulos: readonly string[], fuso: string): Escrita {
  const folha = abrirArquivo('xl/worksheets/sheet1.xml')
  let linhasEscritas = 0
  const comecar = (primeiras: Parameters<Escrita['acrescentar']>[0]) => {
    if (linhasEscritas > 0) return
    folha.escrever(inicioDaFolha(titulos, primeiras))
    linhasEscritas = 1
  }
  return {
    acrescentar(linhas) {
      comecar(linhas)
      const primeira = linhasEscritas + 1
      linhasEscritas += linhas.length
      if (linhasEscritas > MAXIMO_DO_EXCEL) throw new Error('São mais linhas do que o Excel aceita. Exporte em CSV.')
      folha.escrever(linhasDaFolha(linhas, primeira, fuso))
    },
    async concluir() {
      comecar([])
      folha.escrever(FIM_DA_FOLHA)
      const daFolha = await folha.fechar()
      return montarZip([...(await Promise.all(partesFixas(nome).map(parte))), daFolha], TIPO)
    },
    descartar: folha.abandonar,
  }
}
