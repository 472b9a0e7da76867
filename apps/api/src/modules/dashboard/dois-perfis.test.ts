import type { Perfil } from '@vetlume/dominio/menu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir, darLaudos } from '../../../teste/atendimentos.ts'
import { criarColega } from '../../../teste/colega.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { comPapel, type ComPapel } from '../../../teste/papeis.ts'

/** Somebody whose papel says nothing of laudos and who signs their own: of the company's they are told nothing. */

let amb: Ambiente
let empresa: Empresa
let dupla: ComPapel
interface Exame {
  animal: string
  nome: string
  atendimento: string
  laudo: string
}
let meu: Exame
let dela: Exame

/** An exam of that specialist with a laudo being written, of a patient with a name of its own. */
async function exameDe(especialista: string): Promise<Exame> {
  const nome = unico('Farofa')
  const { animal } = await criarAnimal(amb, empresa.cliente)
  await amb.db.updateTable('animal').set({ nome }).where('codigo', '=', animal).execute()
  const { codigo: atendimento } = await abrir(amb, empresa, { animal, especialista })
  await darLaudos(amb, { ...empresa, especialista }, atendimento, 'RASCUNHO')
  const { codigo: laudo } = await amb.db
    .selectFrom('laudo')
    .select('codigo')
    .where('atendimento', '=', atendimento)
    .executeTakeFirstOrThrow()
  return { animal, nome, atendimento, laudo }
}

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  meu = await exameDe(empresa.especialista)
  dela = await exameDe(await criarColega(amb, empresa))
  dupla = await comPapel(amb, empresa, 'FINANCEIRO', ['ESPECIALISTA'])
})
afterAll(() => amb.fechar())

const achados = async (termo: string) =>
  (await dupla.chamar('GET /busca', { termo })).corpo.itens.map(({ tipo, codigo }) => `${tipo} ${codigo}`).toSorted()
const pacienteELaudo = ({ animal, laudo }: Exame) => [`animal ${animal}`, `laudo ${laudo}`]

describe('FINANCEIRO que também é especialista', () => {
  it('acha pacientes e laudos do próprio trabalho, e dos outros só o que o papel lê', async () => {
    expect(await achados(meu.nome)).toEqual(expect.arrayContaining(pacienteELaudo(meu)))
    const dosOutros = await achados(dela.nome)
    for (const achado of pacienteELaudo(dela)) expect(dosOutros).not.toContain(achado)
    expect(dosOutros).toContain(`atendimento ${dela.atendimento}`)
  })

  it('lê a trilha do próprio laudo e paciente, e não a dos outros; a dos livros, do papel, continua', async () => {
    const pedir = async (entidade: string, registro: string) =>
      (await dupla.chamar('GET /historico', { entidade, registro })).status
    for (const entidade of ['laudo', 'animal'] as const) {
      expect(await pedir(entidade, meu[entidade]), entidade).toBe(200)
      expect(await pedir(entidade, dela[entidade]), entidade).toBe(404)
    }
    expect(await pedir('titulo', dela.laudo)).toBe(200)
    expect(await pedir('agendamento', dela.laudo)).toBe(404)
  })

  it('o painel da empresa não conta os laudos nem a agenda dela', async () => {
    const { corpo } = await dupla.chamar('GET /dashboard')
    expect(corpo).toMatchObject({ perfil: 'CLIENTE', laudos: null, criticos: null, agenda: null, ocupacao: null })
    expect(corpo).toMatchObject({ receber: expect.anything(), meses: expect.anything() })
  })

  it('o painel de especialista, que abre para quem o é primeiro, é só do próprio trabalho', async () => {
    const perfis: Perfil[] = ['ESPECIALISTA', 'CLIENTE']
    const { codigo: usuario } = dupla
    const chamar = await amb.como({ usuario, perfis, cliente: empresa.cliente, especialista: empresa.especialista })
    const { corpo } = await chamar('GET /dashboard')
    expect(corpo).toMatchObject({ perfil: 'ESPECIALISTA', laudos: { quantidade: 1 } })
    expect(JSON.stringify(corpo)).not.toContain(dela.nome)
  })
})
