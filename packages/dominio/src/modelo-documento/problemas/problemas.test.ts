import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estruturaDoModelo, type EstruturaDoModelo } from '../../laudo/index.ts'
import { emParagrafos, MODELOS_DE_LAUDO, MODELOS_DE_TEXTO } from '../../modelos/index.ts'
import { estruturaDeTexto, type EstruturaDeTexto } from '../estrutura-de-texto.ts'
import { estruturaInicial } from '../estrutura-inicial.ts'
import { laudo, propria, referencia, texto } from '../../../teste/modelo-documento/modelos-de-exemplo.ts'
import { problemasDoDocumento, problemasDoLaudo } from './index.ts'

describe('modelos de partida', () => {
  it.each(MODELOS_DE_LAUDO.map((m) => [m.nome, m] as const))('%s pode ser publicado', (_, { estrutura, sexo }) => {
    expect(problemasDoLaudo(estrutura, sexo)).toEqual([])
  })
  it.each(MODELOS_DE_TEXTO.map((m) => [m.nome, m] as const))('%s pode ser publicado', (_, { estrutura, tipo }) => {
    expect(estruturaDeTexto.safeParse(estrutura).error).toBeUndefined()
    expect(problemasDoDocumento(estrutura, tipo)).toEqual([])
  })
})

it.each([
  ['medidas', 40],
  ['frases', 100],
] as const)('uma seção de um modelo tem até %s: %i', (campo, quantas) => {
  const cheio = (mais: number) => {
    const um = laudo()
    const [item] = um.secoes.flatMap((secao): object[] => secao[campo])
    um.secoes[0]![campo] = Array.from({ length: quantas + mais }, () => item) as never
    return estruturaDoModelo.safeParse(um).success
  }
  expect([cheio(0), cheio(1)]).toEqual([true, false])
})

