import { useEffect, useMemo } from 'react'

/** Address in this tab of bytes that only a signed-in request may read, for as long as somebody shows them. */
export function useEnderecoDoBlob(bytes: Blob | undefined): string | null {
  const endereco = useMemo(() => (bytes === undefined ? null : URL.createObjectURL(bytes)), [bytes])
  useEffect(() => (endereco === null ? undefined : () => URL.revokeObjectURL(endereco)), [endereco])
  return endereco
}
