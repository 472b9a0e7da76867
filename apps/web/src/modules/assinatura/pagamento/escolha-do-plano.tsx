import type { Ciclo, PlanoPublico } from '@vetlume/dominio/conta'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { juntar } from '@vetlume/dominio/formatos'
import { useId, useState, type SyntheticEvent } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { EscolhaDeCiclo } from '../escolha-de-ciclo.tsx'
import { precoDoPlano } from '../planos.ts'
import type { Escolha } from './porta.ts'

export interface EscolhaDoPlanoProps {
  planos: readonly PlanoPublico[]
  /** The one that runs. */
  atual: string | null
  escolha: Escolha
  aoMudar: (mudanca: Partial<Escolha>) => void
}

function Cupom({ aoMudar }: Pick<EscolhaDoPlanoProps, 'aoMudar'>) {
  const id = useId()
  const [texto, definir] = useState('')
  const aplicar = (evento: SyntheticEvent) => {
    evento.preventDefault()
    aoMudar({ cupom: texto.trim().toUpperCase() })
  }
  return (
    <form className="as-cupom" onSubmit={aplicar}>
      <label htmlFor={id}>Cupom</label>
      <input id={id} value={texto} maxLength={30} autoComplete="off" onChange={({ target }) => definir(target.value)} />
      <Botao type="submit" variant="outlined">
        Aplicar
      </Botao>
    </form>
  )
}

function Opcao({
  plano,
  ciclo,
  atual,
  marcado,
  aoMarcar,
}: {
  plano: PlanoPublico
  ciclo: Ciclo
  atual: boolean
  marcado: boolean
  aoMarcar: () => void
}) {
  const economia = plano.mensalCentavos * 12 - plano.anualCentavos
  return (
    <label className="as-plano">
      <input type="radio" name="plano" checked={marcado} onChange={aoMarcar} />
      <span className="as-plano-nome">
        {plano.nome}
        {atual && <small> (o de agora)</small>}
      </span>
      <span className="as-plano-preco">
        {formatarReais(precoDoPlano(plano, ciclo))} <small>por {ciclo === 'ANUAL' ? 'ano' : 'mês'}</small>
      </span>
      <small className="as-plano-recursos">
        {plano.paraQuem !== null && <b>{plano.paraQuem} </b>}
        {ciclo === 'ANUAL' && economia > 0 && `${formatarReais(economia)} a menos que pagar mês a mês. `}
        {juntar(...plano.recursos)}
      </small>
    </label>
  )
}

/** Which plan, by month or by year, and with which coupon. */
export function EscolhaDoPlano({ planos, atual, escolha, aoMudar }: EscolhaDoPlanoProps) {
  const { plano: escolhido, ciclo } = escolha
  return (
    <div className="as-pilha">
      <EscolhaDeCiclo ciclo={ciclo} aoMudar={(novo) => aoMudar({ ciclo: novo })} />
      <fieldset className="as-planos">
        <legend className="so-leitor">Plano</legend>
        {planos.map((plano) => (
          <Opcao
            key={plano.codigo}
            plano={plano}
            ciclo={ciclo}
            atual={plano.codigo === atual}
            marcado={plano.codigo === escolhido}
            aoMarcar={() => aoMudar({ plano: plano.codigo })}
          />
        ))}
      </fieldset>
      <Cupom aoMudar={aoMudar} />
    </div>
  )
}
