import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { instrucoesDa } from '../../../teste/instrucoes.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const TERCA = '2026-11-24'
const ver = async (quem = empresa) => {
  const { corpo } = await quem.como.CLIENTE('GET /agendamento/periodo', { de: TERCA, ate: TERCA })
  return corpo.jornadas.find(({ especialista }) => especialista.codigo === quem.especialista)
}
const dia = async () => (await ver())?.dias[0]

// Written by another connection than the ones that read: as another process, or the operator, would.
const doEspecialista = () => ({ cliente: empresa.cliente, especialista: empresa.especialista })
const janela = (inicio: string, fim: string) => ({ ...doEspecialista(), dia_semana: 2, inicio, fim })

describe('o calendário que cada processo guarda', () => {
  it('é lido uma vez, e não de novo enquanto ninguém o muda', async () => {
    await ver()
    const textos = await instrucoesDa(empresa.cliente, () => ver())
    expect(textos.filter((texto) => /especialista_horario|especialista_excecao|feriado/.test(texto))).toEqual([])
    expect(textos.some((texto) => texto.includes('calendario_versao'))).toBe(true)
  })

  it.each<[string, () => Promise<unknown>, (d: Awaited<ReturnType<typeof dia>>) => unknown, unknown]>([
    [
      'as horas do especialista',
      () => amb.db.insertInto('especialista_horario').values(janela('08:00', '10:00')).execute(),
      (d) => d?.janelas,
      [{ inicio: `${TERCA}T11:00:00.000Z`, fim: `${TERCA}T13:00:00.000Z` }],
    ],
    [
      'um bloqueio',
      () =>
        amb.db
          .insertInto('especialista_bloqueio')
          .values({ ...janela('09:00', '10:00'), motivo: 'Aula' })
          .execute(),
      (d) => d?.bloqueios,
      [{ motivo: 'Aula', inicio: `${TERCA}T12:00:00.000Z`, fim: `${TERCA}T13:00:00.000Z` }],
    ],
    [
      'uma folga',
      () =>
        amb.db
          .insertInto('especialista_excecao')
          .values({ ...doEspecialista(), tipo: 'FOLGA', motivo: 'CURSO', de: TERCA, ate: TERCA })
          .execute(),
      (d) => [d?.excecoes.length, d?.janelas],
      [1, []],
    ],
    [
      'um feriado',
      () =>
        amb.db.insertInto('feriado').values({ nome: 'Dia da prova', abrangencia: 'NACIONAL', data: TERCA }).execute(),
      (d) => [d?.feriado, d?.janelas],
      ['Dia da prova', []],
    ],
    [
      'o horário da empresa',
      () => amb.db.deleteFrom('horario_atendimento').where('dia_semana', '=', 2).execute(),
      (d) => d?.janelas,
      [],
    ],
  ])('%s: quem olha depois vê, venha de que processo vier', async (_nome, mudar, ler, depois) => {
    const antes = ler(await dia())
    expect(antes).not.toEqual(depois)
    await mudar()
    expect(ler(await dia())).toEqual(depois)
    await amb.db.deleteFrom('feriado').where('nome', '=', 'Dia da prova').execute()
  })

  it('a cidade da empresa muda os feriados, e o nome e a cor do especialista mudam na tela', async () => {
    const [cidade] = (
      await sql<{ ibge: number }>`select ibge from cidade where nome = 'Campinas' and uf = 'SP'`.execute(amb.db)
    ).rows
    await amb.db
      .insertInto('feriado')
      .values({ nome: 'Dia de Campinas', abrangencia: 'MUNICIPAL', cidade: cidade?.ibge ?? 0, data: TERCA })
      .execute()
    expect((await dia())?.feriado).toBeNull()
    await amb.db
      .updateTable('cliente')
      .set({ cidade: cidade?.ibge ?? 0 })
      .where('codigo', '=', empresa.cliente)
      .execute()
    expect((await dia())?.feriado).toBe('Dia de Campinas')
    await amb.db
      .updateTable('especialista')
      .set({ nome: 'Outro Nome', cor: '#123456' })
      .where('codigo', '=', empresa.especialista)
      .execute()
    expect((await ver())?.especialista).toMatchObject({ nome: 'Outro Nome', cor: '#123456' })
  })

  it('o que foi desfeito não fica, e a mudança de uma empresa não faz a outra ler de novo', async () => {
    const outra = await criarEmpresa(amb)
    const antes = await dia()
    await ver(outra)
    const versao = async ({ cliente }: Empresa) =>
      (await amb.db.selectFrom('calendario_versao').select('versao').where('cliente', '=', cliente).execute())[0]
        ?.versao
    const daOutra = await versao(outra)
    await amb.db
      .transaction()
      .execute(async (tx) => {
        await tx.insertInto('especialista_horario').values(janela('08:00', '10:00')).execute()
        throw new Error('desistiu')
      })
      .catch(() => undefined)
    expect(await dia()).toEqual(antes)
    await amb.db.insertInto('especialista_horario').values(janela('08:00', '10:00')).execute()
    expect(await dia()).not.toEqual(antes)
    expect(await versao(outra)).toBe(daOutra)
  })

  it('ninguém escreve a versão: nem a empresa, nem a plataforma', async () => {
    const escrever = (papel: string) =>
      amb.db.transaction().execute(async (tx) => {
        await sql.raw(`set local role ${papel}; set local app.cliente = '${empresa.cliente}'`).execute(tx)
        await sql`update calendario_versao set versao = 1`.execute(tx)
      })
    await expect(escrever('vetlume_inquilino')).rejects.toThrow(/permission denied/)
    await expect(escrever('vetlume_plataforma')).rejects.toThrow(/permission denied/)
  })
})
