import { cartaoDoUsuario, ROTULOS_DE_PERFIL, ROTULOS_DO_ESTADO, type ItemDeUsuario } from '@vetlume/dominio/usuario'
import { formatarCpf } from '@vetlume/dominio/formatos'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { DataHora } from '../../ui/valores.tsx'
import {
  colunaDeSituacao,
  EtiquetaDeSituacao,
  filtroDeOpcoes,
  filtroDoCadastro,
  SemQuebra,
  ouTraco,
  telaDeCadastro,
  doCartao,
} from '../cadastros/index.ts'

const perfisDe = ({ perfis }: ItemDeUsuario) => perfis.map((perfil) => ROTULOS_DE_PERFIL[perfil]).join(', ')

const colunas: readonly Coluna<ItemDeUsuario>[] = [
  { id: 'nome', titulo: 'Usuário', celula: ({ nome }) => nome, ordem: 'nome', largura: '15rem' },
  { id: 'email', titulo: 'E-mail', celula: ({ email }) => email, ordem: 'email', noCartao: 'linha' },
  {
    id: 'cpf',
    titulo: 'CPF',
    celula: ({ cpf }) => <SemQuebra texto={cpf && formatarCpf(cpf)} />,
    texto: ({ cpf }) => (cpf === null ? '' : formatarCpf(cpf)),
    oculta: true,
  },
  { id: 'perfis', titulo: 'Perfis', celula: perfisDe },
  { id: 'empresas', titulo: 'Empresas', celula: ({ empresas }) => ouTraco(empresas.join(', ')), largura: '14rem' },
  {
    id: 'segundoFator',
    titulo: 'Duas etapas',
    celula: ({ segundoFator }) => (segundoFator ? 'Sim' : 'Não'),
    noCartao: 'oculta',
  },
  {
    id: 'ultimoAcesso',
    titulo: 'Último acesso',
    celula: ({ ultimoAcesso }) =>
      ultimoAcesso === null ? 'Nunca entrou' : <DataHora instante={ultimoAcesso} formato="relativo" />,
    texto: ({ ultimoAcesso }) => ultimoAcesso ?? '',
    ordem: 'ultimoAcesso',
  },
  {
    ...colunaDeSituacao,
    id: 'estado',
    celula: ({ estado }) =>
      estado === 'CONVIDADO' ? (
        <Etiqueta tom="info" rotulo={ROTULOS_DO_ESTADO.CONVIDADO} icone="mail-outline" />
      ) : (
        <EtiquetaDeSituacao ativo={estado === 'ATIVO'} />
      ),
    texto: ({ estado }) => ROTULOS_DO_ESTADO[estado],
  },
]

export const UsuarioPage = telaDeCadastro({
  ...doCartao(cartaoDoUsuario),
  genero: 'o',
  titulo: 'Usuários',
  descricao: 'Pessoas com acesso à plataforma. Cada uma entra por convite e cria a própria senha.',
  colunas,
  filtros: [
    filtroDeOpcoes('perfil', 'Perfil', ROTULOS_DE_PERFIL),
    filtroDoCadastro('cliente', 'Empresa', 'cliente'),
    filtroDeOpcoes('estado', 'Situação', ROTULOS_DO_ESTADO),
  ],
  dicaDaBusca: 'Buscar por nome, e-mail ou CPF',
  vazio: { titulo: 'Nenhum usuário', texto: 'Convide a primeira pessoa: ela recebe o link por e-mail.' },
  registro: async () => (await import('./usuario-registro.tsx')).registroDeUsuario,
})
