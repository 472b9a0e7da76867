import { chaveDaMedida, type ConteudoDoLaudo } from '@vetlume/dominio/laudo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { fazerDicom } from '../../../teste/dicom.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  conteudo,
  corpo,
  enviar,
  escrever,
  imagem,
  lerComo,
  medida,
  publicarModelo,
  secao,
  texto,
} from '../../../teste/laudo/cenario.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const CONTEUDO = {
  secoes: [
    secao(),
    secao({
      id: 'baco',
      titulo: 'Baço',
      orgao: 'BACO',
      situacao: 'ALTERADO' as const,
      texto: texto('Contornos irregulares.'),
      medidas: [medida({ valor: 45 })],
    }),
  ],
  conclusao: texto('Esplenomegalia a esclarecer.'),
}

async function assinarCom(modelo: string | undefined) {
  await amb.db
    .updateTable('servico')
    .set({ modelo: modelo ?? null })
    .where('codigo', '=', empresa.servico)
    .execute()
  const laudo = await assinado(amb, empresa, { conteudo: CONTEUDO })
  const { documento } = await lerComo(empresa, 'CLIENTE', laudo.codigo)
  const { bytes } = await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo: laudo.codigo })
  return { ...laudo, documento, papel: lerPdf(bytes).paginas.flat().join(' ') }
}

it('sem escolha nenhuma, o documento é o de antes: conclusão no fim e nenhum campo novo', async () => {
  const { documento, papel } = await assinarCom(await publicarModelo(amb, empresa.cliente))
  expect(Object.keys(documento ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/conclusaoPrimeiro|resumo|^exame$/)]),
  )
  expect(papel.indexOf('Esplenomegalia')).toBeGreaterThan(papel.indexOf('Contornos irregulares'))
})

it('com as escolhas do modelo: conclusão primeiro, resumo do alterado e só o que foi registrado do exame', async () => {
  const impressao = { conclusaoPrimeiro: true, resumo: true, exame: true }
  const modelo = await publicarModelo(amb, empresa.cliente, { impressao })
  const semRegistro = await assinarCom(modelo)
  expect(semRegistro.documento).toMatchObject({
    conclusaoPrimeiro: true,
    resumo: [{ titulo: 'Baço', achados: [] }],
  })
  expect(semRegistro.documento?.exame).toBeUndefined()
  const { papel } = semRegistro
  const lugares = ['Esplenomegalia', 'Resumo do que está alterado', 'Contornos irregulares', 'Verifique este laudo']
  const posicoes = lugares.map((lugar) => papel.indexOf(lugar))
  expect(posicoes.every((posicao) => posicao >= 0)).toBe(true)
  expect(posicoes).toEqual(posicoes.toSorted((a, b) => a - b))
  expect(papel.split('Esplenomegalia')).toHaveLength(2)
})

it('jejum e sedação registrados saem; o que foi assinado fica como foi, mesmo que o modelo mude', async () => {
  const modelo = await publicarModelo(amb, empresa.cliente, {
    impressao: { conclusaoPrimeiro: false, resumo: false, exame: true },
  })
  await amb.db.updateTable('servico').set({ modelo }).where('codigo', '=', empresa.servico).execute()
  const escrito = await escrever(amb, empresa, { conteudo: CONTEUDO })
  await amb.db
    .updateTable('atendimento')
    .set({ jejum: true, sedacao: false })
    .where('codigo', '=', escrito.atendimento)
    .execute()
  corpo(await assinar(empresa, escrito))
  const antes = (await lerComo(empresa, 'PARCEIRO', escrito.codigo)).documento
  expect(antes?.exame).toEqual([
    { rotulo: 'Jejum', valor: 'Sim' },
    { rotulo: 'Sedação', valor: 'Não' },
  ])
  expect([antes?.resumo, antes?.conclusaoPrimeiro]).toEqual([undefined, undefined])
  await amb.db.updateTable('atendimento').set({ jejum: false }).where('codigo', '=', escrito.atendimento).execute()
  expect((await lerComo(empresa, 'PARCEIRO', escrito.codigo)).documento).toEqual(antes)
})

