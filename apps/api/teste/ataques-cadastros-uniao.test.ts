import { MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conferirCadeias } from '../src/infra/tarefas/conferencia.ts'
import { alguemEspera } from './aguardar.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from './fabricas.ts'
import { situacoes } from './respostas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const especieDe = async (nome = 'Canina') =>
  (await amb.db.selectFrom('especie').select('codigo').where('nome', '=', nome).executeTakeFirstOrThrow()).codigo

/** Merges `outro` into `codigo` while `pedido`, sent after the rows were locked, waits; answers what it got. */
async function duranteAUniao<T>(
  tabela: 'tutor' | 'animal',
  { codigo, outro }: { codigo: string; outro: string },
  espera: string,
  pedido: () => Promise<T>,
): Promise<T> {
  let resposta: Promise<T> | undefined
  await amb.db.transaction().execute(async (tx) => {
    await sql`select from ${sql.table(tabela)} where codigo in (${codigo}, ${outro}) order by codigo for update`.execute(
      tx,
    )
    resposta = pedido()
    await Promise.race([alguemEspera(amb, espera), resposta])
    const liberar = tabela === 'tutor' ? sql`cpf = null` : sql`microchip = null`
    await sql`update ${sql.table(tabela)} set unido_a = ${codigo}, unido_em = now(), ativo = false, ${liberar}
      where codigo = ${outro}`.execute(tx)
  })
  return resposta as Promise<T>
}