type Estrago = (estrutura: EstruturaDoModelo) => void
const secao = (estrutura: EstruturaDoModelo) => estrutura.secoes[0]!
describe('problemasDoLaudo', () => {
  it.each<[string, Estrago, string, RegExp]>([
    ['sem seções', (e) => void (e.secoes = []), 'secoes', /ao menos uma/],
    ['título em branco', (e) => void (secao(e).titulo = ' '), 'secoes.0.titulo', /Dê um título/],
    ['título repetido', (e) => void (secao(e).titulo = 'RINS'), 'secoes.1.titulo', /Já há uma seção/],
    ['chave repetida', (e) => void (secao(e).id = 'rins'), 'secoes.1.id', /chave/],
    ['órgão desconhecido', (e) => void (secao(e).orgao = 'CAUDA'), 'secoes.0.orgao', /da lista/],
    ['órgão de outro sexo', (e) => void (secao(e).orgao = 'PROSTATA'), 'secoes.0.orgao', /fêmeas/],
    ['normal sem texto', (e) => void (secao(e).texto = emParagrafos(' ')), 'secoes.0.texto', /normal/],
    [
      'variável desconhecida',
      (e) => void (secao(e).texto = emParagrafos('A {{animal.cor}}.')),
      'secoes.0.texto',
      /não existe/,
    ],
    [
      'medida que o modelo não tem',
      (e) => void (e.conclusao = emParagrafos('{{medida.VHS}}')),
      'conclusao',
      /Nenhuma seção/,
    ],
    ['chaves soltas', (e) => void (e.conclusao = emParagrafos('{{animal.nome}')), 'conclusao', /soltas/],
    ['frase sem texto', (e) => void (secao(e).frases[1]!.texto = ''), 'secoes.0.frases.1.texto', /Escreva/],
    ['frase sem nome', (e) => void (e.frasesDeConclusao[0]!.titulo = ''), 'frasesDeConclusao.0.titulo', /nome/],
    [
      'frase repetida',
      (e) => void (secao(e).frases[1]!.titulo = secao(e).frases[0]!.titulo),
      'secoes.0.frases.1.titulo',
      /Já há/,
    ],
    [
      'medida sem unidade',
      (e) => void (secao(e).medidas[0]!.unidade = ''),
      'secoes.0.medidas.0.unidade',
      /Use mm ou cm/,
    ],
    [
      'medida livre sem unidade',
      (e) => secao(e).medidas.push({ id: '', rotulo: 'X', valor: null, unidade: '', lado: null }),
      'secoes.0.medidas.1.unidade',
      /Escolha a unidade/,
    ],
    ['medida desconhecida', (e) => void (secao(e).medidas[0]!.id = 'UNHA'), 'secoes.0.medidas.0.id', /da lista/],
    ['medida dobrada', (e) => secao(e).medidas.push(secao(e).medidas[0]!), 'secoes.0.medidas.1.id', /já está/],
    ['lado em órgão ímpar', (e) => void (secao(e).medidas[0]!.lado = 'DIREITO'), 'secoes.0.medidas.0.lado', /lado/],
    ['valor no modelo', (e) => void (secao(e).medidas[0]!.valor = 3), 'secoes.0.medidas.0.valor', /valores/],
    ['fórmula ilegível', (e) => void (e.medidasProprias = [propria('2 *')]), 'medidasProprias.0.formula', /incompleta/],
    [
      'fórmula de medida que não há',
      (e) => void (e.medidasProprias = [propria('UNHA * 2')]),
      'medidasProprias.0.formula',
      /“UNHA”/,
    ],
    [
      'fórmula constante',
      (e) => void (e.medidasProprias = [propria('2 + 2')]),
      'medidasProprias.0.formula',
      /ao menos uma/,
    ],
    [
      'fórmulas em círculo',
      (e) => void (e.medidasProprias = [propria('PROPRIA_B'), propria('PROPRIA_A', { id: 'PROPRIA_B', rotulo: 'B' })]),
      'medidasProprias.0.formula',
      /si mesma/,
    ],
    [
      'medida própria repetida',
      (e) => void (e.medidasProprias = [propria(null), propria(null, { rotulo: 'Outra' })]),
      'medidasProprias.1.id',
      /chave/,
    ],
    [
      'referência sem fonte',
      (e) => void (e.referencias = [referencia({ fonte: '' })]),
      'referencias.0.fonte',
      /onde vem/,
    ],
    [
      'referência de outra unidade',
      (e) => void (e.referencias = [referencia({ unidade: 'bpm' })]),
      'referencias.0.unidade',
      /Use cm ou mm/,
    ],
    [
      'referência sem limites',
      (e) => void (e.referencias = [referencia({ minimo: null, maximo: null })]),
      'referencias.0.maximo',
      /Informe/,
    ],
    [
      'referência invertida',
      (e) => void (e.referencias = [referencia({ minimo: 3 })]),
      'referencias.0.maximo',
      /maior/,
    ],
    [
      'referências sobrepostas',
      (e) => void (e.referencias = [referencia({ pesoMaximo: 10 }), referencia({ pesoMinimo: 9.9 })]),
      'referencias.1.pesoMinimo',
      /já cobre/,
    ],
    ['linha em branco no cabeçalho', (e) => void (e.cabecalho = ['']), 'cabecalho.0', /retire/],
  ])('%s', (_, estragar, caminho, mensagem) => {
    const estrutura = laudo()
    estragar(estrutura)
    const achado = problemasDoLaudo(estrutura, 'FEMEA').find((problema) => problema.caminho === caminho)
    expect(achado?.mensagem).toMatch(mensagem)
  })

  it('uma medida de duas seções é citada pelo nome curto só dentro delas', () => {
    const citando = (onde: 'conclusao' | number, nome: string) => {
      const estrutura = laudo('Ecocardiograma: cães')
      if (onde === 'conclusao') estrutura.conclusao = emParagrafos(`{{${nome}}}`)
      else estrutura.secoes[onde]!.texto = emParagrafos(`{{${nome}}}`)
      return problemasDoLaudo(estrutura, null).map(({ mensagem }) => mensagem)
    }
    const tricuspide = laudo('Ecocardiograma: cães').secoes.findIndex(({ id }) => id === 'valva-tricuspide')
    expect(citando('conclusao', 'medida.VELOCIDADE_MAXIMA')).toEqual([expect.stringContaining('Mais de uma seção')])
    expect(citando('conclusao', 'medida.valva-tricuspide.VELOCIDADE_MAXIMA')).toEqual([])
    expect(citando(tricuspide, 'medida.VELOCIDADE_MAXIMA')).toEqual([])
    expect(citando(0, 'medida.AE_AO')).toEqual([])
  })

  it('aceita faixas de peso que se tocam', () => {
    const referencias = [referencia({ pesoMaximo: 10 }), referencia({ pesoMinimo: 10 })]
    expect(problemasDoLaudo({ ...laudo(), referencias }, 'FEMEA')).toEqual([])
  })

  it('com qualquer rascunho que o esquema aceita, aponta lugares que existem e nunca lança', () => {
    const curto = fc.string({ maxLength: 12 })
    const rascunho = fc.record({
      ids: fc.array(
        curto.filter((id) => id !== ''),
        { maxLength: 4 },
      ),
      titulo: curto,
      corpo: fc.oneof(curto, fc.constantFrom('{{', '{{animal.nome}}', '{{medida.}}', '}}')),
      medida: fc.constantFrom('', 'VHS', 'constructor', 'PROPRIA_A', '__proto__'),
      formula: fc.option(fc.oneof(curto, fc.constantFrom('PROPRIA_A', 'VHS * 2', 'toString'))),
      maximo: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    })
    fc.assert(
      fc.property(rascunho, ({ ids, titulo, corpo, medida, formula, maximo }) => {
        const frase = { atalho: '', titulo, texto: corpo }
        const estrutura: EstruturaDoModelo = {
          secoes: ids.map((id) => ({
            id,
            titulo,
            orgao: medida === '' ? null : medida,
            situacao: 'NORMAL',
            motivo: null,
            texto: emParagrafos(corpo || 'x'),
            medidas: [{ id: medida, rotulo: titulo, valor: null, unidade: 'cm', lado: null }],
            frases: [{ ...frase, situacao: null }],
          })),
          conclusao: emParagrafos(corpo || 'x'),
          frasesDeConclusao: [frase],
          imagensPorPagina: 6,
          medidasProprias: [propria(formula)],
          referencias: [referencia({ medida, maximo })],
        }
        expect(estruturaDoModelo.parse(JSON.parse(JSON.stringify(estrutura)))).toEqual(estrutura)
        for (const { caminho } of problemasDoLaudo(estrutura, null)) {
          const alvo = caminho
            .split('.')
            .reduce<unknown>((no, parte) => (no as Record<string, unknown>)[parte], estrutura)
          expect(alvo).not.toBeUndefined()
        }
      }),
    )
  })
})

