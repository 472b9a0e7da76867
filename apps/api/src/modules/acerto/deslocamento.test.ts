import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aAcertar, acertarTudo } from '../../../teste/acertos.ts'
import { agir, concluido, darLaudos } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cnpjUnico, criarAgendamento, criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

const HOJE = '2026-11-20'
/** That of the exams that `abrir` opens. */
const DIA_DO_EXAME = '2026-11-19'
/** São Paulo, and so many degrees to the south. */
const LONGITUDE = -46.6333
const aoSul = (graus: number) => ({ latitude: -23.55 - graus, longitude: LONGITUDE })

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  await mudarEspecialista({
    km_centavos: 180,
    partida_latitude: -23.55,
    partida_longitude: LONGITUDE,
    partida_volta: true,
  })
  await amb.db.updateTable('parceiro').set(aoSul(0.05)).where('codigo', '=', empresa.parceiro).execute()
})
afterAll(() => amb.fechar())

const dono = () => empresa.como.CLIENTE
const especialista = () => empresa.como.ESPECIALISTA
const mudarEspecialista = (colunas: object) =>
  amb.db.updateTable('especialista').set(colunas).where('codigo', '=', empresa.especialista).execute()
const previa = async () =>
  (await dono()('GET /acerto/previa', { ate: HOJE })).corpo.especialistas.find(
    ({ especialista: { codigo } }) => codigo === empresa.especialista,
  )
const ver = async (codigo: string) => (await dono()('GET /acerto/:codigo', { codigo })).corpo
const desfazer = async (codigo: string) =>
  dono()('POST /acerto/:codigo/desfeito', { codigo, versao: (await ver(codigo)).versao, motivo: 'Engano' })

