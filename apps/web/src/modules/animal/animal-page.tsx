import { cartaoDoAnimal, ROTULOS_DO_SEXO } from '@vetlume/dominio/animal'
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
import { COLUNAS_DO_ANIMAL as colunas } from './colunas.tsx'

const filtros = [
  filtroDoCadastro('especie', 'Espécie', 'especie'),
  filtroDeOpcoes('sexo', 'Sexo', ROTULOS_DO_SEXO),
  filtroDoCadastro('tutor', 'Tutor', 'tutor'),
  filtroDoCadastro('parceiro', 'Clínica de origem', 'parceiro'),
  filtroDeOpcoes('vivo', 'Óbito', { true: 'Vivos', false: 'Com óbito' }),
  filtroDeSituacao,
]
const semClinica = <T extends { id: string }>(itens: readonly T[]) => itens.filter(({ id }) => id !== 'parceiro')

const comum = {
  ...doCartao(cartaoDoAnimal),
  genero: 'o',
  titulo: 'Pacientes',
  descricao: 'Os animais atendidos. Abra um para ver o prontuário.',
  dicaDaBusca: 'Buscar paciente ou tutor',
  Importar: () => <BotaoImportar tipo="PACIENTES" />,
  vazio: {
    titulo: 'Nenhum paciente cadastrado',
    texto: 'Traga a planilha que você já tem, com os tutores ao lado, ou cadastre aqui ou dentro de um atendimento.',
  },
  registro: async () => (await import('./animal-registro.tsx')).registroDoAnimal,
} satisfies Omit<DefinicaoDaTela<'animal'>, 'colunas'>

const DaEmpresa = telaDeCadastro({ ...comum, colunas, filtros })
// A clinic has one origin only: its own.
const DaClinica = telaDeCadastro({ ...comum, colunas: semClinica(colunas), filtros: semClinica(filtros) })

export function AnimalPage() {
  const { clinica } = useSessao()
  return clinica === null ? <DaEmpresa /> : <DaClinica />
}

AnimalPage.carregar = DaEmpresa.carregar
