import './tabela-da-contribuicao.css'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import {
  alvoDaContribuicao,
  PARCELAS,
  ROTULOS_DA_DIMENSAO,
  type Contribuicao,
  type RecorteDaContribuicao,
  type ValoresDaContribuicao,
} from '@vetlume/dominio/financeiro'
import { Elo } from '../../ui/elo.tsx'
import { QuadroRolavel } from '../../ui/quadro-rolavel.tsx'

const emReais = escritorDeNumeros({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const emPartes = escritorDeNumeros({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
const parte = (bp: number | null) => (bp === null ? '–' : emPartes(bp / 10_000))

/** Of which row the figures are; null of all. */
type Dono = Parameters<typeof alvoDaContribuicao>[0]

interface FiguraProps {
  texto: string
  valor: number
  recorte: RecorteDaContribuicao
  dono: Dono
  meses: Contribuicao
}

/** A figure that opens what it adds up, or counts. */
function Figura({ texto, valor, recorte, dono, meses }: FiguraProps) {
  if (valor === 0) return <td className="cb-nada">–</td>
  const { rota, filtros } = alvoDaContribuicao(dono, recorte, meses)
  return (
    <td data-negativo={valor < 0} data-recorte={recorte}>
      <Elo to={rota} search={filtros} color="inherit" underline="hover">
        {texto}
      </Elo>
    </td>
  )
}

function Figuras({ valores, dono, meses }: { valores: ValoresDaContribuicao; dono: Dono; meses: Contribuicao }) {
  const { exames, parcelas, contribuicaoCentavos, margemBp, parteBp } = valores
  const quantia = (recorte: RecorteDaContribuicao, centavos: number) => (
    <Figura
      key={recorte}
      texto={emReais(centavos / 100)}
      valor={centavos}
      recorte={recorte}
      dono={dono}
      meses={meses}
    />
  )
  return (
    <>
      <Figura texto={String(exames)} valor={exames} recorte="EXAMES" dono={dono} meses={meses} />
      {PARCELAS.map(({ parcela }) => quantia(parcela, parcelas[parcela]))}
      {quantia('CONTRIBUICAO', contribuicaoCentavos)}
      <td>{parte(margemBp)}</td>
      <td>{parte(parteBp)}</td>
    </>
  )
}

export interface TabelaDaContribuicaoProps {
  contribuicao: Contribuicao
  esperando: boolean
}

/** Row by row, what each brings in, what that costs and what is left; the total is the sum of the rows. */
export function TabelaDaContribuicao({ contribuicao, esperando }: TabelaDaContribuicaoProps) {
  const { dimensao, linhas, total } = contribuicao
  return (
    <QuadroRolavel nome="Contribuição, linha a linha" esperando={esperando}>
      <table className="cb-quadro" aria-label={`Contribuição por ${ROTULOS_DA_DIMENSAO[dimensao].toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">{ROTULOS_DA_DIMENSAO[dimensao]}</th>
            <th scope="col">Exames</th>
            {PARCELAS.map(({ parcela, rotulo }) => (
              <th key={parcela} scope="col">
                {rotulo}
              </th>
            ))}
            <th scope="col">Contribuição</th>
            <th scope="col">
              <abbr title="Parte da receita líquida: a bruta menos as deduções">% RL</abbr>
            </th>
            <th scope="col">% do total</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ chave, nome, ...valores }) => (
            <tr key={chave ?? ''} data-sem-vinculo={chave === null}>
              <th scope="row">{nome ?? 'Sem vínculo'}</th>
              <Figuras valores={valores} dono={{ dimensao, chave }} meses={contribuicao} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Figuras valores={total} dono={null} meses={contribuicao} />
          </tr>
        </tfoot>
      </table>
    </QuadroRolavel>
  )
}
