import { formatarCpf } from '@vetlume/dominio/formatos'
import { ROTULOS_DE_PERFIL, type ItemDeUsuario } from '@vetlume/dominio/usuario'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { DataHora } from '../../ui/valores.tsx'
import {
  colunaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  SemQuebra,
  ouTraco,
} from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeUsuario>[] = [
  { id: 'nome', titulo: 'Usuário', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'email', titulo: 'E-mail', celula: ({ email }) => email, ordem: 'email', noCartao: 'linha' },
  { id: 'cpf', titulo: 'CPF', celula: ({ cpf }) => <SemQuebra texto={cpf && formatarCpf(cpf)} /> },
  {
    id: 'perfis',
    titulo: 'Perfis',
    celula: ({ perfis }) => perfis.map((perfil) => ROTULOS_DE_PERFIL[perfil]).join(', '),
  },
  { id: 'empresas', titulo: 'Empresas', celula: ({ empresas }) => ouTraco(empresas.join(', ')) },
  {
    id: 'ultimoAcesso',
    titulo: 'Último acesso',
    celula: ({ ultimoAcesso }) =>
      ultimoAcesso === null ? 'Nunca entrou' : <DataHora instante={ultimoAcesso} formato="relativo" />,
  },
  colunaDeSituacao,
]

const filtros = [
  filtroDeOpcoes('perfil', 'Perfil', ROTULOS_DE_PERFIL),
  filtroDoCadastro('cliente', 'Empresa', 'cliente'),
  filtroDeSituacao,
]
const buscar = listar<ItemDeUsuario>('usuario')

export function UsuarioPage() {
  return (
    <Pagina titulo="Usuários" descricao="Pessoas com acesso à plataforma." migalhas={[{ rotulo: 'Cadastro' }]}>
      <Lista
        nomes={['usuário', 'usuários']}
        chave={['usuario', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        dicaDaBusca="Buscar por nome, e-mail ou CPF"
        ordemPadrao="nome"
        vazio={{ titulo: 'Nenhum usuário', texto: 'Quem tem acesso à plataforma aparece aqui, com os seus perfis.' }}
      />
    </Pagina>
  )
}
