import { SinalDoVisor } from './botao-do-visor.tsx'
import { FERRAMENTAS, passoDe, PONTOS, TECLAS, type Ferramenta } from './ferramentas.ts'
import type { Medicao } from './use-medicao.ts'

const teclaDe = (ferramenta: Ferramenta) => Object.keys(TECLAS).find((tecla) => TECLAS[tecla] === ferramenta)

function nomeDe(ferramenta: Ferramenta): string {
  const tecla = teclaDe(ferramenta)
  const { rotulo } = PONTOS[ferramenta]
  return tecla === undefined ? rotulo : `${rotulo} (${tecla.toUpperCase()})`
}

/** The tool in hand. */
export function EscolhaDeFerramenta({ medicao, aoSair }: { medicao: Medicao; aoSair: () => void }) {
  return (
    <select
      className="lv-escolha"
      aria-label="Medir e marcar"
      value={medicao.ferramenta ?? ''}
      onKeyDown={({ key }) => key === 'Enter' && aoSair()}
      onChange={({ target }) => medicao.pegar(FERRAMENTAS.find((ferramenta) => ferramenta === target.value) ?? null)}
    >
      <option value="">Medir…</option>
      {FERRAMENTAS.map((ferramenta) => (
        <option key={ferramenta} value={ferramenta}>
          {nomeDe(ferramenta)}
        </option>
      ))}
    </select>
  )
}

/** The same under the thumb: a sign that opens the list of the phone. */
export function MedirNoPolegar({ medicao, aoSair }: { medicao: Medicao; aoSair: () => void }) {
  return (
    <span className="lv-botao lv-medir" data-ligado={medicao.ferramenta !== null}>
      <SinalDoVisor sinal="medir" />
      <span aria-hidden="true">Medir</span>
      <EscolhaDeFerramenta medicao={medicao} aoSair={aoSair} />
    </span>
  )
}

/** Which point the arrows move. */
function PontoNaMao({ ponto, aoSoltar }: { ponto: NonNullable<Medicao['naMao']>; aoSoltar: () => void }) {
  return (
    <div className="lv-passo">
      <span role="status">
        {PONTOS[ponto.tipo].rotulo}: ponto {ponto.numero} de {ponto.total}. Setas o movem (Shift, mais longe), P pega o
        próximo
      </span>
      <button type="button" className="lv-escrever" onClick={aoSoltar}>
        Soltar
      </button>
    </div>
  )
}

/** What the next point is, and the ways out. */
export function PassoDaMedida({ medicao }: { medicao: Medicao }) {
  const { ferramenta, pontos, podeConcluir, naMao, soltar } = medicao
  if (naMao !== null) return <PontoNaMao ponto={naMao} aoSoltar={soltar} />
  if (ferramenta === null) return null
  const { rotulo, maximo } = PONTOS[ferramenta]
  const falta = pontos.length < maximo
  return (
    <div className="lv-passo">
      <span role="status">
        {rotulo}: {falta ? `marque ${passoDe(ferramenta, pontos.length)}` : 'diga o tamanho real'}
      </span>
      {podeConcluir && (
        <button type="button" className="lv-escrever" onClick={medicao.concluir}>
          Concluir
        </button>
      )}
      <button type="button" className="lv-escrever" onClick={() => medicao.pegar(null)}>
        Cancelar
      </button>
    </div>
  )
}
