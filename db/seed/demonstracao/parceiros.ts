import { cnpjDe } from './documentos.ts'
import { CIDADES, type Endereco } from './pessoas.ts'

export interface ParceiroDemo extends Endereco {
  nome: string
  razaoSocial: string
  documento: string
  telefone: string
  email: string
  modo: 'A_VISTA' | 'FATURADO'
  diaFechamento: number
  diaVencimento: number
  /** Name of the price table it is on; null pays the service's price. */
  tabela: string | null
}

export const TABELA_DE_PARCEIROS = 'Parceiros'

export const PARCEIROS_DA_LUME: readonly ParceiroDemo[] = [
  {
    nome: 'Clínica Veterinária X',
    razaoSocial: 'Clínica Veterinária X Ltda',
    documento: cnpjDe('274185390001'),
    telefone: '+551130452210',
    email: 'contato@clinicax.vet',
    modo: 'FATURADO',
    diaFechamento: 25,
    diaVencimento: 5,
    tabela: TABELA_DE_PARCEIROS,
    cep: '05409000',
    logradouro: 'Avenida Rebouças',
    bairro: 'Pinheiros',
    cidade: CIDADES.SAO_PAULO,
  },
  {
    nome: "Hospital Veterinário Pata d'Ouro",
    razaoSocial: "Pata d'Ouro Serviços Veterinários Ltda",
    documento: cnpjDe('318046720001'),
    telefone: '+551129914470',
    email: 'exames@patadouro.vet',
    modo: 'FATURADO',
    diaFechamento: 30,
    diaVencimento: 10,
    tabela: TABELA_DE_PARCEIROS,
    cep: '03310000',
    logradouro: 'Rua Tuiuti',
    bairro: 'Tatuapé',
    cidade: CIDADES.SAO_PAULO,
  },
  {
    nome: 'Bicho Feliz Centro Veterinário',
    razaoSocial: 'Bicho Feliz Saúde Animal Ltda',
    documento: cnpjDe('156720940001'),
    telefone: '+551124403015',
    email: 'recepcao@bichofeliz.vet',
    modo: 'FATURADO',
    diaFechamento: 20,
    diaVencimento: 1,
    tabela: null,
    cep: '07010010',
    logradouro: 'Avenida Tiradentes',
    bairro: 'Centro',
    cidade: CIDADES.GUARULHOS,
  },
  {
    nome: 'Clínica São Francisco de Assis',
    razaoSocial: 'São Francisco de Assis Medicina Veterinária S/S',
    documento: cnpjDe('402917550001'),
    telefone: '+551144361820',
    email: 'atendimento@saofrancisco.vet',
    modo: 'FATURADO',
    diaFechamento: 30,
    diaVencimento: 15,
    tabela: null,
    cep: '09020000',
    logradouro: 'Rua das Figueiras',
    bairro: 'Jardim',
    cidade: CIDADES.SANTO_ANDRE,
  },
  {
    nome: 'PetVida 24 Horas',
    razaoSocial: 'PetVida Pronto Atendimento Veterinário Ltda',
    documento: cnpjDe('228813060002'),
    telefone: '+551136051199',
    email: 'plantao@petvida.vet',
    modo: 'FATURADO',
    diaFechamento: 15,
    diaVencimento: 25,
    tabela: TABELA_DE_PARCEIROS,
    cep: '06018010',
    logradouro: 'Rua Antônio Agu',
    bairro: 'Centro',
    cidade: CIDADES.OSASCO,
  },
  {
    nome: 'Consultório Felino Miau & Cia',
    razaoSocial: 'Miau & Cia Medicina Felina Ltda',
    // One of the alphanumeric numbers given out since July 2026.
    documento: cnpjDe('4MAU7KL20001'),
    telefone: '+551155721460',
    email: 'oi@miauecia.vet',
    modo: 'A_VISTA',
    diaFechamento: 30,
    diaVencimento: 10,
    tabela: null,
    cep: '04101000',
    logradouro: 'Rua Vergueiro',
    bairro: 'Vila Mariana',
    cidade: CIDADES.SAO_PAULO,
  },
]
