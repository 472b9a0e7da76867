import { contar } from '@vetlume/dominio/formatos'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  DestinoDoTrabalho,
  ItemDeTrabalho,
  RessalvaDoTrabalho,
  TrabalhoDoEspecialista,
} from '@vetlume/dominio/trabalho'
import { useState } from 'react'
import type { EntradaDaApi } from '../../../lib/api.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'

export const chaveDe = ({ tipo, codigo }: Pick<ItemDeTrabalho, 'tipo' | 'codigo'>) => `${tipo}:${codigo}`

type EscolhaEnviada = EntradaDaApi<'POST /especialista/:codigo/trabalho/previa'>['itens'][number]

interface Escolha {
  /** Who takes what was not given to somebody else; empty while nobody was chosen. */
  paraTodos: string
  para: ReadonlyMap<string, string>
  fora: ReadonlySet<string>
  /** What somebody insists on. */
  apesar: ReadonlySet<string>
}
const NADA: Escolha = { paraTodos: '', para: new Map(), fora: new Set(), apesar: new Set() }

const trocar = <T>(conjunto: ReadonlySet<T>, um: T): ReadonlySet<T> => conjunto.symmetricDifference(new Set([um]))
const itens = (n: number) => contar(n, 'item', 'itens')

/** What somebody chose of the work, what the server says of it, and passing it on. */
export function usePassagem(codigo: string, { itens: trabalho }: TrabalhoDoEspecialista) {
  const [escolha, definir] = useState(NADA)
  const cache = useQueryClient()
  const previa = useMutation({
    mutationFn: (escolhidos: EscolhaEnviada[]) =>
      api('POST /especialista/:codigo/trabalho/previa', { codigo, itens: escolhidos }),
  })
  const paraDe = (item: ItemDeTrabalho) => escolha.para.get(chaveDe(item)) ?? escolha.paraTodos
  const marcados = trabalho.filter((item) => !escolha.fora.has(chaveDe(item)))
  const ditos = new Map(previa.data?.itens.map((um) => [chaveDe(um), um]) ?? [])
  const ressalvasDe = (item: ItemDeTrabalho): RessalvaDoTrabalho[] =>
    escolha.apesar.has(chaveDe(item))
      ? (ditos.get(chaveDe(item))?.problemas.flatMap(({ ressalva }) => ressalva ?? []) ?? [])
      : []
  const cabe = (item: ItemDeTrabalho): boolean => {
    const dito = ditos.get(chaveDe(item))
    return dito !== undefined && (dito.passa || (podeInsistir(dito) && escolha.apesar.has(chaveDe(item))))
  }
  const cabem = marcados.filter(cabe)
  const escolhido = (item: ItemDeTrabalho) => {
    const { tipo, codigo: dele, versao } = item
    return { tipo, codigo: dele, versao, para: paraDe(item), ressalvas: ressalvasDe(item) }
  }
  /** Another choice: what was said of the one before holds no more. */
  const mudar = (mudanca: Partial<Escolha>) => {
    definir((antes) => ({ ...antes, ...mudanca, apesar: new Set() }))
    previa.reset()
  }
  const enviar = useMutation({
    mutationFn: (motivo: string) =>
      api('POST /especialista/:codigo/trabalho/transferir', {
        codigo,
        motivo,
        soOQueCabe: true,
        itens: cabem.map(escolhido),
      }),
    onSuccess: async ({ itens: destinos }) => {
      const passaram = destinos.filter(({ passa }) => passa).length
      definir(NADA)
      previa.reset()
      // Agenda, atendimentos and laudos are somebody else's now.
      await cache.invalidateQueries()
      if (passaram === destinos.length) avisar.sucesso(`${itens(passaram)} em novas mãos. Quem recebe já foi avisado.`)
      else
        avisar.informacao(
          `${itens(passaram)} em novas mãos; ${itens(destinos.length - passaram)} ficaram: confira de novo.`,
        )
    },
  })
  return {
    escolha,
    marcados,
    cabem,
    ditos,
    paraDe,
    /** Everything that is ticked was looked at as it is chosen. */
    conferido: marcados.length > 0 && marcados.every((item) => ditos.has(chaveDe(item))),
    faltaQuem: marcados.some((item) => paraDe(item) === ''),
    conferir: {
      ocupado: previa.isPending,
      erro: previa.error,
      executar: () => previa.mutate(marcados.map(escolhido)),
    },
    transferir: (motivo: string) => enviar.mutateAsync(motivo),
    aoEscolherTodos: (quem: string) => mudar({ paraTodos: quem, para: new Map() }),
    aoEscolher: (item: ItemDeTrabalho, quem: string) => mudar({ para: new Map(escolha.para).set(chaveDe(item), quem) }),
    aoMarcar: (chave: string) => definir((antes) => ({ ...antes, fora: trocar(antes.fora, chave) })),
    aoInsistir: (item: ItemDeTrabalho) =>
      definir((antes) => ({ ...antes, apesar: trocar(antes.apesar, chaveDe(item)) })),
  }
}

/** Everything against it is something that somebody may say to be so all the same. */
export const podeInsistir = ({ problemas }: DestinoDoTrabalho): boolean =>
  problemas.length > 0 && problemas.every(({ ressalva }) => ressalva !== null)
