import type { Ambiente, Chamar } from '../ambiente.ts'
import { criarAnimal, criarEmpresa, unico } from '../fabricas.ts'

/** Two companies, a tutor of the first, and the smallest animal that is accepted. */
export async function prepararAnimais(amb: Ambiente) {
  const empresa = await criarEmpresa(amb)
  const outra = await criarEmpresa(amb)
  const { tutor } = await criarAnimal(amb, empresa.cliente)
  const raca = (nome: string, especie: string) =>
    amb.db
      .selectFrom('raca')
      .innerJoin('especie', 'especie.codigo', 'raca.especie')
      .select(['raca.codigo', 'raca.especie'])
      .where('raca.nome', '=', nome)
      .where('especie.nome', '=', especie)
      .executeTakeFirstOrThrow()
  const { codigo: srd, especie: canina } = await raca('SRD', 'Canina')
  const { codigo: persa, especie: felina } = await raca('Persa', 'Felina')

  const minimo = (extra = {}) => ({ nome: unico('Mel'), especie: canina, sexo: 'FEMEA' as const, tutor, ...extra })
  const novo = async (extra = {}, chamar: Chamar = empresa.como.CLIENTE) =>
    (await chamar('POST /animal', minimo(extra))).corpo
  /** What the form would send back, unchanged. */
  const paraAlterar = ({ codigo, versao, nome }: { codigo: string; versao: number; nome: string }) => ({
    ...minimo({ nome }),
    codigo,
    versao,
  })
  return { empresa, outra, tutor, srd, canina, persa, felina, minimo, novo, paraAlterar }
}
