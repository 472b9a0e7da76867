import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { contaDoBanco, importar, pendentes } from '../../../teste/extratos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/percurso.ts'
import { semTrilha } from '../../../teste/trilha.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import { eliminarOResto } from './eliminar-resto.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const NOME = 'Guilhermina Zacarelli'
const dono = () => empresa.como.CLIENTE

/** Who asked, with a charge of theirs and one of somebody else, each paid by a line of the bank. */
async function comCobrancaPaga(): Promise<{ tutor: string; animal: string; atendimento: string }> {
  const caminho = await percorrer(amb, empresa)
  const banco = await contaDoBanco(empresa)
  await sql`update conta_financeira set saldo_em = '2026-10-01' where cliente = ${empresa.cliente}`.execute(amb.db)
  for (const [valorCentavos, contraparte] of [
    [15_000, NOME],
    [27_000, 'Otávio Prado'],
  ] as const)
    await dono()('POST /contas-receber', {
      descricao: `Exame de ${contraparte}`,
      contraparte,
      competencia: '2026-11-01',
      emissao: '2026-11-01',
      vencimento: '2026-11-10',
      valorCentavos,
    })
  const linhas = [
    { dia: '2026-11-12', valor: '150.00', memo: 'PIX RECEBIDO GUILHERMINA ZACARELLI', fitid: 'A' },
    { dia: '2026-11-12', valor: '270.00', memo: 'PIX RECEBIDO OTAVIO PRADO', fitid: 'B' },
  ]
  await importar(empresa, banco, { linhas })
  const itens = (await pendentes(empresa, banco)).map(({ codigo, versao, sugestao }) => ({
    codigo,
    versao,
    metodo: 'PIX' as const,
    titulos: sugestao?.titulos ?? [],
  }))
  const { status, corpo } = await dono()('POST /movimento-bancario/conciliacoes', { itens })
  expect(status, JSON.stringify(corpo)).toBeLessThan(300)
  await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, async (tx) => {
    await semTrilha(tx)
    await sql`update titulo set tutor = ${caminho.tutor} where cliente = ${empresa.cliente} and contraparte = ${NOME}`.execute(
      tx,
    )
    await sql`update atendimento set historico = 'Apatia' where codigo = ${caminho.atendimento}`.execute(tx)
  })
  return caminho
}

async function eliminar(tutor: string): Promise<void> {
  const { corpo } = await dono()('POST /pedido-titular', {
    papel: 'TUTOR',
    registro: tutor,
    tipo: 'ELIMINACAO',
    detalhes: null,
    identidade: 'RG apresentado',
  })
  const { codigo, versao } = corpo
  await dono()('POST /pedido-titular/:codigo/atendimento', { codigo, versao, resposta: null })
  await amb.tarefas.esvaziar()
}

const rodar = async (quando: string) => {
  amb.relogio.fixar(quando)
  await eliminarOResto({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
}
const textos = async (consulta: ReturnType<typeof sql<{ t: string | null }>>) =>
  (await consulta.execute(amb.db)).rows.map(({ t }) => t)

it('no dia marcado o nome sai das cobranças e do banco que as pagou; quem voltou a ser atendido espera mais', async () => {
  const { tutor, atendimento } = await comCobrancaPaga()
  await eliminar(tutor)
  const noBanco = () =>
    textos(sql`select descricao as t from movimento_bancario where cliente = ${empresa.cliente} order by centavos`)
  const nasContas = () =>
    textos(sql`select descricao || '|' || contraparte as t from titulo where cliente = ${empresa.cliente}
      and descricao like 'Exame de%' order by valor_centavos`)
  const historico = () => textos(sql`select historico as t from atendimento where codigo = ${atendimento}`)
  expect(await nasContas()).toEqual([`Exame de ${NOME}|${NOME}`, 'Exame de Otávio Prado|Otávio Prado'])

  await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, async (tx) => {
    await semTrilha(tx)
    await sql`update atendimento set realizado_em = '2028-05-10T15:00:00Z' where codigo = ${atendimento}`.execute(tx)
  })
  await rodar('2031-11-22T12:00:00Z')
  expect(await nasContas()).toEqual([
    'Exame de Titular anonimizado|Titular anonimizado',
    'Exame de Otávio Prado|Otávio Prado',
  ])
  expect(await noBanco()).toEqual(['Titular anonimizado', expect.stringContaining('OTAVIO PRADO')])
  expect(await historico()).toEqual(['Apatia'])

  await rodar('2033-05-10T15:00:00Z')
  expect(await historico()).toEqual(['Apatia'])
  await rodar('2033-05-12T15:00:00Z')
  expect(await historico()).toEqual([null])
  const trilha =
    await textos(sql`select acao as t from auditoria where cliente = ${empresa.cliente} and registro = ${tutor}
    and acao like '%_RESTO' order by acao`)
  expect(trilha).toEqual(['ADIAR_RESTO', 'ELIMINAR_RESTO', 'ELIMINAR_RESTO'])
})
