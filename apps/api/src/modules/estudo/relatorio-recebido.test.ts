import { numeroDeAcesso } from '@vetlume/dominio/estudo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { item, sequencia, type Elemento } from '../../../teste/dicom.ts'
import { conectarEquipamento, instancia, uidUnico } from '../../../teste/equipamentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { escrever, lerComo } from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
let aparelho: Awaited<ReturnType<typeof conectarEquipamento>>
beforeAll(async () => {
  amb = await abrirAmbiente({ agora: '2026-11-20T15:00:00Z' })
  empresa = await criarEmpresa(amb)
  aparelho = await conectarEquipamento(amb, empresa)
})
afterAll(() => amb.fechar())

const RELATORIO = '1.2.840.10008.5.1.4.1.1.88.33'
const codificado = (tag: number, codigo: string, esquema: string): Elemento => [
  tag,
  'SQ',
  sequencia([
    item([
      [0x0008_0100, 'SH', codigo],
      [0x0008_0102, 'SH', esquema],
      [0x0008_0104, 'LO', codigo],
    ]),
  ]),
]
const medida = (codigo: string, valor: string) =>
  item([
    [0x0040_a010, 'CS', 'CONTAINS'],
    [0x0040_a040, 'CS', 'NUM'],
    codificado(0x0040_a043, codigo, 'LN'),
    [0x0040_a300, 'SQ', sequencia([item([codificado(0x0040_08ea, 'cm', 'UCUM'), [0x0040_a30a, 'DS', valor]])])],
  ])
const relatorio = (acesso: string, estudo: string) =>
  instancia({
    acesso,
    estudo,
    elementos: [
      [0x0008_0016, 'UI', RELATORIO],
      [0x0040_a730, 'SQ', sequencia([medida('29436-3', '3.42')])],
    ],
  })

async function laudoDeUmExame() {
  const { codigo } = await escrever(amb, empresa)
  const { numero, exame } = await amb.db
    .selectFrom('laudo as l')
    .innerJoin('atendimento_item as i', (j) => j.onRef('i.codigo', '=', 'l.item').onRef('i.cliente', '=', 'l.cliente'))
    .innerJoin('atendimento as a', (j) =>
      j.onRef('a.codigo', '=', 'i.atendimento').onRef('a.cliente', '=', 'i.cliente'),
    )
    .select(['a.numero', 'i.exame'])
    .where('l.codigo', '=', codigo)
    .executeTakeFirstOrThrow()
  return { codigo, acesso: numeroDeAcesso({ atendimento: numero, exame }) }
}

it('o relatório que o aparelho envia chega ao laudo do exame, lido, uma vez só; solto o estudo, sai', async () => {
  const { codigo, acesso } = await laudoDeUmExame()
  const estudo = uidUnico()
  const sr = relatorio(acesso, estudo)
  for (let vez = 0; vez < 2; vez++) expect((await aparelho.enviar([sr.bytes])).statusCode).toBe(200)
  const { relatorios, imagens } = await lerComo(empresa, 'ESPECIALISTA', codigo)
  expect(imagens).toEqual([])
  expect(relatorios.map(({ medidas }) => medidas.map(({ conceito, valor }) => [conceito.codigo, valor]))).toEqual([
    [['29436-3', 3.42]],
  ])
  const { codigo: recebido, versao } = await amb.db
    .selectFrom('estudo_recebido')
    .select(['codigo', 'versao'])
    .where('uid', '=', estudo)
    .executeTakeFirstOrThrow()
  const solto = await empresa.como.ESPECIALISTA('POST /estudo/:codigo/soltar', { codigo: recebido, versao })
  expect(solto.status).toBe(200)
  expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).relatorios).toEqual([])
})

it('de um relatório do qual se tomou um valor, o laudo fica com ele', async () => {
  const { codigo, acesso } = await laudoDeUmExame()
  const estudo = uidUnico()
  expect((await aparelho.enviar([relatorio(acesso, estudo).bytes])).statusCode).toBe(200)
  const rascunho = await lerComo(empresa, 'ESPECIALISTA', codigo)
  const [primeira, ...resto] = rascunho.conteudo.secoes
  if (primeira === undefined) throw new Error('sem seções')
  const origem = { relatorio: rascunho.relatorios[0]?.arquivo ?? '', aparelho: null, conceito: 'LN:29436-3' }
  const tomada = { id: 'DIVED', rotulo: 'DIVEd', valor: 3.42, unidade: 'cm' as const, lado: null, origem }
  const { titulo, critico, versao, conteudo } = rascunho
  const salvo = await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
    codigo,
    versao,
    titulo,
    critico,
    conteudo: { ...conteudo, secoes: [{ ...primeira, medidas: [tomada] }, ...resto] },
  })
  expect(salvo.status).toBe(200)
  const recebido = await amb.db
    .selectFrom('estudo_recebido')
    .select(['codigo', 'versao'])
    .where('uid', '=', estudo)
    .executeTakeFirstOrThrow()
  expect((await empresa.como.ESPECIALISTA('POST /estudo/:codigo/soltar', recebido)).status).toBe(200)
  expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).relatorios).toHaveLength(1)
})
