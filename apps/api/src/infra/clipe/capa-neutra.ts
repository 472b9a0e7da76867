import { duracaoDoClipe, type DadosDoClipe } from '@vetlume/dominio/laudo'
import { fileURLToPath } from 'node:url'
import type { Pixels } from '../dicom/index.ts'

const FONTE = fileURLToPath(new URL('../pdf/fontes/inter-regular.ttf', import.meta.url))
const LARGURA = 960
const ALTURA = 720
const MAXIMO_DO_NOME = 44
const LETRAS = '#eef3f2'

/** A strip of film with the sign of playing: nobody takes it for an image of the exam. */
const DESENHO = `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA}" height="${ALTURA}">
  <rect width="100%" height="100%" fill="#22323a"/>
  <g fill="none" stroke="#9fb4b2" stroke-width="10">
    <rect x="330" y="190" width="300" height="210" rx="18"/>
    <path d="M384 190v210M576 190v210M330 260h54M330 330h54M576 260h54M576 330h54"/>
  </g>
  <path d="M450 250v90l76-45z" fill="#9fb4b2"/>
</svg>`

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What the library takes for a mark is only a letter of the name. */
const semMarcas = (texto: string) => texto.replace(/[&<>]/g, (letra) => ENTIDADES[letra] ?? '')

function abreviado(nome: string): string {
  const letras = [...nome]
  return letras.length <= MAXIMO_DO_NOME ? nome : `${letras.slice(0, MAXIMO_DO_NOME - 1).join('')}…`
}

const linha = (texto: string, tamanho: number, y: number) => ({
  texto: `<span foreground="${LETRAS}" size="${tamanho}pt">${semMarcas(texto)}</span>`,
  y,
})

/** A figure for a clip of which no frame could be had: what it is, how long it lasts, its name. The same for the same clip. */
export async function desenharCapa(
  nome: string,
  { formato, duracaoMs }: Pick<DadosDoClipe, 'formato' | 'duracaoMs'>,
): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const oQueE = duracaoMs === null ? `Clipe ${formato}` : `Clipe ${formato} · ${duracaoDoClipe(duracaoMs)}`
  const linhas = await Promise.all(
    [linha(oQueE, 42, 445), linha(abreviado(nome), 28, 535), linha('Capa sem imagem do exame', 24, 600)].map(
      async ({ texto, y }) => {
        const { data, info } = await sharp({
          text: { text: texto, font: 'Inter', fontfile: FONTE, rgba: true, dpi: 72 },
        })
          .resize({ width: LARGURA - 80, withoutEnlargement: true })
          .png()
          .toBuffer({ resolveWithObject: true })
        return { input: data, top: y, left: Math.round((LARGURA - info.width) / 2) }
      },
    ),
  )
  const { data, info } = await sharp(Buffer.from(DESENHO))
    .composite(linhas)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, largura: info.width, altura: info.height, canais: 3 }
}
