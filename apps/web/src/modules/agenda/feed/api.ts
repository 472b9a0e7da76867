import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/navegador.ts'

/** Whose agendas the person may publish: the company's specialists, or oneself. */
export const consultaDosEspecialistas = (hoje: string) =>
  queryOptions({
    queryKey: ['agenda', 'feed', 'especialistas', hoje],
    queryFn: async ({ signal }) => {
      const { jornadas } = await api('GET /agendamento/periodo', { de: hoje, ate: hoje }, { sinal: signal })
      return jornadas.map(({ especialista }) => especialista)
    },
  })

export const consultaDoFeed = (codigo: string) =>
  queryOptions({
    queryKey: ['agenda', 'feed', codigo],
    queryFn: ({ signal }) => api('GET /especialista/:codigo/agenda-feed', { codigo }, { sinal: signal }),
  })

export const consultaDaConfiguracao = queryOptions({
  queryKey: ['agenda', 'lembrete'],
  queryFn: ({ signal }) => api('GET /lembrete/configuracao', {}, { sinal: signal }),
})

export const consultaDoLembrete = (codigo: string) =>
  queryOptions({
    queryKey: ['agenda', 'um', codigo, 'lembrete'],
    queryFn: ({ signal }) => api('GET /agendamento/:codigo/lembrete', { codigo }, { sinal: signal }),
    staleTime: 5_000,
  })
