import './escolha-de-ciclo.css'
import { CICLOS, type Ciclo } from '@vetlume/dominio/conta'

const ROTULOS: Readonly<Record<Ciclo, string>> = { MENSAL: 'Mensal', ANUAL: 'Anual' }

/** By month or by year. */
export function EscolhaDeCiclo({ ciclo, aoMudar }: { ciclo: Ciclo; aoMudar: (ciclo: Ciclo) => void }) {
  return (
    <fieldset className="pl-ciclo">
      <legend className="so-leitor">Forma de cobrança</legend>
      {CICLOS.map((opcao) => (
        <label key={opcao}>
          <input type="radio" name="ciclo" checked={ciclo === opcao} onChange={() => aoMudar(opcao)} />
          <span>{ROTULOS[opcao]}</span>
        </label>
      ))}
    </fieldset>
  )
}
