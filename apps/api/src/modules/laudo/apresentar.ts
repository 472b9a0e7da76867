import type {
  CircunstanciasDoExame,
  DadosDaVerificacao,
  NomeDeVariavel,
  PacienteDoLaudo,
  RelatorioDoEquipamento,
} from '@vetlume/dominio/laudo'
import canonicalize from 'canonicalize'
import { sha256 } from '../../infra/arquivos.ts'
import { crmvDe, idadeNoDia, mesesNoDia, variaveisDoPaciente } from '../modelo-documento/index.ts'
import type { DadosDoLaudo, ImagemDoPaciente, Revisor } from './queries-dados.ts'

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

/** Who signs it as it stands: the reviewer of what is in review, else the author. */
export const assinanteDe = ({ estado, revisor, especialista }: DadosDoLaudo): Revisor =>
  estado === 'EM_REVISAO' && revisor !== null ? revisor : especialista

/** SHA-256 of what an author vouches for, as canonical JSON (RFC 8785). */
export const resumoDoConteudo = ({
  titulo,
  critico,
  conteudo,
}: Pick<DadosDoLaudo, 'titulo' | 'critico' | 'conteudo'>) => sha256(canonicalize({ titulo, critico, conteudo }) ?? '')

/** Values of the variables that do not depend on what is typed; null for what is not known. */
export const variaveisDe = (dados: DadosDoLaudo): Record<NomeDeVariavel, string | null> => variaveisDoPaciente(dados)

/** What a check and a signature look at. */
export interface LaudoInteiro {
  dados: DadosDoLaudo
  imagens: ImagemDoPaciente[]
  relatorios: RelatorioDoEquipamento[]
  circunstancias: CircunstanciasDoExame
}

/** A laudo as the check before signing looks at it. */
export function paraVerificar({ dados, imagens, relatorios, circunstancias }: LaudoInteiro): DadosDaVerificacao {
  const { conteudo, especialista, modelo, modalidade, critico } = dados
  return {
    conteudo,
    modalidade,
    critico,
    imagens,
    relatorios,
    circunstancias,
    atendimento: dados.atendimento,
    paciente: pacienteDe(dados),
    especialista: { crmv: crmvDe(especialista) },
    variaveis: variaveisDe(dados),
    modelo: modelo?.estrutura ?? null,
    modeloPara: modelo === null ? null : { nome: modelo.nome, especie: modelo.especie, sexo: modelo.sexo },
  }
}
