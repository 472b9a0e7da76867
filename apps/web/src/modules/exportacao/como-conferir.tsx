import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Secao } from '../../ui/pagina.tsx'
import './exportacao.css'

const COMANDOS = [
  'openssl pkeyutl -verify -pubin -inkey chave-publica.pem -rawin -in manifesto.json -sigfile manifesto.json.sig',
  'sha256sum -c SHA256SUMS',
]

/** How anybody tells, without us, that the file came from here and was not changed. */
export function ComoConferir({ chave: { publica, impressao } }: { chave: { publica: string; impressao: string } }) {
  const copiar = async () => {
    await navigator.clipboard.writeText(impressao)
    avisar.sucesso('Impressão digital copiada.')
  }
  return (
    <Secao
      titulo="Como conferir"
      descricao="Quem recebe a cópia confere, sem precisar do produto, que ela saiu daqui e não mudou. O arquivo LEIA-ME.txt explica o mesmo."
      acoes={
        <Botao size="small" onClick={() => void copiar()}>
          Copiar a impressão digital
        </Botao>
      }
    >
      <dl className="exportacao-motivos">
        <div>
          <dt>Impressão digital da chave desta instalação</dt>
          <dd>
            <code className="vl-codigo">{impressao}</code>
          </dd>
        </div>
        <div>
          <dt>No terminal, na pasta em que o ZIP foi aberto</dt>
          <dd>
            {COMANDOS.map((comando) => (
              <code key={comando} className="vl-codigo exportacao-comando">
                {comando}
              </code>
            ))}
          </dd>
        </div>
        <div>
          <dt>Para levar a outra instalação</dt>
          <dd>
            <code className="vl-codigo exportacao-comando">
              npm run importar-empresa -- copia.zip --chave={impressao}
            </code>
          </dd>
        </div>
      </dl>
      <details className="exportacao-detalhes">
        <summary>Chave pública (Ed25519)</summary>
        <pre className="exportacao-chave">{publica}</pre>
      </details>
    </Secao>
  )
}
