import { DIAS_DO_DESCARTE } from '@vetlume/dominio/privacidade'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { conectarEquipamento, instancia, uidUnico } from '../../../teste/equipamentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { escrever } from '../../../teste/laudo/cenario.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import { limpar } from '../../infra/tarefas/limpeza.ts'

let amb: Ambiente
let empresa: Empresa
let aparelho: Awaited<ReturnType<typeof conectarEquipamento>>
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2026-11-20T15:00:00Z' })
  empresa = await criarEmpresa(amb)
  aparelho = await conectarEquipamento(amb, empresa)
})
afterAll(() => amb.fechar())

async function chegar(quantas = 1) {
  const estudo = uidUnico()
  const arquivos = Array.from({ length: quantas }, (_, i) => instancia({ estudo, numero: i + 1 }).bytes)
  expect((await aparelho.enviar(arquivos)).statusCode).toBe(200)
  const { codigo } = await amb.db
    .selectFrom('estudo_recebido')
    .select('codigo')
    .where('uid', '=', estudo)
    .executeTakeFirstOrThrow()
  return { codigo, uid: estudo }
}
async function descartado(quantas = 1) {
  const { codigo, uid } = await chegar(quantas)
  const { versao } = (await empresa.como.CLIENTE('GET /estudo/:codigo', { codigo })).corpo
  const feito = await empresa.como.CLIENTE('POST /estudo/:codigo/descartar', { codigo, versao, motivo: 'Teste' })
  expect(feito.status).toBe(200)
  return { codigo, uid }
}
const ler = (codigo: string) => empresa.como.CLIENTE('GET /estudo/:codigo', { codigo })
const arquivosDe = async (estudo: string) =>
  (
    await amb.db.selectFrom('imagem_recebida').select(['arquivo', 'figura']).where('estudo', '=', estudo).execute()
  ).flatMap(({ arquivo, figura }) => (figura === null ? [arquivo] : [arquivo, figura]))
const quantosEstudos = async (codigo: string) =>
  (await amb.db.selectFrom('estudo_recebido').select('codigo').where('codigo', '=', codigo).execute()).length
const quantosArquivos = async (codigos: readonly string[]) =>
  (await amb.db.selectFrom('arquivo').select('codigo').where('codigo', 'in', codigos).execute()).length
const daquiA = (days: number) => amb.relogio.agora().add({ hours: 24 * days })

it('o que se descartou diz quando sai, e trazido de volta não sai mais', async () => {
  const { codigo } = await descartado()
  const { corpo } = await ler(codigo)
  expect(corpo.saiEm).toBe(daquiA(DIAS_DO_DESCARTE).toString({ fractionalSecondDigits: 3 }))
  await empresa.como.CLIENTE('POST /estudo/:codigo/retomar', { codigo, versao: corpo.versao })
  expect((await ler(codigo)).corpo.saiEm).toBeNull()
  await limpar(amb.dbApp, daquiA(DIAS_DO_DESCARTE + 1))
  expect((await ler(codigo)).status).toBe(200)
})

it('sai inteiro depois do prazo, com os arquivos; o que espera fica, e o que um laudo tomou também', async () => {
  const { codigo } = await descartado(2)
  const { codigo: esperando } = await chegar()
  const { codigo: tomado } = await descartado()
  const { codigo: laudo } = await escrever(amb, empresa)
  await sql`insert into laudo_imagem (cliente, laudo, arquivo, original, dicom)
    select cliente, ${laudo}, figura, arquivo, dicom from imagem_recebida where estudo = ${tomado}`.execute(amb.db)
  const [dele, doTomado, doOutro] = [await arquivosDe(codigo), await arquivosDe(tomado), await arquivosDe(esperando)]
  expect([dele.length, doTomado.length]).toEqual([4, 2])
  await limpar(amb.dbApp, daquiA(DIAS_DO_DESCARTE - 1))
  expect((await ler(codigo)).status).toBe(200)
  await limpar(amb.dbApp, daquiA(DIAS_DO_DESCARTE + 1))
  expect([(await ler(codigo)).status, (await ler(tomado)).status, (await ler(esperando)).status]).toEqual([
    404, 404, 200,
  ])
  expect([await arquivosDe(codigo), await quantosArquivos(dele)]).toEqual([[], 0])
  expect([await quantosArquivos(doTomado), await quantosArquivos(doOutro)]).toEqual([2, 2])
  const { rows } = await sql<{ quantos: number }>`select count(*)::int as quantos from arquivo_guardado g
    where g.cliente = ${empresa.cliente} and g.conferir_em is null and not exists (select from arquivo a where a.cliente = g.cliente and a.sha256 = g.sha256)
      and not g.fixado`.execute(amb.db)
  expect(rows[0]?.quantos).toBe(0)
})