describe('problemasDoDocumento', () => {
  it.each<[string, string, (e: EstruturaDeTexto) => void, string, RegExp]>([
    ['sem título', 'ATESTADO', (e) => void (e.titulo = ''), 'titulo', /título/],
    ['sem texto', 'ATESTADO', (e) => void (e.texto = emParagrafos(' ')), 'texto', /Escreva/],
    ['variável de outra lista', 'ATESTADO', (e) => void (e.texto = emParagrafos('{{total}}')), 'texto', /não existe/],
    ['campo que o texto não cita', 'TERMO', (e) => void (e.campos[0]!.chave = 'outro'), 'campos.0.chave', /não cita/],
    ['campo de chave ruim', 'TERMO', (e) => void (e.campos[0]!.chave = 'Não pode'), 'campos.0.chave', /minúsculas/],
    [
      'campo que cita outro',
      'RECIBO',
      (e) => void (e.campos[0]!.padrao = '{{campo.forma}}'),
      'campos.0.padrao',
      /não pode citar/,
    ],
    ['receita sem veterinário', 'RECEITA', (e) => void (e.assinaturas = ['EMPRESA']), 'assinaturas', /veterinário/],
    ['receita sem produtos', 'RECEITA', (e) => void (e.lista = 'SERVICOS'), 'lista', /produtos/],
    ['recibo com produtos', 'RECIBO', (e) => void (e.lista = 'PRODUTOS'), 'lista', /Só uma receita/],
    ['sem assinatura', 'RECIBO', (e) => void (e.assinaturas = []), 'assinaturas', /quem assina/],
  ])('%s', (_, tipo, estragar, caminho, mensagem) => {
    const estrutura = texto(tipo)
    estragar(estrutura)
    const achado = problemasDoDocumento(estrutura, tipo as 'RECIBO').find((problema) => problema.caminho === caminho)
    expect(achado?.mensagem).toMatch(mensagem)
  })

  it('o rascunho de um modelo novo ainda não pode ser publicado', () => {
    for (const tipo of ['ATESTADO', 'RECEITA', 'TERMO', 'RECIBO', 'ORCAMENTO'] as const) {
      const { texto: inicial } = estruturaInicial(tipo)
      expect(problemasDoDocumento(inicial!, tipo).map(({ caminho }) => caminho)).toEqual(['titulo', 'texto'])
    }
    expect(problemasDoLaudo(estruturaInicial('LAUDO').laudo!, null)).toHaveLength(1)
  })
})
