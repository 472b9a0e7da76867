import { CONTAS_DA_CLINICA, CONTAS_DO_CONSULTORIO, type Conta } from './contas-mensais.ts'
import { PARCEIROS_DA_LUME, type ParceiroDemo } from './parceiros.ts'
import { CIDADES, type Endereco } from './pessoas.ts'
import { cnpjDe } from './documentos.ts'

interface EspecialistaDemo {
  nome: string
  crmv: string
  email: string
  telefone: string
  especialidade: 'Diagnóstico por imagem' | 'Cardiologia'
  /** Percentage in basis points over `base`; the general rule of the specialist. */
  repasseBp: number
  base: 'BRUTO' | 'LIQUIDO'
  /** Where the day begins, in degrees; the way back counts. */
  partida: { endereco: string; latitude: number; longitude: number }
  /** Kilometres of each day that are not paid for. */
  franquiaKm: number | null
}

export interface EmpresaDemo extends Endereco {
  nome: string
  razaoSocial: string
  documento: string
  crmvPj: string | null
  responsavelTecnico: string | null
  responsavelCrmv: string | null
  telefone: string
  email: string
  cor: string
  estado: 'ATIVO' | 'GRATIS'
  /** Plan of the platform; null on the free one. */
  plano: string | null
  /** What its card machine keeps: debit, credit at once, up to 6 and up to 12 instalments, in basis points. */
  cartaoBp: readonly [debito: number, credito: number, ate6: number, ate12: number]
  impostoBp: number
  especialistas: readonly EspecialistaDemo[]
  parceiros: readonly ParceiroDemo[]
  tutores: number
  animais: number
  /** Over the last ninety days. */
  atendimentos: number
  /** Monthly bills. */
  contas: readonly Conta[]
}

const SANTOS = 3548500
const CAMPINAS = 3509502

export const LUME: EmpresaDemo = {
  nome: 'Lume Diagnóstico Veterinário',
  razaoSocial: 'Lume Diagnóstico Veterinário Ltda',
  documento: cnpjDe('417258360001'),
  crmvPj: 'CRMV-SP 41256 PJ',
  responsavelTecnico: 'Dra. Helena Prado',
  responsavelCrmv: 'CRMV-SP 12345',
  telefone: '+551130885500',
  email: 'contato@lumediagnostico.vet',
  cor: '#0F6E6E',
  estado: 'ATIVO',
  plano: 'Profissional',
  cartaoBp: [139, 249, 319, 379],
  impostoBp: 600,
  cep: '05422010',
  logradouro: 'Rua dos Pinheiros',
  bairro: 'Pinheiros',
  cidade: CIDADES.SAO_PAULO,
  especialistas: [
    {
      nome: 'Dra. Helena Prado',
      crmv: 'CRMV-SP 12345',
      email: 'especialista@demo.vet',
      telefone: '+5511991234501',
      especialidade: 'Diagnóstico por imagem',
      repasseBp: 5_000,
      base: 'BRUTO',
      partida: { endereco: 'Rua Aspicuelta, 210, Vila Madalena', latitude: -23.5552, longitude: -46.6901 },
      franquiaKm: null,
    },
    {
      nome: 'Dr. Caio Vasconcelos',
      crmv: 'CRMV-SP 23871',
      email: 'caio@lumediagnostico.vet',
      telefone: '+5511991234502',
      especialidade: 'Diagnóstico por imagem',
      repasseBp: 4_500,
      base: 'LIQUIDO',
      partida: { endereco: 'Rua Domingos de Morais, 900, Vila Mariana', latitude: -23.5805, longitude: -46.6381 },
      franquiaKm: 10,
    },
    {
      nome: "Dra. Renata D'Ávila",
      crmv: 'CRMV-SP 30564',
      email: 'renata@lumediagnostico.vet',
      telefone: '+5511991234503',
      especialidade: 'Cardiologia',
      repasseBp: 5_500,
      base: 'LIQUIDO',
      partida: { endereco: 'Rua Voluntários da Pátria, 1500, Santana', latitude: -23.5016, longitude: -46.6265 },
      franquiaKm: null,
    },
  ],
  parceiros: PARCEIROS_DA_LUME,
  tutores: 60,
  animais: 90,
  atendimentos: 400,
  contas: CONTAS_DA_CLINICA,
}

export const LITORAL: EmpresaDemo = {
  nome: 'Imagem Pet Litoral',
  razaoSocial: 'Imagem Pet Litoral Serviços Veterinários Ltda',
  documento: cnpjDe('503364180001'),
  crmvPj: 'CRMV-SP 50871 PJ',
  responsavelTecnico: 'Dr. Tomás Freitas',
  responsavelCrmv: 'CRMV-SP 27410',
  telefone: '+551332216040',
  email: 'contato@imagempetlitoral.vet',
  cor: '#1F4E8C',
  estado: 'ATIVO',
  plano: 'Essencial',
  cartaoBp: [159, 299, 369, 429],
  impostoBp: 600,
  cep: '11010000',
  logradouro: 'Rua XV de Novembro',
  bairro: 'Centro',
  cidade: SANTOS,
  especialistas: [
    {
      nome: 'Dr. Tomás Freitas',
      crmv: 'CRMV-SP 27410',
      email: 'tomas@imagempetlitoral.vet',
      telefone: '+5513991230001',
      especialidade: 'Diagnóstico por imagem',
      repasseBp: 5_000,
      base: 'BRUTO',
      partida: { endereco: 'Avenida Ana Costa, 300, Gonzaga, Santos', latitude: -23.9618, longitude: -46.3325 },
      franquiaKm: null,
    },
  ],
  parceiros: [
    {
      nome: 'Clínica Veterinária Maré',
      razaoSocial: 'Maré Clínica Veterinária Ltda',
      documento: cnpjDe('617409230001'),
      telefone: '+551332340908',
      email: 'contato@clinicamare.vet',
      modo: 'FATURADO',
      diaFechamento: 30,
      diaVencimento: 10,
      tabela: null,
      crmvPj: 'CRMV-SP 37781 PJ',
      latitude: -23.9608,
      longitude: -46.3336,
      comissaoBp: 0,
      entregaAutomatica: false,
      observacoes: null,
      contatos: [],
      cep: '11010000',
      logradouro: 'Rua Frei Gaspar',
      bairro: 'Centro',
      cidade: SANTOS,
    },
  ],
  tutores: 12,
  animais: 16,
  atendimentos: 48,
  contas: CONTAS_DO_CONSULTORIO,
}

export const AMIGO_BICHO: EmpresaDemo = {
  nome: 'Clínica Amigo Bicho',
  razaoSocial: 'Amigo Bicho Clínica Veterinária Ltda',
  documento: cnpjDe('7BX02KM90001'),
  crmvPj: null,
  responsavelTecnico: null,
  responsavelCrmv: null,
  telefone: '+551932550710',
  email: 'base@demo.vet',
  cor: '#7A3E9D',
  estado: 'GRATIS',
  plano: null,
  cartaoBp: [0, 0, 0, 0],
  impostoBp: 0,
  cep: '13010000',
  logradouro: 'Avenida Francisco Glicério',
  bairro: 'Centro',
  cidade: CAMPINAS,
  especialistas: [],
  parceiros: [],
  tutores: 0,
  animais: 0,
  atendimentos: 0,
  contas: [],
}