it('o que alguém está trazendo de volta fica para a próxima vez', async () => {
  const { codigo } = await descartado()
  await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, async (tx) => {
    await sql`select from estudo_recebido where codigo = ${codigo} for update`.execute(tx)
    await limpar(amb.dbApp, daquiA(DIAS_DO_DESCARTE + 1))
    await sql`update estudo_recebido set estado = 'ESPERA', motivo = null, descartado_em = null where codigo = ${codigo}`.execute(
      tx,
    )
  })
  await limpar(amb.dbApp, daquiA(DIAS_DO_DESCARTE + 1))
  expect((await ler(codigo)).corpo.itens).toHaveLength(1)
})

it('a plataforma não lê nem apaga o que não foi descartado: só sabe que espera, e desde quando', async () => {
  const { codigo } = await chegar()
  await emTransacao(amb.dbApp, { papel: 'plataforma' }, async (tx) => {
    const { rows } = await sql`select ultima_em from estudo_recebido where codigo = ${codigo}`.execute(tx)
    expect(rows).toHaveLength(1)
    await sql`delete from estudo_recebido where codigo = ${codigo}`.execute(tx)
    await sql`delete from imagem_recebida where estudo = ${codigo}`.execute(tx)
    await sql`delete from arquivo where cliente = ${empresa.cliente}`.execute(tx)
  })
  const espiar = (coluna: string) =>
    emTransacao(amb.dbApp, { papel: 'plataforma' }, (tx) =>
      sql`select ${sql.ref(coluna)} from estudo_recebido where codigo = ${codigo}`.execute(tx),
    )
  for (const coluna of ['paciente', 'responsavel', 'descricao'])
    await expect(espiar(coluna)).rejects.toThrow(/permission/)
  expect(await quantosEstudos(codigo)).toBe(1)
  expect(await quantosArquivos(await arquivosDe(codigo))).toBe(2)
})

it('o que um aparelho leu fica escrito, uma vez por dia de cada estudo', async () => {
  const [um, outro] = [await chegar(), await chegar()]
  const acessos = async (estudo: string) =>
    await amb.db
      .selectFrom('acesso_clinico')
      .select(['equipamento', 'usuario', 'entidade'])
      .where('registro', '=', estudo)
      .execute()
  const pedir = async (caminho: string) => expect((await aparelho.ler(caminho)).statusCode).toBe(200)
  await pedir(`/studies?StudyInstanceUID=${um.uid}`)
  await pedir(`/studies/${um.uid}/series`)
  await pedir(`/studies/${um.uid}/metadata`)
  const esperado = { equipamento: aparelho.codigo, usuario: null, entidade: 'estudo' }
  expect([await acessos(um.codigo), await acessos(outro.codigo)]).toEqual([[esperado], []])
  expect((await aparelho.ler(`/studies/${outro.uid}`, 'multipart/related; type="application/dicom"')).statusCode).toBe(
    200,
  )
  expect(await acessos(outro.codigo)).toEqual([esperado])
  const segundo = await conectarEquipamento(amb, empresa)
  expect((await segundo.ler(`/studies/${um.uid}/metadata`)).statusCode).toBe(200)
  expect((await acessos(um.codigo)).map(({ equipamento }) => equipamento)).toEqual([aparelho.codigo, segundo.codigo])
  amb.relogio.avancar({ hours: 25 })
  await pedir(`/studies/${um.uid}/instances`)
  expect(await acessos(um.codigo)).toHaveLength(3)
})
