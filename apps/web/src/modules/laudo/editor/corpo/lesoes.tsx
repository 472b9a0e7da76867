import './corpo.css'
import { MAXIMO_DE_LESOES, type Lesao } from '@vetlume/dominio/laudo'
import { ORGAOS } from '@vetlume/dominio/orgaos'
import type { KeyboardEvent } from 'react'
import { Botao } from '../../../../ui/botao.tsx'
import { Icone } from '../../../../ui/icones/icone.tsx'
import { mudarCorpo } from '../../edicao/operacoes.ts'
import { avisarComVolta } from '../avisar-com-volta.ts'
import { useBancada, type Bancada } from '../bancada.ts'
import type { CorpoDaSecaoProps } from './tipos.ts'
import { LinhaDaLesao } from './linha-da-lesao.tsx'
import { novaLesao } from './nova-lesao.ts'

const LUGARES = 'lugares-de-lesao'

/** What is done to the list of a section. */
function acoesDaLista(bancada: Bancada, secao: string) {
  const { mudar } = bancada
  const trocar = (f: (lista: Lesao[]) => Lesao[]) =>
    mudar(mudarCorpo(secao, 'LESOES', (corpo) => ({ ...corpo, lesoes: f(corpo.lesoes) })))
  const remover = (lesao: Lesao, indice: number) => {
    trocar((lista) => lista.filter(({ id }) => id !== lesao.id))
    avisarComVolta(`Lesão ${indice + 1} retirada.`, () =>
      trocar((lista) => (lista.some(({ id }) => id === lesao.id) ? lista : lista.toSpliced(indice, 0, lesao))),
    )
  }
  const aoTeclar = (evento: KeyboardEvent, lesao: Lesao, indice: number) => {
    if (evento.key === 'Enter' && !evento.ctrlKey && !evento.altKey && !evento.metaKey) {
      evento.preventDefault()
      novaLesao(bancada, secao)
    }
    if (evento.key === 'Delete' && evento.altKey) {
      evento.preventDefault()
      remover(lesao, indice)
    }
  }
  return { trocar, remover, aoTeclar }
}

/** The lesions of a section. Enter adds the next one, Alt+Delete takes one out. */
export function Lesoes({ secao }: CorpoDaSecaoProps) {
  const bancada = useBancada()
  if (secao.corpo?.tipo !== 'LESOES') return null
  const { lesoes } = secao.corpo
  const { trocar, remover, aoTeclar } = acoesDaLista(bancada, secao.id)
  return (
    <div className="lc-corpo">
      <ol className="lc-lesoes" aria-label={`Lesões de ${secao.titulo}`}>
        {lesoes.map((lesao, indice) => (
          <LinhaDaLesao
            key={lesao.id}
            lesao={lesao}
            indice={indice}
            secao={secao}
            lugares={LUGARES}
            aoTeclar={(evento) => aoTeclar(evento, lesao, indice)}
            aoMudar={(nova) => trocar((lista) => lista.map((uma) => (uma.id === lesao.id ? nova : uma)))}
            aoRemover={() => remover(lesao, indice)}
          />
        ))}
      </ol>
      <datalist id={LUGARES}>
        {Object.values(ORGAOS).map(({ nome }) => (
          <option key={nome} value={nome}>
            {nome}
          </option>
        ))}
      </datalist>
      {lesoes.length < MAXIMO_DE_LESOES && (
        <Botao
          size="small"
          color="secondary"
          startIcon={<Icone nome="add" />}
          onClick={() => novaLesao(bancada, secao.id)}
          aria-label={`Adicionar lesão em ${secao.titulo}`}
        >
          Lesão (Alt+L)
        </Botao>
      )}
    </div>
  )
}
