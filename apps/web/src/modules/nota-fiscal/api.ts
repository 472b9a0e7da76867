import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { EstadoDaNota } from '@vetlume/dominio/nota-fiscal'
import { abrirEmNovaAba } from '../../lib/abrir-em-nova-aba.ts'
import { baixar } from '../../lib/baixar.ts'
import { api } from '../../lib/navegador.ts'

/** Opening the certificate and printing wait their company's turn. */
export const PRAZO_DE_ASSINAR_MS = 60_000
/** What was sent is answered in a second or two: until then the screen asks again. */
const PERGUNTAR_MS = 2_000
const DE_PASSAGEM: ReadonlySet<EstadoDaNota> = new Set(['PENDENTE', 'ENVIADA', 'EM_CANCELAMENTO', 'EM_SUBSTITUICAO'])

const espera = (notas: readonly { estado: EstadoDaNota }[] | undefined) =>
  notas?.some(({ estado }) => DE_PASSAGEM.has(estado)) === true ? PERGUNTAR_MS : false

export const consultaDaNota = (codigo: string) =>
  queryOptions({
    queryKey: ['nota-fiscal', 'uma', codigo],
    queryFn: ({ signal }) => api('GET /nota-fiscal/:codigo', { codigo }, { sinal: signal }),
    refetchInterval: ({ state }) => espera(state.data && [state.data]),
  })

export const consultaDasNotasDoTitulo = (titulo: string) =>
  queryOptions({
    queryKey: ['nota-fiscal', 'titulo', titulo],
    queryFn: ({ signal }) => api('GET /nota-fiscal/titulo/:titulo', { titulo }, { sinal: signal }),
    refetchInterval: ({ state }) => espera(state.data?.notas),
  })

export const consultaDaConfiguracao = queryOptions({
  queryKey: ['nota-fiscal', 'configuracao'],
  queryFn: ({ signal }) => api('GET /nota-fiscal/configuracao', {}, { sinal: signal }),
})

/** After a note changed, everything that shows it asks again. */
export function useAtualizarNotas(): () => Promise<void> {
  const cliente = useQueryClient()
  return () =>
    cliente.invalidateQueries({
      predicate: ({ queryKey: [de] }) => de === 'nota-fiscal' || de === 'contas-receber' || de === 'historico',
    })
}

export async function abrirPdf({ codigo, numero }: { codigo: string; numero: number | null }): Promise<void> {
  const pdf = await api('GET /nota-fiscal/:codigo/pdf', { codigo }, { prazoMs: PRAZO_DE_ASSINAR_MS })
  abrirEmNovaAba(pdf, `nota-fiscal-${numero ?? ''}.pdf`)
}

export async function baixarXml({ codigo, chave }: { codigo: string; chave: string | null }): Promise<void> {
  baixar(await api('GET /nota-fiscal/:codigo/xml', { codigo }), `NFSe-${chave ?? codigo}.xml`)
}
