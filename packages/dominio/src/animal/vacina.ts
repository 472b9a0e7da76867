import * as z from 'zod/mini'
import { linha, linhaOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import { codigo, data, endpoint, opcional, versao } from '../contrato/index.ts'
import type { CamposComErro } from '../erros/index.ts'
import { semAcentos } from '../formatos/index.ts'
import type { Dia } from '../tempo/index.ts'

/** What is usually given, by the name of the species; any other is typed. */
export const VACINAS_POR_ESPECIE: Readonly<Record<string, readonly string[]>> = {
  Canina: ['V8', 'V10', 'Antirrábica', 'Tosse dos canis', 'Giárdia', 'Leptospirose'],
  Felina: ['V3', 'V4', 'V5', 'Leucemia felina (FeLV)', 'Antirrábica'],
  Equina: ['Influenza equina', 'Tétano', 'Encefalomielite', 'Herpes-vírus equino', 'Garrotilho', 'Antirrábica'],
}

/** What a person writes of one vaccine that was given. Dates are checked against a day by `problemasDaVacina`. */
export const dadosDaVacina = z.object({
  vacina: linha(80),
  dia: data,
  lote: linhaOpcional(40),
  fabricante: linhaOpcional(80),
  proxima: opcional(data),
  /** Who gave it, or where. */
  aplicadaPor: linhaOpcional(120),
  observacao: paragrafosOpcionais(500),
})
export type DadosDaVacina = z.output<typeof dadosDaVacina>

const nulo = z.nullable(z.string())

export const vacina = z.object({
  codigo,
  vacina: z.string(),
  dia: data,
  lote: nulo,
  fabricante: nulo,
  proxima: z.nullable(data),
  aplicadaPor: nulo,
  observacao: nulo,
  versao,
  /** The next dose was due before today, the patient lives, and no later dose of the same vaccine is on record. */
  atrasada: z.boolean(),
})
export type Vacina = z.infer<typeof vacina>

/** The vaccines of an animal, the last given first. */
export const vacinas = z.object({ vacinas: z.array(vacina) })
export type Vacinas = z.infer<typeof vacinas>

interface Vida {
  nascimento: Dia | null
  obito: Dia | null
}

/** What is wrong with the dates of a vaccine, by field. `hoje` is the day of the company's zone. */
export function problemasDaVacina(
  { dia, proxima }: Pick<DadosDaVacina, 'dia' | 'proxima'>,
  { nascimento, obito }: Vida,
  hoje: Dia,
): CamposComErro {
  const doDia =
    (dia > hoje && 'A aplicação não pode estar no futuro.') ||
    (dia < '1900-01-01' && 'Confira o ano da aplicação.') ||
    (nascimento !== null && dia < nascimento && 'A aplicação não pode ser antes do nascimento.') ||
    (obito !== null && dia > obito && 'A aplicação não pode ser depois do óbito.')
  return {
    ...(doDia === false ? {} : { dia: doDia }),
    ...(proxima !== null && proxima <= dia ? { proxima: 'A próxima dose é depois da aplicação.' } : {}),
  }
}

const mesma = (nome: string): string => semAcentos(nome).toLowerCase()

/** Each vaccine with whether its next dose is late: one that was given again waits no more. */
export function comAtraso<V extends Pick<Vacina, 'vacina' | 'dia' | 'proxima'>>(
  todas: readonly V[],
  { obito }: Pick<Vida, 'obito'>,
  hoje: Dia,
): (V & { atrasada: boolean })[] {
  const dadaDepois = (uma: V) => todas.some((outra) => mesma(outra.vacina) === mesma(uma.vacina) && outra.dia > uma.dia)
  return todas.map((uma) => ({
    ...uma,
    atrasada: obito === null && uma.proxima !== null && uma.proxima < hoje && !dadaDepois(uma),
  }))
}

const umaVacina = { codigo, vacinaDada: codigo }

export const rotasDasVacinas = {
  'POST /animal/:codigo/vacinas': endpoint({
    resumo: 'Registra uma vacina aplicada, com a próxima dose',
    permissao: 'animal:escrever',
    escopo: 'cliente',
    entrada: z.extend(dadosDaVacina, { codigo }),
    resposta: vacinas,
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO'],
  }),
  'PUT /animal/:codigo/vacinas/:vacinaDada': endpoint({
    resumo: 'Corrige uma vacina registrada',
    permissao: 'animal:escrever',
    escopo: 'cliente',
    entrada: z.extend(dadosDaVacina, { ...umaVacina, versao }),
    resposta: vacinas,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO'],
  }),
  'DELETE /animal/:codigo/vacinas/:vacinaDada': endpoint({
    resumo: 'Apaga uma vacina lançada por engano',
    permissao: 'animal:escrever',
    escopo: 'cliente',
    entrada: z.object(umaVacina),
    resposta: vacinas,
    erros: ['NAO_ENCONTRADO'],
  }),
}
