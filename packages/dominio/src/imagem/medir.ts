import * as z from 'zod/mini'
import { escritorDeNumeros } from '../constantes/index.ts'
import { arredondar } from '../medidas/index.ts'
import {
  angulo,
  area,
  distancia,
  emVertebras,
  inclinacaoDoPlato,
  SEM_ESCALA,
  type Escala,
  type Ponto,
} from './geometria.ts'
import { MARCAS, type Marca } from './marca.ts'

/** Something that a mark measures: `onde` is the point that it is written beside. */
export interface ValorDaMarca {
  valor: number
  unidade: 'mm' | 'cm²' | '°' | 'v'
  onde: Ponto
  /** In the measures of a laudo, when there is only one that it can be. */
  medida: 'VHS' | 'VLAS' | 'NORBERG' | 'PLATO_TIBIAL' | null
}

const CASAS = { mm: 1, 'cm²': 2, '°': 1, v: 1 } as const

const arredondado = (valor: number, unidade: ValorDaMarca['unidade']) => arredondar(valor, CASAS[unidade])

const comUmaCasa = escritorDeNumeros({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const comDuasCasas = escritorDeNumeros({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const escreverValor = ({ valor, unidade }: Pick<ValorDaMarca, 'valor' | 'unidade'>): string => {
  const numero = CASAS[unidade] === 1 ? comUmaCasa(valor) : comDuasCasas(valor)
  return `${numero}${unidade === '°' ? '' : ' '}${unidade}`
}

const ORIGEM: Ponto = { x: 0, y: 0 }

/** Axes in pairs of points, then the borders of the vertebrae: each is counted to a tenth, as on a film, and added up. */
function contarEixos(pontos: readonly Ponto[], eixos: 1 | 2, escala: Escala): number | null {
  const bordas = pontos.slice(eixos * 2)
  let soma = 0
  for (let i = 0; i < eixos; i++) {
    const [de = ORIGEM, ate = ORIGEM] = pontos.slice(i * 2)
    const vertebras = emVertebras(distancia(de, ate, escala), bordas, escala)
    if (vertebras === null) return null
    soma += arredondado(vertebras, 'v')
  }
  return arredondado(soma, 'v')
}

type Medida = Omit<ValorDaMarca, 'valor'> & { valor: number | null }

function medidasDe({ tipo, pontos }: Marca, escala: Escala | null): Medida[] {
  const [a = ORIGEM, b = ORIGEM, c = ORIGEM, d = ORIGEM] = pontos
  const plano = escala ?? SEM_ESCALA
  const graus = (valor: number, onde: Ponto): Medida => ({ valor, unidade: '°', onde, medida: null })
  switch (tipo) {
    case 'DISTANCIA':
      return [{ valor: escala && distancia(a, b, escala), unidade: 'mm', onde: b, medida: null }]
    case 'AREA':
      return [{ valor: escala && area(pontos, escala) / 100, unidade: 'cm²', onde: a, medida: null }]
    case 'ANGULO':
      return [graus(angulo(b, a, c, plano), b)]
    case 'PLATO_TIBIAL':
      return [{ ...graus(inclinacaoDoPlato([a, b], [c, d], plano), b), medida: 'PLATO_TIBIAL' }]
    case 'NORBERG':
      return [
        { ...graus(angulo(a, b, c, plano), c), medida: 'NORBERG' },
        { ...graus(angulo(b, a, d, plano), d), medida: 'NORBERG' },
      ]
    case 'VHS':
      return [{ valor: contarEixos(pontos, 2, plano), unidade: 'v', onde: b, medida: 'VHS' }]
    case 'VLAS':
      return [{ valor: contarEixos(pontos, 1, plano), unidade: 'v', onde: b, medida: 'VLAS' }]
    case 'SETA':
      return []
  }
}

/** What a mark measures, as it is written; nothing when the figure has no scale for it. */
export const medirMarca = (marca: Marca, escala: Escala | null): ValorDaMarca[] =>
  medidasDe(marca, escala).flatMap((medida) =>
    medida.valor === null ? [] : [{ ...medida, valor: arredondado(medida.valor, medida.unidade) }],
  )

const lugar = { x: z.number(), y: z.number() }

/** Lines and words of a mark, in pixels of the figure: the same on the screen, in the signed document and on paper. */
export const desenho = z.object({
  tracos: z.array(z.object({ tipo: z.enum(['LINHA', 'AREA', 'SETA']), pontos: z.array(z.object(lugar)) })),
  rotulos: z.array(z.object({ ...lugar, texto: z.string() })),
})
export type Desenho = z.infer<typeof desenho>

function tracosDe({ tipo, pontos }: Pick<Marca, 'tipo' | 'pontos'>): Desenho['tracos'] {
  const linha = (...indices: number[]): Desenho['tracos'][number] => ({
    tipo: 'LINHA',
    pontos: indices.flatMap((i) => pontos[i] ?? []),
  })
  const resto = (de: number): Desenho['tracos'][number] => ({ tipo: 'LINHA', pontos: pontos.slice(de) })
  switch (tipo) {
    case 'AREA':
      return [{ tipo: 'AREA', pontos: [...pontos] }]
    case 'SETA':
      return [{ tipo: 'SETA', pontos: [...pontos] }]
    case 'NORBERG':
      return [linha(0, 1), linha(0, 2), linha(1, 3)]
    case 'PLATO_TIBIAL':
    case 'VHS':
      return [linha(0, 1), linha(2, 3), ...(tipo === 'VHS' ? [resto(4)] : [])]
    case 'VLAS':
      return [linha(0, 1), resto(2)]
    case 'DISTANCIA':
    case 'ANGULO':
      return [resto(0)]
  }
}

const NOMEADAS: ReadonlySet<Marca['tipo']> = new Set(['VHS', 'VLAS', 'NORBERG', 'PLATO_TIBIAL'])
const SIGLA = { PLATO_TIBIAL: 'TPA' } as const

/** `12,3 mm`, `VHS 10,5 v`, or what was written. */
export function escreverMarca(marca: Marca, valor: Pick<ValorDaMarca, 'valor' | 'unidade'>): string {
  const nome = marca.tipo === 'PLATO_TIBIAL' ? SIGLA.PLATO_TIBIAL : MARCAS[marca.tipo].rotulo
  return [...(NOMEADAS.has(marca.tipo) ? [nome] : []), escreverValor(valor)].join(' ')
}

/** Also of one that is being made, which has some of its points. */
export function desenharMarca(marca: Marca, escala: Escala | null): Desenho {
  const inteira = marca.pontos.length >= MARCAS[marca.tipo].minimo
  const rotulos = inteira
    ? medirMarca(marca, escala).map((valor) => ({ ...valor.onde, texto: escreverMarca(marca, valor) }))
    : []
  const tracos = tracosDe(marca).filter(({ pontos }) => pontos.length > 1)
  const texto = marca.texto?.trim() ?? ''
  const onde = marca.pontos.at(-1)
  if (texto !== '' && onde !== undefined) rotulos.push({ ...onde, texto })
  return { tracos, rotulos }
}
