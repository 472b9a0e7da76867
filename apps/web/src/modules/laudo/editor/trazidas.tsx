import './trazidas.css'
import { semPeca, type Trazida } from '@vetlume/dominio/laudo'
import { formatarData } from '@vetlume/dominio/tempo'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { Icone } from '../../../ui/icones/icone.tsx'
import { confirmarTrazidaEm, mudarSecao, trazidasEm } from '../edicao/operacoes.ts'
import { acharTrecho } from '../../texto-rico/index.ts'
import { useBancada } from './bancada.ts'
import { idDoTexto } from './id-do-texto.ts'
import { CONCLUSAO, irAoLugar } from './lugares.ts'
import { useRealceDasTrazidas } from './use-realce-das-trazidas.ts'

/** Takes it out of the laudo: a sentence leaves the text, a value its measure. */
function useRetirar(lugar: string): (trazida: Trazida) => void {
  const { mesaDeTexto, mudar } = useBancada()
  return ({ texto, medida, peca }) => {
    if (peca !== undefined)
      return mudar(mudarSecao(lugar, ({ corpo }) => (corpo === undefined ? {} : { corpo: semPeca(corpo, peca.chave) })))
    if (medida !== undefined) {
      const { id, lado } = medida
      const semValor = mudarSecao(lugar, ({ medidas }) => ({
        medidas: medidas.map((uma) => (uma.id === id && uma.lado === lado ? { ...uma, valor: null } : uma)),
      }))
      return mudar(semValor)
    }
    const editor = mesaDeTexto.campos.get(idDoTexto(lugar))
    const faixa = editor === undefined ? null : acharTrecho(editor.state.doc, texto)
    if (editor !== undefined && faixa !== null) editor.chain().focus().deleteRange(faixa).run()
    // Cut by a variable or a table: whoever knows the text takes it out.
    else document.getElementById(idDoTexto(lugar))?.focus()
  }
}

/** The sentences of one exam, each with what may be done with it. */
function DeUmExame({ em, lugar, trazidas }: { em: string; lugar: string; trazidas: readonly Trazida[] }) {
  const bancada = useBancada()
  const retirar = useRetirar(lugar)
  const secao = lugar === CONCLUSAO ? null : lugar
  const titulo = `Trazido do exame de ${formatarData(em)}, confirme`
  return (
    <section className="le-trazidas" aria-label={titulo}>
      <h3>
        <Icone nome="history" tamanho="pequeno" />
        {titulo}
      </h3>
      <ul>
        {trazidas.map((trazida) => {
          const { texto, medida, peca } = trazida
          return (
            <li key={`${medida?.id ?? ''}${peca?.chave ?? ''}${texto}`}>
              <button
                type="button"
                title="Ver onde está"
                onClick={() =>
                  irAoLugar(
                    lugar,
                    bancada,
                    medida === undefined ? 'texto' : 'medidas',
                    peca === undefined ? texto : undefined,
                  )
                }
              >
                {texto}
              </button>
              <button
                type="button"
                className="le-confirmar"
                aria-label={`Confirmar “${texto}”`}
                onClick={() => bancada.mudar(confirmarTrazidaEm(secao, trazida))}
              >
                Confirmar
              </button>
              <button
                type="button"
                className="le-confirmar le-retirar"
                aria-label={`Retirar “${texto}”`}
                onClick={() => retirar(trazida)}
              >
                Retirar
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What came from earlier exams to a section, or to the conclusion, and waits to be confirmed there, sentence by sentence. */
export function Trazidas({ lugar }: { lugar: string }) {
  const { loja } = useBancada()
  const conteudo = useEdicao(loja, (edicao) => edicao.conteudo)
  const trazidas = trazidasEm(conteudo, lugar === CONCLUSAO ? null : lugar)
  useRealceDasTrazidas(lugar, trazidas)
  const exames = Map.groupBy(trazidas, ({ em }) => em)
  return [...exames].map(([em, doExame]) => <DeUmExame key={em} em={em} lugar={lugar} trazidas={doExame} />)
}
