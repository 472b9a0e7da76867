import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { useSearch } from '@tanstack/react-router'
import { formatarPeso, ROTULOS_DO_SEXO, textoDoSexo, type ItemDeAnimal } from '@vetlume/dominio/animal'
import { lazy, Suspense } from 'react'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { listar } from '../../lib/listar.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import {
  EtiquetaDeSituacao,
  FichaACaminho,
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  SemQuebra,
  ouTraco,
  usePode,
} from '../cadastros/index.ts'

const Novo = lazy(async () => ({ default: (await import('./animal-ficha.tsx')).NovoAnimal }))
const Ficha = lazy(async () => ({ default: (await import('./animal-ficha.tsx')).FichaDoAnimal }))

const colunas: readonly Coluna<ItemDeAnimal>[] = [
  { id: 'nome', titulo: 'Paciente', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'especie',
    titulo: 'Espécie e raça',
    celula: ({ especie, raca }) => [especie.nome, raca?.nome].filter(Boolean).join(' · '),
  },
  { id: 'sexo', titulo: 'Sexo', celula: ({ sexo, castrado }) => <SemQuebra texto={textoDoSexo(sexo, castrado)} /> },
  { id: 'idade', titulo: 'Idade', celula: ({ idade }) => <SemQuebra texto={idade} /> },
  {
    id: 'peso',
    titulo: 'Peso',
    celula: ({ pesoGramas }) => <SemQuebra texto={pesoGramas === null ? null : formatarPeso(pesoGramas)} />,
    alinhar: 'direita',
  },
  { id: 'tutor', titulo: 'Tutor', celula: ({ tutor }) => tutor.nome },
  { id: 'parceiro', titulo: 'Clínica de origem', celula: ({ parceiro }) => ouTraco(parceiro?.nome) },
  {
    id: 'ativo',
    titulo: 'Situação',
    celula: ({ ativo, obito }) =>
      obito === null ? <EtiquetaDeSituacao ativo={ativo} /> : <Etiqueta tom="neutro" rotulo="Óbito" />,
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
const buscar = listar<ItemDeAnimal>('animal')

function ListaDeAnimais({
  aoCriar,
  buscaDoRegistro,
}: {
  aoCriar: () => void
  buscaDoRegistro: (codigo: string) => Record<string, string>
}) {
  const { clinica } = useSessao()
  // A clinic has one origin only: its own.
  const semClinica = <T extends { id: string }>(itens: readonly T[]) =>
    clinica === null ? itens : itens.filter(({ id }) => id !== 'parceiro')
  const novo = usePode('animal:escrever') && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={aoCriar}>
      Novo paciente
    </Button>
  )
  return (
    <Pagina
      titulo="Pacientes"
      descricao="Os animais atendidos. Abra um para ver a ficha e os pesos."
      migalhas={[{ rotulo: 'Cadastro' }]}
      acoes={novo}
    >
      <Lista
        nomes={['paciente', 'pacientes']}
        chave={['animal', 'lista']}
        buscar={buscar}
        colunas={semClinica(colunas)}
        filtros={semClinica(filtros)}
        dicaDaBusca="Buscar paciente ou tutor"
        ordemPadrao="nome"
        abrir={({ codigo }) => ({ to: '/cadastro/animal', search: buscaDoRegistro(codigo) })}
        vazio={{
          titulo: 'Nenhum paciente cadastrado',
          texto: 'Cadastre o paciente aqui, com o seu tutor, ou dentro de um atendimento.',
          acao: novo,
        }}
      />
    </Pagina>
  )
}

export function AnimalPage() {
  const { tutor }: BuscaNaUrl = useSearch({ strict: false })
  const { codigo, abrir, criar, fechar, buscaDoRegistro } = useRegistroNaUrl()
  if (codigo === undefined) return <ListaDeAnimais aoCriar={criar} buscaDoRegistro={buscaDoRegistro} />
  return (
    <Suspense fallback={<FichaACaminho titulo={codigo === null ? 'Novo paciente' : 'Paciente'} />}>
      {codigo === null ? (
        <Novo codigoDoTutor={tutor} aoFechar={fechar} aoAbrir={abrir} />
      ) : (
        <Ficha key={codigo} codigo={codigo} aoFechar={fechar} />
      )}
    </Suspense>
  )
}
