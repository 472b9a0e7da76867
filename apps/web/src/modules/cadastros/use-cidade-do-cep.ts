import { normalizarCep } from '@vetlume/dominio/formatos'
import { useRef, useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { opcaoDeCidade, type CidadeEscolhida, type OpcaoDeCidade } from './campo-cidade.tsx'

/**
 * The city of a CEP that was typed whole. `aoAchar` is told of it while that CEP is still the one on screen; a CEP of no
 * municipality, or a network that is gone, changes nothing: the city can always be typed.
 */
export function useCidadeDoCep(aoAchar: (cidade: OpcaoDeCidade) => void) {
  const [cidade, definirCidade] = useState<CidadeEscolhida | null>(null)
  const digitado = useRef('')
  const aoMudar = async (texto: string) => {
    digitado.current = texto
    const cep = normalizarCep(texto)
    if (cep === null) return
    const resposta = await api('GET /cep/:cep', { cep }).catch(() => null)
    const achada = resposta?.cidade ?? null
    if (achada === null || digitado.current !== texto) return
    definirCidade(achada)
    aoAchar({ ...opcaoDeCidade(achada), fuso: achada.fuso })
  }
  return { cidade, aoMudar: (texto: string) => void aoMudar(texto) }
}
