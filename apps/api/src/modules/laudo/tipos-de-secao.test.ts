import type { ConteudoDoLaudo } from '@vetlume/dominio/laudo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  conteudo,
  corpo,
  criarExame,
  enviar,
  escrever,
  imagem,
  lerComo,
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

type Secao = ConteudoDoLaudo['secoes'][number]
type Corpo = NonNullable<Secao['corpo']>

const nodulo = {
  id: 'l1',
  oQue: 'Nódulo',
  lugar: 'Baço',
  lado: null,
  diametros: [2.1, 1.4],
  unidade: 'cm' as const,
}
const LESOES: Corpo = { tipo: 'LESOES', lesoes: [nodulo] }
const ESCORE = {
  tipo: 'ESCORE',
  escala: 'AFAST',
  itens: ['dh', 'er', 'cc', 'hr'].map((id, i) => ({ id, pontos: i < 2 ? 1 : 0 })),
} as const satisfies Corpo
const TRACADO: Corpo = {
  tipo: 'TRACADO',
  derivacoes: ['DI', 'DII'],
  velocidade: 50,
  calibracao: 10,
  duracao: { valor: 3, unidade: 'min' },
}
const tipada = (id: string, um: Corpo, campos: Partial<Secao> = {}) =>
  secao({
    id,
    titulo: `Seção ${id}`,
    orgao: null,
    situacao: 'ALTERADO',
    texto: texto('Descrito abaixo.'),
    corpo: um,
    ...campos,
  })
const CONCLUSAO = texto('Nódulo esplênico, líquido livre em pequeno volume; traçado descrito.')
const SECOES = [tipada('lesoes', LESOES), tipada('escore', ESCORE), tipada('tracado', TRACADO)]

