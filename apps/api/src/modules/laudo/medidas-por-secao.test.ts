import { preencherCalculadas, type ConteudoDoLaudo } from '@vetlume/dominio/laudo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  conteudo,
  corpo,
  criarExame,
  escrever,
  lerComo,
  medida,
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

const VALVAS = [
  ['valva-tricuspide', 'Valva tricúspide', 3.2],
  ['valva-aortica', 'Valva aórtica', 1.5],
  ['valva-pulmonar', 'Valva pulmonar', 0.9],
] as const

const velocidade = (valor: number | null) =>
  medida({ id: 'VELOCIDADE_MAXIMA', rotulo: 'Velocidade máxima', valor, unidade: 'm/s' })
const gradiente = (valor: number | null) =>
  medida({ id: 'GRADIENTE_PRESSAO', rotulo: 'Gradiente de pressão', valor, unidade: 'mmHg' })

/** The velocities as they are typed, each in its valve, with the gradients still blank. */
const secoesDoEco = (mudar: (valores: number[]) => number[] = (valores) => valores) => {
  const velocidades = mudar(VALVAS.map(([, , valor]) => valor))
  return VALVAS.map(([id, titulo], i) =>
    secao({
      id,
      titulo,
      orgao: id.toUpperCase().replace('-', '_'),
      // 41 mmHg is no normal gradient.
      situacao: i === 0 ? 'ALTERADO' : 'NORMAL',
      texto: texto('Gradiente máximo de {{medida.GRADIENTE_PRESSAO}}.'),
      medidas: [velocidade(velocidades[i] ?? null), gradiente(null)],
    }),
  )
}

const CONCLUSAO = texto('Insuficiência tricúspide.')

/** What the editor saves: every formula filled by the product. */
const comoNoEditor = (campos: Partial<ConteudoDoLaudo>) =>
  preencherCalculadas(conteudo({ conclusao: CONCLUSAO, ...campos }), 12_400, new Set<string>())

const errosDe = async (codigo: string) =>
  corpo(await empresa.como.ESPECIALISTA('GET /laudo/:codigo/pendencias', { codigo })).pendencias.filter(
    ({ gravidade }) => gravidade === 'ERRO',
  )

