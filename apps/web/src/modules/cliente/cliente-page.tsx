import { ROTULOS_DO_ESTADO_DO_CLIENTE, type EstadoDoCliente, type ItemDeCliente } from '@vetlume/dominio/cliente'
import { formatarCpfOuCnpj, formatarTelefone } from '@vetlume/dominio/formatos'
import { listar } from '../../lib/listar.ts'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Data } from '../../ui/valores.tsx'
import { filtroDeOpcoes, filtroDeSituacao, filtroDoCadastro, SemQuebra, ouTraco } from '../cadastros/index.ts'

const TOM: Readonly<Record<EstadoDoCliente, TomDeEtiqueta>> = {
  GRATIS: 'neutro',
  TESTE: 'info',
  ATIVO: 'sucesso',
  CARENCIA: 'aviso',
  SOMENTE_LEITURA: 'erro',
  CANCELADO: 'neutro',
}

const colunas: readonly Coluna<ItemDeCliente>[] = [
  { id: 'nome', titulo: 'Cliente', celula: ({ nome }) => nome, ordem: 'nome', largura: '13rem' },
  {
    id: 'documento',
    titulo: 'CPF ou CNPJ',
    celula: ({ documento }) => <SemQuebra texto={formatarCpfOuCnpj(documento)} />,
  },
  {
    id: 'razaoSocial',
    titulo: 'Razão social',
    celula: ({ razaoSocial }) => razaoSocial,
    largura: '16rem',
    noCartao: 'oculta',
  },
  { id: 'cidade', titulo: 'Cidade', celula: ({ cidade }) => ouTraco(cidade) },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: ({ telefone }) => <SemQuebra texto={telefone && formatarTelefone(telefone)} />,
  },
  { id: 'plano', titulo: 'Plano', celula: ({ plano }) => ouTraco(plano?.nome) },
  { id: 'testeAte', titulo: 'Teste até', celula: ({ testeAte }) => <Data dia={testeAte} />, ordem: 'testeAte' },
  { id: 'usuarios', titulo: 'Usuários', celula: ({ usuarios }) => usuarios ?? '–', alinhar: 'direita' },
  {
    id: 'estado',
    titulo: 'Assinatura',
    celula: ({ estado }) => <Etiqueta tom={TOM[estado]} rotulo={ROTULOS_DO_ESTADO_DO_CLIENTE[estado]} />,
    noCartao: 'destaque',
  },
]

const filtros = [
  filtroDeOpcoes('estado', 'Assinatura', ROTULOS_DO_ESTADO_DO_CLIENTE),
  filtroDoCadastro('plano', 'Plano', 'plano'),
  filtroDeSituacao,
]
const buscar = listar<ItemDeCliente>('cliente')

export function ClientePage() {
  return (
    <Pagina titulo="Clientes" descricao="Empresas que assinam a plataforma." migalhas={[{ rotulo: 'Cadastro' }]}>
      <Lista
        nomes={['cliente', 'clientes']}
        chave={['cliente', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        dicaDaBusca="Buscar por nome ou CNPJ"
        ordemPadrao="nome"
        vazio={{
          titulo: 'Nenhum cliente',
          texto: 'As empresas entram pelo teste grátis, pelo plano grátis ou pela assinatura, e aparecem aqui.',
        }}
      />
    </Pagina>
  )
}
