import { cartaoDoEspecialista, type ItemDeEspecialista } from '@vetlume/dominio/especialista'
import { formatarTelefone } from '@vetlume/dominio/formatos'
import type { Coluna } from '../../ui/lista/tipos.ts'
import {
  colunaDeSituacao,
  filtroDeSituacao,
  filtroDoCadastro,
  ouTraco,
  SemQuebra,
  telaDeCadastro,
  doCartao,
} from '../cadastros/index.ts'

const areas = ({ especialidade, outrasEspecialidades }: ItemDeEspecialista): string =>
  [especialidade, ...outrasEspecialidades].flatMap((area) => area?.nome ?? []).join(', ')

const colunas: readonly Coluna<ItemDeEspecialista>[] = [
  { id: 'nome', titulo: 'Especialista', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'crmv', titulo: 'CRMV', celula: ({ crmv }) => <SemQuebra texto={crmv} />, texto: ({ crmv }) => crmv },
  { id: 'especialidade', titulo: 'Especialidades', celula: (item) => ouTraco(areas(item)), ordem: 'especialidade' },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: ({ telefone }) => <SemQuebra texto={telefone && formatarTelefone(telefone)} />,
    texto: ({ telefone }) => (telefone === null ? '' : formatarTelefone(telefone)),
  },
  { id: 'email', titulo: 'E-mail', celula: ({ email }) => ouTraco(email), noCartao: 'linha' },
  colunaDeSituacao,
]

export const EspecialistaPage = telaDeCadastro({
  ...doCartao(cartaoDoEspecialista),
  genero: 'o',
  titulo: 'Especialistas',
  descricao: 'Quem examina e assina os laudos: horários, assinatura e repasse de cada um.',
  colunas,
  filtros: [
    filtroDoCadastro('especialidade', 'Especialidade', 'especialidade'),
    filtroDoCadastro('cidade', 'Cidade atendida', 'cidade', ({ nome, uf }) => `${nome}/${uf}`),
    filtroDeSituacao,
  ],
  dicaDaBusca: 'Buscar por nome ou CRMV',
  vazio: { titulo: 'Nenhum especialista', texto: 'Cadastre quem realiza e assina os exames, com o CRMV.' },
  registro: async () => (await import('./especialista-registro.tsx')).registroDeEspecialista,
})
