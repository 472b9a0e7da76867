import { useSearch } from '@tanstack/react-router'
import { ROTULOS_DA_MODALIDADE, type ItemDeServico } from '@vetlume/dominio/servico'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { reais } from '../../lib/planilha/valores.ts'
import { Abas } from '../../ui/abas.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import { Dinheiro } from '../../ui/valores.tsx'
import {
  colunaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  ouTraco,
  SemQuebra,
  telaDeCadastro,
  usePode,
} from '../cadastros/index.ts'
import { BotaoImportar } from '../importacao/index.ts'
import { TelaDeEquipamentos } from '../equipamento/index.ts'

const ROTA = '/cadastro/servico'
const EQUIPAMENTOS = { aba: 'equipamentos' }

const prazo = ({ exigeLaudo, prazoRotinaHoras, prazoUrgenteHoras }: ItemDeServico) =>
  exigeLaudo ? `${prazoRotinaHoras} h · urgente ${prazoUrgenteHoras} h` : 'Sem laudo'

const colunas: readonly Coluna<ItemDeServico>[] = [
  {
    id: 'nome',
    titulo: 'Serviço',
    celula: ({ nome, pacote, composicao }) =>
      pacote ? (
        <>
          {nome} <Etiqueta tom="marca" rotulo={`Pacote de ${composicao.length}`} />
        </>
      ) : (
        nome
      ),
    texto: ({ nome }) => nome,
    ordem: 'nome',
  },
  {
    id: 'modalidade',
    titulo: 'Modalidade',
    celula: ({ modalidade }) => ROTULOS_DA_MODALIDADE[modalidade],
    ordem: 'modalidade',
  },
  {
    id: 'duracao',
    titulo: 'Duração',
    celula: ({ duracaoMinutos }) => `${duracaoMinutos} min`,
    ordem: 'duracao',
    alinhar: 'direita',
  },
  { id: 'prazo', titulo: 'Prazo do laudo', celula: (item) => <SemQuebra texto={prazo(item)} />, texto: prazo },
  { id: 'modelo', titulo: 'Modelo', celula: ({ modelo }) => ouTraco(modelo?.nome) },
  {
    id: 'custo',
    titulo: 'Custo',
    celula: ({ custoCentavos }) => <Dinheiro centavos={custoCentavos} />,
    texto: ({ custoCentavos }) => reais(custoCentavos),
    alinhar: 'direita',
    noCartao: 'oculta',
  },
  {
    id: 'preco',
    titulo: 'Preço',
    celula: ({ precoCentavos }) => <Dinheiro centavos={precoCentavos} destaque />,
    texto: ({ precoCentavos }) => reais(precoCentavos),
    ordem: 'preco',
    alinhar: 'direita',
  },
  colunaDeSituacao,
]

function AbasDeServicos() {
  const { aba }: BuscaNaUrl = useSearch({ strict: false })
  if (!usePode('equipamento:ler')) return null
  const emEquipamentos = aba === EQUIPAMENTOS.aba
  return (
    <Abas
      rotulo="Serviços e equipamentos"
      abas={[
        { rotulo: 'Serviços', para: ROTA, atual: !emEquipamentos },
        { rotulo: 'Equipamentos', para: ROTA, busca: EQUIPAMENTOS, atual: emEquipamentos },
      ]}
    />
  )
}

const comuns = [
  filtroDeOpcoes('modalidade', 'Modalidade', ROTULOS_DA_MODALIDADE),
  filtroDoCadastro('especialidade', 'Especialidade', 'especialidade'),
  filtroDeOpcoes('pacote', 'Tipo', { false: 'Serviços', true: 'Pacotes' }),
  filtroDeSituacao,
]

const criarTela = (filtros: readonly Filtro[]) =>
  telaDeCadastro({
    caminho: 'servico',
    rota: ROTA,
    nomes: ['serviço', 'serviços'],
    genero: 'o',
    titulo: 'Serviços',
    descricao: 'Exames, procedimentos e pacotes oferecidos, com preço, duração e prazo do laudo.',
    grupo: ['Cadastro'],
    escrever: 'servico:escrever',
    colunas,
    filtros,
    ordemPadrao: 'nome',
    Acoes: () => <BotaoImportar tipo="SERVICOS" />,
    Topo: AbasDeServicos,
    vazio: {
      titulo: 'Nenhum serviço',
      texto: 'Cadastre os exames e procedimentos que você oferece, com preço e prazo.',
    },
    registro: async () => (await import('./servico-registro.tsx')).registroDeServico,
  })

const Servicos = criarTela(comuns)
const ServicosDaEmpresa = criarTela([filtroDoCadastro('equipamento', 'Equipamento', 'equipamento'), ...comuns])
const Equipamentos = TelaDeEquipamentos(ROTA, EQUIPAMENTOS, AbasDeServicos)

export function ServicoPage() {
  const { aba }: BuscaNaUrl = useSearch({ strict: false })
  const daEmpresa = usePode('equipamento:ler')
  if (!daEmpresa) return <Servicos />
  return aba === EQUIPAMENTOS.aba ? <Equipamentos /> : <ServicosDaEmpresa />
}
