import type { Ambiente, Chamar } from '../ambiente.ts'
import { criarColega } from '../colega.ts'
import { criarUsuario, type Empresa } from '../fabricas.ts'

/** Another specialist of the company whom somebody signs in as. */
export async function criarRevisor(amb: Ambiente, empresa: Empresa): Promise<{ codigo: string; como: Chamar }> {
  const { cliente } = empresa
  const especialista = await criarColega(amb, empresa)
  const { codigo: usuario } = await criarUsuario(amb, ['ESPECIALISTA'])
  await amb.db.insertInto('vinculo').values({ usuario, cliente, perfil: 'ESPECIALISTA', especialista }).execute()
  return { codigo: especialista, como: await amb.como({ usuario, perfis: ['ESPECIALISTA'], cliente, especialista }) }
}

/** From here on the exams of the company's service ask for a second veterinarian. */
export const pedirRevisao = ({ db }: Ambiente, { servico }: Empresa) =>
  db.updateTable('servico').set({ exige_revisao: true }).where('codigo', '=', servico).execute()
