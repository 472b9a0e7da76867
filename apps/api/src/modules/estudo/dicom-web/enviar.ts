import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Readable } from 'node:stream'
import { CAMINHO_DICOMWEB } from '../../../infra/credencial.ts'
import { ehDicom } from '../../../infra/dicom/index.ts'
import { lerPartes, lerTipoRelacionado } from '../../../infra/dicomweb/ler-partes.ts'
import {
  MOTIVOS,
  respostaDoEnvio,
  type InstanciaAceita,
  type InstanciaRecusada,
} from '../../../infra/dicomweb/resposta-do-envio.ts'
import type { ChamadaDeEquipamento } from '../../../infra/http/equipamentos.ts'
import { guardarArquivo } from '../../cliente/index.ts'
import { pousarEstudo } from '../pousar.ts'
import { receberInstancia, type Enviada } from '../receber-instancia.ts'

const MB = 1024 * 1024
/** Of one request. Gateways send in lots of some ten instances or 10 MB. */
export const LIMITES_DO_ENVIO = { porParte: 60 * MB, partes: 200, total: 256 * MB } as const

const SEM_ESPACO: ReadonlySet<string> = new Set(['SEM_ESPACO_EM_DISCO', 'LIMITE_DO_PLANO'])
const DICOM_JSON = 'application/dicom+json; charset=utf-8'

const recusada = (motivo: number, texto: string): InstanciaRecusada => ({ qual: null, motivo, texto })

/** What is for one instance not to be taken; whatever ends the whole request goes on. */
function recusaDe(erro: unknown): InstanciaRecusada {
  if (!(erro instanceof ErroDeDominio) || erro.codigo === 'TEMPO_DO_PEDIDO_ESGOTADO') throw erro
  return recusada(SEM_ESPACO.has(erro.codigo) ? MOTIVOS.SEM_ESPACO : MOTIVOS.FALHA, erro.message)
}

/** Writes each part to the store as it comes, so that the body never waits for a file to be opened. */
async function guardarPartes({ ctx, equipamento, request }: ChamadaDeEquipamento) {
  const tipo = lerTipoRelacionado(request.headers['content-type'])
  if (tipo === null || tipo.tipo !== 'application/dicom')
    throw new ErroDeDominio('TIPO_NAO_ACEITO', {
      mensagem: 'Envie multipart/related; type="application/dicom", com um arquivo DICOM em cada parte.',
    })
  const enviadas: Enviada[] = []
  const recusadas: InstanciaRecusada[] = []
  let semEspaco: ErroDeDominio | null = null
  for await (const { bytes } of lerPartes(request.body as Readable, tipo.separador, LIMITES_DO_ENVIO)) {
    if (bytes === null) recusadas.push(recusada(MOTIVOS.SEM_ESPACO, 'O arquivo passa de 60 MB.'))
    else if (!ehDicom(bytes)) recusadas.push(recusada(MOTIVOS.ILEGIVEL, 'O arquivo não é DICOM.'))
    else
      try {
        const sha256 = await guardarArquivo(ctx, equipamento.cliente, bytes)
        enviadas.push({ sha256, tamanho: bytes.byteLength })
      } catch (erro) {
        recusadas.push(recusaDe(erro))
        if (erro instanceof ErroDeDominio && SEM_ESPACO.has(erro.codigo)) semEspaco = erro
      }
  }
  // Nothing could be written: the gateway is told why, and keeps what it has.
  if (semEspaco !== null && enviadas.length === 0) throw semEspaco
  if (enviadas.length + recusadas.length === 0)
    throw new ErroDeDominio('REQUISICAO_INVALIDA', { mensagem: 'Nenhum arquivo veio no pedido.' })
  return { enviadas, recusadas }
}

/** STOW-RS (PS3.18 10.5): keeps the instances, tells of each what came of it, and takes their studies to their exams. */
export async function enviarInstancias(chamada: ChamadaDeEquipamento): Promise<unknown> {
  const { ctx, equipamento, request, reply } = chamada
  const { estudo = null } = request.params as { estudo?: string }
  const { enviadas, recusadas } = await guardarPartes(chamada)
  const aceitas: InstanciaAceita[] = []
  const estudos = new Map<string, string[]>()
  for (const enviada of enviadas) {
    const recepcao = await receberInstancia({ ctx, equipamento, estudo }, enviada).catch((erro: unknown) => ({
      recusada: recusaDe(erro),
    }))
    if ('recusada' in recepcao) recusadas.push(recepcao.recusada)
    else {
      aceitas.push(recepcao.aceita)
      estudos.getOrInsertComputed(recepcao.estudo, () => []).push(recepcao.codigo)
    }
  }
  for (const [codigo, chegadas] of estudos)
    await ctx.emCliente(equipamento.cliente, (interno) =>
      pousarEstudo(interno, { codigo, equipamento: equipamento.nome, chegadas }),
    )
  const { status, corpo } = respostaDoEnvio(`${ctx.servicos.origem}${CAMINHO_DICOMWEB}`, aceitas, recusadas)
  return reply.code(status).type(DICOM_JSON).serializer(String).send(JSON.stringify(corpo))
}
