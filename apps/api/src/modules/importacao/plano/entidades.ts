import { camposDoAnimal, problemasDasDatas } from '@vetlume/dominio/animal'
import type { DadosDoAnimal } from '@vetlume/dominio/animal'
import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { dadosDaEspecialidade } from '@vetlume/dominio/especialidade'
import { dadosDoEquipamento } from '@vetlume/dominio/equipamento'
import type { EntidadeImportada } from '@vetlume/dominio/importacao'
import { dadosDoParceiro, regrasDoParceiro } from '@vetlume/dominio/parceiro'
import { dadosDoServico, regrasDoServico } from '@vetlume/dominio/servico'
import { dadosDaTabelaPreco } from '@vetlume/dominio/tabela-preco'
import { camposDoTutor, regrasDoTutor } from '@vetlume/dominio/tutor'
import type { Dia } from '@vetlume/dominio/tempo'
import * as z from 'zod/mini'

/** A form, and whether the record is in use: on the screen that has its own button, in a sheet it is a column. */
const formaDe = <D extends z.ZodMiniObject>(dados: D, regras: Parameters<typeof dadosDoCadastro<D>>[1] = []) => {
  const campos = z.extend(dados, { ativo: z._default(z.boolean(), true) })
  return { campos, inteira: dadosDoCadastro(campos, regras as never) }
}

/** The fields of each form, and the whole form with the rules over several fields. */
const FORMAS = {
  tutor: formaDe(camposDoTutor, regrasDoTutor),
  animal: formaDe(camposDoAnimal),
  parceiro: formaDe(dadosDoParceiro, regrasDoParceiro),
  servico: formaDe(dadosDoServico, regrasDoServico),
  'tabela-preco': formaDe(dadosDaTabelaPreco),
  especialidade: formaDe(dadosDaEspecialidade),
  equipamento: formaDe(dadosDoEquipamento),
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

/** Fields of a form that are columns of its table: lists are parts in other tables. */
export const camposDaTabela = (dados: Readonly<Record<string, unknown>>) =>
  Object.entries(dados).filter(([, valor]) => !Array.isArray(valor))

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
  // As the form writes it: without a plan there is no day of entry.
  if (dados['planoSaude'] === null && entidade === 'animal') dados['planoDesde'] = null
  const datas = entidade === 'animal' ? Object.entries(problemasDasDatas(dados as DadosDoAnimal, hoje)) : []
  return { dados, problemas: datas }
}
