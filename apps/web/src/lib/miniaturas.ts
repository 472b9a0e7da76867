import { desempacotarVarias } from '@vetlume/dominio/imagem'
import { MINIATURAS_POR_VEZ } from '@vetlume/dominio/laudo'
import { emLotes } from './em-lotes.ts'
import { queryClient } from './query.ts'

const GUARDA_MS = 10 * 60_000

/** Small images for lists, asked for by their keys: those of one owner go together, and are fetched once while it is on screen. */
export function criarMiniaturas(
  /** Whose, in the cache. */
  nome: string,
  pedir: (dono: string, chaves: string) => Promise<Blob>,
): (dono: string, chave: string) => Promise<Blob> {
  const lotes = new Map<string, ReturnType<typeof emLotes<Blob>>>()
  const lotesDe = (dono: string) => {
    const dele =
      lotes.get(dono) ??
      emLotes(
        async (chaves: string[]) => {
          const lote = await pedir(dono, chaves.join())
          const vindas = desempacotarVarias(new Uint8Array(await lote.arrayBuffer()))
          return new Map([...vindas].map(([chave, bytes]) => [chave, new Blob([bytes], { type: 'image/webp' })]))
        },
        { tamanho: MINIATURAS_POR_VEZ, aoMesmoTempo: 3 },
      )
    lotes.set(dono, dele)
    return dele
  }
  return (dono, chave) =>
    queryClient.fetchQuery({
      queryKey: ['miniatura', nome, dono, chave],
      queryFn: ({ signal }) => lotesDe(dono)(chave, signal),
      staleTime: Infinity,
      gcTime: GUARDA_MS,
    })
}
