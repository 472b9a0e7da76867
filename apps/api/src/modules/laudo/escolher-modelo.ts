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
 * The model to start from, always of the exam: the service's own when it serves the patient, else the most specific one
 * that is for this service, or for the service that its own is for. When none serves, the service's own all the same;
 * undefined when it has none: what another exam looks at is not offered as seen, so the laudo starts blank.
 */
export function escolherModelo(modelos: readonly ModeloPublicado[], exame: ExameDoModelo): ModeloPublicado | undefined {
  const doServico = modelos.find(({ codigo }) => codigo === exame.modelo)
  if (doServico !== undefined && serve(doServico, exame)) return doServico
  const servicos = new Set([exame.servico, doServico?.servico ?? exame.servico])
  const [melhor] = modelos
    .filter((modelo) => modelo.servico !== null && servicos.has(modelo.servico) && serve(modelo, exame))
    .toSorted((a, b) => precisao(b) - precisao(a))
  return melhor ?? doServico
}