describe('unir enquanto alguém aponta para o que está sendo unido', () => {
  it('o outro tutor de um animal novo nunca é um cadastro que acabou de ser unido', async () => {
    const [um, dois] = [await criarAnimal(amb, empresa.cliente), await criarAnimal(amb, empresa.cliente)]
    const principal = await criarAnimal(amb, empresa.cliente)
    const especie = await especieDe()
    const { status, corpo } = await duranteAUniao('tutor', { codigo: um.tutor, outro: dois.tutor }, 'for share', () =>
      empresa.como.CLIENTE('POST /animal', {
        nome: 'Rex',
        especie,
        sexo: 'MACHO',
        tutor: principal.tutor,
        outrosTutores: [dois.tutor],
      }),
    )
    if (status === 201) expect(corpo.outrosTutores.map(({ codigo }) => codigo)).toEqual([um.tutor])
    else expect([status, (corpo as { campos?: object }).campos]).toEqual([422, { outrosTutores: expect.any(String) }])
    const { rows } = await sql`select from animal_tutor where tutor = ${dois.tutor}`.execute(amb.db)
    expect(rows).toEqual([])
  })

  it('um documento emitido nesse instante fica com o animal que ficou', async () => {
    const [um, dois] = [await criarAnimal(amb, empresa.cliente), await criarAnimal(amb, empresa.cliente)]
    const recibo = MODELOS_DE_TEXTO.find(({ tipo }) => tipo === 'RECIBO')
    const { CLIENTE } = empresa.como
    const { codigo } = (await CLIENTE('POST /modelo-documento', { nome: unico('Recibo'), tipo: 'RECIBO' })).corpo
    await CLIENTE('PUT /modelo-documento/:codigo/rascunho', {
      codigo,
      revisao: 1,
      laudo: null,
      texto: recibo?.estrutura ?? null,
    })
    await CLIENTE('POST /modelo-documento/:codigo/publicar', { codigo, revisao: 2 })
    const servicos = [{ descricao: 'Exame', quantidade: 1, centavos: 100 }]
    const emitido = await duranteAUniao('animal', { codigo: um.animal, outro: dois.animal }, 'documento_emitido', () =>
      CLIENTE('POST /modelo-documento/:codigo/documento', { codigo, animal: dois.animal, recebido: true, servicos }),
    )
    expect(emitido.status, JSON.stringify(emitido.corpo)).toBe(201)
    const lista = (await CLIENTE('GET /documento-emitido', { animal: um.animal })).corpo
    expect(lista.map((documento) => documento.codigo)).toEqual([emitido.corpo.codigo])
  })

  it('nada que aponta para um paciente ou um tutor fica de fora do redirecionamento', async () => {
    const { rows } = await sql<{ tabela: string; alvo: string }>`
      select u.relname as tabela, a.relname as alvo from pg_constraint r
      join pg_class u on u.oid = r.conrelid join pg_class a on a.oid = r.confrelid
      where r.contype = 'f' and a.relname in ('animal', 'tutor') and u.relname not in ('animal_tutor', 'tutor_consentimento')
        and not (u.relname = a.relname)
        and not exists (select from pg_trigger g where g.tgrelid = u.oid and g.tgname like '%seguir_' || a.relname || '_unido')`.execute(
      amb.db,
    )
    expect(rows).toEqual([])
  })

  it('A em B e B em A ao mesmo tempo: uma acontece', async () => {
    for (const tabela of ['animal', 'tutor'] as const) {
      const [um, dois] = [await criarAnimal(amb, empresa.cliente), await criarAnimal(amb, empresa.cliente)]
      if (tabela === 'tutor')
        await amb.db.updateTable('tutor').set({ cpf: null }).where('codigo', '=', um.tutor).execute()
      const [a, b] = tabela === 'animal' ? [um.animal, dois.animal] : [um.tutor, dois.tutor]
      const unir = (codigo: string, outro: string) =>
        tabela === 'animal'
          ? empresa.como.CLIENTE('POST /animal/:codigo/unir', {
              codigo,
              outro,
              versao: 1,
              versaoDoOutro: 1,
              doOutro: [],
            })
          : empresa.como.CLIENTE('POST /tutor/:codigo/unir', {
              codigo,
              outro,
              versao: 1,
              versaoDoOutro: 1,
              doOutro: [],
            })
      expect(situacoes(await Promise.all([unir(a, b), unir(b, a)]))).toEqual([200, 409])
    }
  })

  it('com edição, foto, pesagem, consentimento e novo exame no mesmo instante: nada se perde e nada quebra', async () => {
    const { CLIENTE } = empresa.como
    for (let rodada = 0; rodada < 3; rodada++) {
      const [um, dois] = [await criarAnimal(amb, empresa.cliente), await criarAnimal(amb, empresa.cliente)]
      const especie = await especieDe()
      const respostas = await Promise.all([
        CLIENTE('POST /animal/:codigo/unir', {
          codigo: um.animal,
          outro: dois.animal,
          versao: 1,
          versaoDoOutro: 1,
          doOutro: [],
        }),
        CLIENTE('PUT /animal/:codigo', {
          codigo: dois.animal,
          versao: 1,
          nome: 'Editado',
          especie,
          sexo: 'FEMEA',
          tutor: dois.tutor,
        }),
        CLIENTE('POST /animal/:codigo/pesos', { codigo: dois.animal, gramas: 4_321, dia: '2026-11-01' }),
        CLIENTE('POST /tutor/:codigo/consentimentos', {
          codigo: dois.tutor,
          finalidade: 'IMAGENS_ENSINO',
          concedido: true,
        }),
        CLIENTE('POST /atendimento', { animal: dois.animal, itens: [{ servico: empresa.servico }] }),
        CLIENTE('PUT /animal/:codigo/situacao', { codigo: um.animal, versao: 1, ativo: false }),
      ])
      const status = respostas.map((resposta) => resposta.status)
      expect(
        status.every((s) => [200, 201, 404, 409, 422].includes(s)),
        String(status),
      ).toBe(true)
      const unido = (
        await amb.db.selectFrom('animal').select('unido_a').where('codigo', '=', dois.animal).executeTakeFirstOrThrow()
      ).unido_a
      const deixados = await sql`select from atendimento where animal = ${dois.animal}
        union all select from animal_peso where animal = ${dois.animal}`.execute(amb.db)
      expect(unido === null || deixados.rows.length === 0).toBe(true)
    }
  })
})

it('depois de tudo, as cadeias de auditoria conferem', async () => {
  const quebradas = await conferirCadeias(amb.dbApp, { error: () => undefined })
  expect(quebradas.filter(({ cliente }) => cliente === empresa.cliente)).toEqual([])
})
