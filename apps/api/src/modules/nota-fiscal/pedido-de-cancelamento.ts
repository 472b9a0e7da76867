import { textoDoLeiaute, type MotivoDeCancelamento, type VersaoDoLeiaute } from '@vetlume/dominio/nota-fiscal'
import { assinarXml, montarXml, noFuso, validarXml, type Signatario } from '../../infra/nota-fiscal/index.ts'

export interface PedidoDeCancelamento {
  leiaute: VersaoDoLeiaute
  documento: string
  fuso: string
  chave: string
  codigo: MotivoDeCancelamento
  motivo: string
  agora: Temporal.Instant
}

/** The event that calls off a note, signed. A note is called off once: its request is number 1. */
export async function escreverCancelamento(pedido: PedidoDeCancelamento, signatario: Signatario): Promise<string> {
  const { leiaute, documento, fuso, chave, codigo, motivo, agora } = pedido
  const rascunho = await montarXml({
    raiz: 'pedRegEvento',
    versao: leiaute,
    grupo: 'infPedReg',
    id: `PRE${chave}101101001`,
    filhos: [
      ['tpAmb', 2],
      ['verAplic', 'Vetlume-1'],
      ['dhEvento', noFuso(agora, fuso)],
      [documento.length === 11 ? 'CPFAutor' : 'CNPJAutor', documento],
      ['chNFSe', chave],
      ['nPedRegEvento', 1],
      [
        'e101101',
        [
          ['xDesc', 'Cancelamento de NFS-e'],
          ['cMotivo', codigo],
          ['xMotivo', textoDoLeiaute(motivo, 255)],
        ],
      ],
    ],
  })
  const xml = await assinarXml(rascunho, 'infPedReg', signatario)
  const erros = await validarXml(xml, leiaute, 'pedRegEvento')
  if (erros.length > 0) throw new Error(`event of ${chave}: ${erros.join(' ')}`)
  return xml
}
