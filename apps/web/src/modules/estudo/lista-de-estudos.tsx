import { ROTULOS_DA_SITUACAO_DO_ESTUDO, type ItemDeEstudo } from '@vetlume/dominio/estudo'
import { juntar } from '@vetlume/dominio/formatos'
import type { RegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { listar } from '../../lib/listar.ts'
import { momento } from '../../lib/planilha/valores.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import { DataHora } from '../../ui/valores.tsx'
import { filtroDeOpcoes, filtroDoCadastro, ouTraco } from '../cadastros/index.ts'
import { EtiquetaDoEstudo } from './situacao.tsx'

const COLUNAS: readonly Coluna<ItemDeEstudo>[] = [
  { id: 'paciente', titulo: 'Paciente no aparelho', celula: ({ paciente }) => paciente ?? 'Sem nome' },
  {
    id: 'imagens',
    titulo: 'Imagens',
    celula: ({ imagens, modalidade }) => juntar(String(imagens), modalidade),
    texto: ({ imagens }) => imagens,
    largura: '8rem',
  },
  { id: 'equipamento', titulo: 'Equipamento', celula: ({ equipamento }) => equipamento },
  {
    id: 'exame',
    titulo: 'Exame',
    celula: ({ exame }) => ouTraco(exame && `${exame.animal}, ${exame.servico} (nº ${exame.numero})`),
    texto: ({ exame }) => exame && `${exame.animal}, ${exame.servico} (nº ${exame.numero})`,
  },
  {
    id: 'ultimaEm',
    titulo: 'Chegou em',
    celula: ({ ultimaEm }) => <DataHora instante={ultimaEm} />,
    texto: ({ ultimaEm }) => momento(ultimaEm),
    ordem: 'ultimaEm',
    largura: '10rem',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: EtiquetaDoEstudo,
    texto: ({ situacao }) => ROTULOS_DA_SITUACAO_DO_ESTUDO[situacao],
    noCartao: 'destaque',
    largura: '10.5rem',
  },
  {
    id: 'esperaAte',
    titulo: 'Espera até',
    celula: ({ esperaAte }) => (esperaAte === null ? ouTraco(null) : <DataHora instante={esperaAte} />),
    texto: ({ esperaAte }) => momento(esperaAte),
    largura: '10rem',
  },
]

const FILTROS: readonly Filtro[] = [
  filtroDeOpcoes('situacao', 'Situação', ROTULOS_DA_SITUACAO_DO_ESTUDO),
  filtroDoCadastro('equipamento', 'Equipamento', 'equipamento'),
]

const buscar = listar('estudo')

export function ListaDeEstudos({ buscaDoRegistro }: { buscaDoRegistro: RegistroNaUrl['buscaDoRegistro'] }) {
  return (
    <Lista
      nomes={['estudo', 'estudos']}
      chave={['estudo', 'lista']}
      buscar={buscar}
      colunas={COLUNAS}
      filtros={FILTROS}
      dicaDaBusca="Buscar por paciente, responsável ou número"
      ordemPadrao="-ultimaEm"
      abrir={({ codigo }) => ({ to: '.', search: buscaDoRegistro(codigo) })}
      vazio={{
        titulo: 'Nada chegou dos equipamentos ainda',
        texto:
          'Em Cadastro, Serviço, Equipamentos, abra um equipamento e escolha “Conectar”: o que ele enviar aparece aqui e no laudo do exame.',
      }}
    />
  )
}
