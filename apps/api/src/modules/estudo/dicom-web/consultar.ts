import { CAMINHO_DICOMWEB } from '../../../infra/credencial.ts'
import type { DicomEmJson } from '../../../infra/dicom/index.ts'
import type { ChamadaDeEquipamento } from '../../../infra/http/equipamentos.ts'
import type { Pergunta } from './criterios.ts'
import { consultarEstudos, consultarInstancias, consultarSeries } from './queries.ts'
import { registrarLeitura } from './registrar-leitura.ts'

const JSON_DICOM = 'application/dicom+json; charset=utf-8'

/** Attributes that are answered of each level (PS3.18 10.6.3.3), as far as the file has them. */
const DO_ESTUDO =
  '00080005 00080020 00080030 00080050 00080090 00081030 00100010 00100020 00100030 00100040 0020000D 00200010'
const DA_SERIE = '00080060 0008103E 0020000E 00200011 00400244 00400245'
const DA_INSTANCIA = '00080016 00080018 00200013 00280008 00280010 00280011 00280100'

function escolher(metadados: DicomEmJson, tags: string, pedidos: Pergunta['includefield']): DicomEmJson {
  if ([pedidos].flat().includes('all')) return metadados
  const alem = [pedidos].flat().filter((pedido) => typeof pedido === 'string')
  const quais = [...tags.split(' '), ...alem.flatMap((pedido) => pedido.split(',')).map((tag) => tag.toUpperCase())]
  return Object.fromEntries(
    quais.flatMap((tag) => {
      const elemento = metadados[tag]
      return elemento === undefined ? [] : [[tag, elemento]]
    }),
  )
}

const de = (vr: string, ...valores: unknown[]) => ({ vr, Value: valores })

export const perguntaDe = ({ request: { query, params } }: ChamadaDeEquipamento): Pergunta => {
  const { estudo, serie, instancia } = params as Record<string, string | undefined>
  return {
    ...(query as Pergunta),
    ...(estudo !== undefined && { StudyInstanceUID: estudo }),
    ...(serie !== undefined && { SeriesInstanceUID: serie }),
    ...(instancia !== undefined && { SOPInstanceUID: instancia }),
  }
}

/** Without anything to tell there is no content (PS3.18 10.6.3.2). */
export function responderJson({ reply }: ChamadaDeEquipamento, itens: readonly object[]): unknown {
  if (itens.length === 0) return reply.code(204).send()
  return reply.type(JSON_DICOM).serializer(String).send(JSON.stringify(itens))
}

const local = ({ ctx }: ChamadaDeEquipamento, caminho: string) =>
  de('UR', `${ctx.servicos.origem}${CAMINHO_DICOMWEB}/${caminho}`)

/** QIDO-RS: studies. */
export async function procurarEstudos(chamada: ChamadaDeEquipamento): Promise<unknown> {
  const { cliente } = chamada.equipamento
  const pergunta = perguntaDe(chamada)
  const estudos = await chamada.ctx.emCliente(cliente, async ({ tx }) => {
    const achados = await consultarEstudos(tx, cliente, pergunta)
    await registrarLeitura(
      tx,
      chamada,
      achados.map(({ uid }) => uid),
    )
    return achados
  })
  return responderJson(
    chamada,
    estudos.map(({ uid, metadados, modalidades, series, imagens }) => ({
      ...escolher(metadados, DO_ESTUDO, pergunta['includefield']),
      '00080061': de('CS', ...(modalidades ?? [])),
      '00081190': local(chamada, `studies/${uid}`),
      '00201206': de('IS', series),
      '00201208': de('IS', imagens),
    })),
  )
}

/** QIDO-RS: series of a study. */
export async function procurarSeries(chamada: ChamadaDeEquipamento): Promise<unknown> {
  const { cliente } = chamada.equipamento
  const pergunta = perguntaDe(chamada)
  const series = await chamada.ctx.emCliente(cliente, async ({ tx }) => {
    const achadas = await consultarSeries(tx, cliente, pergunta)
    if (achadas.length > 0) await registrarLeitura(tx, chamada, [String(pergunta['StudyInstanceUID'])])
    return achadas
  })
  return responderJson(
    chamada,
    series.map(({ serie, imagens, metadados }) => ({
      ...escolher(metadados, DA_SERIE, pergunta['includefield']),
      '00081190': local(chamada, `studies/${String(pergunta['StudyInstanceUID'])}/series/${serie}`),
      '00201209': de('IS', imagens),
    })),
  )
}

/** QIDO-RS: instances of a study or of a series. */
export async function procurarInstancias(chamada: ChamadaDeEquipamento): Promise<unknown> {
  const { cliente } = chamada.equipamento
  const pergunta = perguntaDe(chamada)
  const instancias = await chamada.ctx.emCliente(cliente, async ({ tx }) => {
    const achadas = await consultarInstancias(tx, cliente, pergunta)
    await registrarLeitura(
      tx,
      chamada,
      achadas.map(({ estudo }) => estudo),
    )
    return achadas
  })
  return responderJson(
    chamada,
    instancias.map(({ estudo, serie, instancia, metadados }) => ({
      ...escolher(metadados, `${DA_INSTANCIA} 0020000E`, pergunta['includefield']),
      '00081190': local(chamada, `studies/${estudo}/series/${serie}/instances/${instancia}`),
    })),
  )
}