describe('as figuras medidas', () => {
  const ESPESSURA = medida({ valor: 25 })
  /** Half a millimetre each pixel, by who calibrated it: 50 of them are 25 mm. */
  const CALIBRADA = { de: { x: 0, y: 100 }, ate: { x: 100, y: 100 }, mm: 50 }
  const marca = (valor: 'certo' | 'outro') => ({
    id: 'a',
    tipo: 'DISTANCIA' as const,
    pontos: [
      { x: 10, y: 10 },
      { x: valor === 'certo' ? 60 : 90, y: 10 },
    ],
    escritaEm: [chaveDaMedida('baco', ESPESSURA)],
  })
  const SECOES = [
    secao(),
    secao({
      id: 'baco',
      titulo: 'Baço',
      orgao: 'BACO',
      situacao: 'ALTERADO' as const,
      texto: texto('Contornos irregulares.'),
      medidas: [ESPESSURA],
    }),
    secao({ id: 'livre', titulo: 'Cavidade', orgao: null, texto: texto('Sem líquido livre.') }),
  ]

  async function comFiguras(figuras: boolean, marcas: (ReturnType<typeof marca> | null)[]) {
    const impressao = { conclusaoPrimeiro: false, resumo: false, exame: false, figuras }
    const modelo = await publicarModelo(amb, empresa.cliente, { impressao })
    await amb.db.updateTable('servico').set({ modelo }).where('codigo', '=', empresa.servico).execute()
    const escrito = await escrever(amb, empresa, { conteudo: CONTEUDO })
    const imagens: ConteudoDoLaudo['imagens'] = []
    for (const [i, uma] of marcas.entries()) {
      const { arquivo } = corpo(await enviar(empresa, escrito.codigo, await imagem(`#1144${20 + i}`)))
      imagens.push({ arquivo, legenda: `Corte ${i}`, ...(uma && { marcas: [uma], calibracao: CALIBRADA }) })
    }
    const { versao } = corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo: escrito.codigo,
        versao: escrito.versao,
        titulo: 'Ultrassonografia abdominal',
        critico: false,
        conteudo: conteudo({ ...CONTEUDO, secoes: SECOES, imagens, imagensPorPagina: 2 }),
      }),
    )
    corpo(await assinar(empresa, { codigo: escrito.codigo, versao }))
    const { documento } = await lerComo(empresa, 'PARCEIRO', escrito.codigo)
    const { bytes } = await empresa.como.PARCEIRO('GET /laudo/:codigo/pdf', { codigo: escrito.codigo })
    return { documento, papel: lerPdf(bytes).paginas.flat().join(' ') }
  }

  it('ficam junto da seção da medida, com o que medem, uma vez cada; as outras no fim, com o número de sempre', async () => {
    const { documento, papel } = await comFiguras(true, [null, marca('certo'), null, marca('outro')])
    expect(documento?.imagens.map(({ junto }) => junto)).toEqual([
      undefined,
      { secao: 'baco', medidas: ['Espessura: 25,0 mm'] },
      undefined,
      undefined,
    ])
    expect(documento?.paginasDeImagens).toEqual([2, 1])
    const lugares = ['Contornos irregulares.', 'Figura 2', 'Sem líquido livre.', 'Figura 1', 'Figura 3', 'Figura 4']
    expect(lugares.map((dito) => papel.split(dito).length)).toEqual(lugares.map(() => 2))
    const onde = lugares.map((dito) => papel.indexOf(dito))
    expect(onde).toEqual(onde.toSorted((a, b) => a - b))
  })

  it('sem a escolha do modelo, todas no fim', async () => {
    const { documento, papel } = await comFiguras(false, [marca('certo'), null, null])
    expect(documento?.imagens.some(({ junto }) => junto !== undefined)).toBe(false)
    expect(documento?.paginasDeImagens).toEqual([2, 1])
    expect(papel.indexOf('Figura 1')).toBeGreaterThan(papel.indexOf('Sem líquido livre.'))
  })

  it('quando todas estão nas seções, não há páginas de imagens', async () => {
    const { documento, papel } = await comFiguras(true, [marca('certo')])
    expect(documento?.paginasDeImagens).toBeUndefined()
    expect(papel).toContain('Espessura: 25,0 mm')
    expect(papel).not.toContain('Imagens')
  })
})

