import sharp from 'sharp'
import { criarSorteio } from './sorteio.ts'

export type TipoDeImagem = 'ULTRASSOM' | 'ECO' | 'RADIOGRAFIA'

export interface ImagemDeExame {
  tipo: TipoDeImagem
  legenda: string
  bytes: Buffer
  largura: number
  altura: number
}

const LARGURA = 640
const ALTURA = 480

/** An ellipse in pixels; `brilho` multiplies what is below it, 0 being anechoic (ultrasound) or air (radiograph). */
interface Elipse {
  x: number
  y: number
  rx: number
  ry: number
  brilho: number
}

interface Cena {
  tipo: TipoDeImagem
  legenda: string
  elipses: readonly Elipse[]
}

const e = (x: number, y: number, rx: number, ry: number, brilho: number): Elipse => ({ x, y, rx, ry, brilho })

/** Painted in order: what comes later covers what came before. */
const CENAS: readonly Cena[] = [
  {
    tipo: 'ULTRASSOM',
    legenda: 'Bexiga urinária em corte longitudinal',
    elipses: [e(320, 230, 158, 102, 1.7), e(320, 230, 150, 94, 0.03), e(320, 380, 120, 50, 1.6)],
  },
  {
    tipo: 'ULTRASSOM',
    legenda: 'Rim esquerdo em corte longitudinal',
    elipses: [
      e(320, 235, 165, 88, 1.9),
      e(320, 235, 158, 82, 0.8),
      e(320, 238, 110, 44, 0.4),
      e(320, 240, 78, 22, 2.1),
    ],
  },
  {
    tipo: 'ULTRASSOM',
    legenda: 'Rim direito em corte transversal',
    elipses: [e(310, 230, 100, 90, 1.9), e(310, 230, 94, 84, 0.8), e(305, 232, 56, 46, 0.4), e(302, 234, 30, 20, 2.2)],
  },
  {
    tipo: 'ULTRASSOM',
    legenda: 'Fígado e vesícula biliar',
    elipses: [
      e(320, 260, 270, 170, 1.1),
      e(390, 250, 66, 46, 1.6),
      e(390, 250, 60, 40, 0.04),
      e(220, 210, 40, 7, 0.2),
      e(250, 320, 52, 8, 0.2),
      e(390, 340, 70, 60, 1.5),
    ],
  },
  {
    tipo: 'ULTRASSOM',
    legenda: 'Baço em corte longitudinal',
    elipses: [e(330, 180, 230, 56, 2.2), e(330, 180, 224, 50, 1.4), e(270, 180, 20, 5, 0.2)],
  },
  {
    tipo: 'ULTRASSOM',
    legenda: 'Alça de jejuno com estratificação parietal preservada',
    elipses: [
      e(320, 210, 190, 40, 2),
      e(320, 210, 186, 36, 0.5),
      e(320, 210, 182, 26, 1.7),
      e(320, 210, 178, 20, 0.4),
      e(320, 210, 170, 5, 2.3),
    ],
  },
  {
    tipo: 'ULTRASSOM',
    legenda: 'Adrenal esquerda em corte longitudinal',
    elipses: [e(270, 220, 50, 24, 0.45), e(360, 228, 54, 26, 0.45), e(315, 224, 44, 14, 0.45), e(315, 224, 92, 4, 1.1)],
  },
  {
    tipo: 'ECO',
    legenda: 'Corte paraesternal direito, quatro câmaras',
    elipses: [
      e(320, 260, 190, 150, 1.6),
      e(270, 300, 80, 86, 0.06),
      e(400, 300, 52, 74, 0.06),
      e(280, 170, 62, 50, 0.06),
      e(390, 180, 46, 42, 0.06),
    ],
  },
  {
    tipo: 'ECO',
    legenda: 'Base do coração, átrio esquerdo e aorta',
    elipses: [
      e(320, 250, 180, 140, 1.5),
      e(310, 215, 52, 48, 1.9),
      e(310, 215, 46, 42, 0.07),
      e(380, 310, 84, 62, 0.06),
    ],
  },
  {
    tipo: 'ECO',
    legenda: 'Eixo curto do ventrículo esquerdo',
    elipses: [
      e(320, 250, 130, 120, 1.5),
      e(320, 250, 74, 66, 0.06),
      e(290, 284, 16, 14, 1.5),
      e(352, 284, 16, 14, 1.5),
    ],
  },
  {
    tipo: 'RADIOGRAFIA',
    legenda: 'Projeção laterolateral direita',
    elipses: [
      e(320, 250, 400, 250, 0.5),
      e(310, 260, 280, 165, 0.22),
      e(345, 315, 100, 105, 0.72),
      e(590, 300, 150, 190, 0.68),
      e(190, 190, 190, 14, 0.12),
      e(320, 92, 420, 34, 0.85),
    ],
  },
  {
    tipo: 'RADIOGRAFIA',
    legenda: 'Projeção ventrodorsal',
    elipses: [
      e(320, 250, 250, 330, 0.5),
      e(320, 250, 200, 230, 0.22),
      e(335, 275, 92, 118, 0.7),
      e(320, 470, 230, 90, 0.68),
      e(320, 240, 24, 420, 0.82),
    ],
  },
]

