import type { Pendencia } from '@vetlume/dominio/laudo'
import { Icone } from '../../../ui/icones/icone.tsx'
import { useBancada } from './bancada.ts'
import { confirmarAsDemais } from './confirmar-secoes.ts'
import { destinoDaPendencia } from './destino.ts'
import { useIr } from './use-ir.ts'

function Achado({ pendencia, aoConfirmar }: { pendencia: Pendencia; aoConfirmar?: (() => void) | undefined }) {
  const bancada = useBancada()
  const { janela } = bancada
  const ir = useIr()
  const { gravidade, mensagem } = pendencia
  const grave = gravidade === 'ERRO'
  const icone = grave ? 'error-outline' : 'warning-amber'
  const abrir = () => {
    const destino = destinoDaPendencia(pendencia)
    if (destino === null) janela.mudar(() => 'paciente')
    else ir(destino.lugar, destino.alvo, pendencia.trecho)
  }
  return (
    <li data-gravidade={gravidade}>
      <button type="button" onClick={abrir}>
        <Icone nome={icone} tamanho={18} rotulo={grave ? 'Impede a assinatura' : 'Aviso'} />
        <span>{mensagem}</span>
      </button>
      {pendencia.regra === 'secao-por-confirmar' && (
        <button
          type="button"
          className="le-confirmar"
          onClick={() => {
            confirmarAsDemais(bancada)
            aoConfirmar?.()
          }}
        >
          Confirmar as demais
        </button>
      )}
    </li>
  )
}

/** Findings of the check, errors first; each leads to its place. */
export function ListaDePendencias({
  pendencias,
  aoConfirmar,
}: {
  pendencias: readonly Pendencia[]
  /** After the sections that were left were confirmed from here. */
  aoConfirmar?: (() => void) | undefined
}) {
  const ordenadas = pendencias.toSorted((a, b) => Number(b.gravidade === 'ERRO') - Number(a.gravidade === 'ERRO'))
  return (
    <ul className="le-pendencias">
      {ordenadas.map((pendencia) => (
        <Achado
          key={`${pendencia.regra}:${pendencia.secao ?? ''}:${pendencia.mensagem}`}
          pendencia={pendencia}
          aoConfirmar={aoConfirmar}
        />
      ))}
    </ul>
  )
}

/** What the check says of the laudo as it is now. */
export function Conferencia() {
  const pendencias = useBancada().pendencias.usar()
  if (pendencias === null) return <p className="le-tudo-certo">Conferindo…</p>
  if (pendencias.length > 0) return <ListaDePendencias pendencias={pendencias} />
  return (
    <p className="le-tudo-certo">
      <Icone nome="check-circle-outline" /> Nada a corrigir. O laudo pode ser assinado.
    </p>
  )
}