async function outraClinica(lugar: { latitude?: number; longitude?: number }): Promise<string> {
  const { codigo } = await amb.db
    .insertInto('parceiro')
    .values({
      cliente: empresa.cliente,
      nome: unico('Clínica Longe'),
      razao_social: 'Longe Ltda',
      documento: cnpjUnico(),
      modo_cobranca: 'A_VISTA',
      ...lugar,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}
async function visitar(hora: number, parceiro = empresa.parceiro): Promise<string> {
  const { animal } = await criarAnimal(amb, empresa.cliente)
  const inicio = `${DIA_DO_EXAME}T${hora}:00:00Z`
  return criarAgendamento(amb, empresa, { inicio, minutos: 30, estado: 'REALIZADO', parceiro, animal })
}
/** One exam, concluded, and one visit that was made. */
async function diaComum() {
  await concluido(amb, empresa)
  await visitar(11)
}

describe('o caminho do dia', () => {
  it('entra na prévia, no acerto, na conta e no resultado, e fica como era', async () => {
    await diaComum()
    const linha = await previa()
    const dia = { dia: DIA_DO_EXAME, km: 14.4, centavos: 2_592 }
    expect(linha).toMatchObject({
      repassesCentavos: 10_000,
      deslocamentoCentavos: 2_592,
      totalCentavos: 12_592,
      dias: [dia],
    })
    const codigo = await acertarTudo(empresa)
    await mudarEspecialista({ km_centavos: 999, partida_volta: false })
    await visitar(15, await outraClinica(aoSul(0.3)))
    const visto = (await especialista()('GET /acerto/:codigo', { codigo })).corpo
    expect(visto).toMatchObject({ deslocamentoCentavos: 2_592, totalCentavos: 12_592, saldoCentavos: 12_592 })
    expect(visto.dias).toEqual(linha?.dias)
    expect(visto.dias[0]?.linhas.map((texto) => texto.replaceAll(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^De ponto de partida a Clínica X .+: 7,2 km\.$/),
      expect.stringMatching(/^Volta de Clínica X .+ a ponto de partida: 7,2 km\.$/),
      'Ao todo 14,4 km. A R$ 1,80 por km: R$ 25,92.',
    ])
    expect((await dono()('GET /acerto', {})).corpo.itens).toMatchObject([{ totalCentavos: 12_592 }])
    const { corpo } = await especialista()('POST /acerto/:codigo/aprovacao', { codigo, versao: 1 })
    expect(corpo).toMatchObject({ estado: 'ABERTO', repassesCentavos: 10_000, deslocamentoCentavos: 2_592 })
    expect((await dono()('GET /contas-pagar', {})).corpo.itens).toMatchObject([{ valorCentavos: 12_592 }])
  })

  it('o razão tem o deslocamento uma vez, como custo, e a dívida é a soma das partes', async () => {
    await diaComum()
    const pedido = await aAcertar(empresa)
    const comAjuste = { ajusteCentavos: -92, ajusteMotivo: 'Arredondamento', totalCentavos: 12_500 }
    const { corpo } = await dono()('POST /acerto', {
      ...pedido,
      itens: pedido.itens.map((item) => ({ ...item, ...comAjuste })),
    })
    const codigo = corpo.acertados[0]?.codigo ?? ''
    const saldos = async () => {
      const { corpo: balancete } = await dono()('GET /balancete', { de: '2026-01-01', ate: '2026-12-31' })
      return ['5.1', '2.2', '2.1'].map(
        (conta) => balancete.contas.find((uma) => uma.conta === conta)?.saldoCentavos ?? 0,
      )
    }
    expect(await saldos()).toEqual([10_000, -10_000, 0])
    await dono()('POST /acerto/:codigo/aprovacao', { codigo, versao: 1 })
    expect(await saldos()).toEqual([12_500, 0, -12_500])
    await desfazer(codigo)
    expect(await saldos()).toEqual([10_000, -10_000, 0])
    const { rows } = await sql`select lancamento from partida where cliente = ${empresa.cliente}
      group by lancamento having sum(centavos) <> 0`.execute(amb.db)
    expect(rows).toEqual([])
  })

  it('segue a ordem em que as visitas começaram, não a em que foram marcadas', async () => {
    const longe = await outraClinica(aoSul(0.4))
    const [perto, marcada] = [
      await visitar(11),
      await criarAgendamento(amb, empresa, {
        inicio: `${DIA_DO_EXAME}T13:00:00Z`,
        animal: (await criarAnimal(amb, empresa.cliente)).animal,
        parceiro: longe,
      }),
    ]
    const { animal } = await amb.db
      .selectFrom('agendamento')
      .select('animal')
      .where('codigo', '=', marcada)
      .executeTakeFirstOrThrow()
    const { corpo } = await dono()('POST /atendimento', {
      animal: animal ?? '',
      parceiro: longe,
      agendamento: marcada,
      especialista: empresa.especialista,
      itens: [{ servico: empresa.servico }],
      outroExame: true,
    })
    await concluirDe(corpo.codigo)
    const antes = (await previa())?.dias[0]
    expect(antes?.linhas[0]).toMatch(/^De ponto de partida a Clínica X/)
    await amb.db
      .updateTable('atendimento')
      .set({ realizado_em: `${DIA_DO_EXAME}T09:00:00Z` })
      .where('codigo', '=', corpo.codigo)
      .execute()
    const depois = (await previa())?.dias[0]
    expect(depois?.linhas[0]).toMatch(/^De ponto de partida a Clínica Longe/)
    expect(depois?.linhas[1]).toMatch(/a Clínica X/)
    await amb.db
      .updateTable('agendamento')
      .set({ estado: aForca('FALTOU'), motivo: 'Não veio' })
      .where('codigo', '=', perto)
      .execute()
    expect((await previa())?.dias[0]?.linhas.join(' ')).not.toContain('Clínica X')
  })
})

const concluirDe = async (codigo: string) => {
  for (const acao of ['iniciar', 'finalizarExame'] as const) expect((await agir(dono(), codigo, acao)).status).toBe(200)
  await darLaudos(amb, empresa, codigo, 'ASSINADO')
  expect((await agir(dono(), codigo, 'concluir')).status).toBe(200)
}

describe('o que não se inventa', () => {
  it('sem reembolso no cadastro não há deslocamento; sem visita na agenda também não, e a prévia diz', async () => {
    await concluido(amb, empresa)
    const sem = await previa()
    expect(sem).toMatchObject({ deslocamentoCentavos: 0, dias: [] })
    expect(sem?.pendencias).toContain('1 dia com exames sem visita realizada na agenda: sem deslocamento.')
    await visitar(11)
    await mudarEspecialista({ km_centavos: 0 })
    expect(await previa()).toMatchObject({ deslocamentoCentavos: 0, dias: [], totalCentavos: 10_000 })
  })

  it('sem ponto de partida, ou num lugar fora do mapa, o dia diz por quê, e se ajusta com motivo', async () => {
    await diaComum()
    await mudarEspecialista({ partida_latitude: null, partida_longitude: null, partida_volta: false })
    const linha = await previa()
    expect(linha).toMatchObject({ deslocamentoCentavos: 0, dias: [{ km: 0, centavos: 0 }] })
    expect(linha?.dias[0]?.linhas[0]).toContain('o cadastro não diz de onde sai')
    await visitar(13, await outraClinica({}))
    expect((await previa())?.dias[0]?.linhas[1]).toContain('sem posição no mapa (Clínica Longe')
  })

  it('a franquia sai de cada dia', async () => {
    await diaComum()
    await mudarEspecialista({ franquia_km: 10 })
    expect(await previa()).toMatchObject({ dias: [{ km: 14.4, centavos: 792 }], totalCentavos: 10_792 })
  })
})

describe('um dia se paga uma vez', () => {
  it('o exame concluído depois não paga o dia de novo; desfeito o acerto, o dia volta a esperar', async () => {
    await diaComum()
    const primeiro = await acertarTudo(empresa)
    await concluido(amb, empresa)
    expect(await previa()).toMatchObject({ repassesCentavos: 10_000, deslocamentoCentavos: 0, dias: [] })
    const segundo = await acertarTudo(empresa)
    expect(await ver(segundo)).toMatchObject({ dias: [], totalCentavos: 10_000 })
    await desfazer(primeiro)
    expect(await ver(primeiro)).toMatchObject({ estado: 'DESFEITO', deslocamentoCentavos: 2_592, repassesCentavos: 0 })
    expect(await previa()).toMatchObject({ repasses: 1, deslocamentoCentavos: 2_592, totalCentavos: 12_592 })
    expect(await ver(await acertarTudo(empresa))).toMatchObject({ totalCentavos: 12_592 })
  })

  it('de oito pessoas ao mesmo tempo, uma acerta o dia; o banco recusa o segundo', async () => {
    await diaComum()
    const pedido = await aAcertar(empresa)
    const respostas = await Promise.all(Array.from({ length: 8 }, () => dono()('POST /acerto', pedido)))
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ])
    const codigo = respostas.find(({ status }) => status === 201)?.corpo.acertados[0]?.codigo ?? ''
    const dias = await amb.db
      .selectFrom('acerto_deslocamento')
      .selectAll()
      .where('cliente', '=', empresa.cliente)
      .execute()
    expect(dias).toMatchObject([{ acerto: codigo, dia: DIA_DO_EXAME, km_decimos: 144, centavos: 2_592, vale: true }])
    await desfazer(codigo)
    const outro = await acertarTudo(empresa)
    await expect(
      amb.db.updateTable('acerto_deslocamento').set({ vale: true }).where('acerto', '=', codigo).execute(),
    ).rejects.toThrow('acerto_deslocamento_dia')
    expect((await ver(outro)).deslocamentoCentavos).toBe(2_592)
  })

  it('dois acertos ao mesmo tempo, com um exame que chega entre eles, pagam o dia uma vez', async () => {
    await diaComum()
    const pedido = await aAcertar(empresa)
    const [, acertado] = await Promise.all([concluido(amb, empresa), dono()('POST /acerto', pedido)])
    const recusa = 'codigo' in acertado.corpo ? acertado.corpo.codigo : null
    expect(['201 null', '409 CONFLITO_DE_VERSAO']).toContain(`${acertado.status} ${String(recusa)}`)
    await acertarTudo(empresa)
    const { rows } = await sql<{ soma: number; dias: number }>`select sum(centavos)::int as soma, count(*)::int as dias
      from acerto_deslocamento where cliente = ${empresa.cliente} and vale`.execute(amb.db)
    expect(rows).toEqual([{ soma: 2_592, dias: 1 }])
  })

  it('o caminho que mudou desde que se viu é dito', async () => {
    await diaComum()
    const pedido = await aAcertar(empresa)
    await visitar(15, await outraClinica(aoSul(0.3)))
    expect(await dono()('POST /acerto', pedido)).toMatchObject({
      status: 409,
      corpo: { codigo: 'CONFLITO_DE_VERSAO', mensagem: expect.stringMatching(/de deslocamento, R\$\s.+ ao todo/) },
    })
  })
})

it('o extrato, da empresa e do especialista, explica o dia trecho por trecho', async () => {
  await diaComum()
  const codigo = await acertarTudo(empresa)
  for (const quem of [dono(), especialista()]) {
    const { bytes } = await quem('GET /acerto/:codigo/pdf', { codigo })
    const texto = lerPdf(bytes).paginas.flat().join(' ').replaceAll(/\s+/g, ' ')
    expect(texto).toContain('Deslocamento do dia: 14,4 km')
    expect(texto).toMatch(
      /Volta de Clínica X .+ a ponto de partida: 7,2 km\. Ao todo 14,4 km\. A R\$ 1,80 por km: R\$ 25,92\./,
    )
    expect(texto).toMatch(/Repasses \(1\) R\$ 100,00 Deslocamento \(14,4 km\) R\$ 25,92 Total R\$ 125,92/)
  }
})
