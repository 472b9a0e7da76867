import { ROTULOS_DA_MODALIDADE, type ItemDeServico } from '@vetlume/dominio/servico'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import {
  colunaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  SemQuebra,
  ouTraco,
} from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeServico>[] = [
  { id: 'nome', titulo: 'Serviço', celula: ({ nome }) => nome, ordem: 'nome' },
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
  {
    id: 'prazo',
    titulo: 'Prazo do laudo',
    celula: ({ exigeLaudo, prazoRotinaHoras, prazoUrgenteHoras }) => (
      <SemQuebra texto={exigeLaudo ? `${prazoRotinaHoras} h · urgente ${prazoUrgenteHoras} h` : 'Sem laudo'} />
    ),
  },
  { id: 'modelo', titulo: 'Modelo', celula: ({ modelo }) => ouTraco(modelo?.nome) },
  {
    id: 'custo',
    titulo: 'Custo',
    celula: ({ custoCentavos }) => <Dinheiro centavos={custoCentavos} />,
    alinhar: 'direita',
    noCartao: 'oculta',
  },
  {
    id: 'preco',
    titulo: 'Preço',
    celula: ({ precoCentavos }) => <Dinheiro centavos={precoCentavos} destaque />,
    ordem: 'preco',
    alinhar: 'direita',
  },
  colunaDeSituacao,
]

const filtros = [
  filtroDeOpcoes('modalidade', 'Modalidade', ROTULOS_DA_MODALIDADE),
  filtroDoCadastro('especialidade', 'Especialidade', 'especialidade'),
  filtroDeSituacao,
]
const buscar = listar<ItemDeServico>('servico')

export function ServicoPage() {
  return (
    <Pagina
      titulo="Serviços"
      descricao="Exames e procedimentos oferecidos, com preço, duração e prazo do laudo."
      migalhas={[{ rotulo: 'Cadastro' }]}
    >
      <Lista
        nomes={['serviço', 'serviços']}
        chave={['servico', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        ordemPadrao="nome"
        vazio={{
          titulo: 'Nenhum serviço',
          texto: 'Os exames e procedimentos que você oferece aparecem aqui, com preço e prazo.',
        }}
      />
    </Pagina>
  )
}