describe('um laudo com lesões, escore e traçado', () => {
  it('é assinado com o que cada um diz, e a clínica e o papel leem o mesmo', async () => {
    const escrito = await escrever(amb, empresa, { conteudo: { secoes: SECOES, conclusao: CONCLUSAO } })
    const { arquivo } = corpo(await enviar(empresa, escrito.codigo, await imagem()))
    const com = conteudo({
      secoes: [tipada('lesoes', { tipo: 'LESOES', lesoes: [{ ...nodulo, figuras: [arquivo] }] }), ...SECOES.slice(1)],
      conclusao: CONCLUSAO,
      imagens: [{ arquivo, legenda: '' }],
    })
    const { codigo } = escrito
    const campos = { codigo, versao: escrito.versao, titulo: 'Ultrassom', critico: false }
    const { versao } = corpo(await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', { ...campos, conteudo: com }))
    corpo(await assinar(empresa, { codigo, versao }))
    const { documento, lesoesAnteriores, escoresAnteriores } = await lerComo(empresa, 'PARCEIRO', codigo)
    expect([...lesoesAnteriores, ...escoresAnteriores]).toEqual([])
    expect(documento?.secoes.map(({ quadro }) => quadro)).toMatchObject([
      {
        colunas: ['Nº', 'Lesão', 'Local', 'Tamanho', 'Figuras'],
        linhas: [{ chave: 'l1', celulas: ['1', 'Nódulo', 'Baço', '2,1 × 1,4 cm', '1'] }],
      },
      { campos: [{}, { rotulo: 'Total', valor: '2 de 4' }, { rotulo: 'Leitura', valor: 'pequeno volume' }] },
      { campos: [{ valor: 'DI, DII' }, { valor: '50 mm/s' }, { valor: '10 mm/mV' }, { valor: '3 min' }] },
    ])
    expect(JSON.stringify(documento)).not.toContain('"corpo"')
    const { bytes } = await empresa.como.PARCEIRO('GET /laudo/:codigo/pdf', { codigo })
    const papel = lerPdf(bytes).paginas.flat().join(' ')
    for (const dito of ['Nódulo', 'Baço', '2,1 × 1,4 cm', '2 de 4', 'Lisciandro', '50 mm/s', '10 mm/mV'])
      expect(papel).toContain(dito)
    const { itens } = corpo(await empresa.como.ESPECIALISTA('GET /laudo', { busca: 'Esplenorrenal' }))
    expect(itens.map((item) => item.codigo)).toContain(codigo)
  })

  it('a retificação diz o que mudou de uma lesão e do escore', async () => {
    const { codigo } = await assinado(amb, empresa, { conteudo: { secoes: SECOES, conclusao: CONCLUSAO } })
    const nova = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Medida trocada' }),
    )
    const { versao } = await lerComo(empresa, 'ESPECIALISTA', nova.codigo)
    const maior = tipada('lesoes', { tipo: 'LESOES', lesoes: [{ ...nodulo, diametros: [3.1, 1.4] }] })
    const salvo = corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo: nova.codigo,
        versao,
        titulo: 'Ultrassonografia abdominal',
        critico: false,
        conteudo: conteudo({ secoes: [maior, ...SECOES.slice(1)], conclusao: CONCLUSAO }),
      }),
    )
    corpo(await assinar(empresa, { codigo: nova.codigo, versao: salvo.versao }))
    const { documento } = await lerComo(empresa, 'CLIENTE', nova.codigo)
    expect(documento?.retifica?.mudancas).toEqual([
      'Seção lesoes: “Nódulo, Baço, 2,1 × 1,4 cm” passou a “Nódulo, Baço, 3,1 × 1,4 cm”.',
    ])
  })

  it('o exame seguinte do mesmo paciente tem as lesões e o escore de antes; o de outro, nada', async () => {
    const { animal } = await assinado(amb, empresa, { conteudo: { secoes: SECOES, conclusao: CONCLUSAO } })
    const comecar = async (exame: { animal?: string }) => {
      const { item } = await criarExame(amb, empresa, exame)
      const { codigo } = corpo(await empresa.como.ESPECIALISTA('POST /laudo', { item }))
      const { lesoesAnteriores, escoresAnteriores } = await lerComo(empresa, 'ESPECIALISTA', codigo)
      return { lesoesAnteriores, escoresAnteriores }
    }
    const em = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(await comecar({ animal })).toEqual({
      lesoesAnteriores: [{ secao: { id: 'lesoes', titulo: 'Seção lesoes' }, lesao: nodulo, em }],
      escoresAnteriores: [{ secao: { id: 'escore', titulo: 'Seção escore' }, escore: ESCORE, em }],
    })
    expect(await comecar({})).toEqual({ lesoesAnteriores: [], escoresAnteriores: [] })
  })

  it('a comparação com o escore de antes fica no que se assina, e o papel e a clínica a leem', async () => {
    const anterior = { em: '2026-08-12', itens: ESCORE.itens.map(({ id }) => ({ id, pontos: 1 })) }
    const secoes = [tipada('escore', { ...ESCORE, anterior })]
    const conclusao = texto('Líquido livre em pequeno volume.')
    const { codigo } = await assinado(amb, empresa, { conteudo: { secoes, conclusao } })
    const { documento } = await lerComo(empresa, 'PARCEIRO', codigo)
    const [quadro] = documento?.secoes.map((uma) => uma.quadro) ?? []
    expect(quadro?.campos.at(-1)).toEqual({
      rotulo: 'Exame anterior',
      valor: '12/08/2026: 4 de 4, grande volume (-2)',
    })
    expect(quadro?.colunas.at(-1)).toBe('Exame anterior')
    const { bytes } = await empresa.como.PARCEIRO('GET /laudo/:codigo/pdf', { codigo })
    const papel = lerPdf(bytes).paginas.flat().join(' ').replaceAll(/\s+/g, ' ')
    expect(papel).toContain('12/08/2026: 4 de 4, grande volume (-2)')
  })

  it('no papel, uma lista alta começa na página em que há lugar, e nenhuma lesão se parte em duas', async () => {
    const longa =
      'Nódulo hipoecoico heterogêneo de contornos irregulares com áreas cavitárias centrais e halo periférico'
    const lesoes = Array.from({ length: 12 }, (_, i) => ({
      ...nodulo,
      id: `l${i}`,
      oQue: `${i + 1}ª: ${longa}`,
      lugar: 'Lobo hepático medial direito, próximo à vesícula biliar e ao hilo',
      evolucao: { tipo: 'JA_EXISTIA' as const, em: '2026-08-12', diametros: [1.8, 1.2], unidade: 'cm' as const },
    }))
    const secoes = [tipada('lesoes', { tipo: 'LESOES', lesoes })]
    const { codigo } = await assinado(amb, empresa, { conteudo: { secoes, conclusao: CONCLUSAO } })
    const { bytes } = await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })
    const paginas = lerPdf(bytes).paginas.map((pagina) => pagina.join(' ').replaceAll(/\s+/g, ' '))
    expect(paginas[0]).toContain('1ª: Nódulo')
    for (const pagina of paginas) {
      const comecam = pagina.match(/\dª: /g)?.length ?? 0
      expect(pagina.match(/halo periférico/g)?.length ?? 0).toBe(comecam)
    }
  })

  it('o exame em que o escore não foi avaliado não é o anterior de nenhum', async () => {
    const pontuado = { conteudo: { secoes: [tipada('escore', ESCORE)], conclusao: CONCLUSAO } }
    const { animal } = await assinado(amb, empresa, pontuado)
    const calado = tipada(
      'escore',
      { tipo: 'ESCORE', escala: 'AFAST', itens: [] },
      { situacao: 'NAO_AVALIADO', motivo: 'Gás', texto: texto() },
    )
    await assinado(amb, empresa, {
      exame: { animal },
      conteudo: { secoes: [calado], conclusao: texto('Exame incompleto.') },
    })
    const { item } = await criarExame(amb, empresa, { animal })
    const { codigo } = corpo(await empresa.como.ESPECIALISTA('POST /laudo', { item }))
    const { escoresAnteriores } = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(escoresAnteriores.map(({ escore }) => escore)).toEqual([ESCORE])
  })

  it('o que não foi avaliado não mostra nada do que tinha', async () => {
    const calada = tipada('lesoes', LESOES, { situacao: 'NAO_AVALIADO', motivo: 'Gás', texto: texto() })
    const { codigo } = await escrever(amb, empresa, { conteudo: { secoes: [calada] } })
    const { pendencias } = corpo(await empresa.como.ESPECIALISTA('GET /laudo/:codigo/pendencias', { codigo }))
    expect(pendencias).toContainEqual(expect.objectContaining({ regra: 'nao-avaliado-com-texto', gravidade: 'ERRO' }))
    const salvo = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(salvo.conteudo.secoes[0]?.corpo).toEqual(LESOES)
  })

  it('com escore incompleto ou lesão sem lugar não é assinado', async () => {
    const secoes = [
      tipada('lesoes', { tipo: 'LESOES', lesoes: [{ ...nodulo, lugar: '' }] }),
      tipada('escore', { tipo: 'ESCORE', escala: 'AFAST', itens: [] }),
    ]
    const escrito = await escrever(amb, empresa, { conteudo: { secoes, conclusao: CONCLUSAO } })
    const recusa = await assinar(empresa, escrito)
    expect(recusa.status).toBe(409)
    expect(JSON.stringify(recusa.corpo)).toMatch(/lesao-incompleta.*escore-incompleto/)
  })
})

