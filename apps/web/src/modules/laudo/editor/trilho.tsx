import './trilho.css'
import type { SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { secaoPorConfirmar, semTexto } from '@vetlume/dominio/laudo'
import { ROTULO_DA_SITUACAO } from '@vetlume/dominio/laudo'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { porConfirmar, secaoPronta } from '../edicao/operacoes.ts'
import { useBancada } from './bancada.ts'
import { confirmarAsDemais } from './confirmar-secoes.ts'
import { CONCLUSAO, IMAGENS } from './lugares.ts'
import { acrescentarSecao } from './secao.tsx'
import { useIr } from './use-ir.ts'

function ItemDaSecao({ secao, aqui, aoIr }: { secao: SecaoDoLaudo; aqui: boolean; aoIr: () => void }) {
  const { titulo, situacao } = secao
  return (
    <li>
      <button type="button" aria-current={aqui ? 'location' : undefined} onClick={aoIr}>
        <span className="le-ponto" data-situacao={situacao ?? 'SEM'} data-vazio={!secaoPronta(secao)} />
        <span className="le-nome">{titulo}</span>
        <span className="so-leitor">
          {situacao === null ? ', sem situação' : `, ${ROTULO_DA_SITUACAO[situacao].toLowerCase()}`}
          {secaoPorConfirmar(secao) && ', a conferir'}
        </span>
      </button>
    </li>
  )
}

/** Progress and the way to every section: a dot for its situation, filled when somebody looked at what it says. */
export function Trilho() {
  const bancada = useBancada()
  const { loja, lugar } = bancada
  const aqui = lugar.usar()
  const secoes = useEdicao(loja, ({ conteudo }) => conteudo.secoes)
  const comConclusao = useEdicao(loja, ({ conteudo }) => !semTexto(conteudo.conclusao))
  const imagens = useEdicao(loja, ({ conteudo }) => conteudo.imagens.length)
  const faltam = porConfirmar({ secoes }).length
  const feitas = secoes.filter(secaoPronta).length + (comConclusao ? 1 : 0)
  const total = secoes.length + 1
  const irPara = useIr()
  const ir = (alvo: string) => irPara(alvo, 'texto')
  return (
    <nav className="le-trilho" aria-label="Seções do laudo">
      <div className="le-progresso">
        <span>
          {feitas} de {total} prontas
        </span>
        <progress value={feitas} max={total} aria-label="Partes prontas" />
        {faltam > 0 && (
          <button type="button" className="le-confirmar" onClick={() => confirmarAsDemais(bancada)}>
            Confirmar as demais ({faltam})
          </button>
        )}
      </div>
      <ol>
        {secoes.map((secao) => (
          <ItemDaSecao key={secao.id} secao={secao} aqui={aqui === secao.id} aoIr={() => ir(secao.id)} />
        ))}
        <li className="le-fim">
          <button
            type="button"
            aria-current={aqui === CONCLUSAO ? 'location' : undefined}
            onClick={() => ir(CONCLUSAO)}
          >
            <Icone nome="flag" tamanho={16} />
            <span className="le-nome">Impressão diagnóstica</span>
            {!comConclusao && <span className="so-leitor">, em branco</span>}
          </button>
        </li>
        <li>
          <button type="button" aria-current={aqui === IMAGENS ? 'location' : undefined} onClick={() => ir(IMAGENS)}>
            <Icone nome="image" tamanho={16} />
            <span className="le-nome">Imagens ({imagens})</span>
          </button>
        </li>
      </ol>
      <Botao
        size="small"
        color="secondary"
        startIcon={<Icone nome="add" />}
        onClick={() => {
          bancada.janela.mudar(() => null)
          acrescentarSecao(bancada, secoes.length)
        }}
      >
        Seção
      </Botao>
    </nav>
  )
}
