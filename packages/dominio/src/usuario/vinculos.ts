import type { Perfil } from '../menu/index.ts'
import { ROTULOS_DE_PERFIL } from './rotulos.ts'

/** Where a person works, and as what. Only a PARCEIRO names a clinic and only an ESPECIALISTA a specialist. */
export interface Vinculo {
  perfil: Perfil
  cliente: string
  parceiro: string | null
  especialista: string | null
}

export interface Problema {
  caminho: readonly (string | number)[]
  mensagem: string
}

/** ADMIN works on the platform itself, so it has no link. */
export const PERFIS_COM_VINCULO = ['CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'] as const
export type PerfilComVinculo = (typeof PERFIS_COM_VINCULO)[number]

export const ehPerfilComVinculo = (perfil: Perfil): perfil is PerfilComVinculo => perfil !== 'ADMIN'

/** Two links with the same key are the same link. */
export const chaveDoVinculo = ({ perfil, cliente, parceiro }: Vinculo): string =>
  [perfil, cliente, parceiro ?? ''].join(':')

function problemaDoVinculo(vinculo: Vinculo, perfis: readonly Perfil[]): [campo: string, mensagem: string] | null {
  const { perfil, parceiro, especialista } = vinculo
  if (!perfis.includes(perfil))
    return ['perfil', `A pessoa não tem o perfil ${ROTULOS_DE_PERFIL[perfil]}. Acrescente-o ou remova este vínculo.`]
  if (perfil === 'PARCEIRO' && parceiro === null) return ['parceiro', 'Escolha a clínica.']
  if (perfil === 'ESPECIALISTA' && especialista === null) return ['especialista', 'Escolha o especialista.']
  return null
}

/** What is wrong between the profiles of a person and the places where they work. Empty when both agree. */
export function problemasDosVinculos(perfis: readonly Perfil[], vinculos: readonly Vinculo[]): Problema[] {
  const chaves = vinculos.map(chaveDoVinculo)
  const dosVinculos = vinculos.flatMap((vinculo, indice): Problema[] => {
    const problema = problemaDoVinculo(vinculo, perfis)
    if (problema !== null) return [{ caminho: ['vinculos', indice, problema[0]], mensagem: problema[1] }]
    if (chaves.indexOf(chaveDoVinculo(vinculo)) !== indice)
      return [{ caminho: ['vinculos', indice, 'cliente'], mensagem: 'Este vínculo está repetido.' }]
    return []
  })
  if (new Set(perfis).size !== perfis.length)
    dosVinculos.push({ caminho: ['perfis'], mensagem: 'Há um perfil repetido.' })
  const semLugar = perfis.filter(
    (perfil) => ehPerfilComVinculo(perfil) && !vinculos.some((vinculo) => vinculo.perfil === perfil),
  )
  const rotulos = semLugar.map((perfil) => ROTULOS_DE_PERFIL[perfil]).join(', ')
  if (semLugar.length > 0)
    dosVinculos.push({ caminho: ['vinculos'], mensagem: `Diga onde a pessoa trabalha como: ${rotulos}.` })
  return dosVinculos
}
