import { describe, expect, it } from 'vitest'
import type { DocumentoDoLaudo } from './documento.ts'
import { mudancasDoLaudo } from './mudancas.ts'
import { texto } from '../../teste/laudo/conteudo-de-exemplo.ts'
import { documentoDeExemplo } from '../../teste/laudo/documento-de-exemplo.ts'

type Secao = DocumentoDoLaudo['secoes'][number]

const secao = (campos: Partial<Secao> = {}): Secao => ({
  id: 'adrenais',
  titulo: 'Adrenais',
  orgao: 'ADRENAIS',
  situacao: 'NORMAL',
  motivo: null,
  texto: texto('Adrenal direita simétrica e homogênea.'),
  medidas: [{ rotulo: 'Polo caudal', valor: '0,50 cm', referencia: null, situacao: null }],
  ...campos,
})

const imagem = (sha256: string, legenda = 'corte') => ({ sha256, legenda, largura: 10, altura: 10 })

const documento = (campos: Partial<DocumentoDoLaudo> = {}): DocumentoDoLaudo =>
  documentoDeExemplo({
    secoes: [secao()],
    conclusao: texto('Sem alterações.'),
    imagens: [imagem('a'), imagem('b')],
    ...campos,
  })

const comSecao = (campos: Partial<Secao>) => documento({ secoes: [secao(campos)] })
const outra = secao({ id: 'baco', titulo: 'Baço' })

