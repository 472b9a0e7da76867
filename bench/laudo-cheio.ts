import { MAXIMO_DE_FIGURAS, type LaudoCompleto } from '@vetlume/dominio/laudo'
import sharp from 'sharp'
import type { Pedinte } from './pedir.ts'

/** A whole series of a tomograph, or what a camera takes while a button is held. */
export const IMAGENS_DO_LAUDO_CHEIO = 300
const JUNTAS = 4

/** As heavy as what an ultrasound machine writes, and no two alike. */
async function umaImagem(numero: number): Promise<Blob> {
  const [largura, altura] = [800, 600]
  const pontos = Buffer.alloc(largura * altura)
  for (let i = 0; i < pontos.length; i++)
    pontos[i] = (((i % largura) * (numero + 3)) ^ (Math.floor(i / largura) * 7)) & 0x7f
  const jpeg = await sharp(pontos, { raw: { width: largura, height: altura, channels: 1 } })
    .blur(1.2)
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
}

/** Sends a draft so many images, of which it shows as many figures as a laudo may. What it has already is not sent again. */
export async function encherLaudo(pedir: Pedinte, codigo: string): Promise<void> {
  const ler = () => pedir<LaudoCompleto>('GET', `/laudo/${codigo}`)
  const tem = (await ler()).imagens.length
  for (let numero = tem; numero < IMAGENS_DO_LAUDO_CHEIO; numero += JUNTAS)
    await Promise.all(
      Array.from({ length: Math.min(JUNTAS, IMAGENS_DO_LAUDO_CHEIO - numero) }, async (_, i) => {
        const formulario = new FormData()
        formulario.append('arquivo', await umaImagem(numero + i), `IM${numero + i}.jpg`)
        await pedir('POST', `/laudo/${codigo}/imagem`, formulario)
      }),
    )
  const { versao, titulo, critico, conteudo, imagens } = await ler()
  const figuras = imagens.slice(0, MAXIMO_DE_FIGURAS).map(({ arquivo }) => ({ arquivo, legenda: '' }))
  await pedir('PUT', `/laudo/${codigo}`, {
    versao,
    titulo,
    critico,
    conteudo: { ...conteudo, imagens: figuras },
  })
}
