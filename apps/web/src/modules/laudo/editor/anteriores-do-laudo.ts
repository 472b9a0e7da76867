import { juntar } from '@vetlume/dominio/formatos'
import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import type { AnterioresDoVisor } from '../../documento/index.ts'
import { buscarLaudo, fonteDeQuadrosDe, fonteDoLaudo } from '../api.ts'

const QUANTOS = 30

/** The signed laudos of the patient, the newest first; of one that was rectified, the edition in force. */
export function anterioresDoLaudo({ codigo, numero, paciente }: LaudoCompleto): AnterioresDoVisor {
  return {
    listar: async (sinal) => {
      const entrada = { animal: paciente.codigo, sort: '-assinadoEm', limite: QUANTOS } as const
      const { itens } = await api('GET /laudo', entrada, { sinal })
      return itens.flatMap((item) =>
        item.codigo === codigo || item.numero === numero || item.assinadoEm === null || item.estado === 'RETIFICADO'
          ? []
          : {
              codigo: item.codigo,
              rotulo: juntar(formatarData(diaNaZona(item.assinadoEm, fusoEmUso())), item.titulo),
            },
      )
    },
    abrir: async (anterior) => {
      const { conteudo, documento, imagens } = await buscarLaudo(anterior)
      const enviadas = new Map(imagens.map((imagem) => [imagem.arquivo, imagem]))
      const figuras = conteudo.imagens.flatMap(({ arquivo, legenda }, i) => {
        const enviada = enviadas.get(arquivo)
        const desenhos = documento?.imagens[i]?.desenhos
        return enviada === undefined ? [] : { ...enviada, legenda, desenhos }
      })
      const arquivos = figuras.map(({ arquivo }) => arquivo)
      return {
        imagens: figuras,
        fonte: fonteDoLaudo(anterior, arquivos),
        fonteDeQuadros: fonteDeQuadrosDe(anterior, arquivos),
      }
    },
  }
}