describe('mudancasDoLaudo', () => {
  it.each<[string, DocumentoDoLaudo, string[]]>([
    ['nada', documento(), []],
    [
      'palavra',
      comSecao({ texto: texto('Adrenal esquerda simétrica e homogênea.') }),
      ['Adrenais: “direita” passou a “esquerda”.'],
    ],
    [
      'texto incluído',
      comSecao({ texto: texto('Adrenal direita simétrica e homogênea.', 'Sem nódulos.') }),
      ['Adrenais: incluído “Sem nódulos.”.'],
    ],
    ['texto retirado', comSecao({ texto: texto('Adrenal direita homogênea.') }), ['Adrenais: retirado “simétrica e”.']],
    [
      'formatação',
      comSecao({
        texto: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'Adrenal direita simétrica e homogênea.', marks: [{ type: 'bold' }] }],
            },
          ],
        },
      }),
      ['Adrenais: mudou a formatação do texto.'],
    ],
    [
      'situação e motivo',
      comSecao({ situacao: 'NAO_AVALIADO', motivo: 'Gases' }),
      ['Adrenais: passou de normal para não avaliado.', 'Adrenais, motivo: incluído “Gases”.'],
    ],
    ['situação tirada', comSecao({ situacao: null }), ['Adrenais: passou de normal para sem situação.']],
    [
      'medida',
      comSecao({ medidas: [{ rotulo: 'Polo caudal', valor: '0,60 cm', referencia: null, situacao: null }] }),
      ['Adrenais: Polo caudal passou de 0,50 cm para 0,60 cm.'],
    ],
    [
      'medida trocada',
      comSecao({ medidas: [{ rotulo: 'Polo cranial', valor: '0,60 cm', referencia: null, situacao: null }] }),
      ['Adrenais: incluída a medida Polo cranial, 0,60 cm.', 'Adrenais: retirada a medida Polo caudal, 0,50 cm.'],
    ],
    [
      'título da seção',
      comSecao({ titulo: 'Glândulas adrenais' }),
      ['Título de seção: “Adrenais” passou a “Glândulas adrenais”.'],
    ],
    ['seção incluída', documento({ secoes: [secao(), outra] }), ['Incluída a seção Baço.']],
    ['seção retirada', documento({ secoes: [] }), ['Retirada a seção Adrenais.']],
    [
      'conclusão',
      documento({ conclusao: texto('Hepatomegalia.') }),
      ['Conclusão: “Sem alterações.” passou a “Hepatomegalia.”.'],
    ],
    ['título', documento({ titulo: 'Ultrassom abdominal' }), ['Título: incluído “abdominal”.']],
    [
      'identidade',
      documento({ animal: { ...documento().animal, sexo: 'Macho', peso: '10 kg' } }),
      ['Sexo: “Fêmea” passou a “Macho”.', 'Peso: incluído “10 kg”.'],
    ],
    [
      'responsável',
      documento({ responsavel: { nome: 'Bia', documento: null, endereco: null } }),
      ['Responsável pelo animal: “Ana” passou a “Bia”.'],
    ],
    [
      'imagens',
      documento({ imagens: [imagem('a'), imagem('c'), imagem('d')] }),
      ['2 imagens incluídas.', 'Retirada uma imagem.'],
    ],
    ['ordem das imagens', documento({ imagens: [imagem('b'), imagem('a')] }), ['Mudou a ordem das imagens.']],
    [
      'marcas',
      documento({ imagens: [imagem('a'), { ...imagem('b'), desenhos: [{ tracos: [], rotulos: [] }] }] }),
      ['Imagem 2: mudaram as marcas e medidas sobre ela.'],
    ],
    [
      'legenda',
      documento({ imagens: [imagem('a'), imagem('b', 'baço')] }),
      ['Legenda da imagem 2: “corte” passou a “baço”.'],
    ],
  ])('%s', (_nome, depois, mudancas) => expect(mudancasDoLaudo(documento(), depois)).toEqual(mudancas))

  it('acha a medida pelo que ela é, também com outro nome ou com o nome de outra', () => {
    const medida = (chave: string, rotulo: string, valor: string) => ({
      chave,
      rotulo,
      valor,
      referencia: null,
      situacao: null,
    })
    const edicao = (...medidas: Secao['medidas']) => documento({ secoes: [secao({ medidas })] })
    const [esquerda, direita] = [medida('A ESQUERDO', 'Polo', '0,50 cm'), medida('A DIREITO', 'Polo', '0,60 cm')]
    expect(mudancasDoLaudo(edicao(esquerda, direita), edicao(direita, { ...esquerda, valor: '0,55 cm' }))).toEqual([
      'Adrenais: Polo passou de 0,50 cm para 0,55 cm.',
    ])
    expect(mudancasDoLaudo(edicao(esquerda), edicao({ ...esquerda, rotulo: 'Polo (lado esquerdo)' }))).toEqual([])
  })

  it('dois clipes que começam iguais são dois: trocar um pelo outro é dito', () => {
    const com = (sha256: string) => ({
      ...imagem('a'),
      clipe: { sha256, formato: 'MP4' as const, duracaoMs: null, largura: null, altura: null, quadrosPorSegundo: null },
    })
    const mudou = mudancasDoLaudo(documento({ imagens: [com('x')] }), documento({ imagens: [com('y')] }))
    expect(mudou).toEqual(['Incluída uma imagem.', 'Retirada uma imagem.'])
    expect(mudancasDoLaudo(documento({ imagens: [com('x')] }), documento({ imagens: [com('x')] }))).toEqual([])
  })

  it('diz quando só a ordem das seções mudou', () => {
    expect(mudancasDoLaudo(documento({ secoes: [secao(), outra] }), documento({ secoes: [outra, secao()] }))).toEqual([
      'Mudou a ordem das seções.',
    ])
  })

  it('não toma por mudança outra ordem de chaves do mesmo texto', () => {
    const [paragrafo] = secao().texto.content
    const emOutraOrdem = { content: [{ ...paragrafo }], type: 'doc' } as Secao['texto']
    expect(mudancasDoLaudo(documento(), comSecao({ texto: emOutraOrdem }))).toEqual([])
  })

  it('corta o que é longo demais para uma faixa', () => {
    const [mudanca = ''] = mudancasDoLaudo(documento(), documento({ conclusao: texto('palavra '.repeat(100)) }))
    expect(mudanca).toContain('…”')
    expect(mudanca.length).toBeLessThan(250)
  })
})
