import * as z from 'zod/mini'
import { linha, linhaOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import { codigo, data, opcional, versao } from '../contrato/index.ts'
import type { CamposComErro } from '../erros/index.ts'
import { esquemaMicrochip, esquemaNormalizado, normalizarMicrochip } from '../formatos/index.ts'
import type { Dia } from '../tempo/index.ts'
import { PESO_MAXIMO_GRAMAS } from './peso.ts'
import { SEXOS } from './rotulos.ts'

// The national register uses the same 15 digits as the microchip.
const esquemaSinPatinhas = /* @__PURE__ */ esquemaNormalizado(normalizarMicrochip, {
  vazio: 'Informe o número do SinPatinhas.',
  invalido: 'Número do SinPatinhas inválido. São 15 números.',
})

const camposDoAnimal = z.object({
  nome: linha(80),
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
  tutor: codigo,
  /** Partner clinic of origin. A clinic that registers is always its own. */
  parceiro: opcional(codigo),
  pesoGramas: opcional(z.int().check(z.minimum(1), z.maximum(PESO_MAXIMO_GRAMAS))),
  obito: opcional(data),
  ativo: z._default(z.boolean(), true),
})

type Datas = { nascimento: Dia | null; obito: Dia | null }

/** What is wrong with the dates of an animal, by field. `hoje` is the day of the company's zone. */
export function problemasDasDatas({ nascimento, obito }: Datas, hoje: Dia): CamposComErro {
  return {
    ...(nascimento !== null && nascimento > hoje
      ? { nascimento: 'A data de nascimento não pode estar no futuro.' }
      : {}),
    ...(nascimento !== null && nascimento < '1900-01-01' ? { nascimento: 'Confira o ano de nascimento.' } : {}),
    ...(obito !== null && obito > hoje ? { obito: 'A data do óbito não pode estar no futuro.' } : {}),
    ...(obito !== null && nascimento !== null && obito < nascimento
      ? { obito: 'O óbito não pode ser antes do nascimento.' }
      : {}),
  }
}

/** What the form of an animal holds. Dates are checked against a day by `problemasDasDatas`. */
export const dadosDoAnimal = camposDoAnimal
export type DadosDoAnimal = z.output<typeof dadosDoAnimal>

/** The same, with the dates checked: for a form, which knows its day. */
export function esquemaDoAnimal(hoje: Dia) {
  return camposDoAnimal.check(({ value, issues }) => {
    for (const [campo, message] of Object.entries(problemasDasDatas(value, hoje))) {
      issues.push({ code: 'custom', input: value, path: [campo], message })
    }
  })
}

export const alteracaoDoAnimal = z.extend(camposDoAnimal, { codigo, versao })
