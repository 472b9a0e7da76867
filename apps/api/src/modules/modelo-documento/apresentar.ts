import { idadeDoAnimal } from '@vetlume/dominio/animal'
import { formatarCep, formatarCpfOuCnpj, formatarCrmv, formatarTelefone, type Uf } from '@vetlume/dominio/formatos'
import type { DocumentoDoLaudo, NomeDeVariavel, PacienteDoLaudo } from '@vetlume/dominio/laudo'
import { diaNaZona, formatarData, formatarDataHora, mesesDeIdade } from '@vetlume/dominio/tempo'
import { identificacaoPorExtenso } from '@vetlume/dominio/tutor'
import type { DadosDoPaciente, Endereco } from './dados-do-paciente.ts'

/** `Rua das Acácias, 10, Centro, São Paulo/SP, CEP 01001-000`; null when nothing is known. */
export function enderecoEmLinha({ logradouro, numero, complemento, bairro, cidade, cep }: Endereco): string | null {
  const partes = [logradouro, numero, complemento, bairro, cidade, cep === null ? null : `CEP ${formatarCep(cep)}`]
  const linha = partes.filter((parte) => parte !== null && parte !== '').join(', ')
  return linha === '' ? null : linha
}

export const crmvDe = ({ uf, numero, secundaria }: { uf: string; numero: string; secundaria: boolean }): string =>
  numero === '' ? '' : formatarCrmv({ uf: uf as Uf, numero, secundaria })

/** `20/11/2026 às 14:32` in the zone of the company. */
export const dataEHora = (instante: string, fuso: string): string =>
  formatarDataHora(instante, fuso).replace(' ', ' às ')

const diaDe = ({ realizado_em, estabelecimento }: DadosDoPaciente): string =>
  diaNaZona(realizado_em, estabelecimento.fuso)

/** Whole months on the day of the exam or document; null when the birth is unknown or later. */
export const mesesNoDia = (dados: DadosDoPaciente): number | null => mesesDeIdade(dados.animal.nascimento, diaDe(dados))

/** Age on the day of the exam or document, in the zone of the company; null when the birth is unknown or later. */
export function idadeNoDia(dados: DadosDoPaciente): string | null {
  const idade = idadeDoAnimal({ nascimento: dados.animal.nascimento, obito: null }, diaDe(dados))
  return idade === null ? null : `${dados.animal.nascimentoPresumido ? 'cerca de ' : ''}${idade}`
}

const SEXO = {
  FEMEA: { nome: 'Fêmea', castrado: 'castrada', inteiro: 'não castrada' },
  MACHO: { nome: 'Macho', castrado: 'castrado', inteiro: 'não castrado' },
} as const

function sexoPorExtenso({ sexo, castrado }: Pick<PacienteDoLaudo, 'sexo' | 'castrado'>): string {
  if (sexo === 'INDETERMINADO') return castrado === true ? 'Indeterminado, castrado' : 'Indeterminado'
  const palavras = SEXO[sexo]
  return castrado === null ? palavras.nome : `${palavras.nome} ${castrado ? palavras.castrado : palavras.inteiro}`
}

// Kept: building a formatter weighed more than all the rest of presenting a patient.
const comCasas = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits })
const QUILOS = comCasas(2)
const MENOS_DE_UM_QUILO = comCasas(3)

/** `32,4 kg`, `10,0 kg`, `0,035 kg`: at least one decimal, never a gram lost below 1 kg. */
function pesoEmQuilos(gramas: number | null): string | null {
  if (gramas === null) return null
  return `${(gramas < 1_000 ? MENOS_DE_UM_QUILO : QUILOS).format(gramas / 1_000)} kg`
}

const telefone = (numero: string | null) => (numero === null ? null : formatarTelefone(numero))

export function estabelecimentoDoDocumento({
  estabelecimento: e,
}: Pick<DadosDoPaciente, 'estabelecimento'>): DocumentoDoLaudo['estabelecimento'] {
  const { nomeFantasia, razaoSocial, crmvPj, responsavelTecnico, email, cor, logo } = e
  return {
    nomeFantasia,
    razaoSocial,
    crmvPj,
    responsavelTecnico,
    email,
    cor,
    logo,
    documento: `${e.documento.length > 11 ? 'CNPJ' : 'CPF'} ${formatarCpfOuCnpj(e.documento)}`,
    endereco: enderecoEmLinha(e) ?? '',
    telefone: telefone(e.telefone),
    ...(e.timbre === null ? {} : { timbre: e.timbre.split('\n') }),
  }
}

export function animalDoDocumento(dados: DadosDoPaciente): DocumentoDoLaudo['animal'] {
  const { nome, especie, raca, pelagem, sinais, microchip } = dados.animal
  return {
    nome,
    especie,
    pelagem,
    sinais,
    microchip,
    raca: raca ?? 'Não informada',
    sexo: sexoPorExtenso(dados.animal),
    idade: idadeNoDia(dados) ?? 'Não informada',
    peso: pesoEmQuilos(dados.peso_gramas),
  }
}

export function responsavelDoDocumento({ tutor }: Pick<DadosDoPaciente, 'tutor'>): DocumentoDoLaudo['responsavel'] {
  return {
    nome: tutor.nome,
    documento: identificacaoPorExtenso(tutor),
    endereco: enderecoEmLinha(tutor),
  }
}

/** Without an address of their own, the veterinarian's is the establishment's. */
export function veterinarioDoDocumento({
  especialista: e,
  estabelecimento,
}: {
  especialista: NonNullable<DadosDoPaciente['especialista']>
  estabelecimento: DadosDoPaciente['estabelecimento']
}): DocumentoDoLaudo['veterinario'] {
  return {
    nome: e.nome,
    crmv: crmvDe(e),
    endereco: e.endereco ?? enderecoEmLinha(estabelecimento),
    telefone: telefone(e.telefone ?? estabelecimento.telefone),
    email: e.email ?? estabelecimento.email,
  }
}

/** Values of the variables that every kind of document has; null for what is not known. */
export function variaveisDoPaciente(dados: DadosDoPaciente): Record<NomeDeVariavel, string | null> {
  const { animal, atendimento, especialista } = dados
  return {
    'animal.nome': animal.nome,
    'animal.especie': animal.especie,
    'animal.raca': animal.raca,
    'animal.sexo': sexoPorExtenso(animal).toLowerCase(),
    'animal.idade': idadeNoDia(dados),
    'animal.peso': pesoEmQuilos(dados.peso_gramas),
    'tutor.nome': dados.tutor.nome,
    'parceiro.nome': dados.parceiro?.nome ?? null,
    'solicitante.nome': atendimento?.solicitante ?? null,
    'atendimento.numero': atendimento === null ? null : String(atendimento.numero),
    'atendimento.data': formatarData(diaDe(dados)),
    'atendimento.suspeita': atendimento?.suspeita ?? null,
    'especialista.nome': especialista?.nome ?? null,
    'especialista.crmv': especialista === null ? null : crmvDe(especialista),
  }
}
