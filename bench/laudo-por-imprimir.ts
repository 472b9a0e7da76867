import {
  catalogoDoModelo,
  imprimirMedida,
  MAXIMO_DE_FIGURAS,
  numerarFontes,
  paginasDeImagens,
  type DocumentoDoLaudo,
} from '@vetlume/dominio/laudo'
import sharp from 'sharp'
import { MODELOS_DE_LAUDO } from '@vetlume/dominio/modelos'
import { arquivosEmPasta } from '../apps/api/src/infra/arquivos.ts'
import { prepararImagem } from '../apps/api/src/infra/imagens.ts'
import { PROPRIO } from '../apps/api/src/infra/pedinte.ts'
import { laudoDeExemplo } from '../apps/api/teste/pdf/laudo-de-exemplo.ts'
import { desenharImagens } from '../db/seed/demonstracao/imagens.ts'
import type { LaudoPorImprimir } from './processos/mensagens.ts'

const MODELO = 'Ultrassom abdominal: cadela'
const IMAGENS = 8
const PACIENTE = { especie: 'Canina', sexo: 'FEMEA', castrado: true, pesoGramas: 12_400, idadeMeses: 84 } as const

type Secoes = Pick<DocumentoDoLaudo, 'secoes' | 'fontes'>

/** Every section of a model that is used every day, and every measure of it, with values of that turn. */
function secoesDe(vez: number): Secoes {
  const modelo = MODELOS_DE_LAUDO.find(({ nome }) => nome === MODELO)
  if (modelo === undefined) throw new Error(`no such model: ${MODELO}`)
  const catalogo = catalogoDoModelo(modelo.estrutura)
  const { fontes, numerar } = numerarFontes()
  const secoes = modelo.estrutura.secoes.map(({ id, titulo, orgao, situacao, texto, medidas }) => ({
    id,
    titulo,
    orgao,
    situacao,
    motivo: null,
    texto,
    medidas: medidas
      .map((medida) => imprimirMedida({ ...medida, valor: 1 + (vez % 40) / 10 }, { titulo, orgao }, PACIENTE, catalogo))
      .filter((impressa) => impressa !== null)
      .map(numerar),
  }))
  return { secoes, fontes }
}

/** The same picture as a file of that turn: a comment in it makes other bytes, which the compiler has never seen. */
function comoOutra(bytes: Uint8Array, vez: string): Buffer {
  const comentario = Buffer.from(`vez ${vez}`)
  const cabeca = Buffer.from([0xff, 0xfe, 0, comentario.length + 2])
  return Buffer.concat([bytes.subarray(0, 2), cabeca, comentario, bytes.subarray(2)])
}

/** Of a laudo at its most, as many as it may show, as large as they are kept. */
export const CHEIO = { imagens: MAXIMO_DE_FIGURAS, lado: 2_400 } as const

/**
 * Laudos as a specialist signs them, of four pages with eight images unless more are asked for, which are written in the folder as the
 * product keeps them: each turn another patient's.
 */
export async function prepararLaudos(
  pasta: string,
  { imagens: quantas, lado }: { imagens: number; lado: number | null } = { imagens: IMAGENS, lado: null },
): Promise<(vez: number) => Promise<LaudoPorImprimir>> {
  const arquivos = arquivosEmPasta(pasta)
  const desenhadas = (await desenharImagens()).slice(0, IMAGENS)
  const imagens = await Promise.all(
    desenhadas.map(async ({ bytes, legenda }) => {
      const grande = lado === null ? bytes : await sharp(bytes).resize({ width: lado }).jpeg().toBuffer()
      return { legenda, ...(await prepararImagem(grande, PROPRIO)) }
    }),
  )
  return async (vez) => {
    const guardadas = Array.from({ length: quantas }, async (_, numero) => {
      const imagem = imagens[numero % imagens.length]
      if (imagem === undefined) throw new Error('no picture was drawn')
      const { bytes, legenda, largura, altura } = imagem
      return { sha256: await arquivos.gravar(comoOutra(bytes, `${vez}.${numero}`)), legenda, largura, altura }
    })
    return {
      pasta,
      documento: laudoDeExemplo({
        ...secoesDe(vez),
        numero: String(vez),
        imagens: await Promise.all(guardadas),
        imagensPorPagina: IMAGENS,
        paginasDeImagens: paginasDeImagens(quantas, IMAGENS),
      }),
    }
  }
}
