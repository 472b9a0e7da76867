import './tabela-do-balancete.css'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import {
  alvoDoBalancete,
  ROTULOS_DO_TIPO_DE_CONTA,
  totalDoBalancete,
  type ContaDoBalancete,
  type MovimentoContabil,
} from '@vetlume/dominio/financeiro'
import { Fragment } from 'react'
import { Elo } from '../../ui/elo.tsx'
import { QuadroRolavel } from '../../ui/quadro-rolavel.tsx'

const emReais = escritorDeNumeros({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A balance says its side: debits (D) or credits (C) that are more than the others. */
function escrito(figura: keyof MovimentoContabil, centavos: number): string {
  if (centavos === 0) return '–'
  const valor = emReais(Math.abs(centavos) / 100)
  return figura === 'anteriorCentavos' || figura === 'saldoCentavos' ? `${valor} ${centavos > 0 ? 'D' : 'C'}` : valor
}

const FIGURAS = [
  ['anteriorCentavos', 'Saldo anterior'],
  ['debitosCentavos', 'Débitos'],
  ['creditosCentavos', 'Créditos'],
  ['saldoCentavos', 'Saldo'],
] as const satisfies readonly (readonly [keyof MovimentoContabil, string])[]

interface Periodo {
  de: string
  ate: string
}

interface FigurasProps {
  movimento: MovimentoContabil
  periodo: Periodo
  /** Null where nothing tells its rows from others. */
  de: { conta: string; parte?: string | null } | null
}

const Figuras = ({ movimento, periodo, de }: FigurasProps) =>
  FIGURAS.map(([figura]) => {
    const texto = escrito(figura, movimento[figura])
    const alvo = de === null || movimento[figura] === 0 ? null : alvoDoBalancete(de, figura, periodo)
    return (
      <td key={figura}>
        {alvo === null ? (
          texto
        ) : (
          <Elo to={alvo.rota} search={alvo.filtros} color="inherit" underline="hover">
            {texto}
          </Elo>
        )}
      </td>
    )
  })

export interface TabelaDoBalanceteProps {
  contas: readonly ContaDoBalancete[]
  periodo: Periodo
  esperando: boolean
}

/** The chart of accounts with what each holds, its parts below it, and the sums that prove it. */
export function TabelaDoBalancete({ contas, periodo, esperando }: TabelaDoBalanceteProps) {
  const total = totalDoBalancete(contas)
  return (
    <QuadroRolavel nome="Balancete, conta a conta" esperando={esperando}>
      <table aria-label="Balancete" className="ba-quadro">
        <thead>
          <tr>
            <th scope="col">Conta</th>
            {FIGURAS.map(([figura, rotulo]) => (
              <th key={figura} scope="col">
                {rotulo}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(contas, ({ tipo }) => tipo)].map(([tipo, doTipo]) => (
          <tbody key={tipo}>
            <tr className="ba-tipo">
              <th scope="rowgroup" colSpan={5}>
                {ROTULOS_DO_TIPO_DE_CONTA[tipo]}
              </th>
            </tr>
            {doTipo.map(({ conta, nome, partes, ...movimento }) => (
              <Fragment key={conta}>
                <tr>
                  <th scope="row">
                    <span className="ba-codigo">{conta}</span> {nome}
                  </th>
                  <Figuras movimento={movimento} periodo={periodo} de={{ conta }} />
                </tr>
                {partes.map(({ chave, nome: parte, ...dela }) => (
                  <tr key={chave} className="ba-parte">
                    <th scope="row">{parte}</th>
                    <Figuras movimento={dela} periodo={periodo} de={chave === null ? null : { conta, parte: chave }} />
                  </tr>
                ))}
              </Fragment>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Figuras movimento={total} periodo={periodo} de={null} />
          </tr>
        </tfoot>
      </table>
    </QuadroRolavel>
  )
}
