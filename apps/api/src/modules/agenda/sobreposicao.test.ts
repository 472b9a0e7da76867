import { ESTADOS_DO_AGENDAMENTO, ocupaHorario, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { criarColega, criarServicoComEquipamento } from '../../../teste/agenda/agenda.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

// The real constraints, asked with what people and clocks produce: whatever else writes, two never overlap.

let amb: Ambiente
let empresa: Empresa
let especialistas: string[]
let animais: string[]
let equipamentos: string[]
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  especialistas = [empresa.especialista, await criarColega(amb, empresa)]
  animais = [(await criarAnimal(amb, empresa.cliente)).animal, (await criarAnimal(amb, empresa.cliente)).animal]
  const [um, dois] = [await criarServicoComEquipamento(amb, empresa), await criarServicoComEquipamento(amb, empresa)]
  equipamentos = [um.equipamento, dois.equipamento]
})
afterAll(() => amb.fechar())

interface Marca {
  inicio: number
  fim: number
  estado: EstadoDoAgendamento
  especialista: number
  animal: number
  equipamento: number
}

const LIVRES = ['agendamento_especialista_livre', 'agendamento_animal_livre', 'agendamento_equipamento_livre']
const doisCampos = ['especialista', 'animal', 'equipamento'] as const
const cruzam = (a: Marca, b: Marca) => a.inicio < b.fim && b.inicio < a.fim
const disputam = (a: Marca, b: Marca) =>
  ocupaHorario(a.estado) && ocupaHorario(b.estado) && cruzam(a, b) && doisCampos.some((campo) => a[campo] === b[campo])

class Desfeito extends Error {}

/** Writes them one by one in a transaction that is undone; answers which the database refused, and by what. */
async function gravar(marcas: readonly Marca[], base: number): Promise<(string | null)[]> {
  const respostas: (string | null)[] = []
  await amb.db
    .transaction()
    .execute(async (tx) => {
      for (const { inicio, fim, estado, especialista, animal, equipamento } of marcas) {
        await sql`savepoint antes`.execute(tx)
        try {
          const { codigo } = await tx
            .insertInto('agendamento')
            .values({
              cliente: empresa.cliente,
              especialista: especialistas[especialista] ?? null,
              animal: animais[animal] ?? null,
              inicio: new Date(base + inicio * 60_000).toISOString(),
              fim: new Date(base + fim * 60_000).toISOString(),
              estado,
              motivo: 'x',
              criado_em: new Date(base).toISOString(),
            })
            .returning('codigo')
            .executeTakeFirstOrThrow()
          await sql`insert into agendamento_equipamento (cliente, agendamento, equipamento, inicio, fim, ocupa)
            values (${empresa.cliente}, ${codigo}, ${equipamentos[equipamento]}, now(), now(), false)`.execute(tx)
          respostas.push(null)
        } catch (erro) {
          await sql`rollback to savepoint antes`.execute(tx)
          respostas.push((erro as { constraint?: string }).constraint ?? String(erro))
        }
      }
      throw new Desfeito()
    })
    .catch((erro: unknown) => {
      if (!(erro instanceof Desfeito)) throw erro
    })
  return respostas
}

const indice = fc.nat(1)
/** Steps of fifteen minutes, so that touching and overlapping both happen often. */
const marca = fc
  .record({
    comeco: fc.nat(24),
    passos: fc.integer({ min: 1, max: 6 }),
    estado: fc.constantFrom(...ESTADOS_DO_AGENDAMENTO),
    especialista: indice,
    animal: indice,
    equipamento: indice,
  })
  .map(({ comeco, passos, ...resto }): Marca => ({ ...resto, inicio: comeco * 15, fim: (comeco + passos) * 15 }))

/** Around midnight of a plain day, and around clocks that went forward and back: in UTC there is nothing special in them. */
const bases = fc.constantFrom(
  '2026-11-24T12:00:00Z',
  '2026-11-25T00:00:00Z',
  '2018-11-04T00:00:00Z',
  '2019-02-16T23:00:00Z',
  '2026-03-08T05:00:00Z',
)

describe('o banco', () => {
  it('recusa exatamente o que se sobrepõe em especialista, paciente ou equipamento; encostar pode', async () => {
    await fc.assert(
      fc.asyncProperty(bases, fc.array(marca, { minLength: 2, maxLength: 10 }), async (base, marcas) => {
        const respostas = await gravar(marcas, Date.parse(base))
        const aceitas: Marca[] = []
        for (const [i, atual] of marcas.entries()) {
          const disputado = aceitas.some((outra) => disputam(outra, atual))
          if (disputado) expect(LIVRES).toContain(respostas[i])
          else {
            expect(respostas[i]).toBeNull()
            aceitas.push(atual)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('ocupa horário nos mesmos estados que o programa', async () => {
    for (const estado of ESTADOS_DO_AGENDAMENTO) {
      const { rows } = await sql<{ ocupa: boolean }>`select agendamento_ocupa(${estado}) as ocupa`.execute(amb.db)
      expect([estado, rows[0]?.ocupa]).toEqual([estado, ocupaHorario(estado)])
    }
  })

  it('quem volta a ocupar disputa de novo, também o equipamento', async () => {
    const base = Date.parse('2027-01-05T12:00:00Z')
    const [antes, depois] = [base, base + 3_600_000].map((ms) => new Date(ms).toISOString())
    const criar = async (especialista: string | undefined, animal: string | undefined, estado: string) => {
      const { codigo } = await amb.db
        .insertInto('agendamento')
        .values({
          cliente: empresa.cliente,
          especialista,
          animal,
          estado,
          inicio: antes ?? '',
          fim: depois ?? '',
          motivo: 'x',
          criado_em: antes ?? '',
        })
        .returning('codigo')
        .executeTakeFirstOrThrow()
      await sql`insert into agendamento_equipamento (cliente, agendamento, equipamento, inicio, fim, ocupa)
        values (${empresa.cliente}, ${codigo}, ${equipamentos[0]}, now(), now(), false)`.execute(amb.db)
      return codigo
    }
    const cancelado = await criar(especialistas[0], animais[0], 'CANCELADO')
    await criar(especialistas[1], animais[1], 'AGENDADO')
    const voltar = amb.db
      .updateTable('agendamento')
      .set({ estado: aForca('AGENDADO') })
      .where('codigo', '=', cancelado)
      .execute()
    await expect(voltar).rejects.toThrow(/agendamento_equipamento_livre/)
  })
})
