import { cnpjDe } from './documentos.ts'
import { CIDADES, type Endereco } from './pessoas.ts'

interface ContatoDemo {
  nome: string
  papel: string
  telefone: string | null
  email: string | null
  recebe_laudos: boolean
  recebe_cobrancas: boolean
}

const recebeLaudos = (nome: string, papel: string, email: string, telefone: string | null = null): ContatoDemo => ({
  nome,
  papel,
  telefone,
  email,
  recebe_laudos: true,
  recebe_cobrancas: false,
})
const recebeCobrancas = (nome: string, papel: string, email: string, telefone: string | null = null): ContatoDemo => ({
  ...recebeLaudos(nome, papel, email, telefone),
  recebe_laudos: false,
  recebe_cobrancas: true,
})

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
  crmvPj: string
  /** Of its neighbourhood, in degrees. */
  latitude: number
  longitude: number
  comissaoBp: number
  entregaAutomatica: boolean
  observacoes: string | null
  contatos: readonly ContatoDemo[]
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
    crmvPj: 'CRMV-SP 30118 PJ',
    latitude: -23.5615,
    longitude: -46.6823,
    comissaoBp: 0,
    entregaAutomatica: true,
    observacoes: null,
    contatos: [
      recebeLaudos('Dra. Lívia Moura', 'Direção clínica', 'livia@clinicax.vet', '+5511987740012'),
      recebeCobrancas('Sérgio Braga', 'Financeiro', 'financeiro@clinicax.vet', '+551130452211'),
    ],
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
    crmvPj: 'CRMV-SP 28455 PJ',
    latitude: -23.5409,
    longitude: -46.5768,
    comissaoBp: 500,
    entregaAutomatica: true,
    observacoes: 'Estacionar pela Rua Serra de Bragança; o raio-X fica no subsolo.',
    contatos: [
      recebeLaudos('Dr. Otávio Reis', 'Internação', 'internacao@patadouro.vet', '+5511991827730'),
      recebeLaudos('Plantão', 'Plantão noturno', 'plantao@patadouro.vet'),
      recebeCobrancas('Neide Prado', 'Contas a pagar', 'contas@patadouro.vet'),
    ],
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
    crmvPj: 'CRMV-SP 33902 PJ',
    latitude: -23.4543,
    longitude: -46.5337,
    comissaoBp: 0,
    entregaAutomatica: false,
    observacoes: null,
    contatos: [recebeLaudos('Joana D’Arc Lopes', 'Recepção', 'joana@bichofeliz.vet')],
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
    crmvPj: 'CRMV-SP 25017 PJ',
    latitude: -23.6533,
    longitude: -46.5333,
    comissaoBp: 0,
    entregaAutomatica: false,
    observacoes: null,
    contatos: [
      recebeLaudos('Dra. Beatriz Simões', 'Sócia', 'beatriz@saofrancisco.vet', '+5511974415520'),
      recebeCobrancas('Dra. Beatriz Simões', 'Sócia', 'beatriz@saofrancisco.vet'),
    ],
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
    crmvPj: 'CRMV-SP 35540 PJ',
    latitude: -23.5329,
    longitude: -46.7917,
    comissaoBp: 300,
    entregaAutomatica: true,
    observacoes: 'Exames de emergência: ligar antes de sair.',
    contatos: [
      recebeLaudos('Dr. Fábio Nakamura', 'Coordenação do plantão', 'fabio@petvida.vet', '+5511963380045'),
      recebeCobrancas('Administração', 'Financeiro', 'adm@petvida.vet'),
    ],
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
    crmvPj: 'CRMV-SP 40266 PJ',
    latitude: -23.5869,
    longitude: -46.6339,
    comissaoBp: 0,
    entregaAutomatica: false,
    observacoes: null,
    contatos: [recebeLaudos('Dra. Ísis Camargo', 'Veterinária', 'isis@miauecia.vet', '+5511998812276')],
    cep: '04101000',
    logradouro: 'Rua Vergueiro',
    bairro: 'Vila Mariana',
    cidade: CIDADES.SAO_PAULO,
  },
]
