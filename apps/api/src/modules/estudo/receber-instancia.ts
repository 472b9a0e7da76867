import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre } from '../../context.ts'
import type { EquipamentoAutenticado } from '../../infra/credencial.ts'
import { dadosDaFigura, lerDicomRecebido, type DicomRecebido } from '../../infra/dicom/index.ts'
import { MOTIVOS, type InstanciaAceita, type InstanciaRecusada } from '../../infra/dicomweb/resposta-do-envio.ts'
import { prepararPixels } from '../../infra/imagens.ts'
import type { Pedinte } from '../../infra/pedinte.ts'
import { guardarArquivo } from '../cliente/index.ts'
import {
  inserirInstancia,
  instanciaPorBytes,
  instanciaPorUid,
  travarEstudo,
  type InstanciaGuardada,
} from './queries-recepcao.ts'

/** Of what was written to the store already. */
export interface Enviada {
  sha256: string
  tamanho: number
}

/** What was taken, with the keys of the instance and of its study. */
export type Recepcao = { aceita: InstanciaAceita; codigo: string; estudo: string } | { recusada: InstanciaRecusada }

interface Origem {
  ctx: CtxLivre<null>
  equipamento: EquipamentoAutenticado
  /** UID of the study in the address, when it has one. */
  estudo: string | null
}

const aceitar = ({ codigo, codigoDoEstudo, ...aceita }: InstanciaGuardada): Recepcao => ({
  aceita,
  codigo,
  estudo: codigoDoEstudo,
})
const recusar = (qual: InstanciaAceita | null, motivo: number, texto: string): Recepcao => ({
  recusada: { qual, motivo, texto },
})

const DE_OUTRO_ESTUDO = 'A imagem é de outro estudo, e não do endereço.'

/** What is shown of it, written to the store; null when nothing of it is. */
async function guardarFigura(
  { ctx, equipamento: { cliente } }: Origem,
  pixels: DicomRecebido['pixels'],
  quem: Pedinte,
) {
  if (pixels === null) return null
  const { bytes, ...medidas } = await prepararPixels(pixels, quem)
  const sha256 = await guardarArquivo(ctx, cliente, bytes)
  return { figura: { ...medidas, tamanho: bytes.byteLength, sha256 }, vezes: pixels.largura / medidas.largura }
}

const nomeDe = ({ numeroDaSerie, numeroDaInstancia, instancia }: DicomRecebido['identidade']) =>
  `${numeroDaSerie ?? 1}-${numeroDaInstancia ?? instancia.slice(-12)}.dcm`

async function abrir(bytes: Uint8Array, quem: Pedinte): Promise<DicomRecebido | InstanciaRecusada> {
  try {
    return await lerDicomRecebido(bytes, quem)
  } catch (erro) {
    if (!(erro instanceof ErroDeDominio) || erro.codigo !== 'TIPO_NAO_ACEITO') throw erro
    return { qual: null, motivo: MOTIVOS.ILEGIVEL, texto: erro.message }
  }
}

/**
 * Writes one instance of what a machine sent. The same instance again is the one that there is; another content with its UID is
 * refused, and so is what cannot be read. Throws for what is of no instance alone: no space, nobody waiting any more.
 */
export async function receberInstancia(origem: Origem, enviada: Enviada): Promise<Recepcao> {
  const { ctx, equipamento, estudo: doEndereco } = origem
  const { cliente } = equipamento
  const repetida = await ctx.emCliente(cliente, ({ tx }) => instanciaPorBytes(tx, cliente, enviada.sha256))
  if (repetida !== undefined)
    return doEndereco === null || repetida.estudo === doEndereco
      ? aceitar(repetida)
      : recusar(repetida, MOTIVOS.DE_OUTRO_ESTUDO, DE_OUTRO_ESTUDO)
  const quem = { dono: cliente, sinal: ctx.sinal }
  const lida = await abrir(await ctx.servicos.arquivos.ler(enviada.sha256), quem)
  if ('motivo' in lida) return { recusada: lida }
  const { identidade } = lida
  const { estudo, serie, instancia, classe } = identidade
  const qual = { estudo, serie, instancia, classe }
  if (doEndereco !== null && estudo !== doEndereco) return recusar(qual, MOTIVOS.DE_OUTRO_ESTUDO, DE_OUTRO_ESTUDO)
  const pronta = await guardarFigura(origem, lida.pixels, quem)
  const dados = pronta ? dadosDaFigura(lida.dados, pronta.vezes) : lida.dados
  return ctx.emCliente(cliente, async ({ tx, agora }) => {
    const chegada = { cliente, equipamento: equipamento.codigo, agora: agora.toString() }
    const doEstudo = await travarEstudo(tx, chegada, lida)
    const existente = await instanciaPorUid(tx, cliente, instancia)
    if (existente !== undefined)
      return existente.sha256 === enviada.sha256
        ? aceitar(existente)
        : recusar(qual, MOTIVOS.REPETIDA, 'Já recebemos outra imagem com este identificador.')
    const codigo = await inserirInstancia(tx, chegada, doEstudo, {
      ...lida,
      dados,
      nome: nomeDe(identidade),
      original: { ...enviada, tipo: 'application/dicom' },
      figura: pronta?.figura ?? null,
    })
    return { aceita: qual, codigo, estudo: doEstudo }
  })
}
