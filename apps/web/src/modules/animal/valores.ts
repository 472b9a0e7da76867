import { formatarPeso, ROTULOS_DO_SEXO, type AnimalCompleto, type DadosDoAnimal } from '@vetlume/dominio/animal'
import type { esquemaDoAnimal, Sexo } from '@vetlume/dominio/animal'
import type { Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { CamposDoHistorico } from '../historico/index.ts'

export type ValoresDoAnimal = z.input<ReturnType<typeof esquemaDoAnimal>>
export type ControleDoAnimal = Control<ValoresDoAnimal, unknown, DadosDoAnimal>

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
  parceiro: null,
  pesoGramas: null,
  obito: null,
  ativo: true,
}

/** What the form starts with: a record, or a new one with the name typed in a search and the tutor already known. */
export function valoresDoAnimal(ficha: AnimalCompleto | undefined, { nome = '', tutor = '' } = {}): ValoresDoAnimal {
  if (ficha === undefined) return { ...EM_BRANCO, nome, tutor }
  const { codigo: _, criadoEm: __, versao: ___, permissoes: ____, idade: _____, pesos: ______, ...dados } = ficha
  return {
    ...dados,
    especie: ficha.especie.codigo,
    raca: ficha.raca?.codigo ?? null,
    tutor: ficha.tutor.codigo,
    parceiro: ficha.parceiro?.codigo ?? null,
    planoSaude: ficha.planoSaude?.codigo ?? null,
  }
}

export const CAMPOS_DO_ANIMAL: CamposDoHistorico = {
  nome: { rotulo: 'Nome' },
  especie: { rotulo: 'Espécie' },
  raca: { rotulo: 'Raça' },
  sexo: { rotulo: 'Sexo', texto: (sexo: Sexo) => ROTULOS_DO_SEXO[sexo] },
  castrado: { rotulo: 'Castrado' },
  nascimento: { rotulo: 'Nascimento' },
  nascimentoPresumido: { rotulo: 'Nascimento presumido' },
  pelagem: { rotulo: 'Pelagem' },
  sinais: { rotulo: 'Sinais particulares' },
  microchip: { rotulo: 'Microchip' },
  sinpatinhas: { rotulo: 'SinPatinhas' },
  alerta: { rotulo: 'Alerta' },
  planoSaude: { rotulo: 'Plano de saúde' },
  carteirinha: { rotulo: 'Carteirinha' },
  tutor: { rotulo: 'Tutor' },
  parceiro: { rotulo: 'Clínica de origem' },
  pesoGramas: { rotulo: 'Peso', texto: formatarPeso },
  obito: { rotulo: 'Óbito' },
  ativo: { rotulo: 'Ativo' },
}
