import { TEXTO_VAZIO } from '@vetlume/dominio/laudo'
import { useEdicao, useRevisao } from '../../../lib/loja-de-edicao.ts'
import { mover } from '../../../lib/mover.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { CampoRico, type Frase } from '../../texto-rico/index.ts'
import { Frases } from './frases.tsx'
import { ListaOrdenavel } from './lista-ordenavel.tsx'
import { idDoLugar } from './ids-dos-lugares.ts'
import { irAoLugar } from './lugares.ts'
import { MedidasProprias } from './medidas-proprias.tsx'
import { useOficina, useProblema } from './oficina.ts'
import { DisposicaoNoPapel } from './disposicao-no-papel.tsx'
import { LinhasDaPagina } from './linhas-da-pagina.tsx'
import { Referencias } from './referencias.tsx'
import { SecaoEmEdicao } from './secao-do-modelo.tsx'
import { Selecao } from './campos.tsx'

const SEM_FRASES: readonly Frase[] = []
const MAXIMO_DE_SECOES = 60

function Secoes() {
  const oficina = useOficina()
  const { loja, abertas, mudarLaudo } = oficina
  const secoes = useEdicao(loja, ({ laudo }) => laudo?.secoes) ?? []
  const todasAbertas = abertas.usar().size >= secoes.length
  const problema = useProblema('secoes')
  const acrescentar = () => {
    const id = crypto.randomUUID()
    const nova = {
      id,
      titulo: '',
      orgao: null,
      situacao: null,
      motivo: null,
      texto: TEXTO_VAZIO,
      medidas: [],
      frases: [],
    }
    mudarLaudo(() => ({ secoes: [...secoes, nova] }))
    irAoLugar(oficina, `secoes.${secoes.length}.titulo`)
  }
  return (
    <Secao
      titulo="Seções"
      acoes={
        secoes.length > 1 && (
          <Botao
            size="small"
            onClick={() => abertas.mudar(() => new Set(todasAbertas ? [] : secoes.map(({ id }) => id)))}
          >
            {todasAbertas ? 'Fechar todas' : 'Abrir todas'}
          </Botao>
        )
      }
    >
      <div id={idDoLugar('secoes')} tabIndex={-1}>
        {problema !== undefined && <p className="lm-problema">{problema}</p>}
        <ListaOrdenavel
          grupo="secoes"
          rotulo="Seções do laudo"
          aoMover={(de, para) => mudarLaudo(() => ({ secoes: [...mover(secoes, de, para)] }))}
          itens={secoes.map(({ id, titulo }, indice) => ({
            chave: id,
            nome: titulo.trim() === '' ? 'a seção' : titulo,
            conteudo: <SecaoEmEdicao id={id} indice={indice} />,
          }))}
        />
      </div>
      <Botao
        variant="outlined"
        startIcon={<Icone nome="add" />}
        onClick={acrescentar}
        disabled={secoes.length >= MAXIMO_DE_SECOES}
        className="lm-incluir longe"
      >
        Nova seção
      </Botao>
    </Secao>
  )
}

function Conclusao() {
  const { loja, mudarLaudo } = useOficina()
  const laudo = useEdicao(loja, (atual) => atual.laudo)
  const revisao = useRevisao(loja)
  const problema = useProblema('conclusao')
  if (laudo === null) return null
  return (
    <Secao titulo="Conclusão" descricao="Impressa como “Impressão diagnóstica”.">
      <div className="lm-pilha">
        <div>
          <div className="lm-rico" data-erro={problema !== undefined}>
            <CampoRico
              key={revisao}
              id={idDoLugar('conclusao')}
              rotulo="Texto com que a conclusão começa"
              dica="Em branco, cada laudo começa sem conclusão"
              inicial={laudo.conclusao}
              frases={SEM_FRASES}
              aoMudar={(conclusao) => mudarLaudo(() => ({ conclusao }))}
            />
          </div>
          {problema !== undefined && <p className="lm-problema">{problema}</p>}
        </div>
        <Frases
          caminho="frasesDeConclusao"
          grupo="frases-da-conclusao"
          frases={laudo.frasesDeConclusao.map((frase) => ({ ...frase, situacao: null }))}
          aoMudar={(frases) =>
            mudarLaudo(() => ({
              frasesDeConclusao: frases.map(({ atalho, titulo, texto }) => ({ atalho, titulo, texto })),
            }))
          }
        />
      </div>
    </Secao>
  )
}

const POR_PAGINA = Array.from({ length: 10 }, (_, i) => ({ valor: String(i + 1), rotulo: String(i + 1) }))

function Pagina() {
  const { loja, mudarLaudo } = useOficina()
  const laudo = useEdicao(loja, (atual) => atual.laudo)
  if (laudo === null) return null
  return (
    <Secao titulo="Página">
      <div className="lm-pilha">
        <div className="lm-grade">
          <Selecao
            caminho="imagensPorPagina"
            rotulo="Imagens por página"
            valor={String(laudo.imagensPorPagina)}
            opcoes={POR_PAGINA}
            aoMudar={(valor) => mudarLaudo(() => ({ imagensPorPagina: Number(valor) }))}
          />
        </div>
        <DisposicaoNoPapel
          secoes={laudo.secoes}
          impressao={laudo.impressao}
          aoMudar={(impressao) => mudarLaudo(() => ({ impressao }))}
        />
        <LinhasDaPagina
          cabecalho={laudo.cabecalho ?? []}
          rodape={laudo.rodape ?? []}
          aoMudar={(linhas) => mudarLaudo(() => linhas)}
        />
      </div>
    </Secao>
  )
}

/** The draft of a laudo model: what its laudos start with. */
export function EditorDeLaudo() {
  return (
    <>
      <Secoes />
      <Conclusao />
      <MedidasProprias />
      <Referencias />
      <Pagina />
    </>
  )
}
