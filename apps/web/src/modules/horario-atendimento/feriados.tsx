import { useQuery } from '@tanstack/react-query'
import { ROTULOS_DA_ABRANGENCIA, type ItemDeFeriado } from '@vetlume/dominio/feriado'
import { nomeDaUf } from '@vetlume/dominio/formatos'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Secao } from '../../ui/pagina.tsx'
import { Data } from '../../ui/valores.tsx'
import {
  colunaDeSituacao,
  filtroDeOpcoes,
  filtroDeSituacao,
  filtroDoCadastro,
  ouTraco,
  telaDeCadastro,
} from '../cadastros/index.ts'
import estilos from './feriados.module.css'
import { quandoDoFeriado } from './quando.ts'
import { DOS_FERIADOS, ROTA_DOS_HORARIOS } from './rota.ts'
import { VISTAS } from './vistas.ts'

const lugar = ({ uf, cidade }: ItemDeFeriado) =>
  cidade === null ? (uf === null ? null : nomeDaUf(uf)) : `${cidade.nome}/${cidade.uf}`

const colunas: readonly Coluna<ItemDeFeriado>[] = [
  { id: 'nome', titulo: 'Feriado', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'quando', titulo: 'Quando', celula: quandoDoFeriado, ordem: 'data' },
  {
    id: 'abrangencia',
    titulo: 'Abrangência',
    celula: ({ abrangencia }) => ROTULOS_DA_ABRANGENCIA[abrangencia],
    ordem: 'abrangencia',
  },
  { id: 'lugar', titulo: 'Onde', celula: (feriado) => ouTraco(lugar(feriado)) },
  { id: 'facultativo', titulo: 'Ponto', celula: ({ facultativo }) => (facultativo ? 'Facultativo' : 'Feriado') },
  colunaDeSituacao,
]

const DIAS_A_FRENTE = 120
const QUANTOS = 6

/** The national holidays are computed: they are shown, so that nobody registers them again. */
function ProximosFeriados() {
  const hoje = agoraNoFuso().toPlainDate()
  const periodo = { de: hoje.toString(), ate: hoje.add({ days: DIAS_A_FRENTE }).toString() }
  const { data = [] } = useQuery({
    queryKey: ['feriado', 'vista', periodo.de],
    queryFn: ({ signal }) => api('GET /feriado/calendario', periodo, { sinal: signal }),
  })
  return (
    <Secao
      titulo="Próximos feriados"
      descricao="Os nacionais já vêm calculados, com Carnaval, Sexta-feira Santa e Corpus Christi. Cadastre os do estado e da cidade."
    >
      <ul className={estilos.lista}>
        {data.slice(0, QUANTOS).map(({ dia, nome, abrangencia, facultativo }) => (
          <li key={dia + nome}>
            <div className={estilos.caixa}>
              <Data dia={dia} />
            </div>
            {nome}
            <div className={estilos.abrangencia}>
              {ROTULOS_DA_ABRANGENCIA[abrangencia]}
              {facultativo && ', facultativo'}
            </div>
          </li>
        ))}
      </ul>
    </Secao>
  )
}

export const TelaDeFeriados = telaDeCadastro({
  caminho: 'feriado',
  rota: ROTA_DOS_HORARIOS,
  busca: DOS_FERIADOS,
  nomes: ['feriado', 'feriados'],
  genero: 'o',
  titulo: 'Feriados',
  descricao: 'No feriado o exame é de plantão, onde ele vale.',
  grupo: ['Configuração'],
  escrever: 'base:escrever',
  vistas: VISTAS,
  Topo: ProximosFeriados,
  colunas,
  filtros: [
    filtroDeOpcoes('abrangencia', 'Abrangência', ROTULOS_DA_ABRANGENCIA),
    filtroDoCadastro('cidade', 'Cidade', 'cidade', ({ nome, uf }) => `${nome}/${uf}`),
    filtroDeSituacao,
  ],
  ordemPadrao: 'data',
  vazio: { titulo: 'Nenhum feriado cadastrado', texto: 'Os nacionais já valem. Cadastre os do estado e da cidade.' },
  registro: async () => (await import('./feriado-registro.tsx')).registroDeFeriado,
})
