import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { escolherModelo, serve } from './escolher-modelo.ts'
import { exameDoModelo, modelosPublicados } from './queries-modelo.ts'

interface ModeloOferecido {
  codigo: string
  nome: string
  modalidade: string | null
  sugerido: boolean
}

/** Models that a person may start from; with an item, the suggested one first, then those that serve the patient. */
export async function modelosDeLaudo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { item?: string | undefined }
}): Promise<ModeloOferecido[]> {
  const { tx, cliente, ator } = ctx
  const modelos = await modelosPublicados(tx, cliente)
  const exame = input.item === undefined ? null : exigir(await exameDoModelo(tx, cliente, visaoDe(ator), input.item))
  const sugerido = exame === null ? undefined : escolherModelo(modelos, exame)
  const ordem = (modelo: (typeof modelos)[number]) =>
    modelo === sugerido ? 0 : exame !== null && serve(modelo, exame) ? 1 : 2
  return modelos
    .toSorted((a, b) => ordem(a) - ordem(b))
    .map((modelo) => ({
      codigo: modelo.codigo,
      nome: modelo.nome,
      modalidade: modelo.modalidade,
      sugerido: modelo === sugerido,
    }))
}
