import { formatarTelefone } from '@vetlume/dominio/formatos'
import type { ConfirmacaoPorLink } from '@vetlume/dominio/lembrete'
import { diaNaZona, diaPorExtenso, formatarHora } from '@vetlume/dominio/tempo'
import type { ReactNode } from 'react'

function Linha({ rotulo, children }: { rotulo: string; children: ReactNode }) {
  return (
    <div>
      <dt>{rotulo}</dt>
      {children}
    </div>
  )
}

/** Where and when, on the clock of the company; crossed out when it is not any more. */
export function Exame({
  exame: { empresa, telefone, clinica, inicio, fuso, situacao },
}: {
  exame: ConfirmacaoPorLink
}) {
  const dia = diaPorExtenso(diaNaZona(inicio, fuso))
  const quando = <time dateTime={inicio}>{`${dia}, às\u00a0${formatarHora(inicio, fuso)}`}</time>
  const desfeito = situacao === 'CANCELADO' || situacao === 'REMARCADO'
  return (
    <dl className="cl-exame">
      <Linha rotulo="Quando">
        <dd className="cl-quando">{desfeito ? <s>{quando}</s> : quando}</dd>
      </Linha>
      {clinica !== null && (
        <Linha rotulo="Onde">
          <dd>{clinica}</dd>
        </Linha>
      )}
      <Linha rotulo="Com">
        <dd>{empresa}</dd>
      </Linha>
      {telefone !== null && (
        <Linha rotulo="Telefone">
          <dd>
            <a href={`tel:${telefone}`}>{formatarTelefone(telefone)}</a>
          </dd>
        </Linha>
      )}
    </dl>
  )
}