const dentro = ({ x, y, rx, ry }: Elipse, px: number, py: number) => ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 <= 1

function brilhoEm(elipses: readonly Elipse[], px: number, py: number): number {
  return elipses.findLast((elipse) => dentro(elipse, px, py))?.brilho ?? 1
}

const APICE_Y = -60
const ABERTURA = 0.66

/** Depth from 0 to 1 inside the sector that a convex probe draws; null outside it. */
function profundidade(px: number, py: number): number | null {
  const dx = px - LARGURA / 2
  const dy = py - APICE_Y
  const raio = Math.hypot(dx, dy)
  if (Math.abs(Math.atan2(dx, dy)) > ABERTURA || raio < 100 || raio > 520) return null
  return (raio - 100) / 420
}

/** Speckle: echoes have an exponential distribution and fade with depth. */
function ultrassom(elipses: readonly Elipse[], px: number, py: number, acaso: number): number {
  const fundo = profundidade(px, py)
  if (fundo === null) return 0
  return 62 * brilhoEm(elipses, px, py) * (0.35 - Math.log(1 - acaso * 0.98)) * (1 - 0.55 * fundo)
}

const EXPOSICAO = 0.04

/** Tissues blend into one another, and ribs are soft arcs over them. */
function radiografia(elipses: readonly Elipse[], px: number, py: number, acaso: number): number {
  const sombra = elipses.reduce((tom, elipse) => {
    const distancia = ((px - elipse.x) / elipse.rx) ** 2 + ((py - elipse.y) / elipse.ry) ** 2
    const parte = Math.min(1, Math.max(0, (1 - distancia) / 0.3))
    return tom + (elipse.brilho - tom) * parte
  }, EXPOSICAO)
  const costela = Math.max(0, Math.sin(px / 15 + (py / 150) ** 2)) ** 6
  return 190 * Math.min(1, sombra * (1 + 0.28 * costela)) + 16 * acaso
}

async function desenhar({ tipo, legenda, elipses }: Cena, semente: number): Promise<ImagemDeExame> {
  const sorteio = criarSorteio(semente)
  const pintar = tipo === 'RADIOGRAFIA' ? radiografia : ultrassom
  const pontos = new Uint8ClampedArray(LARGURA * ALTURA)
  for (let i = 0; i < pontos.length; i++) {
    pontos[i] = pintar(elipses, i % LARGURA, Math.floor(i / LARGURA), sorteio.inteiro(0, 65_535) / 65_536)
  }
  const bytes = await sharp(pontos, { raw: { width: LARGURA, height: ALTURA, channels: 1 } })
    .blur(0.9)
    .jpeg({ quality: 78 })
    .toBuffer()
  return { tipo, legenda, bytes, largura: LARGURA, altura: ALTURA }
}

/** A few synthetic images of each kind, always the same bytes. They look like exams and show no patient. */
export function desenharImagens(): Promise<ImagemDeExame[]> {
  return Promise.all(CENAS.map((cena, indice) => desenhar(cena, indice + 1)))
}
