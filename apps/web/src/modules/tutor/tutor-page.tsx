import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import type { ItemDeTutor } from '@vetlume/dominio/tutor'
import { lazy, Suspense } from 'react'
import { listar } from '../../lib/listar.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import {
  colunaDeSituacao,
  FichaACaminho,
  filtroDeSituacao,
  filtroDoCadastro,
  SemQuebra,
  ouTraco,
  usePode,
} from '../cadastros/index.ts'

const Novo = lazy(async () => ({ default: (await import('./tutor-ficha.tsx')).NovoTutor }))
const Ficha = lazy(async () => ({ default: (await import('./tutor-ficha.tsx')).FichaDoTutor }))

function TelefoneDoTutor({ telefone }: { telefone: string | null }) {
  return <SemQuebra texto={telefone && formatarTelefone(telefone)} />
}

const colunas: readonly Coluna<ItemDeTutor>[] = [
  { id: 'nome', titulo: 'Tutor', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'cpf',
    titulo: 'CPF',
    celula: ({ cpf, estrangeiro }) => (
      <SemQuebra texto={cpf === null ? (estrangeiro ? 'Estrangeiro' : null) : formatarCpf(cpf)} />
    ),
  },
  {
    id: 'telefone',
    titulo: 'Telefone',
    celula: ({ telefone, whatsapp }) => <TelefoneDoTutor telefone={telefone ?? whatsapp} />,
  },
  { id: 'animais', titulo: 'Pacientes', celula: ({ animais }) => ouTraco(animais.join(', ')) },
  { id: 'cidade', titulo: 'Cidade', celula: ({ cidade }) => ouTraco(cidade) },
  { id: 'parceiro', titulo: 'Clínica de origem', celula: ({ parceiro }) => ouTraco(parceiro?.nome) },
  colunaDeSituacao,
]

const daCidade = filtroDoCadastro('cidade', 'Cidade', 'cidade', ({ nome, uf }) => `${nome}/${uf}`)
const daClinica = filtroDoCadastro('parceiro', 'Clínica de origem', 'parceiro')
const buscar = listar<ItemDeTutor>('tutor')

function ListaDeTutores({
  aoCriar,
  buscaDoRegistro,
}: {
  aoCriar: () => void
  buscaDoRegistro: (codigo: string) => Record<string, string>
}) {
  const { clinica } = useSessao()
  const novo = usePode('tutor:escrever') && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={aoCriar}>
      Novo tutor
    </Button>
  )
  return (
    <Pagina
      titulo="Tutores"
      descricao="Os responsáveis pelos pacientes, com contato e endereço."
      migalhas={[{ rotulo: 'Cadastro' }]}
      acoes={novo}
    >
      <Lista
        nomes={['tutor', 'tutores']}
        chave={['tutor', 'lista']}
        buscar={buscar}
        colunas={clinica === null ? colunas : colunas.filter(({ id }) => id !== 'parceiro')}
        filtros={clinica === null ? [daCidade, daClinica, filtroDeSituacao] : [daCidade, filtroDeSituacao]}
        dicaDaBusca="Buscar por nome, CPF ou telefone"
        ordemPadrao="nome"
        abrir={({ codigo }) => ({ to: '/cadastro/tutor', search: buscaDoRegistro(codigo) })}
        vazio={{
          titulo: 'Nenhum tutor cadastrado',
          texto: 'Cadastre o responsável aqui, ou junto com o paciente em um atendimento.',
          acao: novo,
        }}
      />
    </Pagina>
  )
}

export function TutorPage() {
  const { codigo, abrir, criar, fechar, buscaDoRegistro } = useRegistroNaUrl()
  if (codigo === undefined) return <ListaDeTutores aoCriar={criar} buscaDoRegistro={buscaDoRegistro} />
  return (
    <Suspense fallback={<FichaACaminho titulo={codigo === null ? 'Novo tutor' : 'Tutor'} />}>
      {codigo === null ? (
        <Novo aoFechar={fechar} aoAbrir={abrir} />
      ) : (
        <Ficha key={codigo} codigo={codigo} aoFechar={fechar} aoAbrir={abrir} />
      )}
    </Suspense>
  )
}
