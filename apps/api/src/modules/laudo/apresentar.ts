import { formatarCep, formatarCrmv, type Uf } from '@vetlume/dominio/formatos'
import type { DadosDaVerificacao, NomeDeVariavel, PacienteDoLaudo } from '@vetlume/dominio/laudo'
import { diaNaZona, formatarData, formatarDataHora, idade } from '@vetlume/dominio/tempo'
import type { DadosDoLaudo, Endereco, ImagemDoPaciente } from './queries-dados.ts'

/** `Rua das Acácias, 10, Centro, São Paulo/SP, CEP 01001-000`; null when nothing is known. */
export function enderecoEmLinha({ logradouro, numero, complemento, bairro, cidade, cep }: Endereco): string | null {
  const partes = [logradouro, numero, complemento, bairro, cidade, cep === null ? null : `CEP ${formatarCep(cep)}`]
  const linha = partes.filter((parte) => parte !== null && parte !== '').join(', ')
  return linha === '' ? null : linha
}

export const crmvDe = ({ uf, numero }: { uf: string; numero: string }): string =>
  numero === '' ? '' : formatarCrmv({ uf: uf as Uf, numero, secundaria: false })

/** `20/11/2026 às 14:32` in the zone of the company. */
export const dataEHora = (instante: string, fuso: string): string =>
  formatarDataHora(instante, fuso).replace(' ', ' às ')

/** Age on the day of the exam, in the zone of the company; null when the birth is unknown or after the exam. */
export function idadeNoExame({ animal, realizado_em, estabelecimento }: DadosDoLaudo): string | null {
  const dia = diaNaZona(realizado_em, estabelecimento.fuso)
  if (animal.nascimento === null || animal.nascimento > dia) return null
  return `${animal.nascimentoPresumido ? 'cerca de ' : ''}${idade(animal.nascimento, dia)}`
}

const SEXO = {
  FEMEA: { nome: 'Fêmea', castrado: 'castrada', inteiro: 'não castrada' },
  MACHO: { nome: 'Macho', castrado: 'castrado', inteiro: 'não castrado' },
} as const

export function sexoPorExtenso({ sexo, castrado }: Pick<PacienteDoLaudo, 'sexo' | 'castrado'>): string {
  if (sexo === 'INDETERMINADO') return castrado === true ? 'Indeterminado, castrado' : 'Indeterminado'
  const palavras = SEXO[sexo]
  return castrado === null ? palavras.nome : `${palavras.nome} ${castrado ? palavras.castrado : palavras.inteiro}`
}

/** `32,4 kg`, `10,0 kg`, `0,035 kg`: at least one decimal, never a gram lost below 1 kg. */
export function pesoEmQuilos(gramas: number | null): string | null {
  if (gramas === null) return null
  const casas = gramas < 1_000 ? 3 : 2
  return `${new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: casas }).format(gramas / 1_000)} kg`
}

export function pacienteDe(dados: DadosDoLaudo): PacienteDoLaudo {
  const { codigo, nome, especie, raca, sexo, castrado } = dados.animal
  return {
    codigo,
    nome,
    especie,
    raca,
    sexo,
    castrado,
    idade: idadeNoExame(dados),
    pesoGramas: dados.peso_gramas,
    tutor: dados.tutor.nome,
  }
}

/** Values of the variables that do not depend on what is typed; null for what is not known. */
export function variaveisDe(dados: DadosDoLaudo): Record<string, string | null> {
  const { animal, atendimento, especialista, estabelecimento } = dados
  return {
    'animal.nome': animal.nome,
    'animal.especie': animal.especie,
    'animal.raca': animal.raca,
    'animal.sexo': sexoPorExtenso(animal).toLowerCase(),
    'animal.idade': idadeNoExame(dados),
    'animal.peso': pesoEmQuilos(dados.peso_gramas),
    'tutor.nome': dados.tutor.nome,
    'parceiro.nome': dados.parceiro?.nome ?? null,
    'solicitante.nome': atendimento.solicitante,
    'atendimento.numero': String(atendimento.numero),
    'atendimento.data': formatarData(diaNaZona(dados.realizado_em, estabelecimento.fuso)),
    'atendimento.suspeita': atendimento.suspeita,
    'especialista.nome': especialista.nome,
    'especialista.crmv': crmvDe(especialista),
  } satisfies Record<NomeDeVariavel, string | null>
}

export function paraVerificar(dados: DadosDoLaudo, imagens: readonly ImagemDoPaciente[]): DadosDaVerificacao {
  const { conteudo, especialista, modelo } = dados
  return {
    conteudo,
    imagens,
    paciente: pacienteDe(dados),
    especialista: { crmv: crmvDe(especialista) },
    variaveis: variaveisDe(dados),
    modeloPara: modelo === null ? null : { nome: modelo.nome, especie: modelo.especie, sexo: modelo.sexo },
  }
}
