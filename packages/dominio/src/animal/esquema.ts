import * as z from 'zod/mini'
import { linha, linhaOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import { codigo, data, opcional } from '../contrato/index.ts'
import type { CamposComErro } from '../erros/index.ts'
import { esquemaMicrochip, esquemaNormalizado, normalizarMicrochip } from '../formatos/index.ts'
import type { Dia } from '../tempo/index.ts'
import { pesoGramas } from './peso.ts'
import { SEXOS } from './rotulos.ts'

export const MAXIMO_DE_OUTROS_TUTORES = 10

// The national register uses the same 15 digits as the microchip.
const esquemaSinPatinhas = /* @__PURE__ */ esquemaNormalizado(normalizarMicrochip, {
  vazio: 'Informe o número do SinPatinhas.',
  invalido: 'Número do SinPatinhas inválido. São 15 números.',
})

/** What the form of an animal holds. Dates are checked against a day by `problemasDasDatas`. */
export const camposDoAnimal = z.object({
  nome: linha(120),
  especie: codigo,
  raca: opcional(codigo),
  sexo: z.enum(SEXOS),
  /** Null while nobody knows. */
  castrado: z._default(z.nullable(z.boolean()), null),
  nascimento: opcional(data),
  nascimentoPresumido: z._default(z.boolean(), false),
  pelagem: linhaOpcional(80),
  sinais: paragrafosOpcionais(500),
  microchip: opcional(esquemaMicrochip),
  sinpatinhas: opcional(esquemaSinPatinhas),
  alerta: paragrafosOpcionais(500),
  planoSaude: opcional(codigo),
  carteirinha: linhaOpcional(40),
  /** Since when it has the plan: waiting days count from here. Left out, it stays as it is. */
  planoDesde: z.optional(opcional(data)),
  /** The main one: whom documents print as responsible. */
  tutor: codigo,
  outrosTutores: z._default(z.array(codigo).check(z.maxLength(MAXIMO_DE_OUTROS_TUTORES)), []),
  /** Partner clinic of origin. A clinic that registers is always its own. */
  parceiro: opcional(codigo),
  /** The weight of now: one that differs from the last is a new weighing. Blank says nothing of it. */
  pesoGramas: opcional(pesoGramas),
  obito: opcional(data),
  obitoMotivo: linhaOpcional(200),
})

type Datas = { nascimento: Dia | null; obito: Dia | null; obitoMotivo?: string | null }

/** What is wrong with the dates of an animal, by field. `hoje` is the day of the company's zone. */
export function problemasDasDatas({ nascimento, obito, obitoMotivo = null }: Datas, hoje: Dia): CamposComErro {
  return {
    ...(nascimento !== null && nascimento > hoje
      ? { nascimento: 'A data de nascimento não pode estar no futuro.' }
      : {}),
    ...(nascimento !== null && nascimento < '1900-01-01' ? { nascimento: 'Confira o ano de nascimento.' } : {}),
    ...(obito !== null && obito > hoje ? { obito: 'A data do óbito não pode estar no futuro.' } : {}),
    ...(obito !== null && nascimento !== null && obito < nascimento
      ? { obito: 'O óbito não pode ser antes do nascimento.' }
      : {}),
    ...(obito === null && obitoMotivo !== null ? { obito: 'Informe a data do óbito.' } : {}),
  }
}

export type DadosDoAnimal = z.output<typeof camposDoAnimal>

/** The same, with the dates checked: for a form, which knows its day. */
export function esquemaDoAnimal(hoje: Dia) {
  return camposDoAnimal.check(({ value, issues }) => {
    for (const [campo, message] of Object.entries(problemasDasDatas(value, hoje))) {
      issues.push({ code: 'custom', input: value, path: [campo], message })
    }
  })
}
