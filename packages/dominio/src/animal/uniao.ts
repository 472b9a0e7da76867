import * as z from 'zod/mini'
import { partesDaUniao } from '../cadastro/index.ts'
import { codigo, endpoint, porCodigo, referencia, versao } from '../contrato/index.ts'
import type { DadosDoAnimal } from './esquema.ts'

/**
 * What may be taken from the animal that is merged. Some is not a choice: its tutors all stay, the main one that is not
 * chosen as another tutor, and so do the alerts of both, which nobody may lose by a click.
 */
export const CAMPOS_DA_UNIAO_DE_ANIMAIS = [
  'nome',
  'raca',
  'sexo',
  'castrado',
  'nascimento',
  'pelagem',
  'sinais',
  'microchip',
  'sinpatinhas',
  'plano',
  'tutor',
  'parceiro',
  'obito',
  'foto',
] as const
export type CampoDaUniaoDeAnimais = (typeof CAMPOS_DA_UNIAO_DE_ANIMAIS)[number]

/** Fields that are one answer and go together; null is no choice. The photo is not a field of the form. */
export const PARTES_DA_UNIAO_DE_ANIMAIS = /* @__PURE__ */ partesDaUniao<
  DadosDoAnimal,
  Exclude<CampoDaUniaoDeAnimais, 'foto'>
>({
  nome: 'nome',
  // Of the same species, or they are not merged.
  especie: null,
  raca: 'raca',
  sexo: 'sexo',
  castrado: 'castrado',
  nascimento: 'nascimento',
  nascimentoPresumido: 'nascimento',
  pelagem: 'pelagem',
  sinais: 'sinais',
  microchip: 'microchip',
  sinpatinhas: 'sinpatinhas',
  alerta: null,
  planoSaude: 'plano',
  carteirinha: 'plano',
  planoDesde: 'plano',
  tutor: 'tutor',
  outrosTutores: null,
  parceiro: 'parceiro',
  // Every weighing of the two stays.
  pesoGramas: null,
  obito: 'obito',
  obitoMotivo: 'obito',
})

/** The alerts of both, one a line, each once. */
export function juntarAlertas(um: string | null, outro: string | null): string | null {
  const linhas = [um, outro].flatMap((alerta) => alerta?.split('\n') ?? []).map((linha) => linha.trim())
  const ditas = [...new Set(linhas.filter((linha) => linha !== ''))]
  return ditas.length === 0 ? null : ditas.join('\n')
}

export const MOTIVOS_DE_ANIMAL_DUPLICADO = ['SINPATINHAS', 'TUTOR', 'CONTATO_DO_TUTOR', 'NOME'] as const

export const animalDuplicado = z.object({
  codigo,
  nome: z.string(),
  especie: z.string(),
  raca: z.nullable(z.string()),
  tutor: referencia,
  motivos: z.array(z.enum(MOTIVOS_DE_ANIMAL_DUPLICADO)),
})
export type AnimalDuplicado = z.infer<typeof animalDuplicado>

export const entradaDaUniaoDeAnimais = z.object({
  codigo,
  versao,
  /** The record that goes away. */
  outro: codigo,
  versaoDoOutro: versao,
  /** Fields whose value comes from the other one; the rest stays as it is. */
  doOutro: z.array(z.enum(CAMPOS_DA_UNIAO_DE_ANIMAIS)),
})

/** The routes of merging, given the record's shape. */
export function rotasDaUniaoDeAnimais<R extends z.ZodMiniType>(resposta: R) {
  return {
    'GET /animal/:codigo/duplicados': endpoint({
      resumo: 'Animais que talvez sejam o mesmo: nome parecido na mesma família, ou o mesmo registro nacional',
      permissao: 'paciente:unir',
      escopo: 'cliente',
      entrada: porCodigo,
      resposta: z.array(animalDuplicado),
      erros: ['NAO_ENCONTRADO'],
    }),
    'POST /animal/:codigo/unir': endpoint({
      resumo: 'Une outro cadastro a este: tudo que era do outro passa a ser deste, e o outro passa a levar a este',
      permissao: 'paciente:unir',
      escopo: 'cliente',
      entrada: entradaDaUniaoDeAnimais,
      resposta,
      idempotente: true,
      erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA', 'HORARIO_OCUPADO'],
    }),
  }
}
