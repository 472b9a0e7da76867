import { formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import type { ItemDeTutor } from '@vetlume/dominio/tutor'
import { useSessao } from '../../lib/use-sessao.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import {
  colunaDeSituacao,
  filtroDeSituacao,
  filtroDoCadastro,
  SemQuebra,
  ouTraco,
  telaDeCadastro,
  type DefinicaoDaTela,
} from '../cadastros/index.ts'
import { BotaoImportar } from '../importacao/index.ts'

function documentoDe({ cpf, documento, estrangeiro }: ItemDeTutor): string | null {
  if (cpf !== null) return formatarCpf(cpf)
  return estrangeiro ? (documento ?? 'Estrangeiro') : null
}

function telefoneDe({ telefone, whatsapp }: ItemDeTutor): string | null {
  const numero = telefone ?? whatsapp
  return numero === null ? null : formatarTelefone(numero)
}

const colunas: readonly Coluna<ItemDeTutor>[] = [
  { id: 'nome', titulo: 'Tutor', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'cpf',
    titulo: 'CPF',
    celula: (item) => <SemQuebra texto={documentoDe(item)} />,
    texto: (item) => documentoDe(item) ?? '',
  },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: (item) => <SemQuebra texto={telefoneDe(item)} />,
    texto: (item) => telefoneDe(item) ?? '',
  },
  { id: 'animais', titulo: 'Pacientes', celula: ({ animais }) => ouTraco(animais.join(', ')) },
  { id: 'cidade', titulo: 'Cidade', celula: ({ cidade }) => ouTraco(cidade) },
  { id: 'parceiro', titulo: 'Clínica de origem', celula: ({ parceiro }) => ouTraco(parceiro?.nome) },
  colunaDeSituacao,
]

const daCidade = filtroDoCadastro('cidade', 'Cidade', 'cidade', ({ nome, uf }) => `${nome}/${uf}`)
const daClinica = filtroDoCadastro('parceiro', 'Clínica de origem', 'parceiro')
const semClinica = <T extends { id: string }>(itens: readonly T[]) => itens.filter(({ id }) => id !== 'parceiro')

const comum = {
  caminho: 'tutor',
  rota: '/cadastro/tutor',
  nomes: ['tutor', 'tutores'],
  genero: 'o',
  titulo: 'Tutores',
  descricao: 'Os responsáveis pelos pacientes, com contato, endereço e consentimentos.',
  grupo: ['Cadastro'],
  escrever: 'tutor:escrever',
  dicaDaBusca: 'Buscar por nome, CPF ou telefone',
  ordemPadrao: 'nome',
  Acoes: () => <BotaoImportar tipo="PACIENTES" />,
  vazio: {
    titulo: 'Nenhum tutor cadastrado',
    texto: 'Cadastre o responsável aqui, ou junto com o paciente em um atendimento.',
  },
  registro: async () => (await import('./tutor-registro.tsx')).registroDoTutor,
} satisfies Omit<DefinicaoDaTela<'tutor'>, 'colunas'>

const DaEmpresa = telaDeCadastro({ ...comum, colunas, filtros: [daCidade, daClinica, filtroDeSituacao] })
// A clinic has one origin only: its own.
const DaClinica = telaDeCadastro({
  ...comum,
  colunas: semClinica(colunas),
  filtros: [daCidade, filtroDeSituacao],
})

export function TutorPage() {
  const { clinica } = useSessao()
  return clinica === null ? <DaEmpresa /> : <DaClinica />
}
