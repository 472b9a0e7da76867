import type { ExameDoModelo, ModeloPublicado } from './queries-modelo.ts'

/** Made for this patient and this kind of exam; a model that names no species, sex or modality serves any. */
export function serve(modelo: ModeloPublicado, exame: ExameDoModelo): boolean {
  return (
    (modelo.modalidade === null || modelo.modalidade === exame.modalidade) &&
    (modelo.especie === null || modelo.especie === exame.especie) &&
    (modelo.sexo === null || modelo.sexo === exame.sexo)
  )
}

const precisao = ({ modalidade, especie, sexo }: ModeloPublicado) =>
  [modalidade, especie, sexo].filter((campo) => campo !== null).length

/**
 * The model to start from: the service's own when it serves the patient, else the most specific one that does, else the
 * service's own all the same. Undefined when nothing fits: the laudo starts blank.
 */
export function escolherModelo(modelos: readonly ModeloPublicado[], exame: ExameDoModelo): ModeloPublicado | undefined {
  const doServico = modelos.find(({ codigo }) => codigo === exame.modelo)
  if (doServico !== undefined && serve(doServico, exame)) return doServico
  const [melhor] = modelos.filter((modelo) => serve(modelo, exame)).toSorted((a, b) => precisao(b) - precisao(a))
  return melhor ?? doServico
}