it.each([
  ['PARCEIRO', (dela: Empresa) => dela.parceiro, 1],
  ['PROPRIO', () => null, 2],
] as const)('diz o lugar do exame, como foi agendado: %s', async (tipo_local, parceiroDe, horas) => {
  const modelo = await publicarModelo(amb, empresa.cliente, {
    impressao: { conclusaoPrimeiro: false, resumo: false, exame: true },
  })
  await amb.db.updateTable('servico').set({ modelo }).where('codigo', '=', empresa.servico).execute()
  const escrito = await escrever(amb, empresa, { conteudo: CONTEUDO })
  const parceiro = parceiroDe(empresa)
  const inicio = amb.relogio.agora().add({ hours: horas })
  const { codigo: agendamento } = await amb.db
    .insertInto('agendamento')
    .values({
      cliente: empresa.cliente,
      especialista: empresa.especialista,
      animal: escrito.animal,
      parceiro,
      tipo_local,
      estado: 'REALIZADO',
      prioridade: 'ROTINA',
      inicio: inicio.toString(),
      fim: inicio.add({ minutes: 30 }).toString(),
      criado_em: inicio.toString(),
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await amb.db.updateTable('atendimento').set({ agendamento }).where('codigo', '=', escrito.atendimento).execute()
  corpo(await assinar(empresa, escrito))
  const { documento } = await lerComo(empresa, 'PARCEIRO', escrito.codigo)
  const { nome } =
    parceiro === null
      ? { nome: documento?.estabelecimento.nomeFantasia }
      : await amb.db.selectFrom('parceiro').select('nome').where('codigo', '=', parceiro).executeTakeFirstOrThrow()
  expect(documento?.exame).toEqual([{ rotulo: 'Local do exame', valor: nome }])
})

it('a técnica que o modelo pede: a seção que a conta e a exposição do arquivo DICOM', async () => {
  const modelo = await publicarModelo(amb, empresa.cliente, {
    impressao: { conclusaoPrimeiro: true, resumo: false, exame: false, tecnica: { secao: 'baco' } },
  })
  await amb.db.updateTable('servico').set({ modelo }).where('codigo', '=', empresa.servico).execute()
  const escrito = await escrever(amb, empresa, { conteudo: CONTEUDO })
  const radiografia = fazerDicom({
    linhas: 40,
    colunas: 40,
    pixels: new Uint8Array(1_600),
    elementos: [
      [0x0018_0060, 'DS', '70'],
      [0x0018_1152, 'IS', '5'],
      [0x0018_5101, 'CS', 'LL'],
    ],
  })
  const { arquivo } = corpo(await enviar(empresa, escrito.codigo, radiografia, 'IM0001'))
  const { versao } = corpo(
    await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
      codigo: escrito.codigo,
      versao: escrito.versao,
      titulo: 'Radiografia',
      critico: false,
      conteudo: conteudo({ ...CONTEUDO, imagens: [{ arquivo, legenda: '' }] }),
    }),
  )
  corpo(await assinar(empresa, { codigo: escrito.codigo, versao }))
  const { documento } = await lerComo(empresa, 'PARCEIRO', escrito.codigo)
  expect(documento?.tecnica).toEqual({ secao: 'baco', exposicao: ['LL: 70 kV, 5 mAs'] })
  const { bytes } = await empresa.como.PARCEIRO('GET /laudo/:codigo/pdf', { codigo: escrito.codigo })
  const papel = lerPdf(bytes).paginas.flat().join(' ')
  const lugares = ['Contornos irregulares.', 'LL: 70 kV, 5 mAs', 'Esplenomegalia', 'Ecotextura'].map((dito) =>
    papel.indexOf(dito),
  )
  expect(lugares).toEqual(lugares.toSorted((a, b) => a - b))
  expect(papel.split('Contornos irregulares.')).toHaveLength(2)
})
