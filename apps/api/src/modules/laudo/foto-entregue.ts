import type { Arquivos } from '../../infra/arquivos.ts'
import { limparFoto } from '../../infra/foto/limpar.ts'
import type { RespostaBinaria } from '../../infra/http/registrar.ts'
import { tipoDaImagem } from '../../infra/imagens.ts'
import type { ArquivoVisivel } from './queries-imagem.ts'

/** Neither of a machine nor a clip. */
export const ehFoto = ({ temDicom, clipe }: Pick<ArquivoVisivel, 'temDicom' | 'clipe'>): boolean =>
  !temDicom && clipe === null

interface Foto {
  foto: Pick<ArquivoVisivel, 'sha256' | 'nome'>
  /** Of the figure that was made of it, which has nothing but pixels: what is handed where its file cannot be told apart. */
  figura: string
}

/** A photograph as it leaves the company, for the clinic and for who has a link. */
export async function fotoEntregue(arquivos: Pick<Arquivos, 'ler'>, { foto, figura }: Foto): Promise<RespostaBinaria> {
  const bytes = (await limparFoto(await arquivos.ler(foto.sha256))) ?? (await arquivos.ler(figura))
  return { bytes, tipo: tipoDaImagem(bytes) ?? 'application/octet-stream', nome: foto.nome }
}
