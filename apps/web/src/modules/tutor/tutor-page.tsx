import { cartaoDoTutor } from '@vetlume/dominio/tutor'
import { useSessao } from '../../lib/use-sessao.ts'
import {
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  telaDeCadastro,
  type DefinicaoDaTela,
  doCartao,
} from '../cadastros/index.ts'
import { BotaoImportar } from '../importacao/index.ts'
import { COLUNAS_DO_TUTOR as colunas } from './colunas.tsx'

const daCidade = filtroDoCadastro('cidade', 'Cidade', 'cidade', ({ nome, uf }) => `${nome}/${uf}`)
const daClinica = filtroDoCadastro('parceiro', 'Clínica de origem', 'parceiro')
const doCpf = filtroDeOpcoes('cpf', 'CPF', { sem: 'Sem CPF', com: 'Com CPF' })
const semClinica = <T extends { id: string }>(itens: readonly T[]) => itens.filter(({ id }) => id !== 'parceiro')

const comum = {
  ...doCartao(cartaoDoTutor),
  genero: 'o',
  titulo: 'Tutores',
  descricao: 'Os responsáveis pelos pacientes, com contato, endereço e consentimentos.',
  dicaDaBusca: 'Buscar por nome, CPF ou telefone',
  Importar: () => <BotaoImportar tipo="PACIENTES" />,
  vazio: {
    titulo: 'Nenhum tutor cadastrado',
    texto: 'Traga a planilha que você já tem, com os pacientes ao lado, ou cadastre aqui ou dentro de um atendimento.',
  },
  registro: async () => (await import('./tutor-registro.tsx')).registroDoTutor,
} satisfies Omit<DefinicaoDaTela<'tutor'>, 'colunas'>

const DaEmpresa = telaDeCadastro({ ...comum, colunas, filtros: [daCidade, daClinica, doCpf, filtroDeSituacao] })
// A clinic has one origin only: its own.
const DaClinica = telaDeCadastro({
  ...comum,
  colunas: semClinica(colunas),
  filtros: [daCidade, doCpf, filtroDeSituacao],
})

export function TutorPage() {
  const { clinica } = useSessao()
  return clinica === null ? <DaEmpresa /> : <DaClinica />
}

TutorPage.carregar = DaEmpresa.carregar
