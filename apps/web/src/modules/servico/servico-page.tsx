import { cartaoDoServico, ROTULOS_DA_MODALIDADE } from '@vetlume/dominio/servico'
import { useSearch } from '@tanstack/react-router'
import { Abas } from '../../ui/abas.tsx'
import type { Filtro } from '../../ui/lista/tipos.ts'
import {
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  telaDeCadastro,
  usePode,
  doCartao,
} from '../cadastros/index.ts'
import { BotaoImportar } from '../importacao/index.ts'
import { TelaDeEquipamentos } from '../equipamento/index.ts'
import { COLUNAS_DO_SERVICO as colunas } from './colunas.tsx'

const ROTA = '/cadastro/servico'
const EQUIPAMENTOS = { aba: 'equipamentos' } as const

function AbasDeServicos() {
  const { aba } = useSearch({ from: '/casca/cadastro/servico' })
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
    ...doCartao(cartaoDoServico),
    genero: 'o',
    titulo: 'Serviços',
    descricao: 'Exames, procedimentos e pacotes oferecidos, com preço, duração e prazo do laudo.',
    colunas,
    filtros,
    Importar: () => <BotaoImportar tipo="SERVICOS" />,
    Topo: AbasDeServicos,
    vazio: {
      titulo: 'Nenhum serviço',
      texto:
        'Cadastre os exames e procedimentos que você oferece, com preço e prazo, ou traga a sua tabela em planilha.',
    },
    registro: async () => (await import('./servico-registro.tsx')).registroDeServico,
  })

const Servicos = criarTela(comuns)
const ServicosDaEmpresa = criarTela([filtroDoCadastro('equipamento', 'Equipamento', 'equipamento'), ...comuns])
const Equipamentos = TelaDeEquipamentos(ROTA, EQUIPAMENTOS, AbasDeServicos)

export function ServicoPage() {
  const { aba } = useSearch({ from: '/casca/cadastro/servico' })
  const daEmpresa = usePode('equipamento:ler')
  if (!daEmpresa) return <Servicos />
  return aba === EQUIPAMENTOS.aba ? <Equipamentos /> : <ServicosDaEmpresa />
}

ServicoPage.carregar = Servicos.carregar
