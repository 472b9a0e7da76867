/** Cells are text, as they came: Excel does not round a CPF, nor run what looks like a formula. */
export async function planilhaDasRecusadas(
  titulos: readonly string[],
  linhas: readonly (readonly string[])[],
  fuso: string,
): Promise<Blob> {
  const { escritaXlsx } = await import('../../lib/planilha/xlsx.ts')
  const escrita = escritaXlsx('Corrigir', titulos, fuso)
  escrita.acrescentar(linhas)
  return escrita.concluir()
}
