import type { ItemDeEspecialista } from '@vetlume/dominio/especialista'
import { formatarTelefone } from '@vetlume/dominio/formatos'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { colunaDeSituacao, filtroDeSituacao, filtroDoCadastro, SemQuebra, ouTraco } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeEspecialista>[] = [
  { id: 'nome', titulo: 'Especialista', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'crmv', titulo: 'CRMV', celula: ({ crmv }) => <SemQuebra texto={crmv} /> },
  {
    id: 'especialidade',
    titulo: 'Especialidade',
    celula: ({ especialidade }) => ouTraco(especialidade?.nome),
    ordem: 'especialidade',
  },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: ({ telefone }) => <SemQuebra texto={telefone && formatarTelefone(telefone)} />,
  },
  { id: 'email', titulo: 'E-mail', celula: ({ email }) => ouTraco(email), noCartao: 'linha' },
  colunaDeSituacao,
]

const filtros = [filtroDoCadastro('especialidade', 'Especialidade', 'especialidade'), filtroDeSituacao]
const buscar = listar<ItemDeEspecialista>('especialista')

export function EspecialistaPage() {
  return (
    <Pagina titulo="Especialistas" descricao="Quem examina e assina os laudos." migalhas={[{ rotulo: 'Cadastro' }]}>
      <Lista
        nomes={['especialista', 'especialistas']}
        chave={['especialista', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        dicaDaBusca="Buscar por nome ou CRMV"
        ordemPadrao="nome"
        vazio={{ titulo: 'Nenhum especialista', texto: 'Quem realiza e assina os exames aparece aqui, com o CRMV.' }}
      />
    </Pagina>
  )
}
