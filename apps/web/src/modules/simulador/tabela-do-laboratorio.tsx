import './laboratorio.css'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import type { ComparacaoDosExames, Laboratorio, LinhaDoLaboratorio, ValoresDosExames } from '@vetlume/dominio/simulador'
import { Elo } from '../../ui/elo.tsx'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { QuadroRolavel } from '../../ui/quadro-rolavel.tsx'
import { formatarPercentual } from '../cadastros/index.ts'

const emReais = escritorDeNumeros({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

const FIGURAS: readonly (readonly [string, (valores: ValoresDosExames) => number])[] = [
  ['Receita', ({ receitaCentavos }) => receitaCentavos],
  ['Taxas e impostos', ({ taxasCentavos, impostosCentavos }) => taxasCentavos + impostosCentavos],
  ['Repasse', ({ repasseCentavos }) => repasseCentavos],
  ['Sobra', ({ sobraCentavos }) => sobraCentavos],
]

const EFEITOS: Readonly<Record<string, readonly [TomDeEtiqueta, string]>> = {
  '1': ['sucesso', 'Ganha'],
  '0': ['neutro', 'Igual'],
  '-1': ['erro', 'Perde'],
}

/** Whether the company gains or loses with it. */
function Efeito({ centavos }: { centavos: number }) {
  const [tom, rotulo] = EFEITOS[Math.sign(centavos)] ?? ['neutro', 'Igual']
  return <Etiqueta tom={tom} rotulo={rotulo} />
}

/** The section says that they are reais: eight columns of signs would leave no room for them. */
function Valor({ centavos, classe }: { centavos: number; classe?: string }) {
  return (
    <td className={classe} data-negativo={centavos < 0}>
      {emReais(centavos / 100)}
    </td>
  )
}

function Figuras({ exames, real, simulado, diferencaCentavos, diferencaBp }: ComparacaoDosExames) {
  return (
    <>
      <td>{exames}</td>
      {FIGURAS.flatMap(([nome, de]) => [
        <Valor key={`${nome} real`} centavos={de(real)} />,
        <Valor key={`${nome} simulado`} centavos={de(simulado)} classe="lb-simulado" />,
      ])}
      <Valor centavos={diferencaCentavos} classe="lb-diferenca" />
      <td>{diferencaBp === null ? '–' : formatarPercentual(diferencaBp)}</td>
      <td>
        <Efeito centavos={diferencaCentavos} />
      </td>
    </>
  )
}

interface Periodo {
  de: string
  ate: string
}

/** The name of the clinic opens its atendimentos of the period. */
function Clinica({ parceiro, de, ate }: Pick<LinhaDoLaboratorio, 'parceiro'> & Periodo) {
  if (parceiro === null) return 'Sem clínica'
  return (
    <Elo
      to="/atendimento"
      search={{ parceiro: parceiro.codigo, realizadoDe: de, realizadoAte: ate }}
      color="inherit"
      underline="hover"
    >
      {parceiro.nome}
    </Elo>
  )
}

export interface TabelaDoLaboratorioProps {
  laboratorio: Laboratorio
  esperando: boolean
}

/** Clinic by clinic, what was and what would be; the total is the sum of the rows. */
export function TabelaDoLaboratorio({ laboratorio, esperando }: TabelaDoLaboratorioProps) {
  const { linhas, total, de, ate } = laboratorio
  return (
    <QuadroRolavel nome="Real e simulado, clínica a clínica" esperando={esperando}>
      <table aria-label="Laboratório de preços" className="lb-quadro">
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className="lb-nome">
              Clínica
            </th>
            <th scope="col" rowSpan={2}>
              Exames
            </th>
            {FIGURAS.map(([nome]) => (
              <th key={nome} scope="colgroup" colSpan={2}>
                {nome}
              </th>
            ))}
            <th scope="colgroup" colSpan={2}>
              Diferença
            </th>
            <th scope="col" rowSpan={2}>
              Empresa
            </th>
          </tr>
          <tr>
            {FIGURAS.flatMap(([nome]) => [
              <th key={`${nome} real`} scope="col">
                Real
              </th>,
              <th key={`${nome} simulado`} scope="col" className="lb-simulado">
                Simulado
              </th>,
            ])}
            <th scope="col">R$</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ parceiro, ...comparacao }) => (
            <tr key={parceiro?.codigo ?? ''}>
              <th scope="row" className="lb-nome">
                <Clinica parceiro={parceiro} de={de} ate={ate} />
              </th>
              <Figuras {...comparacao} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="lb-nome">
              Total
            </th>
            <Figuras {...total} />
          </tr>
        </tfoot>
      </table>
    </QuadroRolavel>
  )
}