describe('o que não é de um tipo é recusado', () => {
  const lesoes = (campos: object) => ({ tipo: 'LESOES', lesoes: [{ ...nodulo, ...campos }] })
  it.each([
    ['um tipo que não há', { tipo: 'OUTRO' }],
    ['diâmetro negativo', lesoes({ diametros: [-1] })],
    ['quatro diâmetros', lesoes({ diametros: [1, 2, 3, 4] })],
    ['unidade que não mede lesão', lesoes({ unidade: 'kg' })],
    ['lado que não há', lesoes({ lado: 'CENTRO' })],
    ['duas lesões com a mesma chave', { tipo: 'LESOES', lesoes: [nodulo, nodulo] }],
    ['figura que não é arquivo', lesoes({ figuras: ['1'] })],
    ['dia que não há', lesoes({ evolucao: { tipo: 'JA_EXISTIA', em: '2026-13-40', diametros: [], unidade: 'cm' } })],
    ['escala que não há', { tipo: 'ESCORE', escala: 'MINHA', itens: [] }],
    ['dia do escore de antes que não há', { ...ESCORE, anterior: { em: '2026-13-40', itens: [] } }],
    ['pontos quebrados', { tipo: 'ESCORE', escala: 'AFAST', itens: [{ id: 'dh', pontos: 0.5 }] }],
    ['velocidade zero', { ...TRACADO, velocidade: 0 }],
    ['duração sem unidade', { ...TRACADO, duracao: { valor: 3 } }],
  ])('%s', async (_caso, um) => {
    const { codigo, versao } = await escrever(amb, empresa)
    const errado = conteudo({ secoes: [tipada('x', um as Corpo)] })
    const campos = { codigo, versao, titulo: 'T', critico: false, conteudo: errado }
    expect((await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', campos)).status).toBe(422)
  })
})

it('o laudo começa com o tipo que o modelo deu à seção', async () => {
  const { corpo: _, ...base } = tipada('lesoes', LESOES)
  const lista: Corpo = { tipo: 'LESOES', lesoes: [], exigeTamanho: true }
  const secoes = [
    { ...base, frases: [], corpo: lista },
    { ...base, id: 'texto', titulo: 'Texto', frases: [] },
  ]
  const modelo = await publicarModelo(amb, empresa.cliente, { secoes })
  const { item } = await criarExame(amb, empresa)
  const { codigo } = corpo(await empresa.como.ESPECIALISTA('POST /laudo', { item, modelo }))
  const { conteudo: lido } = await lerComo(empresa, 'ESPECIALISTA', codigo)
  expect(lido.secoes.map((uma) => uma.corpo)).toEqual([lista, undefined])
})
