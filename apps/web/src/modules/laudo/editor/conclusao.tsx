import { useEdicao, useRevisao } from '../../../lib/loja-de-edicao.ts'
import { mudarConteudo } from '../edicao/operacoes.ts'
import { CampoRico, type Frase } from '../../texto-rico/index.ts'
import { useBancada } from './bancada.ts'
import { idDoTexto } from './id-do-texto.ts'
import { CONCLUSAO, marcaDoLugar } from './lugares.ts'
import { TrazidasLentas } from './trazidas-lentas.ts'

const SEM_FRASES: readonly Frase[] = []

/** What the clinic reads first: the diagnostic impression, and whether it is critical. */
export function Conclusao() {
  const { laudo, loja, mudar } = useBancada()
  const conclusao = useEdicao(loja, ({ conteudo }) => conteudo.conclusao)
  const critico = useEdicao(loja, (edicao) => edicao.critico)
  const trazida = useEdicao(loja, ({ conteudo }) => conteudo.trazidasNaConclusao !== undefined)
  const revisao = useRevisao(loja)
  return (
    <section {...marcaDoLugar(CONCLUSAO)} className="le-conclusao" aria-label="Impressão diagnóstica">
      <header className="le-secao-topo">
        <h2 className="le-titulo">Impressão diagnóstica</h2>
        <label className="le-critico" data-ligado={critico}>
          <input
            type="checkbox"
            checked={critico}
            onChange={({ target }) => mudar((edicao) => ({ ...edicao, critico: target.checked }))}
          />
          Achado crítico
        </label>
      </header>
      {critico && (
        <p className="le-nota">A clínica terá de confirmar que leu. Sem confirmação no prazo, aparece no painel.</p>
      )}
      <CampoRico
        key={revisao}
        id={idDoTexto(CONCLUSAO)}
        rotulo="Texto da impressão diagnóstica"
        dica="O que a clínica precisa saber, em poucas linhas"
        inicial={conclusao}
        frases={laudo.modelo?.frasesDeConclusao ?? SEM_FRASES}
        aoMudar={(texto) => mudar(mudarConteudo(() => ({ conclusao: texto })))}
      />
      {trazida && <TrazidasLentas lugar={CONCLUSAO} />}
    </section>
  )
}
