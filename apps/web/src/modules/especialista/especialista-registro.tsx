import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { ROTULOS_DO_FUSO, type Fuso } from '@vetlume/dominio/cidade'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import {
  dadosDoEspecialista,
  REGRAS_DO_ESPECIALISTA,
  ROTULOS_DO_CRMV,
  type Especialista,
  type TipoDeCrmv,
} from '@vetlume/dominio/especialista'
import { formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import { definirRegistro, parteAoAbrir } from '../cadastros/index.ts'
import { CamposDoEspecialista } from './campos-do-especialista.tsx'
import { AcessoDoEspecialista } from './acesso-do-especialista.tsx'
import { antesDeDesativarEspecialista } from './trabalho/antes-de-desativar.ts'
import { TRILHA_DAS_PARTES } from './trilha-das-partes.ts'
import { valoresDoEspecialista } from './valores.ts'

const PARTES = [
  {
    id: 'horarios',
    rotulo: 'Horários',
    Componente: parteAoAbrir<Especialista>(
      async () => (await import('./horarios/parte-dos-horarios.tsx')).ParteDosHorarios,
    ),
  },
  {
    id: 'repasse',
    rotulo: 'Repasse',
    Componente: parteAoAbrir<Especialista>(async () => (await import('./repasse/parte-do-repasse.tsx')).ParteDoRepasse),
  },
  {
    id: 'assinatura',
    rotulo: 'Assinatura',
    Componente: parteAoAbrir<Especialista>(
      async () => (await import('./assinatura/parte-da-assinatura.tsx')).ParteDaAssinatura,
    ),
  },
]

const TRABALHO = {
  id: 'trabalho',
  rotulo: 'Trabalho',
  Componente: parteAoAbrir<Especialista>(
    async () => (await import('./trabalho/parte-do-trabalho.tsx')).ParteDoTrabalho,
  ),
}

const nomes = (itens: readonly ({ nome: string } | string)[]) =>
  itens.length === 0 ? 'nenhuma' : itens.map((item) => (typeof item === 'object' ? item.nome : 'nova')).join(', ')

const cidadeEmPalavras = (cidade: Especialista['partidaCidade'] | string) =>
  typeof cidade === 'object' && cidade !== null ? `${cidade.nome}/${cidade.uf}` : String(cidade)
const grau = escritorDeNumeros({ maximumFractionDigits: 6 })

export const registroDeEspecialista = definirRegistro('especialista', {
  esquema: dadosDoCadastro(dadosDoEspecialista, REGRAS_DO_ESPECIALISTA),
  valores: valoresDoEspecialista,
  nome: ({ nome }) => nome,
  campos: {
    nome: { rotulo: 'Nome' },
    cpf: { rotulo: 'CPF', texto: formatarCpf },
    crmvUf: { rotulo: 'Estado do CRMV' },
    crmvNumero: { rotulo: 'Número do CRMV' },
    crmvTipo: { rotulo: 'Inscrição no CRMV', texto: (tipo: TipoDeCrmv) => ROTULOS_DO_CRMV[tipo] },
    especialidade: { rotulo: 'Especialidade principal' },
    outrasEspecialidades: { rotulo: 'Outras especialidades', texto: nomes },
    cidades: { rotulo: 'Cidades atendidas', texto: nomes },
    telefone: { rotulo: 'Telefone', texto: formatarTelefone },
    email: { rotulo: 'E-mail' },
    endereco: { rotulo: 'Endereço' },
    chavePix: { rotulo: 'Chave Pix' },
    fuso: { rotulo: 'Fuso horário', texto: (fuso: Fuso) => ROTULOS_DO_FUSO[fuso] },
    velocidadeKmh: { rotulo: 'Velocidade na cidade', texto: (kmh: number) => `${kmh} km/h` },
    kmCentavos: { rotulo: 'Reembolso por km', texto: formatarReais },
    franquiaKm: { rotulo: 'Franquia de km por dia', texto: (km: number) => `${km} km` },
    partidaCidade: { rotulo: 'Município de onde sai', texto: cidadeEmPalavras },
    partidaEndereco: { rotulo: 'Endereço de onde sai' },
    partidaLatitude: { rotulo: 'Latitude de onde sai', texto: grau },
    partidaLongitude: { rotulo: 'Longitude de onde sai', texto: grau },
    partidaVolta: { rotulo: 'Contar a volta' },
    cor: { rotulo: 'Cor na agenda', soNaTrilha: true },
    observacoes: { rotulo: 'Observações' },
    ativo: { rotulo: 'Ativo' },
    ...TRILHA_DAS_PARTES,
  },
  tambem: ['especialidade', 'agenda', 'atendimento'],
  Complemento: ({ ficha }) => <span>{ficha.crmv}</span>,
  Campos: CamposDoEspecialista,
  Depois: AcessoDoEspecialista,
  partes: ({ verPartes, verTrabalho }) => [...(verPartes ? PARTES : []), ...(verTrabalho ? [TRABALHO] : [])],
  antesDeDesativar: antesDeDesativarEspecialista,
})
