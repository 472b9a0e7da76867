import './janelas.css'
import { useMemo, useState } from 'react'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { Gaveta } from '../../../ui/gaveta.tsx'
import { useFonteDoLaudo, useQuadrosDoLaudo } from '../api.ts'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { legendarImagem } from '../edicao/operacoes.ts'
import { anterioresDoLaudo } from './anteriores-do-laudo.ts'
import { ATALHOS_DO_LAUDO } from './atalhos-do-editor.ts'
import { useBancada } from './bancada.ts'
import { CartaoDoPaciente } from './cartao-do-paciente.tsx'
import { PartesDoPainel } from './painel-lateral.tsx'
import { useSalvamento } from '../../../ui/salvamento/use-salvamento.ts'
import { Trilho } from './trilho.tsx'
import { useMedicaoDoLaudo } from './use-medicao-do-laudo.ts'

// What is opened now and then does not delay the writing.
import { ConteudoLento, VisorLento } from '../../documento/index.ts'
import { parte } from '../../../ui/parte.tsx'

const Atalhos = parte(async () => (await import('../../../ui/atalhos.tsx')).Atalhos)
const DialogoDeAssinatura = parte(async () => (await import('./dialogo-de-assinatura.tsx')).DialogoDeAssinatura)
const TrazerDoAnterior = parte(async () => (await import('./trazer-do-anterior.tsx')).TrazerDoAnterior)
const Abreviaturas = parte(async () => (await import('../../abreviatura/index.ts')).AbreviaturasLentas)
const DialogoDeConflito = parte(async () => (await import('./dialogo-de-conflito.tsx')).DialogoDeConflito)

/** Of what the list of what was sent does not have yet. */
const SEM_TAMANHO = { largura: 4, altura: 3, dicom: null }

/** The figures of the laudo in the viewer, where captions are written looking at them. */
function VisorDoLaudo({ indice }: { indice: number }) {
  const { laudo, loja, visor, mudar, disponiveis } = useBancada()
  const imagens = useEdicao(loja, ({ conteudo }) => conteudo.imagens)
  const enviadas = disponiveis.usar()
  const porArquivo = useMemo(() => new Map(enviadas.map((enviada) => [enviada.arquivo, enviada])), [enviadas])
  const arquivos = imagens.map((imagem) => imagem.arquivo)
  const fonte = useFonteDoLaudo(laudo.codigo, arquivos)
  const fonteDeQuadros = useQuadrosDoLaudo(laudo.codigo, arquivos)
  const figuras = imagens.map((imagem) => ({
    ...(porArquivo.get(imagem.arquivo) ?? SEM_TAMANHO),
    ...imagem,
  }))
  const { arquivo = '', legenda = '' } = imagens[indice] ?? {}
  const anteriores = useMemo(() => anterioresDoLaudo(laudo), [laudo])
  const medicao = useMedicaoDoLaudo(imagens[indice], porArquivo.get(arquivo))
  return (
    <VisorLento
      imagens={figuras}
      indice={indice}
      fonte={fonte}
      fonteDeQuadros={fonteDeQuadros}
      {...(medicao && { medicao })}
      anteriores={anteriores}
      aoMudar={(novo) => visor.mudar(() => novo)}
      aoFechar={() => visor.mudar(() => null)}
      rodape={
        <input
          className="lv-campo"
          value={legenda}
          maxLength={300}
          placeholder="Legenda"
          aria-label={`Legenda da figura ${indice + 1}`}
          autoComplete="off"
          onChange={({ target }) => mudar(legendarImagem(arquivo, target.value))}
        />
      }
    />
  )
}

/** Asks about a conflict as soon as there is one; put off, it waits in the bar. */
function Conflito() {
  const bancada = useBancada()
  const estado = useSalvamento(bancada.salvamento)
  const [adiado, definirAdiado] = useState<unknown>(null)
  if (estado.tipo !== 'conflito' || adiado === estado) return null
  return <DialogoDeConflito base={estado.base} deles={estado.deles} aoAdiar={() => definirAdiado(estado)} />
}

/** The laudo as it stands now, with the look of the signed one. */
function Previa({ aoFechar }: { aoFechar: () => void }) {
  const { laudo, loja } = useBancada()
  const { titulo, conteudo } = useEdicao(loja, (edicao) => edicao)
  return (
    <Dialogo
      aberto
      largura="lg"
      aoFechar={aoFechar}
      titulo="Como será lido"
      descricao="As imagens e a identificação completa entram na assinatura."
    >
      <ConteudoLento laudo={{ ...laudo, titulo, conteudo }} />
    </Dialogo>
  )
}

/** Whatever covers the editor, one at a time. */
export function Janelas() {
  const { laudo, janela, visor } = useBancada()
  const aberta = janela.usar()
  const figura = visor.usar()
  const fechar = () => janela.mudar(() => null)
  return (
    <>
      {(aberta === 'assinar' || aberta === 'enviar') && <DialogoDeAssinatura para={aberta} aoFechar={fechar} />}
      {aberta === 'previa' && <Previa aoFechar={fechar} />}
      {aberta === 'atalhos' && <Atalhos grupos={ATALHOS_DO_LAUDO} aoFechar={fechar} />}
      {aberta === 'abreviaturas' && (
        <Dialogo aberto aoFechar={fechar} titulo="Minhas abreviaturas" descricao="No texto: ; a abreviatura, e espaço.">
          <Abreviaturas />
        </Dialogo>
      )}
      {aberta === 'anterior' && <TrazerDoAnterior aoFechar={fechar} />}
      {aberta === 'paciente' && (
        <Dialogo aberto aoFechar={fechar} titulo="Paciente">
          <CartaoDoPaciente laudo={laudo} />
        </Dialogo>
      )}
      {aberta === 'secoes' && (
        <Gaveta lado="esquerda" titulo="Seções" largura="20rem" aoFechar={fechar}>
          <div className="le-gaveta">
            <Trilho />
          </div>
        </Gaveta>
      )}
      {aberta === 'painel' && (
        <Gaveta titulo="Apoio à escrita" largura="24rem" aoFechar={fechar}>
          <div className="le-gaveta">
            <PartesDoPainel prefixo="gaveta" />
          </div>
        </Gaveta>
      )}
      {figura !== null && <VisorDoLaudo indice={figura} />}
      <Conflito />
    </>
  )
}
