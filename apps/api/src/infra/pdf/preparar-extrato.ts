import type { Extrato } from '@vetlume/dominio/fechamento'
import qrcode from 'qrcode'
import type { DocumentoPreparado } from './compilador.ts'
import { abreviar, iniciais, prepararEstabelecimento, type OpcoesDePreparo } from './preparar-laudo.ts'
import { mapearTextos, textoImprimivel } from './texto-imprimivel.ts'

/** Turns a statement into what the template reads: strings the fonts can draw, and the code of its Pix. */
export async function prepararExtrato(
  extrato: Extrato,
  { desenhaveis, previa }: OpcoesDePreparo,
): Promise<DocumentoPreparado> {
  const d = mapearTextos(extrato, (texto) => textoImprimivel(texto, desenhaveis))
  const { titulo, numero, estabelecimento, destinatario, pix } = d
  const qr =
    pix === null ? null : await qrcode.toString(pix.copiaECola, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' })
  return {
    modelo: 'extrato.typ',
    dados: {
      documento: { ...d, estabelecimento: prepararEstabelecimento(estabelecimento) },
      meta: {
        previa,
        titulo: [titulo, destinatario.nome, ...(numero === null ? [] : [`nº ${numero}`])].join(' – '),
        autor: estabelecimento.nomeFantasia,
        descricao: `${titulo}, emitido por ${estabelecimento.nomeFantasia}`,
        palavrasChave: [titulo, destinatario.nome, ...(numero === null ? [] : [numero])],
        iniciais: iniciais(estabelecimento.nomeFantasia),
        corrente: abreviar(destinatario.nome),
      },
      qr: '/qr.svg',
    },
    anexos: qr === null ? new Map() : new Map([['/qr.svg', Buffer.from(qr)]]),
  }
}