describe('um eco com três velocidades', () => {
  it('imprime três gradientes, cada um o da sua valva', async () => {
    const escrito = comoNoEditor({
      secoes: secoesDoEco(),
      conclusao: texto('Insuficiência tricúspide, com {{medida.valva-tricuspide.GRADIENTE_PRESSAO}}.'),
    })
    const { codigo } = await assinado(amb, empresa, { conteudo: escrito })
    const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
    expect(documento?.secoes.map(({ titulo, medidas }) => [titulo, ...medidas.map(({ valor }) => valor)])).toEqual([
      ['Valva tricúspide', '3,20 m/s', '41,0 mmHg'],
      ['Valva aórtica', '1,50 m/s', '9,0 mmHg'],
      ['Valva pulmonar', '0,90 m/s', '3,2 mmHg'],
    ])
    expect(documento?.secoes.map((uma) => uma.texto)).toEqual(
      ['41,0', '9,0', '3,2'].map((valor) => texto(`Gradiente máximo de ${valor} mmHg.`)),
    )
    expect(documento?.conclusao).toEqual(texto('Insuficiência tricúspide, com 41,0 mmHg.'))

    const { bytes } = await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })
    const linhas = lerPdf(bytes).paginas.flat()
    const posicoes = ['41,0 mmHg', '9,0 mmHg', '3,2 mmHg'].map((valor) => linhas.indexOf(valor))
    expect(posicoes.every((posicao) => posicao >= 0)).toBe(true)
    expect(posicoes).toEqual(posicoes.toSorted((a, b) => a - b))
  })

  it('com o gradiente de outra valva não é assinado, e a recusa traz os dois números', async () => {
    const secoes = secoesDoEco().map((uma) => ({
      ...uma,
      medidas: uma.medidas.map((m) => (m.id === 'GRADIENTE_PRESSAO' ? { ...m, valor: 3.2 } : m)),
    }))
    const errado = await escrever(amb, empresa, { conteudo: { secoes, conclusao: CONCLUSAO } })
    const { status, corpo: recusa } = await assinar(empresa, errado)
    expect([status, recusa]).toMatchObject([409, { codigo: 'LAUDO_COM_PENDENCIAS' }])
    expect(await errosDe(errado.codigo)).toMatchObject(
      [
        ['valva-tricuspide', '41,0'],
        ['valva-aortica', '9,0'],
      ].map(([onde, certo]) => ({
        regra: 'medida-diferente-do-calculo',
        gravidade: 'ERRO',
        secao: onde,
        mensagem: expect.stringMatching(`3,2 mmHg, mas Vmáx dá ${certo} mmHg`),
      })),
    )
  })

  it('mudada a velocidade depois, o gradiente guardado não passa', async () => {
    const { secoes } = comoNoEditor({ secoes: secoesDoEco() })
    const mudada = secoes.with(0, { ...secoes[0]!, medidas: [velocidade(3.9), gradiente(41)] })
    const { codigo } = await escrever(amb, empresa, { conteudo: { secoes: mudada, conclusao: CONCLUSAO } })
    expect((await errosDe(codigo)).map(({ regra, secao: onde }) => [regra, onde])).toEqual([
      ['medida-diferente-do-calculo', 'valva-tricuspide'],
    ])
  })

  it('na conclusão, o nome curto não diz de qual valva é, e impede', async () => {
    const escrito = comoNoEditor({
      secoes: secoesDoEco(),
      conclusao: texto('Gradiente de {{medida.GRADIENTE_PRESSAO}}.'),
    })
    const { codigo } = await escrever(amb, empresa, { conteudo: escrito })
    expect(await errosDe(codigo)).toMatchObject([
      {
        regra: 'variavel-sem-valor',
        gravidade: 'ERRO',
        mensagem: expect.stringContaining('Valva tricúspide, Valva aórtica, Valva pulmonar'),
      },
    ])
  })

  it('a retificação diz a valva que mudou, e o exame seguinte traz a medida de cada uma', async () => {
    const { codigo, animal } = await assinado(amb, empresa, { conteudo: comoNoEditor({ secoes: secoesDoEco() }) })
    const { codigo: nova } = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', { codigo, motivo: 'Velocidade' }),
    )
    const { versao } = corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo: nova,
        versao: 1,
        titulo: 'Ultrassonografia abdominal',
        critico: false,
        conteudo: comoNoEditor({ secoes: secoesDoEco(([, ...outras]) => [3.4, ...outras]) }),
      }),
    )
    corpo(await assinar(empresa, { codigo: nova, versao }))
    const { documento } = await lerComo(empresa, 'CLIENTE', nova)
    expect(documento?.retifica?.mudancas.filter((mudanca) => /passou de/.test(mudanca))).toEqual([
      'Valva tricúspide: Velocidade máxima passou de 3,20 m/s para 3,40 m/s.',
      'Valva tricúspide: Gradiente de pressão passou de 41,0 mmHg para 46,2 mmHg.',
    ])

    const { item } = await criarExame(amb, empresa, { animal })
    const { codigo: seguinte } = corpo(await empresa.como.ESPECIALISTA('POST /laudo', { item }))
    const { medidasAnteriores } = await lerComo(empresa, 'ESPECIALISTA', seguinte)
    const gradientes = medidasAnteriores.filter(({ id }) => id === 'GRADIENTE_PRESSAO')
    expect(gradientes.map(({ secao: onde, valor }) => [onde.titulo, valor])).toEqual([
      ['Valva tricúspide', 46.2],
      ['Valva aórtica', 9],
      ['Valva pulmonar', 3.2],
    ])
  })
})

it('de dois rins, cada razão é a do seu lado', async () => {
  const rim = (valor: number, lado: 'ESQUERDO' | 'DIREITO') =>
    medida({ id: 'RIM_COMPRIMENTO', rotulo: 'Comprimento do rim', valor, unidade: 'cm', lado })
  const razao = (lado: 'ESQUERDO' | 'DIREITO') =>
    medida({ id: 'RIM_AORTA', rotulo: 'Relação rim : aorta', valor: null, unidade: '', lado })
  const aorta = medida({ id: 'AORTA_ABDOMINAL', rotulo: 'Aorta', valor: 0.7, unidade: 'cm' })
  const medidas = [rim(5.2, 'ESQUERDO'), rim(6, 'DIREITO'), aorta, razao('ESQUERDO'), razao('DIREITO')]
  const { codigo } = await assinado(amb, empresa, {
    conteudo: comoNoEditor({ secoes: [secao({ id: 'rins', titulo: 'Rins', orgao: 'RINS', medidas })] }),
  })
  const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
  expect(documento?.secoes[0]?.medidas.slice(3)).toMatchObject([
    { rotulo: 'Relação rim : aorta (lado esquerdo)', valor: '7,43', situacao: 'DENTRO' },
    { rotulo: 'Relação rim : aorta (lado direito)', valor: '8,57', situacao: 'DENTRO' },
  ])
})
