import { formatarPeso, ROTULOS_DO_SEXO, textoDoSexo, type ItemDeAnimal } from '@vetlume/dominio/animal'
import { useSessao } from '../../lib/use-sessao.ts'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import {
  EtiquetaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  SemQuebra,
  ouTraco,
  telaDeCadastro,
  type DefinicaoDaTela,
} from '../cadastros/index.ts'
import { BotaoImportar } from '../importacao/index.ts'

const colunas: readonly Coluna<ItemDeAnimal>[] = [
  { id: 'nome', titulo: 'Paciente', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'especie',
    titulo: 'Espécie e raça',
    celula: ({ especie, raca }) => [especie.nome, raca?.nome].filter(Boolean).join(' · '),
  },
  {
    id: 'sexo',
    titulo: 'Sexo',
    celula: ({ sexo, castrado }) => <SemQuebra texto={textoDoSexo(sexo, castrado)} />,
    texto: ({ sexo, castrado }) => textoDoSexo(sexo, castrado),
  },
  {
    id: 'idade',
    titulo: 'Idade',
    celula: ({ idade }) => <SemQuebra texto={idade} />,
    texto: ({ idade }) => idade ?? '',
  },
  {
    id: 'peso',
    titulo: 'Peso',
    celula: ({ pesoGramas }) => <SemQuebra texto={pesoGramas === null ? null : formatarPeso(pesoGramas)} />,
    texto: ({ pesoGramas }) => (pesoGramas === null ? '' : formatarPeso(pesoGramas)),
    alinhar: 'direita',
  },
  { id: 'tutor', titulo: 'Tutor', celula: ({ tutor }) => tutor.nome },
  { id: 'parceiro', titulo: 'Clínica de origem', celula: ({ parceiro }) => ouTraco(parceiro?.nome) },
  {
    id: 'ativo',
    titulo: 'Situação',
    celula: ({ ativo, obito }) =>
      obito === null ? <EtiquetaDeSituacao ativo={ativo} /> : <Etiqueta tom="neutro" rotulo="Óbito" />,
    texto: ({ ativo, obito }) => (obito !== null ? 'Óbito' : ativo ? 'Ativo' : 'Inativo'),
    noCartao: 'destaque',
  },
]

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
  caminho: 'animal',
  rota: '/cadastro/animal',
  nomes: ['paciente', 'pacientes'],
  genero: 'o',
  titulo: 'Pacientes',
  descricao: 'Os animais atendidos. Abra um para ver o prontuário.',
  grupo: ['Cadastro'],
  escrever: 'animal:escrever',
  dicaDaBusca: 'Buscar paciente ou tutor',
  ordemPadrao: 'nome',
  Acoes: () => <BotaoImportar tipo="PACIENTES" />,
  vazio: {
    titulo: 'Nenhum paciente cadastrado',
    texto: 'Cadastre o paciente aqui, com o seu tutor, ou dentro de um atendimento.',
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
