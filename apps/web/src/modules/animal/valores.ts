import { esquemaDoAnimal, type AnimalCompleto, type DadosDoAnimal, type Sexo } from '@vetlume/dominio/animal'
import type * as z from 'zod/mini'
import { agoraNoFuso } from '../../lib/fuso.ts'
import type { CamposProps, FormularioDoRegistro, ValoresInteiros } from '../cadastros/index.ts'
import { CAMPOS_DO_ANIMAL } from './campos-da-trilha.ts'

export type ValoresDoAnimal = z.input<ReturnType<typeof esquemaDoAnimal>>

export type PropsDoAnimal = CamposProps<AnimalCompleto, ValoresDoAnimal, DadosDoAnimal>

export const hojeNoFuso = (): string => agoraNoFuso().toPlainDate().toString()

const EM_BRANCO = {
  especie: '',
  raca: null,
  sexo: '' as Sexo,
  castrado: null,
  nascimento: null,
  nascimentoPresumido: false,
  pelagem: '',
  sinais: '',
  microchip: '',
  sinpatinhas: '',
  alerta: '',
  planoSaude: null,
  carteirinha: '',
  planoDesde: null,
  outrosTutores: [],
  parceiro: null,
  pesoGramas: null,
  obito: null,
  obitoMotivo: '',
}

/** What a new record starts with: a name typed in a search, a tutor already known. */
export interface InicioDoAnimal {
  nome?: string | undefined
  tutor?: string | undefined
}

/** A weight is written in its own place: the form of a record that exists says nothing of it. */
export function valoresDoAnimal(
  ficha: AnimalCompleto | undefined,
  inicial: InicioDoAnimal = {},
): ValoresInteiros<ValoresDoAnimal> {
  if (ficha === undefined) return { ...EM_BRANCO, nome: inicial.nome ?? '', tutor: inicial.tutor ?? '' }
  const { nome, sexo, castrado, nascimento, nascimentoPresumido, pelagem, sinais, microchip, sinpatinhas } = ficha
  const { alerta, carteirinha, planoDesde, obito, obitoMotivo } = ficha
  return {
    nome,
    sexo,
    castrado,
    nascimento,
    nascimentoPresumido,
    pelagem,
    sinais,
    microchip,
    sinpatinhas,
    alerta,
    carteirinha,
    planoDesde,
    obito,
    obitoMotivo,
    especie: ficha.especie.codigo,
    raca: ficha.raca?.codigo ?? null,
    tutor: ficha.tutor.codigo,
    outrosTutores: ficha.outrosTutores.map(({ codigo }) => codigo),
    parceiro: ficha.parceiro?.codigo ?? null,
    planoSaude: ficha.planoSaude?.codigo ?? null,
    pesoGramas: null,
  }
}

/** The form of an animal, on a page or in a dialog: same fields, same schema, same call. */
export const FORMULARIO_DO_ANIMAL: FormularioDoRegistro<
  AnimalCompleto,
  ValoresDoAnimal,
  DadosDoAnimal,
  InicioDoAnimal
> = {
  caminho: 'animal',
  esquema: () => esquemaDoAnimal(hojeNoFuso()),
  valores: valoresDoAnimal,
  campos: CAMPOS_DO_ANIMAL,
  tambem: ['tutor', 'prontuario'],
}
