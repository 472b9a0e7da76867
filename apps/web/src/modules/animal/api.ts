import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  AnimalCompleto,
  DadosDaVacina,
  GrupoDoProntuario,
  Pesagem,
  Pesagens,
  Vacina,
  Vacinas,
} from '@vetlume/dominio/animal'
import { listar } from '../../lib/listar.ts'
import { api } from '../../lib/navegador.ts'
import { consultaDoRegistro } from '../cadastros/index.ts'

const UMA_HORA_MS = 3_600_000

export const consultaDoAnimal = (codigo: string) => consultaDoRegistro<AnimalCompleto>('animal', codigo)

const buscarEspecies = listar('especie')

/** The few species, all at once: they fill a select. */
export const consultaDeEspecies = queryOptions({
  queryKey: ['especie', 'opcoes', 'todas'],
  queryFn: ({ signal }) => buscarEspecies({ ativo: 'true', ordem: 'nome', limite: '100' }, signal),
  staleTime: UMA_HORA_MS,
})

const LINHAS_POR_PAGINA = 20

/** The history of the patient, page by page. */
export const consultaDoProntuario = (codigo: string, grupo: GrupoDoProntuario | null) =>
  infiniteQueryOptions({
    queryKey: ['prontuario', codigo, grupo],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /animal/:codigo/prontuario',
        {
          codigo,
          limite: LINHAS_POR_PAGINA,
          ...(grupo === null ? {} : { grupo }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        { sinal: signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
  })

export const consultaDasMedidas = (codigo: string) =>
  queryOptions({
    queryKey: ['animal', 'medidas', codigo],
    queryFn: ({ signal }) => api('GET /animal/:codigo/medidas', { codigo }, { sinal: signal }),
  })

/** `foto` is the mark of the photo: another photo is another entry. */
export const consultaDaFoto = (codigo: string, foto: string | null, tamanho: 'inteira' | 'miniatura') =>
  queryOptions({
    queryKey: ['animal', 'foto', codigo, foto, tamanho],
    queryFn: ({ signal }) => api('GET /animal/:codigo/foto', { codigo, tamanho }, { sinal: signal }),
    enabled: foto !== null,
    staleTime: Infinity,
  })

/** Puts what a change answered on the record that is on screen. */
function useNaFicha(codigo: string) {
  const cache = useQueryClient()
  return (mudanca: Partial<AnimalCompleto>) => {
    cache.setQueryData(consultaDoAnimal(codigo).queryKey, (ficha: AnimalCompleto | undefined) =>
      ficha === undefined ? ficha : { ...ficha, ...mudanca },
    )
    for (const queryKey of [
      ['animal', 'lista'],
      ['prontuario', codigo],
      ['historico', 'animal', codigo],
    ])
      void cache.invalidateQueries({ queryKey })
  }
}

interface DadosDaPesagem {
  gramas: number
  dia: string
}

/** Adds a weighing, or corrects the one that is given. */
export function useSalvarPesagem(codigo: string, atual: Pesagem | null) {
  const naFicha = useNaFicha(codigo)
  return useMutation({
    mutationFn: (dados: DadosDaPesagem): Promise<Pesagens> =>
      atual === null
        ? api('POST /animal/:codigo/pesos', { codigo, ...dados })
        : api('PUT /animal/:codigo/pesos/:peso', { codigo, peso: atual.codigo, versao: atual.versao, ...dados }),
    onSuccess: naFicha,
  })
}

export function useApagarPesagem(codigo: string) {
  const naFicha = useNaFicha(codigo)
  return useMutation({
    mutationFn: ({ codigo: peso }: Pesagem) => api('DELETE /animal/:codigo/pesos/:peso', { codigo, peso }),
    onSuccess: naFicha,
  })
}

/** Adds a vaccine, or corrects the one that is given. */
export function useSalvarVacina(codigo: string, atual: Vacina | null) {
  const naFicha = useNaFicha(codigo)
  return useMutation({
    mutationFn: (dados: DadosDaVacina): Promise<Vacinas> =>
      atual === null
        ? api('POST /animal/:codigo/vacinas', { codigo, ...dados })
        : api('PUT /animal/:codigo/vacinas/:vacinaDada', {
            codigo,
            vacinaDada: atual.codigo,
            versao: atual.versao,
            ...dados,
          }),
    onSuccess: naFicha,
  })
}

export function useApagarVacina(codigo: string) {
  const naFicha = useNaFicha(codigo)
  return useMutation({
    mutationFn: ({ codigo: vacinaDada }: Vacina) =>
      api('DELETE /animal/:codigo/vacinas/:vacinaDada', { codigo, vacinaDada }),
    onSuccess: naFicha,
  })
}

/** Sends a photo, or takes it away with null. */
export function useTrocarFoto(codigo: string) {
  const naFicha = useNaFicha(codigo)
  return useMutation({
    mutationFn: (arquivo: File | null): Promise<{ foto: string | null }> =>
      arquivo === null
        ? api('DELETE /animal/:codigo/foto', { codigo })
        : api('POST /animal/:codigo/foto', { codigo, arquivo }),
    onSuccess: naFicha,
  })
}

export const consultaDeAnimaisParecidos = (codigo: string, quer: boolean) =>
  queryOptions({
    queryKey: ['animal', 'duplicados', codigo],
    queryFn: ({ signal }) => api('GET /animal/:codigo/duplicados', { codigo }, { sinal: signal }),
    enabled: quer,
    staleTime: 60_000,
  })

export const CHAVE_DAS_COPIAS = ['copia-prontuario']

/** Copies of the prontuário of a patient, newest first. */
export const consultaDasCopias = (animal: string) =>
  queryOptions({
    queryKey: [...CHAVE_DAS_COPIAS, animal],
    queryFn: ({ signal }) => api('GET /copia-prontuario', { animal, limite: 100 }, { sinal: signal }),
  })

/** The newest laudos of a patient: what a copy may take along. */
export const consultaDosLaudosDoPaciente = (codigo: string) =>
  queryOptions({
    queryKey: ['prontuario', codigo, 'laudo', 'todos'],
    queryFn: ({ signal }) =>
      api('GET /animal/:codigo/prontuario', { codigo, grupo: 'laudo', limite: 100 }, { sinal: signal }),
  })
