import { ErroDeDominio } from '@vetlume/dominio/erros'
import { exigir } from '../../../infra/banco/index.ts'
import { CAMINHO_DICOMWEB } from '../../../infra/credencial.ts'
import { quadroBruto } from '../../../infra/dicom/index.ts'
import { escreverPartes } from '../../../infra/dicomweb/escrever-partes.ts'
import type { ChamadaDeEquipamento } from '../../../infra/http/equipamentos.ts'
import { perguntaDe, responderJson } from './consultar.ts'
import { consultarInstancias, type InstanciaConsultada } from './queries.ts'
import { registrarLeitura } from './registrar-leitura.ts'

/** Of the address: never none. */
async function instanciasDe(chamada: ChamadaDeEquipamento): Promise<InstanciaConsultada[]> {
  const { ctx, equipamento } = chamada
  const { cliente } = equipamento
  const { StudyInstanceUID, SeriesInstanceUID, SOPInstanceUID } = perguntaDe(chamada)
  const pergunta = { StudyInstanceUID, SeriesInstanceUID, SOPInstanceUID }
  const achadas = await ctx.emCliente(cliente, async ({ tx }) => {
    const lidas = await consultarInstancias(tx, cliente, pergunta)
    await registrarLeitura(
      tx,
      chamada,
      lidas.map(({ estudo }) => estudo),
    )
    return lidas
  })
  if (achadas.length === 0) throw new ErroDeDominio('NAO_ENCONTRADO')
  return achadas
}

const aceita = ({ request }: ChamadaDeEquipamento, tipo: string) => {
  const pedidos = (request.headers.accept ?? '*/*').toLowerCase()
  return pedidos.split(',').some((pedido) => pedido.trim().split(';')[0] === tipo)
}

/** WADO-RS: the files as they were sent. */
export async function buscarArquivos(chamada: ChamadaDeEquipamento): Promise<unknown> {
  const { ctx, reply } = chamada
  const instancias = await instanciasDe(chamada)
  const { arquivos, origem } = ctx.servicos
  const [unica, ...outras] = instancias
  if (unica !== undefined && outras.length === 0 && aceita(chamada, 'application/dicom'))
    return reply.type('application/dicom').send(Buffer.from(await arquivos.ler(unica.sha256)))
  const { tipo, fluxo } = escreverPartes(
    'application/dicom',
    instancias.map(({ estudo, serie, instancia, sha256 }) => ({
      tipo: 'application/dicom',
      local: `${origem}${CAMINHO_DICOMWEB}/studies/${estudo}/series/${serie}/instances/${instancia}`,
      ler: () => arquivos.ler(sha256),
    })),
  )
  return reply.type(tipo).send(fluxo)
}

/** WADO-RS: what the files say, without what is bulk. */
export async function buscarMetadados(chamada: ChamadaDeEquipamento): Promise<unknown> {
  return responderJson(
    chamada,
    (await instanciasDe(chamada)).map(({ metadados }) => metadados),
  )
}

/** WADO-RS: the instance as people see it. */
export async function buscarFigura(chamada: ChamadaDeEquipamento): Promise<unknown> {
  const [instancia] = await instanciasDe(chamada)
  const { figura, tipo_da_figura: tipo } = exigir(instancia)
  if (figura === null || tipo === null)
    throw new ErroDeDominio('NAO_ENCONTRADO', { mensagem: 'Esta instância não tem uma imagem que se veja.' })
  return chamada.reply.type(tipo).send(Buffer.from(await chamada.ctx.servicos.arquivos.ler(figura)))
}

const LISTA_DE_QUADROS = /^[1-9]\d{0,5}(,[1-9]\d{0,5}){0,63}$/

/** WADO-RS: frames of an instance, from 1, without compression. */
export async function buscarQuadros(chamada: ChamadaDeEquipamento): Promise<unknown> {
  const { ctx, equipamento, request, reply } = chamada
  const { quadros: pedidos = '' } = request.params as { quadros?: string }
  if (!LISTA_DE_QUADROS.test(pedidos))
    throw new ErroDeDominio('REQUISICAO_INVALIDA', {
      mensagem: 'Os quadros são números a partir de 1, entre vírgulas.',
    })
  const { sha256 } = exigir((await instanciasDe(chamada))[0])
  const quem = { dono: equipamento.cliente, sinal: ctx.sinal }
  const bytes = await ctx.servicos.arquivos.ler(sha256)
  const lidos: Uint8Array[] = []
  for (const quadro of pedidos.split(',')) lidos.push(exigir(await quadroBruto(bytes, Number(quadro) - 1, quem)))
  const { tipo, fluxo } = escreverPartes(
    'application/octet-stream',
    lidos.map((quadro) => ({ tipo: 'application/octet-stream', ler: async () => quadro })),
  )
  return reply.type(`${tipo}; transfer-syntax=1.2.840.10008.1.2.1`).send(fluxo)
}
