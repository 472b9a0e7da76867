import type { LocalDoExame } from '@vetlume/dominio/laudo'
import type { Identificacao } from '@vetlume/dominio/tutor'

export interface Endereco {
  logradouro: string | null
  numero: string | null
  complemento: string | null
  bairro: string | null
  cidade: string | null
  cep: string | null
}

/** The company as its documents name it. */
export interface Estabelecimento extends Endereco {
  razaoSocial: string
  nomeFantasia: string
  documento: string
  crmvPj: string | null
  responsavelTecnico: string | null
  telefone: string | null
  email: string | null
  timbre: string | null
  cor: string
  logo: string | null
  fuso: string
}

/** Whom a document is about, who makes it and for whom: what laudos and the other documents have in common. */
export interface DadosDoPaciente {
  /** Of the exam, or of the document. */
  realizado_em: string
  peso_gramas: number | null
  animal: {
    codigo: string
    nome: string
    especie: string
    raca: string | null
    sexo: 'FEMEA' | 'MACHO' | 'INDETERMINADO'
    castrado: boolean | null
    nascimento: string | null
    nascimentoPresumido: boolean
    pelagem: string | null
    sinais: string | null
    microchip: string | null
  }
  tutor: Endereco & Identificacao & { nome: string }
  parceiro: { codigo: string; nome: string } | null
  atendimento: {
    codigo: string
    numero: number
    suspeita: string | null
    historico: string | null
    jejum: boolean | null
    sedacao: boolean | null
    /** Where its appointment was kept; null without one. */
    local: LocalDoExame | null
    solicitante: string | null
    crmvDoSolicitante: string | null
  } | null
  especialista: {
    codigo: string
    nome: string
    uf: string
    numero: string
    secundaria: boolean
    endereco: string | null
    telefone: string | null
    email: string | null
    /** SHA-256 of the image of the signature. */
    assinatura: string | null
  } | null
  estabelecimento: Estabelecimento
}
