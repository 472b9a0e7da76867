import type { CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { enviarConvite, travarConta } from '../conta/index.ts'

interface Importada {
  empresa: { codigo: string }
  /** File that it came in, and the key that signed it. */
  exportacao: string
  impressao: string
  linhas: number
  arquivos: number
  /** Accounts without a password. */
  convidar: readonly string[]
}

/** A company that came from another installation: written in the trail, and its people invited to create their passwords. */
export async function receberImportada(ctx: CtxPlataforma<null>, importada: Importada): Promise<void> {
  const { empresa, exportacao, impressao, linhas, arquivos, convidar } = importada
  for (const codigo of convidar) await enviarConvite(ctx, exigir(await travarConta(ctx.tx, codigo)), null)
  ctx.auditar({
    acao: 'IMPORTAR',
    entidade: 'cliente',
    registro: empresa.codigo,
    mudancas: {
      exportacao: [null, exportacao],
      chave: [null, impressao],
      linhas: [null, linhas],
      arquivos: [null, arquivos],
      pessoas: [null, convidar.length],
    },
  })
}
