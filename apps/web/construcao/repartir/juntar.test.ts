import { TypedFastBitSet as Conjunto } from 'typedfastbitset'
import { describe, expect, it } from 'vitest'
import { criarAberturas, fechosDe, type Abertura } from './aberturas.ts'
import { juntar } from './juntar.ts'
import type { Pedaco } from './pedacos.ts'
import { DO_DIA_A_DIA } from './pesos.ts'

const abre = (agora: readonly number[], peso = 1, antes: readonly number[] = []): Abertura => ({
  peso,
  antes: new Conjunto(antes),
  agora: new Conjunto(agora),
})
const solto = (bytes: number, importa: readonly number[] = [], fixo = false) => ({
  bytes,
  comEstilo: false,
  importa,
  fixo,
})
const emOrdem = (grupos: readonly (readonly number[])[]) =>
  grupos.map((grupo) => grupo.toSorted((a, b) => a - b)).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))

describe('juntar', () => {
  it('põe num arquivo o que as telas pedem juntas, e deixa à parte o que é pedido pelo nome', () => {
    const pedacos = [solto(100), solto(100), solto(100, [], true)]
    expect(emOrdem(juntar(pedacos, [abre([0, 1, 2]), abre([0, 1, 2])]))).toEqual([[0, 1], [2]])
  })

  it('o que é grande não vem a quem não o quer; o que é pequeno vem, que um pedido custa mais', () => {
    const aberturas = [abre([0, 1]), abre([0])]
    expect(emOrdem(juntar([solto(100), solto(50_000)], aberturas))).toEqual([[0], [1]])
    expect(emOrdem(juntar([solto(100), solto(300)], aberturas))).toEqual([[0, 1]])
  })

  it('onde os dois têm estilo são dois pedidos a menos, também com o que já se juntou a eles', () => {
    const aberturas = [abre([0, 1]), abre([0])]
    const comEstilo = (bytes: number) => ({ ...solto(bytes), comEstilo: true })
    expect(emOrdem(juntar([solto(100), comEstilo(3_000)], aberturas))).toEqual([[0], [1]])
    expect(emOrdem(juntar([comEstilo(100), comEstilo(3_000)], aberturas))).toEqual([[0, 1]])
    const tres = [abre([0, 1, 2]), abre([0, 2])]
    expect(emOrdem(juntar([solto(100), comEstilo(3_000), comEstilo(100)], tres))).toEqual([[0, 1, 2]])
  })

  it('conta o que o outro arquivo arrasta consigo', () => {
    const pedacos = [solto(100), solto(300, [2]), solto(50_000, [], true)]
    expect(emOrdem(juntar(pedacos, [abre([0, 1, 2]), abre([0])]))).toEqual([[0], [1], [2]])
  })

  it('o que já está lá quando se abre não pesa a mais', () => {
    const pedacos = [solto(100), solto(50_000)]
    expect(emOrdem(juntar(pedacos, [abre([0, 1]), abre([0], 1, [1])]))).toEqual([[0, 1]])
  })

  it('o que já está lá não pesa tampouco quando é outro que o arrasta', () => {
    const pedacos = [solto(100), solto(100, [2]), solto(50_000, [], true)]
    expect(emOrdem(juntar(pedacos, [abre([0, 1, 2]), abre([0], 1, [2])]))).toEqual([[0, 1], [2]])
  })

  it('depois de juntar, o que já estava lá não volta a ser pedido', () => {
    const pedacos = [solto(100), solto(100), solto(1_500)]
    expect(emOrdem(juntar(pedacos, [abre([0, 1]), abre([1, 2], 1, [0])]))).toEqual([[0, 1], [2]])
  })

  it('não junta dois que têm um terceiro no meio do caminho, que é pedido pelo nome', () => {
    const pedacos = [solto(100, [1]), solto(100, [2], true), solto(100)]
    expect(emOrdem(juntar(pedacos, [abre([0, 1, 2])]))).toEqual([[0], [1], [2]])
  })

  it('de qualquer grafo sem ciclos saem arquivos sem ciclos, com cada pedaço num só', () => {
    let semente = 1
    const acaso = (ate: number) => (semente = (semente * 48_271) % 2_147_483_647) % ate
    for (let vez = 0; vez < 60; vez++) {
      const quantos = 4 + acaso(20)
      const pedacos = Array.from({ length: quantos }, (_, um) =>
        solto(
          1 + acaso(6_000),
          Array.from({ length: acaso(4) }, () => um + 1 + acaso(quantos)).filter((outro) => outro < quantos),
          acaso(5) === 0,
        ),
      )
      const fechos = fechosDe(pedacos)
      const aberturas = Array.from({ length: 6 }, () => abre(fechos[acaso(quantos)]?.array() ?? []))
      const grupos = juntar(pedacos, aberturas)
      expect(grupos.flat().toSorted((a, b) => a - b)).toEqual([...pedacos.keys()])
      const arquivoDe = new Map(grupos.flatMap((grupo, arquivo) => grupo.map((um) => [um, arquivo] as const)))
      const importa = grupos.map((grupo, arquivo) =>
        grupo
          .flatMap((um) => pedacos[um]?.importa.map((outro) => arquivoDe.get(outro) ?? -1) ?? [])
          .filter((outro) => outro !== arquivo),
      )
      const chega = (de: number, ate: number, vistos = new Set<number>()): boolean =>
        (importa[de] ?? []).some(
          (outro) => outro === ate || (!vistos.has(outro) && chega(outro, ate, vistos.add(outro))),
        )
      expect(grupos.filter((_, arquivo) => chega(arquivo, arquivo))).toEqual([])
    }
  })
})

describe('aberturas', () => {
  const pedaco = (nome: string, importa: readonly number[], abrindo: readonly number[], inicial = false): Pedaco => ({
    nome,
    modulos: [nome],
    fachada: nome,
    inicial,
    porPedido: !inicial,
    bytes: 1,
    comEstilo: false,
    importa,
    abre: abrindo,
  })

  it('o que se abre sobre telas conta com o que toda tela de onde se abre já trouxe, e só com isso', () => {
    const pedacos = [
      pedaco('/main', [], [1, 2], true),
      pedaco('/lista', [3, 4], [5]),
      pedaco('/painel', [3], [5]),
      { ...pedaco('comum', [], []), porPedido: false },
      { ...pedaco('tabela', [], []), porPedido: false },
      pedaco('/janela', [3, 4], []),
    ]
    const [lista, , janela] = criarAberturas(
      pedacos,
      [
        { modulos: ['/lista'], peso: 1 },
        { modulos: ['/painel'], peso: 1 },
      ],
      ['/janela'],
    )
    expect(lista?.agora.array()).toEqual([0, 1, 3, 4])
    expect([janela?.peso, janela?.antes.array(), janela?.agora.array()]).toEqual([DO_DIA_A_DIA, [0, 3], [4, 5]])
  })

  it('uma tela que a construção não tem é dita', () => {
    expect(() => criarAberturas([pedaco('/main', [], [], true)], [{ modulos: ['/nenhuma'], peso: 1 }], [])).toThrow(
      'nothing in the build opens with /nenhuma',
    )
  })
})
