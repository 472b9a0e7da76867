import { camposDoAnimal, problemasDasDatas } from '@vetlume/dominio/animal'
import type { DadosDoAnimal } from '@vetlume/dominio/animal'
import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import type { EntidadeImportada } from '@vetlume/dominio/importacao'
import { dadosDoParceiro, regrasDoParceiro } from '@vetlume/dominio/parceiro'
import { dadosDoServico, regrasDoServico } from '@vetlume/dominio/servico'
import { camposDoTutor, regrasDoTutor } from '@vetlume/dominio/tutor'
import type { Dia } from '@vetlume/dominio/tempo'
import * as z from 'zod/mini'

/** The fields of each form, and the whole form with the rules over several fields. */
const FORMAS = {
  tutor: { campos: camposDoTutor, inteira: dadosDoCadastro(camposDoTutor, regrasDoTutor) },
  animal: { campos: camposDoAnimal, inteira: camposDoAnimal },
  parceiro: { campos: dadosDoParceiro, inteira: dadosDoCadastro(dadosDoParceiro, regrasDoParceiro) },
  servico: { campos: dadosDoServico, inteira: dadosDoCadastro(dadosDoServico, regrasDoServico) },
} as const satisfies Record<EntidadeImportada, { campos: z.ZodMiniObject; inteira: z.ZodMiniType }>

const partesDo = (campo: string): [EntidadeImportada, string] => {
  const ponto = campo.indexOf('.')
  return [campo.slice(0, ponto) as EntidadeImportada, campo.slice(ponto + 1)]
}

/** Schema of one field, `tutor.cpf`; undefined for a column that only helps to read another (the UF of a city). */
export function esquemaDoCampo(campo: string): z.ZodMiniType | undefined {
  const [entidade, nome] = partesDo(campo)
  return (FORMAS[entidade].campos.shape as Readonly<Record<string, z.ZodMiniType>>)[nome]
}

/** Fields of a form that are columns of its table: lists are parts in other tables, which a sheet does not bring. */
export function camposDaTabela(entidade: EntidadeImportada, dados: Readonly<Record<string, unknown>>) {
  const { shape } = FORMAS[entidade].campos
  return Object.entries(dados).filter(([campo, valor]) => campo in shape && !Array.isArray(valor))
}

/** `outroTelefone` → `outro_telefone` */
export const colunaDe = (campo: string): string => campo.replaceAll(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)

/** A row of the table as its form holds it. */
export function comoForma(entidade: EntidadeImportada, linha: Readonly<Record<string, unknown>>) {
  const campos = Object.keys(FORMAS[entidade].campos.shape)
  const pares = campos.flatMap((campo) => {
    const valor = linha[colunaDe(campo)]
    // The form keeps the key of a city as text.
    return valor === undefined
      ? []
      : [[campo, campo === 'cidade' && valor !== null ? `${valor as number}` : valor] as const]
  })
  return Object.fromEntries(pares)
}

type Conferencia = { dados: Record<string, unknown>; problemas: readonly (readonly [campo: string, motivo: string])[] }

/** A list to choose from says so of a field that is not there; in a sheet, it is missing. */
function recusa({ path, message, code }: z.core.$ZodIssue, forma: Record<string, unknown>): readonly [string, string] {
  const campo = String(path[0])
  return [campo, code === 'invalid_value' && forma[campo] === undefined ? 'Informe este campo.' : message]
}

/** The whole form, checked: the same rules that refuse it on the screen. */
export function conferirForma(entidade: EntidadeImportada, forma: Record<string, unknown>, hoje: Dia): Conferencia {
  const lida = z.safeParse(FORMAS[entidade].inteira, forma)
  if (!lida.success) return { dados: forma, problemas: lida.error.issues.map((problema) => recusa(problema, forma)) }
  const dados = lida.data as Record<string, unknown>
  const datas = entidade === 'animal' ? Object.entries(problemasDasDatas(dados as DadosDoAnimal, hoje)) : []
  return { dados, problemas: datas }
}
