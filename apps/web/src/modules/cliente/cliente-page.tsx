import { cartaoDoCliente, ROTULOS_DO_ESTADO_DO_CLIENTE, type ItemDeCliente } from '@vetlume/dominio/cliente'
import { formatarCpfOuCnpj, formatarTelefone } from '@vetlume/dominio/formatos'
import { Suspense } from 'react'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { Fila } from '../../ui/disposicao.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { EtiquetaDeSituacao, ouTraco, SemQuebra, telaDeCadastro, usePode, doCartao } from '../cadastros/index.ts'
import { EtiquetaDoEstado } from './estado.tsx'
import { FILTROS_DE_CLIENTES } from './filtros.ts'
import { conteudo } from '../../ui/conteudo.tsx'

const MinhaEmpresa = conteudo(async () => (await import('./minha-empresa.tsx')).MinhaEmpresa)

const colunas: readonly Coluna<ItemDeCliente>[] = [
  { id: 'nome', titulo: 'Cliente', celula: ({ nome }) => nome, ordem: 'nome', largura: '13rem' },
  {
    id: 'documento',
    titulo: 'CPF ou CNPJ',
    celula: ({ documento }) => <SemQuebra texto={formatarCpfOuCnpj(documento)} />,
    texto: ({ documento }) => formatarCpfOuCnpj(documento),
  },
  {
    id: 'razaoSocial',
    titulo: 'Razão social',
    celula: ({ razaoSocial }) => razaoSocial,
    largura: '16rem',
    oculta: true,
  },
  { id: 'cidade', titulo: 'Cidade', celula: ({ cidade }) => ouTraco(cidade) },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: ({ telefone }) => <SemQuebra texto={telefone && formatarTelefone(telefone)} />,
    texto: ({ telefone }) => telefone && formatarTelefone(telefone),
  },
  { id: 'plano', titulo: 'Plano', celula: ({ plano }) => ouTraco(plano?.nome) },
  {
    id: 'testeAte',
    titulo: 'Teste até',
    celula: ({ testeAte }) => <Data dia={testeAte} />,
    texto: ({ testeAte }) => dia(testeAte),
    ordem: 'testeAte',
  },
  {
    id: 'mensalidade',
    titulo: 'Por mês',
    celula: ({ mensalidadeCentavos }) => <Dinheiro centavos={mensalidadeCentavos} />,
    texto: ({ mensalidadeCentavos }) => reais(mensalidadeCentavos),
    alinhar: 'direita',
    oculta: true,
  },
  { id: 'usuarios', titulo: 'Usuários', celula: ({ usuarios }) => usuarios ?? '–', alinhar: 'direita' },
  {
    id: 'estado',
    titulo: 'Assinatura',
    celula: ({ estado, ativo }) => (
      <Fila espaco={1} alinhar="tudo">
        <EtiquetaDoEstado estado={estado} />
        {!ativo && <EtiquetaDeSituacao ativo={false} />}
      </Fila>
    ),
    texto: ({ estado, ativo }) => ROTULOS_DO_ESTADO_DO_CLIENTE[estado] + (ativo ? '' : ', Inativo'),
    noCartao: 'destaque',
  },
]

const TelaDeClientes = telaDeCadastro({
  ...doCartao(cartaoDoCliente),
  genero: 'o',
  titulo: 'Clientes',
  descricao: 'Empresas que assinam a plataforma.',
  colunas,
  filtros: FILTROS_DE_CLIENTES,
  dicaDaBusca: 'Buscar por nome ou CNPJ',
  vazio: {
    titulo: 'Nenhum cliente',
    texto: 'As empresas entram pelo teste grátis, pelo plano grátis ou pela assinatura, e aparecem aqui.',
  },
  registro: async () => (await import('./cliente-registro.tsx')).registroDeCliente,
})

/** The registry of companies for the operator; for everybody else, the company they work in. */
export function ClientePage() {
  const administra = usePode('cliente:administrar')
  if (administra) return <TelaDeClientes />
  return (
    <Suspense fallback={null}>
      <MinhaEmpresa />
    </Suspense>
  )
}

ClientePage.carregar = TelaDeClientes.carregar
