import type { SituacaoDaSecao } from '@vetlume/dominio/laudo'
import { ROTULO_DA_SITUACAO } from '@vetlume/dominio/laudo'
import { normalizarBusca } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { mover } from '../../../lib/mover.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { CampoComVariaveis } from './campo-com-variaveis.tsx'
import { CampoSimples, Selecao } from './campos.tsx'
import { ListaOrdenavel } from './lista-ordenavel.tsx'
import { useOficina } from './oficina.ts'

export interface FraseEmEdicao {
  atalho: string
  titulo: string
  texto: string
  situacao: SituacaoDaSecao | null
}

const SITUACOES = [
  { valor: '', rotulo: 'Não muda a situação' },
  ...(['NORMAL', 'ALTERADO', 'NAO_AVALIADO'] as const).map((valor) => ({ valor, rotulo: ROTULO_DA_SITUACAO[valor] })),
] as const

/** `bexiga-cistite`: what is typed after the slash finds a phrase by it too. */
const atalhoDe = (titulo: string) =>
  normalizarBusca(titulo)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)

interface FraseProps {
  frase: FraseEmEdicao
  caminho: string
  comSituacao: boolean
  aberta: boolean
  aoAbrir: () => void
  aoMudar: (frase: FraseEmEdicao) => void
  aoRemover: () => void
}

function Frase({ frase, caminho, comSituacao, aberta, aoAbrir, aoMudar, aoRemover }: FraseProps) {
  const temProblema = [...useOficina().problemas.usar().keys()].some((lugar) => lugar.startsWith(`${caminho}.`))
  const nome = frase.titulo.trim() === '' ? 'Frase sem nome' : frase.titulo
  const mostrar = aberta || temProblema
  return (
    <div className="lm-frase">
      <div className="lm-frase-topo">
        <button type="button" className="lm-abrir" aria-expanded={mostrar} onClick={aoAbrir}>
          <Icone nome="expand-more" tamanho="pequeno" />
          <b>{nome}</b>
          {frase.situacao !== null && <small>{ROTULO_DA_SITUACAO[frase.situacao]}</small>}
          {!mostrar && <span>{frase.texto}</span>}
        </button>
        <BotaoDeIcone size="small" rotulo={`Remover a frase ${nome}`} dica="Remover" onClick={aoRemover}>
          <Icone nome="delete-outline" tamanho="pequeno" />
        </BotaoDeIcone>
      </div>
      {mostrar && (
        <div className="lm-grade">
          <CampoSimples
            caminho={`${caminho}.titulo`}
            rotulo="Nome da frase"
            valor={frase.titulo}
            maximo={120}
            aoMudar={(titulo) => aoMudar({ ...frase, titulo, atalho: atalhoDe(titulo) })}
          />
          {comSituacao && (
            <Selecao
              caminho={`${caminho}.situacao`}
              rotulo="Situação que ela dá à seção"
              valor={frase.situacao ?? ''}
              opcoes={SITUACOES}
              aoMudar={(situacao) => aoMudar({ ...frase, situacao: situacao === '' ? null : situacao })}
            />
          )}
          <div className="lm-inteiro">
            <CampoComVariaveis
              caminho={`${caminho}.texto`}
              rotulo="Texto"
              valor={frase.texto}
              maximo={4_000}
              linhas={2}
              ajuda="Deixe ___ no lugar do que será preenchido no exame"
              aoMudar={(texto) => aoMudar({ ...frase, texto })}
            />
          </div>
        </div>
      )}
    </div>
  )
}

export interface FrasesProps {
  /** Place of the list in the draft: `secoes.0.frases`. */
  caminho: string
  /** Name that tells this list from the others on screen. */
  grupo: string
  frases: readonly FraseEmEdicao[]
  comSituacao?: boolean
  aoMudar: (frases: FraseEmEdicao[]) => void
}

/** Phrases of a section or of the conclusion: what `/` offers while a laudo is written. */
export function Frases({ caminho, grupo, frases, comSituacao = false, aoMudar }: FrasesProps) {
  const [aberta, definirAberta] = useState<number | null>(null)
  const acrescentar = () => {
    aoMudar([...frases, { atalho: '', titulo: '', texto: '', situacao: null }])
    definirAberta(frases.length)
  }
  return (
    <div className="lm-parte">
      <h3>Frases{frases.length > 0 && ` (${frases.length})`}</h3>
      <ListaOrdenavel
        grupo={grupo}
        rotulo="Frases"
        aoMover={(de, para) => {
          definirAberta(null)
          aoMudar([...mover(frases, de, para)])
        }}
        itens={frases.map((frase, indice) => ({
          // Phrases have no key of their own and may share a name: their place is their key.
          chave: `${grupo}-${indice}`,
          nome: `a frase ${frase.titulo}`,
          conteudo: (
            <Frase
              frase={frase}
              caminho={`${caminho}.${indice}`}
              comSituacao={comSituacao}
              aberta={aberta === indice}
              aoAbrir={() => definirAberta(aberta === indice ? null : indice)}
              aoMudar={(nova) => aoMudar(frases.with(indice, nova))}
              aoRemover={() => aoMudar(frases.toSpliced(indice, 1))}
            />
          ),
        }))}
      />
      <Botao size="small" startIcon={<Icone nome="add" />} onClick={acrescentar} disabled={frases.length >= 100}>
        Frase
      </Botao>
    </div>
  )
}
