import type { Fuso } from '@vetlume/dominio/cidade'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import type { DadosDoEspecialista, dadosDoEspecialista, Especialista } from '@vetlume/dominio/especialista'
import type * as z from 'zod/mini'
import type { CamposProps, ValoresInteiros } from '../cadastros/index.ts'

export type ValoresDoEspecialista = z.input<typeof dadosDoEspecialista>
export type CamposDoEspecialistaProps = CamposProps<Especialista, ValoresDoEspecialista, DadosDoEspecialista>

export const COR_PADRAO = '#0F6E6E'

export function valoresDoEspecialista(ficha: Especialista | undefined): ValoresInteiros<ValoresDoEspecialista> {
  return {
    nome: ficha?.nome ?? '',
    cpf: ficha?.cpf ?? '',
    crmvUf: ficha?.crmvUf ?? 'SP',
    crmvNumero: ficha?.crmvNumero ?? '',
    crmvTipo: ficha?.crmvTipo ?? 'PRIMARIA',
    especialidade: ficha?.especialidade?.codigo ?? null,
    outrasEspecialidades: (ficha?.outrasEspecialidades ?? []).map(({ codigo }) => codigo),
    cidades: (ficha?.cidades ?? []).map(({ codigo }) => codigo),
    telefone: ficha?.telefone ?? '',
    email: ficha?.email ?? '',
    endereco: ficha?.endereco ?? '',
    chavePix: ficha?.chavePix ?? '',
    fuso: (ficha?.fuso ?? ZONA_PADRAO) as Fuso,
    velocidadeKmh: ficha?.velocidadeKmh ?? null,
    kmCentavos: ficha?.kmCentavos ?? 0,
    franquiaKm: ficha?.franquiaKm ?? null,
    partidaEndereco: ficha?.partidaEndereco ?? '',
    partidaCidade: ficha?.partidaCidade?.codigo ?? null,
    partidaLatitude: ficha?.partidaLatitude ?? null,
    partidaLongitude: ficha?.partidaLongitude ?? null,
    partidaVolta: ficha?.partidaVolta ?? false,
    cor: ficha?.cor ?? COR_PADRAO,
    observacoes: ficha?.observacoes ?? '',
  }
}
