import { idadeDoAnimal, problemasDasDatas, type AnimalCompleto, type DadosDoAnimal } from '@vetlume/dominio/animal'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import type { Alcance } from '../cadastros/index.ts'
import { permissoesDaFicha, tutorAoAlcance } from '../tutor/index.ts'
import type { FichaDoAnimal } from './queries.ts'

const hojeDe = ({ agora, ator }: CtxCliente) => diaNaZona(agora.toString(), ator.fuso)

/** The record as it is answered: with the age of today and what the reader may do. */
export function responderFicha(ctx: CtxCliente, alcance: Alcance, ficha: FichaDoAnimal): AnimalCompleto {
  return { ...ficha, idade: idadeDoAnimal(ficha, hojeDe(ctx)), permissoes: permissoesDaFicha(alcance, ficha) }
}

/** What the audit trail keeps of a record: what people typed, with names where the row has keys. */
export function mudancasDoAnimal(antes: FichaDoAnimal | null, depois: FichaDoAnimal) {
  const paraTrilha = ({ tutor: { codigo, nome }, ...ficha }: FichaDoAnimal) => ({ ...ficha, tutor: { codigo, nome } })
  const { codigo: _, criadoEm: __, pesos: ___, ...dados } = paraTrilha(depois)
  return diferencas(antes === null ? null : paraTrilha(antes), dados)
}

/** Throws VALIDACAO for dates that cannot be, on the day of the company's zone. */
export function conferirDatas(ctx: CtxCliente, dados: DadosDoAnimal): void {
  const campos = problemasDasDatas(dados, hojeDe(ctx))
  if (Object.keys(campos).length > 0) throw new ErroDeDominio('VALIDACAO', { campos })
}

/** Throws unless the tutor is one that the person may choose. */
export async function conferirTutor({ tx, cliente }: CtxCliente, alcance: Alcance, tutor: string): Promise<void> {
  if (await tutorAoAlcance(tx, cliente, alcance, tutor)) return
  throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { tutor: 'Escolha um tutor do cadastro.' } })
}
