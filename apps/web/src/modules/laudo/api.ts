import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EntradaDaApi, RespostaDaApi } from '../../lib/api.ts'
import { ErroDeApi } from '../../lib/erro-de-api.ts'
import { criarMiniaturas } from '../../lib/miniaturas.ts'
import { api } from '../../lib/navegador.ts'
import { queryClient } from '../../lib/query.ts'
import type { FonteDaImagem, FonteDeQuadros } from '../documento/index.ts'

/** Seconds matter here: a save that hangs must not hold the next one for half a minute. */
const PRAZO_DE_SALVAR_MS = 15_000
const PRAZO_DE_ASSINAR_MS = 60_000
const GUARDA_DE_IMAGEM_MS = 10 * 60_000
/** A recording has hundreds of them. */
const GUARDA_DE_QUADRO_MS = 60_000

export const CHAVE_DO_LAUDO = ['laudo'] as const
const chaveDoLaudo = (codigo: string) => [...CHAVE_DO_LAUDO, 'um', codigo] as const

/** Of what was written of it, and chosen for it, and waits in the device. */
export const chaveDoRascunho = (codigo: string) => `laudo:${codigo}`

/** Never refetched by itself, and forgotten when it leaves the screen: an old copy would open as a conflict. */
export const consultaDoLaudo = (codigo: string) =>
  queryOptions({
    queryKey: chaveDoLaudo(codigo),
    queryFn: ({ signal }) => api('GET /laudo/:codigo', { codigo }, { sinal: signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const buscarLaudo = (codigo: string) => api('GET /laudo/:codigo', { codigo })

export const salvarLaudo = (rascunho: EntradaDaApi<'PUT /laudo/:codigo'>) =>
  api('PUT /laudo/:codigo', rascunho, { prazoMs: PRAZO_DE_SALVAR_MS })

export const buscarPendencias = async (codigo: string) =>
  (await api('GET /laudo/:codigo/pendencias', { codigo })).pendencias

export const assinarLaudo = (entrada: EntradaDaApi<'POST /laudo/:codigo/assinar'>) =>
  api('POST /laudo/:codigo/assinar', entrada, { prazoMs: PRAZO_DE_ASSINAR_MS })

export const enviarParaRevisao = (entrada: EntradaDaApi<'POST /laudo/:codigo/enviar'>) =>
  api('POST /laudo/:codigo/enviar', entrada, { prazoMs: PRAZO_DE_ASSINAR_MS })

export type Revisor = RespostaDaApi<'GET /laudo/:codigo/revisores'>[number]

export const consultaDeRevisores = (codigo: string) =>
  queryOptions({
    queryKey: [...CHAVE_DO_LAUDO, 'revisores', codigo],
    queryFn: ({ signal }) => api('GET /laudo/:codigo/revisores', { codigo }, { sinal: signal }),
  })

export const consultaDeAnteriores = (codigo: string) =>
  queryOptions({
    queryKey: [...CHAVE_DO_LAUDO, 'anteriores', codigo],
    queryFn: ({ signal }) => api('GET /laudo/:codigo/anteriores', { codigo }, { sinal: signal }),
  })

export const consultaDosLaudosAAssinar = queryOptions({
  queryKey: [...CHAVE_DO_LAUDO, 'a-assinar'],
  queryFn: ({ signal }) => api('GET /laudo/a-assinar', {}, { sinal: signal }),
  // Not in the middle of signing them: what was listed is what is signed.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: 0,
})

export const buscarPdf = (codigo: string) => api('GET /laudo/:codigo/pdf', { codigo }, { prazoMs: PRAZO_DE_ASSINAR_MS })

export const buscarResumo = (codigo: string) =>
  api('GET /laudo/:codigo/resumo', { codigo }, { prazoMs: PRAZO_DE_ASSINAR_MS })

export const consultaDeModelos = (item: string | undefined) =>
  queryOptions({
    queryKey: [...CHAVE_DO_LAUDO, 'modelos', item],
    queryFn: ({ signal }) => api('GET /modelo-documento/laudo', item === undefined ? {} : { item }, { sinal: signal }),
  })

export const consultaDeCompartilhamentos = (codigo: string) =>
  queryOptions({
    queryKey: [...CHAVE_DO_LAUDO, 'compartilhamentos', codigo],
    queryFn: ({ signal }) => api('GET /laudo/:codigo/compartilhamentos', { codigo }, { sinal: signal }),
  })

export type Compartilhamento = RespostaDaApi<'GET /laudo/:codigo/compartilhamentos'>[number]

const chaveDaImagem = (codigo: string, arquivo: string) => ['imagem', `laudo/${codigo}/imagem/${arquivo}`] as const

/** Bytes of an image, fetched once while the laudo is on screen. */
export function bytesDaImagem(codigo: string, arquivo: string): Promise<Blob> {
  return queryClient.fetchQuery({
    queryKey: chaveDaImagem(codigo, arquivo),
    queryFn: ({ signal }) => api('GET /laudo/:codigo/imagem/:arquivo', { codigo, arquivo }, { sinal: signal }),
    staleTime: Infinity,
    gcTime: GUARDA_DE_IMAGEM_MS,
  })
}

/** A small one, for lists. */
export const miniaturaDaImagem = criarMiniaturas('laudo', (codigo, arquivos) =>
  api('GET /laudo/:codigo/miniaturas', { codigo, arquivos }),
)

/** As many as a screen shows at once beside the text; small, for they go before code that the screen still waits for. */
const PRIMEIRAS_FIGURAS = 4

/** Asks for the first small images of a laudo while the code that will show them is on its way. */
export function adiantarMiniaturas({ codigo, conteudo }: Pick<LaudoCompleto, 'codigo' | 'conteudo'>): void {
  // What does not come now is asked for again by its place on the screen, which says so.
  for (const { arquivo } of conteudo.imagens.slice(0, PRIMEIRAS_FIGURAS))
    miniaturaDaImagem(codigo, arquivo).catch(() => undefined)
}

/** What was just sent needs not be fetched. */
export function lembrarImagem(codigo: string, arquivo: string, bytes: Blob): void {
  queryClient.setQueryDefaults(chaveDaImagem(codigo, arquivo), { gcTime: GUARDA_DE_IMAGEM_MS })
  queryClient.setQueryData(chaveDaImagem(codigo, arquivo), bytes)
}

/** Where a clip is watched or saved; asked for each time, since it ends with the session. */
export const enderecoDoClipe = async (codigo: string, arquivo: string): Promise<string> =>
  (await api('GET /laudo/:codigo/imagem/:arquivo/clipe', { codigo, arquivo })).endereco

/** The file of a figure as it was sent. */
export const originalDe = (codigo: string, arquivo: string): Promise<Blob> =>
  api('GET /laudo/:codigo/imagem/:arquivo/original', { codigo, arquivo })

/** The photograph that a figure was made of. */
export const fotografiaDe = (codigo: string, arquivo: string): Promise<Blob> =>
  api('GET /laudo/:codigo/imagem/:arquivo/fotografia', { codigo, arquivo })

/** Images of a laudo by their place in `arquivos`. */
export const fonteDoLaudo =
  (codigo: string, arquivos: readonly string[]): FonteDaImagem =>
  (indice) =>
    bytesDaImagem(codigo, arquivos[indice] ?? '')

/** Frames of the DICOM files of a laudo; `arquivos` as above. */
export const fonteDeQuadrosDe =
  (codigo: string, arquivos: readonly string[]): FonteDeQuadros =>
  (indice, quadro) => {
    const arquivo = arquivos[indice] ?? ''
    return queryClient.fetchQuery({
      queryKey: [...chaveDaImagem(codigo, arquivo), 'quadro', quadro],
      queryFn: ({ signal }) =>
        api('GET /laudo/:codigo/imagem/:arquivo/quadro/:quadro', { codigo, arquivo, quadro }, { sinal: signal }),
      staleTime: Infinity,
      gcTime: GUARDA_DE_QUADRO_MS,
    })
  }

/** The same one while the images are the same. */
export function useFonteDoLaudo(codigo: string, arquivos: readonly string[]): FonteDaImagem {
  const lista = arquivos.join()
  return useMemo(() => fonteDoLaudo(codigo, lista.split(',')), [codigo, lista])
}

export function useQuadrosDoLaudo(codigo: string, arquivos: readonly string[]): FonteDeQuadros {
  const lista = arquivos.join()
  return useMemo(() => fonteDeQuadrosDe(codigo, lista.split(',')), [codigo, lista])
}

/** An action on one laudo. Afterwards the laudo and the lists show what became of it. */
export function useAcaoDoLaudo<E, R>(codigo: string, executar: (entrada: E) => Promise<R>) {
  const cliente = useQueryClient()
  return useMutation({
    mutationFn: executar,
    onSuccess: async () => {
      await cliente.invalidateQueries({ queryKey: chaveDoLaudo(codigo) })
      void cliente.invalidateQueries({ queryKey: CHAVE_DO_LAUDO })
    },
  })
}

/** Key of the laudo that is in the way of a new one, when that is why it was refused. */
export function laudoExistente(erro: unknown): string | null {
  if (!(erro instanceof ErroDeApi) || erro.codigo !== 'JA_EXISTE') return null
  const { codigo } = (erro.detalhes ?? {}) as { codigo?: unknown }
  return typeof codigo === 'string' ? codigo : null
}
