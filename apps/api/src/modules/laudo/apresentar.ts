import type { DadosDaVerificacao, NomeDeVariavel, PacienteDoLaudo } from '@vetlume/dominio/laudo'
import { crmvDe, idadeNoDia, mesesNoDia, variaveisDoPaciente } from '../modelo-documento/index.ts'
import type { DadosDoLaudo, ImagemDoPaciente } from './queries-dados.ts'

export function pacienteDe(dados: DadosDoLaudo): PacienteDoLaudo {
  const { codigo, nome, especie, raca, sexo, castrado } = dados.animal
  return {
    codigo,
    nome,
    especie,
    raca,
    sexo,
    castrado,
    idade: idadeNoDia(dados),
    idadeMeses: mesesNoDia(dados),
    jejum: dados.atendimento.jejum,
    pesoGramas: dados.peso_gramas,
    tutor: dados.tutor.nome,
  }
}

/** Values of the variables that do not depend on what is typed; null for what is not known. */
export const variaveisDe = (dados: DadosDoLaudo): Record<NomeDeVariavel, string | null> => variaveisDoPaciente(dados)

export function paraVerificar(dados: DadosDoLaudo, imagens: readonly ImagemDoPaciente[]): DadosDaVerificacao {
  const { conteudo, especialista, modelo, modalidade, critico } = dados
  return {
    conteudo,
    modalidade,
    critico,
    imagens,
    paciente: pacienteDe(dados),
    especialista: { crmv: crmvDe(especialista) },
    variaveis: variaveisDe(dados),
    modelo: modelo?.estrutura ?? null,
    modeloPara: modelo === null ? null : { nome: modelo.nome, especie: modelo.especie, sexo: modelo.sexo },
  }
}
