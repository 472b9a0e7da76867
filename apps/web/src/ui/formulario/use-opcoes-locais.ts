import { normalizarBusca } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import type { OpcaoDeBusca } from './tipos-da-busca.ts'

const NAO_ESPERA = () => undefined

/** Of options that are all here: those that have what is typed, ready for a `Busca`. */
export function useOpcoesLocais(todas: readonly OpcaoDeBusca[]) {
  const [texto, definirTexto] = useState('')
  const procurado = normalizarBusca(texto.trim())
  const opcoes = todas.filter(({ nome, detalhe }) => normalizarBusca(`${nome} ${detalhe ?? ''}`).includes(procurado))
  return {
    texto: texto.trim(),
    busca: { opcoes, carregando: false, semOpcoes: 'Nada encontrado', aoDigitar: definirTexto, aoAbrir: NAO_ESPERA },
  }
}

const LIVRE = 'livre'

/** The same, where what is typed may also be chosen as it is: with Enter, when it comes `primeiro`. */
export function useOpcoesOuTexto(todas: readonly OpcaoDeBusca[], primeiro = false) {
  const { texto, busca } = useOpcoesLocais(todas)
  const igual = busca.opcoes.some(({ nome }) => normalizarBusca(nome) === normalizarBusca(texto))
  const livre = { codigo: LIVRE, nome: `Usar “${texto}”`, nova: true }
  const comLivre = primeiro ? [livre, ...busca.opcoes] : [...busca.opcoes, livre]
  const opcoes = texto === '' || igual ? busca.opcoes : comLivre
  /** The text, or the `codigo` of what was there. */
  const ler = ({ codigo }: OpcaoDeBusca) => (codigo === LIVRE ? { texto } : { codigo })
  return { busca: { ...busca, opcoes }, ler }
}
