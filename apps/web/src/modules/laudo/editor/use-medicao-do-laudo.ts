import type { ImagemDoLaudo, LaudoCompleto } from '@vetlume/dominio/laudo'
import { valorNoDestino } from '@vetlume/dominio/laudo'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import type { MedicaoDaFigura } from '../../documento/index.ts'
import { marcarEscrita, mudarImagem } from '../edicao/operacoes.ts'
import { useBancada } from './bancada.ts'
import { destinosDaMedida } from './destinos-da-medida.ts'
import { escreverMedida } from './escrever-medida.ts'

/** The marks of a figure, kept in the draft as its caption is, and the measures that they may be written in. */
export function useMedicaoDoLaudo(
  imagem: ImagemDoLaudo | undefined,
  enviada: LaudoCompleto['imagens'][number] | undefined,
): MedicaoDaFigura | undefined {
  const bancada = useBancada()
  const { loja, mudar } = bancada
  const conteudo = useEdicao(loja, (edicao) => edicao.conteudo)
  if (imagem === undefined || enviada === undefined) return undefined
  const { arquivo, marcas = [], calibracao } = imagem
  return {
    marcas,
    calibracao,
    doArquivo: enviada.dicom?.escalas ?? [],
    aoMarcar: (novas) => mudar(mudarImagem(arquivo, { marcas: novas.length === 0 ? undefined : novas })),
    aoCalibrar: (nova) => mudar(mudarImagem(arquivo, { calibracao: nova })),
    destinosDe: (valor) => destinosDaMedida(conteudo, valor),
    aoEscrever: (valor, { chave }, marca) => {
      const destino = destinosDaMedida(loja.ler().conteudo, valor).find((um) => um.chave === chave)
      if (destino === undefined) return
      escreverMedida(bancada, destino.secao.id, destino.medida, valorNoDestino(valor, destino.medida))
      mudar(marcarEscrita(arquivo, marca.id, chave))
    },
  }
}
