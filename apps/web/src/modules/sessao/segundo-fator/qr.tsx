import type { SegundoFatorNovo } from '@vetlume/dominio/segundo-fator'

/** White around the code, in modules: cameras need it. */
const MARGEM = 4

/** Dark on white in both colour schemes, or cameras would not read it. */
export function Qr({ qr: { lado, caminho } }: Pick<SegundoFatorNovo, 'qr'>) {
  const inteiro = lado + 2 * MARGEM
  return (
    <svg
      role="img"
      aria-label="QR code para o aplicativo autenticador"
      viewBox={`${-MARGEM} ${-MARGEM} ${inteiro} ${inteiro}`}
      width="192"
      height="192"
      shapeRendering="crispEdges"
    >
      <rect x={-MARGEM} y={-MARGEM} width={inteiro} height={inteiro} fill="#fff" />
      <path d={caminho} fill="#000" />
    </svg>
  )
}

/** `ABCDEFGH` → `ABCD EFGH`: a key that is typed is read in pieces. */
export const emPedacos = (chave: string): string => chave.replace(/(.{4})(?=.)/g, '$1 ')
