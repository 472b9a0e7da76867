import { ErroDeApi } from '../../src/lib/erro-de-api.ts'
import { Botao } from '../../src/ui/botao.tsx'
import { Cartoes } from '../../src/ui/lista/cartoes.tsx'
import { Lista } from '../../src/ui/lista/lista.tsx'
import { filtroDeSituacao } from '../../src/ui/lista/situacao.tsx'
import type { Coluna, ListaProps } from '../../src/ui/lista/tipos.ts'
import { LONGO } from '../amostras.ts'
import { definirPagina } from '../pagina.ts'

interface Paciente {
  codigo: string
  nome: string
  peso: string
}

const pacientes = (quantos: number): Paciente[] =>
  Array.from({ length: quantos }, (_, numero) => ({
    codigo: String(numero),
    nome: numero === 1 ? LONGO : `Paciente ${numero}`,
    peso: `${numero} kg`,
  }))

const colunas: readonly Coluna<Paciente>[] = [
  { id: 'nome', titulo: 'Nome', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'peso', titulo: 'Peso', celula: ({ peso }) => peso, alinhar: 'direita' },
]

const comuns = (nome: string, buscar: ListaProps<Paciente>['buscar']): ListaProps<Paciente> => ({
  nomes: ['paciente', 'pacientes'],
  chave: ['oficina', nome],
  buscar,
  colunas,
  filtros: [filtroDeSituacao],
  abrir: ({ codigo }) => ({ to: '/cadastro/animal', search: { registro: codigo } }),
  vazio: { titulo: 'Nenhum paciente', texto: 'Cadastre o primeiro.' },
})

const comItens = (quantos: number) => async () => ({
  itens: pacientes(quantos),
  proximo: quantos > 50 ? 'mais' : null,
  total: quantos,
  totalExato: true,
})

const acoes = (itens: readonly Paciente[]) => <Botao size="small">{`Excluir ${itens.length}`}</Botao>

const Normal = () => <Lista {...comuns('normal', comItens(3))} acoesDaSelecao={acoes} />
const Vazia = () => <Lista {...comuns('vazia', comItens(0))} />
const Carregando = () => <Lista {...comuns('carregando', () => new Promise(() => undefined))} />
const Duzentas = () => <Lista {...comuns('200', comItens(200))} />

async function recusar(): Promise<never> {
  throw new ErroDeApi({ status: 500, corpo: { codigo: 'FALHA', mensagem: 'Algo falhou.' } })
}
const ComErro = () => <Lista {...comuns('erro', recusar)} />

const EmCartoes = () => (
  <Cartoes
    rotulo="pacientes"
    itens={pacientes(2)}
    colunas={colunas}
    abrir={undefined}
    selecao={undefined}
    atualizando={false}
  />
)

export const pagina = definirPagina('Lista', {
  normal: Normal,
  vazia: Vazia,
  carregando: Carregando,
  'com erro': ComErro,
  '200 linhas': Duzentas,
  'em cartões': EmCartoes,
})
